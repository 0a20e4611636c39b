import Bytes

/// Lines after `# ` that say what the calls below them do, though each begins with a program:
///
///     # git clean -fdx removes everything
///     mytool clean
///
/// As prompts of root they would run, and the calls would be their output.
struct CommentedCalls {
  /// Whether a call by its form is right below each of them that has something else below it than the next one.
  let areAll: Bool

  init(_ bytes: [UInt8], lines: [Range<Int>], prompts: [ShellPrompt?]) {
    let marked = prompts.indices.filter { prompts[$0]?.text == "#" }
    var areCalled: [Bool] = []
    for (prompt, next) in zip(marked, marked.dropFirst() + [lines.count]) {
      let below = lines[(prompt + 1)..<next].map { bytes[$0] }.filter { $0.contains { !$0.isBlank } }
      let first = below.first { $0.first { !$0.isBlank } != .hash }
      if let first, let end = prompts[prompt]?.end {
        areCalled.append(Self.mayBeWords(bytes[end..<lines[prompt].upperBound]) && Self.isCall(first))
      } else if below.isEmpty, next < lines.count {
        // `# apt-get update`, `# apt-get install web`: two in a row are typed.
        areCalled.append(false)
      }
    }
    areAll = !areCalled.isEmpty && areCalled.allSatisfy { $0 }
  }

  /// `git clean -fdx removes everything`, `cp the file`: a word of nothing but letters is in it, and no sign that only a
  /// shell reads. `cat /etc/hosts` is typed.
  private static func mayBeWords(_ command: ArraySlice<UInt8>) -> Bool {
    guard !command.contains(where: { "\\|<>;&$=`\"".utf8.contains($0) }) else { return false }
    return command.split(whereSeparator: \.isBlank).dropFirst().contains { $0.allSatisfy(\.isLetter) }
  }

  /// `mytool clean`, `./run.sh`, `MODE=fast ./run.sh`, `make`; neither `nginx.service - a server` nor `all done.`
  private static func isCall(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(whereSeparator: \.isBlank)
    guard let name = words.first, line.first?.isBlank == false, !PrintedAnswer.isPrinted(line) else { return false }
    if ["./", "../", "~/"].contains(where: { name.starts(with: $0.utf8) }) || KnownPrograms.contains(name.text) {
      return true
    }
    guard words.count > 1 else { return false }
    if let sign = name.firstIndex(of: UInt8(ascii: "=")), sign > name.startIndex {
      return name[..<sign].allSatisfy { $0.isUppercase || $0.isDigit || $0 == UInt8(ascii: "_") }
    }
    return name.first?.isLetter == true
      && name.allSatisfy { $0.isNameByte && !$0.isUppercase || $0 == UInt8(ascii: "-") }
      && !words.contains { Self.saying.contains($0.text) }
  }

  /// Words of messages that no one types: `web is running`.
  private static let saying: Set<String> = ["is", "are", "was", "were", "has", "have", "not"]
}
