import Bytes
import RunbookReport

extension Surroundings {
  /// The file with the person's history, which need not be there, and how it is written; nil without a home.
  ///
  /// Sources: the manual of bash (`HISTFILE`), zshparam(1) (`HISTFILE`, `ZDOTDIR`), the documentation of fish
  /// (`history`).
  var historyFile: (path: String, format: ShellHistory.Format?)? {
    if let path = variable("HISTFILE") { return (path, Surroundings.historyFormat(of: path)) }
    guard let home = variable("HOME") else { return nil }
    let zsh = variable("ZDOTDIR") ?? home
    let data = variable("XDG_DATA_HOME") ?? home + "/.local/share"
    let files = [
      home + "/.bash_history", zsh + "/.zsh_history", zsh + "/.histfile", zsh + "/.zhistory",
      data + "/fish/fish_history",
    ]
    let shell = variable("SHELL")?.split(separator: "/").last.map(String.init) ?? "bash"
    let own = files.filter { Surroundings.historyFormat(of: $0)?.rawValue == shell }
    // Of a shell that leaves no history, or has left none, the one that was written to last.
    let path =
      own.first(where: FileContent.exists)
      ?? files.max { (FileContent.stamp(of: $0) ?? []).lexicographicallyPrecedes(FileContent.stamp(of: $1) ?? []) }
    return path.map { ($0, Surroundings.historyFormat(of: $0)) }
  }

  /// As its name says; nil where it does not.
  static func historyFormat(of path: String) -> ShellHistory.Format? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name.containsBytes(of: "fish") { return .fish }
    if name.containsBytes(of: "zsh") || name.hasSuffix(".zhistory") || name.hasSuffix(".histfile") { return .zsh }
    return name.containsBytes(of: "bash") ? .bash : nil
  }
}
