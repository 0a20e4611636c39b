import Diagnostics
import RunbookModel
import RunbookRunner

extension ReportHTML {
  /// One row a step, with a bar as long as the step took, after those of the steps before it. Time in which nothing
  /// ran (a person thought, a run was resumed a day later) is left out, since it would press all bars together.
  var timeline: String {
    guard !report.steps.isEmpty else { return "" }
    let total = max(report.steps.reduce(0) { $0 + $1.seconds }, 0.001)
    var before = 0.0
    let rows = report.steps.enumerated().map { index, step in
      defer { before += step.seconds }
      return row(step, number: index + 1, from: before / total, size: step.seconds / total)
    }
    return section("timeline", "Timeline", Markup.element("ol", ["class": "timeline"], rows.joined(separator: "\n")))
  }

  private func row(_ step: ReportStep, number: Int, from: Double, size: Double) -> String {
    let verdict = report.verdict(of: step)
    let tone = ReportHTML.tone(of: verdict)
    let mark = Markup.element("span", ["class": "mark", "aria-hidden": "true"], VerdictText.mark(for: verdict))
    let name = Markup.element("span", ["class": "number"], Markup.line(say("\(step: step.name)")))
    let instruction = Markup.element(
      "span", ["class": "instruction", "lang": pageLanguage, "dir": "auto"], Markup.line(step.start.instruction))
    let unseen = Markup.element("span", ["class": "unseen"], Markup.line(words.verdict(verdict)))
    let bar = Markup.element(
      "span",
      [
        "class": "span", "aria-hidden": "true",
        "style": "--from:\(ReportHTML.percent(from));--size:\(ReportHTML.percent(size))",
      ], step.seconds > 0 ? "<i></i>" : "")
    let duration = Markup.element(
      "span", ["class": "duration"], step.seconds > 0 ? words.language.duration(seconds: step.seconds) : "–")
    return Markup.element(
      "li", ["class": tone],
      Markup.element("a", ["href": "#step-\(number)"], mark + name + instruction + unseen + bar + duration))
  }

  /// `12.3%`, between 0 and 100.
  static func percent(_ share: Double) -> String {
    let tenths = Int((min(max(share, 0), 1) * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10)%"
  }

  var values: String {
    guard !report.values.isEmpty else { return "" }
    let head = [Message("Placeholder"), Message("Value"), Message("Where it came from")].map {
      Markup.element("th", ["scope": "col"], say($0))
    }
    let rows = report.values.map { note in
      let name = Markup.element("th", ["scope": "row"], Markup.element("code", [:], Markup.line(note.key)))
      return "<tr>\(name)<td>\(value(note))</td><td>\(Markup.line(words.origin(of: note, in: report)))</td></tr>"
    }
    let table = "<table><thead><tr>\(head.joined())</tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table>"
    return section("values", "Values", Markup.scrolled(table, in: "values"))
  }

  func value(_ note: RunEvent.ValueNote) -> String {
    if note.isSecret { return "\(Binding.mask) <span class=\"note\">\(say("secret"))</span>" }
    return Markup.element("code", ["dir": "auto"], Markup.line(note.value ?? ""))
  }
}
