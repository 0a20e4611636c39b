import Bytes

/// Recognises command lines of Windows' own shells, which no session of Passo can run.
enum WindowsSyntax {
  private static let cmdlets: Set<String> = [
    "iex", "invoke-expression", "invoke-webrequest", "invoke-restmethod", "new-object", "set-executionpolicy",
    "get-content", "set-content", "start-process", "import-module", "install-module", "get-childitem", "write-host",
    "convertto-securestring", "set-item", "new-item",
  ]

  static func isPowerShell(_ text: String) -> Bool {
    let start = withoutComments(text[...])
    if start.first == "(" { return isCmdlet(start.dropFirst().prefix { !$0.isSpace && $0 != ")" }) }
    if start.hasPrefix("[") {
      guard let close = start.firstIndex(of: "]") else { return false }
      return start[close...].hasPrefix("]::")
    }
    if start.hasPrefix("$env:") || text.containsBytes(of: "New-Object ") { return true }
    // `.\install` runs a program of the folder.
    if start.hasPrefix(".\\"), start.dropFirst(2).first?.isAlphabetic == true { return true }
    let word = start.prefix { !$0.isSpace && $0 != "(" }
    return cmdlets.contains(word.lowercased()) || isCmdlet(word)
  }

  /// From the first line that is no comment.
  private static func withoutComments(_ text: Substring) -> Substring {
    var rest = text.drop(while: \.isSpace)
    while rest.first == "#", let end = rest.firstIndex(where: \.isNewline) {
      rest = rest[end...].drop(while: \.isSpace)
    }
    return rest
  }

  /// `Expand-Archive`: a verb that PowerShell approves of, and a noun, both with a capital.
  private static func isCmdlet(_ word: Substring) -> Bool {
    let parts = word.parts(separatedBy: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && verbs.contains(String(parts[0])) && parts[1].first?.isUppercase == true
      && parts[1].allSatisfy { $0.isASCII && ($0.isAlphabetic || $0.isNumeric) }
  }

  /// Those of the documentation of PowerShell ("Approved Verbs for PowerShell Commands") that pages use.
  private static let verbs: Set<String> = [
    "Add", "Clear", "Compress", "Connect", "ConvertFrom", "ConvertTo", "Copy", "Disable", "Disconnect", "Dismount",
    "Enable", "Expand", "Export", "Find", "Format", "Get", "Import", "Initialize", "Install", "Invoke", "Measure",
    "Mount", "Move", "New", "Out", "Read", "Register", "Remove", "Rename", "Resolve", "Restart", "Restore", "Resume",
    "Save", "Select", "Send", "Set", "Start", "Stop", "Test", "Unblock", "Uninstall", "Unregister", "Update", "Wait",
    "Write",
  ]

  /// `set NAME=value`, `%NAME%`, `C:\\path`.
  static func isCommandPrompt(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: "%")) || bytes.contains(UInt8(ascii: "\\")) || bytes.contains(UInt8(ascii: "="))
    else { return false }
    // Neither a variable, nor the name of a drive, nor `set`.
    let first = bytes.first { $0 > 0x20 } ?? 0
    guard bytes.contains(UInt8(ascii: "%")) || text.containsBytes(of: ":\\") || first | 0x20 == UInt8(ascii: "s") else {
      return false
    }
    let words = text.split(whereSeparator: \.isSpace)
    if words.first?.lowercased() == "set", words.count == 2, words[1].containsBytes(of: "=") { return true }
    return words.contains { word in
      let parts = word.parts(separatedBy: "%", omittingEmptySubsequences: false)
      // `date +%H%M%S` looks much the same.
      let isVariable =
        parts.count >= 3 && parts[1].count >= 3 && parts[1].allSatisfy { $0.isUppercase || $0 == "_" }
        && !word.hasPrefix("+")
      return isVariable || word.dropFirst().hasPrefix(":\\") && word.first?.isAlphabetic == true
    }
  }

  /// A program in a folder, and nothing else: `venv\Scripts\activate`.
  static func isPath(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "\\"), omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty }
      && parts.joined().allSatisfy { $0.isAlphanumeric || "-_.".utf8.contains($0) }
  }

  static func isWindows(_ text: String) -> Bool { isPowerShell(text) || isCommandPrompt(text) }
}
