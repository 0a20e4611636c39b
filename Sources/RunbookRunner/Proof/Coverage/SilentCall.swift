import ShellSyntax

/// A command that prints nothing when all is well, and one that shows what it has done.
struct SilentCall {
  private let call: SimpleCommand
  private let program: String
  private let arguments: [String]

  /// Nil where it prints something, or may.
  init?(_ call: SimpleCommand) {
    let words = call.calledWords
    self.call = call
    program = words.first?.literal ?? ""
    arguments = words.dropFirst().map(\.text)
    guard call.words.isEmpty || call.programEntry.printsNothing || isRedirected || isQuiet else { return nil }
  }

  private var isRedirected: Bool { call.redirections.contains { [">", ">>", "&>"].contains($0.operation) } }

  /// Programs that print in some of their uses only. Source: tar(1), sed(1), test(1).
  private var isQuiet: Bool {
    switch program {
    case "tar": letters.contains { "cxru".contains($0) } && !letters.contains { "vt".contains($0) }
    case "sed": arguments.contains { $0.hasPrefix("-i") || $0 == "--in-place" || $0.hasPrefix("--in-place=") }
    case "test", "[": true
    default: false
    }
  }

  /// `czf`, `-xzf` and `-c -f`
  private var letters: String {
    arguments.enumerated().filter { $0 == 0 || $1.hasPrefix("-") && !$1.hasPrefix("--") }.map(\.element).joined()
      + arguments.filter { ["--create", "--extract", "--list", "--verbose"].contains($0) }.map {
        String($0.dropFirst(2).prefix(1)).replacing("e", with: "x").replacing("l", with: "t")
      }.joined()
  }

  private var operands: [String] {
    arguments.filter { !$0.hasPrefix("-") && $0 != "]" && $0 != "--" }
  }

  /// What shows the result; nil where no program is known for it.
  var check: String? {
    if isRedirected {
      let file = call.redirections.last { [">", ">>", "&>"].contains($0.operation) }?.target?.text
      return file.flatMap { $0.hasPrefix("/dev/") ? nil : Self.call("cat", $0) }
    }
    guard let last = operands.last else { return nil }
    switch program {
    case "mkdir", "touch", "test", "[": return Self.call("ls", "-d", last)
    case "cp", "mv", "ln", "install": return Self.call("ls", last)
    case "chmod", "chown", "chgrp": return Self.call("ls", "-ld", last)
    case "sed": return Self.call("cat", last)
    case "cd", "pushd": return "pwd"
    case "useradd", "usermod", "adduser": return Self.call("id", last)
    case "tar": return archive.map { letters.contains("x") ? "ls" : Self.call("tar", "tf", $0) }
    default: return nil
    }
  }

  private static func call(_ words: String...) -> String { words.joined(separator: " ") }

  /// The first operand after letters with `f`: `tar czf a.tgz docs`.
  private var archive: String? {
    guard let index = arguments.firstIndex(where: { !$0.hasPrefix("--") && $0.contains("f") }) else { return nil }
    return index + 1 < arguments.count ? arguments[index + 1] : nil
  }
}
