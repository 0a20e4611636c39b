import Diagnostics
import RunbookModel
import RunbookRunner

/// Many runs as one HTML page: what did not pass where, and a matrix of steps, the odd ones first.
///
/// Runs that came out the same share a row, so that ten thousand of them are a page that a browser opens at once.
struct MergedHTML {
  let report: MergedReport
  let groups: MergedGroups
  let words: ReportWords
  /// The runs that did not pass, by name, as many as have a section of their own.
  let detailed: [MergedReport.Row]
  /// Where each of them is among these.
  let places: [String: Int]

  /// Runs with a section of their own; of more only the groups tell.
  static let mostDetails = 500

  init(_ report: MergedReport, language: Language) {
    self.report = report
    groups = MergedGroups(report)
    words = ReportWords(language: language)
    detailed = Array(
      report.rows.filter { !$0.failures.isEmpty }.sorted { $0.name < $1.name }.prefix(Self.mostDetails))
    places = Dictionary(detailed.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  var text: String {
    HTMLPage(
      language: words.language, title: Markup.line(title),
      styleSheet: ReportStyleSheet.text + MergedStyleSheet.text, skip: ("matrix", say("Skip to the table of steps")),
      header: header, sections: [failures, matrix, differences, details],
      footer: say("Made by passo from \(count: report.rows.count, "run", "runs"); secrets were never written down.")
    ).text
  }

  private var title: String { report.pages.first.map { $0.title ?? $0.path } ?? words.say("Runs") }

  func say(_ message: Message) -> String { Markup.line(words.say(message)) }

  private var header: String {
    let counts = words.counts(ofRuns: report)
    let worst = counts.map(\.verdict).min { MergedGroups.rank($0) < MergedGroups.rank($1) }
    let tone = ReportHTML.tone(of: worst)
    let lead = Markup.element(
      "p", ["class": "lead"],
      Markup.element("span", ["class": "badge \(tone)"], say("\(count: report.rows.count, "run", "runs")")))
    let bar = counts.map { part in
      Markup.element("span", ["class": ReportHTML.tone(of: part.verdict), "style": "flex-grow:\(part.count)"], "")
    }
    let list = counts.map { part in
      Markup.element("li", ["class": ReportHTML.tone(of: part.verdict)], Markup.line(part.text))
    }
    let parts = [
      lead, Markup.element("h1", ["dir": "auto"], Markup.line(title)),
      Markup.element("div", ["class": "bar", "aria-hidden": "true"], bar.joined()),
      Markup.element("ul", ["class": "counts"], list.joined()), facts,
    ]
    return Markup.element("header", ["class": "summary \(tone)"], "\n" + parts.joined(separator: "\n") + "\n")
  }

  private var facts: String {
    let counts = Dictionary(report.rows.compactMap(\.page).map { ($0, 1) }, uniquingKeysWith: +)
    let pages = report.pages.enumerated().map { index, page in
      let count = counts[index] ?? 0
      let text = Markup.line(page.path) + " " + Markup.element("code", [:], Markup.line(String(page.sha256.prefix(12))))
      return report.pages.count == 1 ? text : text + " × \(count)"
    }
    var facts = [(say("Page"), pages.joined(separator: "<br>"))]
    if report.pages.count > 1 { facts.append((say("Remarks"), say("The runs are not of the same page."))) }
    let list = facts.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" }
    return Markup.element("dl", ["class": "facts"], list.joined(separator: "\n"))
  }

  // MARK: What did not pass

  private var failures: String {
    let articles = groups.failures.map(failure) + unreadable
    return section("failures", "What did not pass", articles.joined(separator: "\n"))
  }

  private func failure(_ group: MergedGroups.SameFailure) -> String {
    let column = report.columns[group.failure.column]
    let head =
      Markup.element("span", ["class": "number"], say("step \(step: column.name)")) + " "
      + Markup.element("span", ["dir": "auto"], Markup.line(column.instruction))
    let side = Markup.element(
      "p", ["class": "side"],
      Markup.element("span", ["class": "badge bad"], say(MergedWords.same(group))) + " " + say("line \(column.line)"))
    var parts = [Markup.element("h3", [:], head), side, Markup.element("p", [:], say(group.failure.message))]
    var sides: [String] = []
    if let expected = group.failure.expected { sides.append(figure(say("expected"), expected, "wanted")) }
    sides += group.actuals.prefix(3).map {
      figure(say("got") + ($0.count > 1 ? " (× \($0.count))" : ""), $0.text, "came")
    }
    if group.actuals.count > 3 {
      sides.append(Markup.element("p", ["class": "note"], say("and \(group.actuals.count - 3) more")))
    }
    if !sides.isEmpty { parts.append(Markup.element("div", ["class": "beside"], sides.joined())) }
    if group.hosts.count > 1 { parts.append(names(of: group.hosts)) }
    return Markup.element(
      "article", ["class": "step \(ReportHTML.tone(of: group.failure.verdict))"], parts.joined(separator: "\n"))
  }

  private var unreadable: [String] {
    let rows = report.rows.filter { $0.reason != nil }
    guard !rows.isEmpty else { return [] }
    let list = rows.map { row in
      Markup.element("li", [:], Markup.line(row.name) + " – " + (row.reason.map(say) ?? ""))
    }
    let head = Markup.element("h3", [:], say("\(count: rows.count, "journal", "journals") that cannot be read"))
    return [Markup.element("article", ["class": "step caution"], head + Markup.element("ul", [:], list.joined()))]
  }

  func figure(_ title: String, _ text: String, _ name: String) -> String {
    let code = Markup.element("code", ["dir": "auto"], Markup.text(text))
    return Markup.element(
      "div", ["class": name],
      Markup.element("p", ["class": "label"], title)
        + Markup.element("pre", ["class": "shown", "tabindex": "0"], code))
  }

  /// Folded where they are many.
  func names(of hosts: [String]) -> String {
    let list = hosts.map { Markup.line($0) }.joined(separator: ", ")
    guard hosts.count > 8 else { return Markup.element("p", ["class": "note"], list) }
    let summary = Markup.element("summary", [:], say("\(count: hosts.count, "run", "runs")"))
    return Markup.element("details", [:], summary + Markup.element("p", ["class": "note"], list))
  }

  func section(_ id: String, _ title: Message, _ content: String) -> String {
    Markup.section(id, words.say(title), content)
  }
}
