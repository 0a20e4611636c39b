package import Diagnostics

/// Diagnostics for a person: `file:line:column: severity: message [rule]`, and the place itself.
package struct DiagnosticText: Sendable {
  private let language: Language
  private let style: TextStyle

  package init(language: Language = .english, style: TextStyle = TextStyle()) {
    self.language = language
    self.style = style
  }

  /// The message, the line of the page with a caret under what is meant, and what to do about it. The column counts
  /// characters, as editors do.
  ///
  /// - Parameters:
  ///   - diagnostic: what is shown.
  ///   - source: the page that it is about.
  ///   - start: where it begins, in characters, where that is known.
  package func text(of diagnostic: Diagnostic, in source: SourceFile, at start: SourcePosition? = nil) -> String {
    let start = start ?? source.inCharacters(diagnostic.range.start)
    let place = style.paint("\(TerminalSafe.line(source.path)):\(start.line):\(start.column):", .strong)
    let severity = style.paint(diagnostic.severity.word(in: language) + ":", diagnostic.severity.tone)
    let message = TerminalSafe.line(language.say(diagnostic.message))
    var lines = ["\(place) \(severity) \(message) [\(diagnostic.rule)]"]
    lines += SourceExcerpt(of: diagnostic.range, in: source, width: style.width).lines(style: style)
    if let help = diagnostic.help {
      lines.append("    " + TerminalSafe.line(language.say("help: \(language.say(help))")))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `12 files, 41 blocks · 3 errors, 5 warnings, 1 info · 0.2 s`
  package func summary(files: Int, blocks: Int, diagnostics: [Diagnostic], seconds: Double) -> String {
    func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
    let read = Message("\(count: files, "file", "files"), \(count: blocks, "block", "blocks")")
    var found = [
      language.say("\(count: count(.error), "error", "errors"), \(count: count(.warning), "warning", "warnings")")
    ]
    let infos = count(.info)
    if infos > 0 { found.append(language.say("\(count: infos, "info", "infos")")) }
    return "\(language.say(read)) · \(found.joined(separator: ", ")) · \(language.duration(seconds: seconds))\n"
  }
}
