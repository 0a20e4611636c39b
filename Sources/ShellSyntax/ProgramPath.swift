import Bytes

/// Programs that are named by where they are: `./tool`, `../tool`, `~/bin/tool`, `/opt/tool/bin/run`, `$HOME/bin/tool`.
///
/// Only evidence that a text is a command: files that no one runs have paths, too.
package enum ProgramPath {
  private static let scriptEndings: Set<String> = [
    "sh", "bash", "zsh", "ksh", "csh", "fish", "command", "py", "pl", "rb", "js", "mjs", "php", "lua", "tcl", "awk",
    "exp", "run", "bin", "exe", "bat", "cmd", "ps1", "AppImage",
  ]

  /// Whether a path is that of a program, no matter what follows it: one that begins where the person is (`./tool`,
  /// `../tool`), that is in a folder which holds nothing but programs (`/etc/init.d/iscsi`), or that is fully given
  /// and ends as scripts do (`~/setup.py`).
  package static func isProgram(_ word: String) -> Bool {
    guard !word.hasSuffix("/") else { return false }
    if word.hasPrefix("./") || word.hasPrefix("../") { return word.utf8.last != UInt8(ascii: ".") }
    guard !word.utf8.contains(where: others.contains) else { return false }
    return isInProgramFolder(word) || beginsAtFixedPlace(word) && isScript(word)
  }

  /// Whether a path that is not known to be a program's is one because an option follows it:
  /// `/opt/splunk/splunk --accept-license`. Devices and what the system shows as files do nothing.
  static func isProgram(_ word: String, before arguments: some Sequence<String>) -> Bool {
    guard beginsAtFixedPlace(word), !word.hasSuffix("/"), !word.utf8.contains(where: others.contains),
      !["/dev/", "/proc/", "/sys/"].contains(where: word.hasPrefix)
    else { return false }
    return arguments.contains { argument in
      let name = argument.utf8.drop { $0 == UInt8(ascii: "-") }
      return argument.utf8.count - name.count == 2 && name.count > 1
        && name.allSatisfy {
          $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") || $0 > 0x2F && $0 != UInt8(ascii: ">")
        }
    }
  }

  /// Whether a file of that name is written to be run.
  package static func isScript(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name[name.index(before: dot)] != "/" else {
      return false
    }
    return scriptEndings.contains(String(name[name.index(after: dot)...]))
  }

  /// The path begins at the root, at home or at what a variable holds, or where the person is: `./`, `../`.
  package static func beginsAtFixedPlace(_ word: String) -> Bool {
    if ["/", "~/", "./", "../"].contains(where: word.hasPrefix) { return !word.hasPrefix("//") }
    guard word.hasPrefix("$"), let slash = word.firstIndex(of: "/") else { return false }
    var name = word[..<slash].dropFirst()
    if name.first == "{", name.last == "}" { name = name.dropFirst().dropLast() }
    return !name.isEmpty && name.utf8.allSatisfy(\.isNameByte)
  }

  /// What is in an address, a placeholder or a pattern.
  private static let others: ByteSet = ":<*?"
  private static let programFolders = ["/bin/", "/sbin/", "/init.d/"]

  /// `wlp/bin/server` is in the folder of a product.
  private static func isInProgramFolder(_ word: String) -> Bool {
    // Most words are no paths at all.
    guard word.containsBytes(of: "/"),
      beginsAtFixedPlace(word) || word.utf8.first.map({ (0x61...0x7A).contains($0) }) == true
    else { return false }
    return programFolders.contains { word.hasPrefix($0.dropFirst()) || word.containsBytes(of: $0) }
  }
}

extension ShellCommand {
  /// Whether it calls a program by its path.
  package var callsPath: Bool {
    guard let words = simpleCommands.first?.words, let first = words.first else { return false }
    var path = first.literal ?? first.text
    if first.literal == nil, path.first == "\"", path.last == "\"", path.count > 2 {
      path = String(path.dropFirst().dropLast())
    }
    return ProgramPath.isProgram(path) || ProgramPath.isProgram(path, before: words.dropFirst().lazy.map(\.text))
  }
}
