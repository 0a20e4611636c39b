import Bytes

extension ShellWord {
  /// A program by the last component of its path, `/usr/bin/ssh`, as it may be called either way.
  var programName: String? {
    // Most are called by their names.
    guard let literal, literal.containsBytes(of: "/"), let slash = literal.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return literal }
    return String(literal[literal.utf8.index(after: slash)...])
  }
}

extension SimpleCommand {
  var programName: String? { words.first?.programName }
}
