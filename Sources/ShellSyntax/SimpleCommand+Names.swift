import Bytes

/// What a simple command sets and needs.
extension SimpleCommand {
  /// The variables that it sets in the shell that runs it.
  package var assignedNames: [String] {
    guard let program else { return words.isEmpty ? assignments.map(\.name) : [] }
    let arguments = words.dropFirst()
    switch program {
    case "export", "declare", "typeset", "local", "readonly":
      return arguments.compactMap(Self.assignedName)
    case "read": return Self.names(readBy: arguments)
    case "readarray", "mapfile": return Self.names(readBy: arguments.filter { $0.text != "-t" }[...])
    case "printf":
      guard let flag = arguments.firstIndex(where: { $0.text == "-v" }), flag + 1 < arguments.endIndex else {
        return []
      }
      return [arguments[flag + 1].literal].compactMap { $0 }
    case "getopts": return arguments.dropFirst().prefix(1).compactMap(\.literal)
    default: return []
    }
  }

  /// `NAME=…` as an argument.
  private static func assignedName(_ word: ShellWord) -> String? {
    // `export "NAME=…"`
    let text = word.text.utf8.drop { $0 == .singleQuote || $0 == .doubleQuote }
    let name = text.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "+") }
    guard name.count < text.count, name.first?.isNameStart == true, name.allSatisfy(\.isNameByte) else {
      return nil
    }
    return String(Substring(name))
  }

  /// The options of bash's `read` and `readarray` that take a value.
  private static let optionsWithValue: Set<String> = ["-p", "-t", "-n", "-N", "-d", "-i", "-u", "-O", "-c", "-C"]

  private static func names(readBy arguments: ArraySlice<ShellWord>) -> [String] {
    var names: [String] = []
    var isValue = false
    for word in arguments {
      if isValue {
        isValue = false
      } else if word.isOption {
        isValue = optionsWithValue.contains(word.text)
      } else if let name = word.literal, name.utf8.first?.isNameStart == true, name.utf8.allSatisfy(\.isNameByte) {
        names.append(name)
      }
    }
    return names
  }

  /// The program that it is about and its arguments, without `sudo`, `env`, `time` and their kin before it.
  package var calledWords: ArraySlice<ShellWord> {
    var rest = words[...]
    while let name = rest.first?.programName, let wrapper = Wrapper.all[name] {
      rest = wrapper.inner(rest.dropFirst(), text: \.text)
    }
    return rest
  }

  /// The programs that it starts and that must be installed.
  var programs: [String] {
    var found: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard let name = word.literal, !name.isEmpty else { break }
      if !KnownPrograms.isShellWord(name) { found.append(name) }
      guard let wrapper = Wrapper.all[word.programName ?? name] else { break }
      rest = wrapper.inner(rest, text: \.text)
    }
    return found
  }
}
