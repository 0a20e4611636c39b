import ShellSyntax

extension Runbook {
  /// Several pages as one, in their order: what one run does. Each was read with an `idPrefix` of its own; a name that
  /// several use has one value.
  ///
  /// - Parameter pages: with the name by which a person knows each; at least one.
  package static func joined(_ pages: [(name: String, runbook: Runbook)]) -> Runbook {
    var joined = pages[0].runbook
    guard pages.count > 1 else { return joined }
    let runbooks = pages.map(\.runbook)
    joined.document = DocumentIdentity(
      path: pages.map(\.name).joined(separator: ", "),
      title: runbooks.compactMap(\.document.title).joined(separator: " · "), locale: joined.document.locale,
      lastUpdated: nil,
      digest: DocumentDigest(of: Array(runbooks.map(\.document.sha256).joined(separator: " ").utf8)))
    joined.procedures = procedures(of: pages)
    let used = Set(joined.actions.flatMap(\.placeholders).map { PlaceholderKey.key(of: $0) })
    var seen: Set<String> = []
    joined.placeholders = runbooks.flatMap(\.placeholders).filter { placeholder in
      // What an earlier page sets is no blank of a later one.
      (used.contains(placeholder.key) || !placeholder.name.hasPrefix("$")) && seen.insert(placeholder.key).inserted
    }
    joined.diagnostics = runbooks.flatMap(\.diagnostics)
    joined.blocks = runbooks.flatMap(\.blocks)
    joined.longOptions = runbooks.reduce(into: []) { $0.formUnion($1.longOptions) }
    joined.questions = runbooks.reduce(into: [:]) { $0.merge($1.questions) { first, _ in first } }
    joined.pagesBefore = []
    return joined
  }

  /// With the name of their page, and without asking for the variables that an earlier page sets.
  private static func procedures(of pages: [(name: String, runbook: Runbook)]) -> [Procedure] {
    var set: Set<String> = []
    return pages.flatMap { page in
      let known = set
      set.formUnion(page.runbook.actions.flatMap(\.sets).map { "$" + $0 })
      return page.runbook.procedures.map { procedure in
        var procedure = procedure
        procedure.title = "\(page.name): \(procedure.title)"
        for step in procedure.steps.indices {
          for action in procedure.steps[step].actions.indices {
            procedure.steps[step].actions[action].placeholders.removeAll(where: known.contains)
          }
        }
        return procedure
      }
    }
  }
}
