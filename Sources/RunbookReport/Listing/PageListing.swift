import Diagnostics
import JSON
package import RunbookRunner

/// One page of a list, for people and for programs.
package struct PageListing: Sendable {
  package var path: String
  package var summary: PageSummary
  /// Where the words that were looked for are; nil: none were.
  package var match: SearchWords.Match?
  /// The latest run of the page.
  package var run: JournalReader.Listing?

  package init(path: String, summary: PageSummary, match: SearchWords.Match?, run: JournalReader.Listing?) {
    self.path = path
    self.summary = summary
    self.match = match
    self.run = run
  }

  /// On one line, without a line feed.
  package var json: String {
    var object: JSONObject = [
      "path": .string(path), "title": JSONValue(summary.title), "steps": .integer(summary.steps),
      "procedures": .integer(summary.procedures), "values": JSONValue(summary.values), "lastRun": .null,
    ]
    if let run {
      object["lastRun"] = .object([
        "run": .string(run.run.description), "state": .string(PageListing.state(of: run)),
        "started": .string(run.started.description),
      ])
    }
    if let line = match?.line {
      object["match"] = .object(["line": .integer(line.number), "text": .string(line.text)])
    }
    return JSONValue.object(object).onOneLine()
  }

  /// As the journal says it; what has no end is running or unknown.
  private static func state(of run: JournalReader.Listing) -> String {
    if run.isGoingOn { return "running" }
    return run.summary?.isPaused == true ? "paused" : run.verdict.rawValue
  }
}

/// Sets the pages of a list in columns. Their widths follow from that of the terminal alone, so that a line can be
/// shown before the next page is read.
package struct PageListingText: Sendable {
  private let language: Language
  private let style: TextStyle
  private let now: Timestamp
  /// nil: every line is as long as it is.
  private let width: Int?

  /// - Parameter width: of the terminal; nil where the lines go elsewhere.
  package init(language: Language, style: TextStyle, width: Int?, now: Timestamp) {
    self.language = language
    self.style = style
    self.width = width.map { max($0, 40) }
    self.now = now
  }

  package func text(of page: PageListing) -> String {
    var text = line(of: page) + "\n"
    if let line = page.match?.line {
      let shown = "\(line.number): \(TerminalSafe.line(line.text))"
      text += "    " + style.paint(width.map { shown.clipped(to: $0 - 5) } ?? shown, .dim) + "\n"
    }
    return text
  }

  /// What a person picks the page by, on one line, with all that can be searched for.
  package func entry(of page: PageListing) -> String {
    let title = TerminalSafe.line(page.summary.title ?? "–")
    return ([TerminalSafe.line(page.path), title] + details(of: page)).joined(separator: "  ")
  }

  private func line(of page: PageListing) -> String {
    let state = RunState(page.run?.summary)
    let mark = page.run.map { $0.isGoingOn ? "▸" : state.mark } ?? " "
    let path = TerminalSafe.line(page.path)
    let title = TerminalSafe.line(page.summary.title ?? "–")
    let details = details(of: page)
    let lead = style.paint(mark, state.tone) + " "
    guard let width else { return lead + ([path, title] + details).joined(separator: "  ") }
    let pathWidth = (width - 7) * 35 / 100
    let titleWidth = (width - 7) * 30 / 100
    let rest = width - 7 - pathWidth - titleWidth
    return lead + style.paint(PageListingText.end(of: path, width: pathWidth).padded(to: pathWidth), .accent) + "  "
      + title.clipped(to: titleWidth).padded(to: titleWidth) + "  "
      + style.paint(details.joined(separator: "  ").clipped(to: rest), .dim)
  }

  /// The end of a path tells more than its beginning.
  private static func end(of path: String, width: Int) -> String {
    DisplayWidth.of(path) <= width ? path : "…" + path.suffix(columns: width - 1)
  }

  private func details(of page: PageListing) -> [String] {
    let summary = page.summary
    var details = [say("\(count: summary.steps, "step", "steps")")]
    if summary.procedures > 1 { details.append(say("\(count: summary.procedures, "procedure", "procedures")")) }
    if let run = page.run {
      let verdicts = VerdictText(language: language, style: style)
      let word = run.isGoingOn ? say("running") : RunState(run.summary).word(in: verdicts)
      details.append(word + ", " + age(of: run.started))
    }
    if summary.values.count > 3 {
      details.append(say("\(count: summary.values.count, "value", "values")"))
    } else if !summary.values.isEmpty {
      details.append(summary.values.map(TerminalSafe.line).joined(separator: ", "))
    }
    return details
  }

  private func age(of time: Timestamp) -> String { RunAge(language: language, now: now).text(of: time) }

  private func say(_ message: Message) -> String { language.say(message) }
}
