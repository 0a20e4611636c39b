import Diagnostics
import RunbookModel
import RunbookRunner

/// The report as one HTML page.
struct ReportHTML {
  let report: RunReport
  let words: ReportWords
  /// The page of the run, where it is at hand.
  let runbook: Runbook?
  /// The page's samples, by action.
  private let samples: [ActionID: Expectation]

  init(_ report: RunReport, runbook: Runbook?, language: Language) {
    self.report = report
    self.runbook = runbook
    words = ReportWords(language: language)
    samples = Dictionary(
      (runbook?.actions ?? []).compactMap { action in action.expectation.map { (action.id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  var text: String {
    HTMLPage(
      language: words.language, title: "\(Markup.line(words.state(of: report))) · \(Markup.line(title))",
      styleSheet: ReportStyleSheet.text + (runbook == nil ? "" : FlowStyleSheet.drawing),
      skip: ("steps", say("Skip to the steps")), header: header,
      sections: [timeline, remarks, drawing, steps, values], footer: footer
    ).text
  }

  private var title: String { report.start.document.title ?? report.start.document.path }

  /// The page's language, where it is not the reader's.
  var pageLanguage: String? {
    let locale = report.start.document.locale
    return locale == words.language.code || locale.isEmpty ? nil : locale
  }

  func say(_ message: Message) -> String { Markup.line(words.say(message)) }

  func badge(_ verdict: Verdict?) -> String {
    badge(VerdictText.mark(for: verdict), words.verdict(verdict), ReportHTML.tone(of: verdict))
  }

  private func badge(_ mark: String, _ word: String, _ tone: String) -> String {
    let mark = Markup.element("span", ["aria-hidden": "true"], mark)
    return Markup.element("span", ["class": "badge \(tone)"], "\(mark) \(Markup.line(word))")
  }

  static func tone(of verdict: Verdict?) -> String { verdict.map { name(of: VerdictText.tone(of: $0)) } ?? "quiet" }

  private static func name(of tone: TextStyle.Tone) -> String {
    switch tone {
    case .good: "good"
    case .bad: "bad"
    case .caution: "caution"
    default: "quiet"
    }
  }

  private var header: String {
    let heading = Markup.element("h1", ["lang": pageLanguage, "dir": "auto"], Markup.line(title))
    let state = report.state
    let tone = ReportHTML.name(of: state.tone)
    let lead = Markup.element(
      "p", ["class": "lead"],
      badge(state.mark, words.state(of: report), tone) + " "
        + Markup.line(words.language.duration(seconds: report.seconds)))
    return Markup.element(
      "header", ["class": "summary \(tone)"],
      "\n" + [lead, heading, bar, facts].joined(separator: "\n") + "\n")
  }

  /// How many actions came out how: as widths, and in words.
  private var bar: String {
    let counts = words.counts(of: report)
    guard !counts.isEmpty else { return Markup.element("p", [:], say("nothing was run")) }
    let parts = counts.map { part in
      Markup.element(
        "span", ["class": ReportHTML.tone(of: part.verdict), "style": "flex-grow:\(part.count)"], "")
    }
    let list = counts.map { part in
      Markup.element(
        "li", ["class": ReportHTML.tone(of: part.verdict)], Markup.line(part.text) + places(of: part.verdict))
    }
    return Markup.element("div", ["class": "bar", "aria-hidden": "true"], parts.joined()) + "\n"
      + Markup.element("ul", ["class": "counts"], list.joined())
  }

  /// The way to the steps that did not pass, for who has no time.
  private func places(of verdict: Verdict?) -> String {
    guard let verdict, verdict != .skipped, !["good", "quiet"].contains(ReportHTML.tone(of: verdict)) else { return "" }
    let links = report.steps.enumerated().filter { $1.actions.contains { $0.verdict == verdict } }.map { index, step in
      let name = say("Step") + " " + Markup.line(say("\(step: step.name)"))
      return Markup.element("a", ["href": "#step-\(index + 1)", "aria-label": name], Markup.line(step.name))
    }
    return links.isEmpty ? "" : " (" + links.joined(separator: ", ") + ")"
  }

  private var facts: String {
    let document = report.start.document
    var facts: [(Message, String)] = [(Message("Page"), Markup.element("bdi", [:], Markup.line(document.path)))]
    if let procedure = report.start.procedure { facts.append((Message("Procedure"), Markup.line(procedure))) }
    if let date = document.lastUpdated { facts.append((Message("Page of"), Markup.line(date))) }
    facts.append((Message("Started"), moment(report.started)))
    facts += report.resumed.map { (Message("Resumed"), moment($0)) }
    if let summary = report.summary { facts.append((Message("Exit status"), "\(summary.exitStatus)")) }
    facts.append((Message("Run"), Markup.element("code", [:], Markup.line(report.run.description))))
    facts.append((Message("SHA-256 of the page"), Markup.element("code", [:], Markup.line(document.sha256))))
    let list = facts.map { name, value in "<div><dt>\(say(name))</dt><dd>\(value)</dd></div>" }
    return Markup.element("dl", ["class": "facts"], list.joined(separator: "\n"))
  }

  private func moment(_ time: Timestamp) -> String {
    Markup.element("time", ["datetime": time.description], ReportWords.moment(time))
  }

  private var remarks: String {
    guard !report.remarks.isEmpty else { return "" }
    let list = report.remarks.map { Markup.element("li", [:], say($0)) }
    return section("remarks", "Remarks", Markup.element("ul", [:], list.joined()))
  }

  private var steps: String {
    let articles = report.steps.enumerated().map { step($1, number: $0 + 1) }
    return section("steps", "Steps", articles.isEmpty ? "" : articles.joined(separator: "\n"))
  }

  func section(_ id: String, _ title: Message, _ content: String) -> String {
    Markup.section(id, words.say(title), content)
  }

  private var footer: String {
    say("Made by passo from run \(report.run.description); secrets were never written down.")
  }

  func sample(of action: ActionID) -> Expectation? { samples[action] }
}
