import Diagnostics

/// Recognises command lines of Windows' own shells, which no session of Passo can run.
enum WindowsSyntax {
  private static let cmdlets: Set<String> = [
    "iex", "invoke-expression", "invoke-webrequest", "invoke-restmethod", "new-object", "set-executionpolicy",
    "get-content", "set-content", "start-process", "import-module", "install-module", "get-childitem", "write-host",
    "convertto-securestring", "set-item", "new-item",
  ]

  static func isPowerShell(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace }
    if start.hasPrefix("[") {
      guard let close = start.firstIndex(of: "]") else { return false }
      return start[close...].hasPrefix("]::")
    }
    if start.hasPrefix("$env:") || text.contains("New-Object ") { return true }
    let word = start.prefix { !$0.isWhitespace && $0 != "(" }.lowercased()
    return cmdlets.contains(word)
  }

  /// `set NAME=value`, `%NAME%`, `C:\\path`.
  static func isCommandPrompt(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: "%")) || bytes.contains(UInt8(ascii: "\\")) || bytes.contains(UInt8(ascii: "="))
    else { return false }
    // Neither a variable, nor the name of a drive, nor `set`.
    let first = bytes.first { $0 > 0x20 } ?? 0
    guard bytes.contains(UInt8(ascii: "%")) || text.contains(":\\") || first | 0x20 == UInt8(ascii: "s") else {
      return false
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.first?.lowercased() == "set", words.count == 2, words[1].contains("=") { return true }
    return words.contains { word in
      let parts = word.split(separator: "%", omittingEmptySubsequences: false)
      // `date +%H%M%S` looks much the same.
      let isVariable =
        parts.count >= 3 && parts[1].count >= 3 && parts[1].allSatisfy { $0.isUppercase || $0 == "_" }
        && !word.hasPrefix("+")
      return isVariable || word.dropFirst().hasPrefix(":\\") && word.first?.isLetter == true
    }
  }

  static func isWindows(_ text: String) -> Bool { isPowerShell(text) || isCommandPrompt(text) }
}
