import Bytes
package import Diagnostics

/// How `passo check` is to judge: which rules, how severely, and where; see ``CheckConfigurationReader`` for the file.
package struct CheckConfiguration: Sendable {
  /// Severity of a rule, or nil: off.
  package typealias Severities = [String: Severity?]

  /// Settings for some paths only; a later one wins.
  package struct Override: Sendable {
    package var paths: [PathPattern]
    package var severities: Severities

    package init(paths: [PathPattern], severities: Severities) {
      self.paths = paths
      self.severities = severities
    }
  }

  package var severities: Severities = [:]
  package var overrides: [Override] = []
  /// Only pages that one of these matches are checked; empty: all.
  package var included: [PathPattern] = []
  package var excluded: [PathPattern] = []
  /// File with the texts of keyword references, relative to the configuration.
  package var keywords: String?
  /// Files with tables of programs, relative to the configuration.
  package var commands: [String] = []
  /// Programs of the site's own, which no list of programs knows.
  package var vocabulary: Set<String> = []
  /// The folder of the source pages, relative to the configuration, or the language of the sources, such as `en`.
  package var source: String?
  /// Whether ShellCheck is asked about the commands.
  package var asksShellCheck = false
  /// Numbers of ShellCheck's that are left out: 2086 for SC2086.
  package var excludedShellChecks: Set<Int> = []

  package init() {}

  /// - Parameter path: relative to the configuration.
  package func covers(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
  }

  /// The diagnostics that are wanted for a page, with the severities that are.
  ///
  /// - Parameters:
  ///   - diagnostics: all that were found in the page.
  ///   - path: relative to the configuration.
  ///   - source: the page.
  package func judged(_ diagnostics: [Diagnostic], path: String, in source: SourceFile) -> [Diagnostic] {
    var own = severities
    for override in overrides where override.paths.contains(where: { $0.matches(path) }) {
      own.merge(override.severities) { $1 }
    }
    guard !own.isEmpty || !vocabulary.isEmpty else { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      if diagnostic.rule == "unknown-program", isKnown(source.text(in: diagnostic.range)) { return nil }
      guard let wanted = own[diagnostic.rule] else { return diagnostic }
      return wanted.map {
        var judged = diagnostic
        judged.severity = $0
        return judged
      }
    }
  }

  private func isKnown(_ text: String) -> Bool {
    text.split(whereSeparator: \.isSpace).first.map { vocabulary.contains(String($0)) } ?? false
  }
}
