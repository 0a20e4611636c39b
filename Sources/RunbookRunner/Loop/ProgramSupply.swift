import RunbookModel
import ShellSyntax

/// Whether a step brings programs along, so that they need not be there before.
enum ProgramSupply {
  /// What puts programs on a system, or runs what no one has read.
  private static let installers: Set<String> = [
    ".", "source", "eval", "sh", "bash", "apt", "apt-get", "dnf", "yum", "zypper", "apk", "pacman", "brew", "snap",
    "pip", "pip3", "pipx", "npm", "cargo", "go", "gem", "dpkg", "rpm", "make", "install", "tar", "unzip",
  ]

  /// Whether the action may bring this program: it names it, sets `PATH`, or installs something.
  static func mayBring(_ program: String, _ action: Action) -> Bool {
    let text = action.text ?? ""
    // A file of the page's own folders is unpacked, cloned, made, or where a step goes to.
    if isOfFolder(program), action.kind == .command { return true }
    if action.sets.contains("PATH") || mentions(program, in: text) { return true }
    guard action.kind == .command else { return false }
    return ShellScript.known(text).commands.flatMap(\.simpleCommands).contains { command in
      command.words.prefix(2).contains { $0.literal.map(installers.contains) ?? false }
    }
  }

  /// `./configure` after other commands of the same block: `git clone … && cd tool && ./configure`.
  static func mayFollow(_ program: String, within action: Action) -> Bool {
    isOfFolder(program) && action.programs.first != program
  }

  private static func isOfFolder(_ program: String) -> Bool {
    program.contains("/") && !program.hasPrefix("/") && !program.hasPrefix("~")
  }

  /// As a word of its own, or at the end of a path.
  private static func mentions(_ name: String, in text: String) -> Bool {
    let words = text.utf8.split {
      !((48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || "._+-".utf8.contains($0))
    }
    return words.contains { $0.elementsEqual(name.utf8) }
  }
}
