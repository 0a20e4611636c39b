package import RunbookModel

/// What a list of pages shows of one page, and what is searched for words.
package struct PageSummary: Hashable, Sendable {
  /// A line of the page that a search looks at.
  package struct Line: Hashable, Sendable {
    package var number: Int
    package var text: String

    package init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  /// nil: the page has none.
  package var title: String?
  package var steps: Int
  package var procedures: Int
  /// Names of the values that a run asks for, without brackets, in order of first use.
  package var values: [String]
  /// Headings, titles of procedures, commands and values, in the order of the page.
  package var lines: [Line]

  package init(title: String?, steps: Int, procedures: Int, values: [String], lines: [Line]) {
    self.title = title
    self.steps = steps
    self.procedures = procedures
    self.values = values
    self.lines = lines
  }

  /// - Parameter headings: of the page, as it writes them.
  package init(of runbook: Runbook, headings: [Line]) {
    let plan = PlanMaker(runbook, selection: Selection()).plan(with: Bindings())
    let values = plan.questions.map { PlaceholderName.bare($0.name) }
    var lines = headings
    lines += runbook.procedures.map { Line(number: $0.line, text: $0.title) }
    for action in runbook.actions {
      guard let text = action.text else { continue }
      let own = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines += own.enumerated().map { Line(number: action.textLine + $0, text: String($1)) }
    }
    // A value is searched where it is described, or else where it is first used.
    lines += plan.questions.map { question in
      let line = question.describedAt.first?.line ?? PageSummary.line(of: question, in: runbook)
      return Line(number: line, text: PlaceholderName.bare(question.name))
    }
    var seen: Set<Line> = []
    let sorted = lines.filter { !$0.text.isEmpty && seen.insert($0).inserted }
      .enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
    self.init(
      title: runbook.document.title, steps: runbook.procedures.reduce(0) { $0 + $1.steps.count },
      procedures: runbook.procedures.count, values: values, lines: sorted.map(\.element))
  }

  private static func line(of placeholder: Placeholder, in runbook: Runbook) -> Int {
    let user = runbook.actions.first { action in
      action.placeholders.contains { placeholder.spellings.contains($0) || $0 == placeholder.name }
    }
    return user?.textLine ?? 1
  }
}
