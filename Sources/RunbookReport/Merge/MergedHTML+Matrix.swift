import Diagnostics
import RunbookModel
import RunbookRunner

/// The matrix of runs and steps, the values that differ, and each run that did not pass.
extension MergedHTML {
  /// A button above the table hides the rows of what passed; it needs no script.
  var matrix: String {
    guard !report.rows.isEmpty else { return "" }
    let filters = [("all", Message("all")), ("odd", Message("only what did not pass"))]
    let buttons = filters.enumerated().map { index, filter in
      "<input type=\"radio\" name=\"rows\" id=\"rows-\(filter.0)\"\(index == 0 ? " checked" : "")>"
        + Markup.element("label", ["for": "rows-\(filter.0)"], say(filter.1))
    }
    let head =
      [Markup.element("th", ["scope": "col"], say("Run"))]
      + report.columns.map { column in
        Markup.element(
          "th", ["scope": "col", "title": column.instruction], Markup.line(words.say("\(step: column.name)")))
      }
    let rows = groups.outcomes.map(row)
    let table =
      "<table><thead><tr>\(head.joined())</tr></thead><tbody>\n\(rows.joined(separator: "\n"))\n</tbody></table>"
    let box = Markup.scrolled(table, in: "matrix", class: "matrix")
    return section("matrix", "Steps", Markup.element("div", ["class": "filtered"], buttons.joined() + "\n" + box))
  }

  private func row(_ group: MergedGroups.SameOutcome) -> String {
    let badge = Markup.element(
      "span", ["class": "badge \(ReportHTML.tone(of: group.verdict))"],
      Markup.element("span", ["aria-hidden": "true"], VerdictText.mark(for: group.verdict)) + " "
        + Markup.line(words.verdict(group.verdict)))
    let name = group.hosts.count == 1 ? link(to: group.hosts[0]) : names(of: group.hosts)
    let head = Markup.element("th", ["scope": "row"], badge + " " + name)
    let cells = group.outcomes.map { verdict in
      let word = group.isReadable ? words.verdict(verdict) : words.say("unknown")
      return
        "<td class=\"\(ReportHTML.tone(of: verdict))\" title=\"\(Markup.line(word))\">"
        + "<span class=\"mark\" aria-hidden=\"true\">\(VerdictText.mark(for: verdict))</span>"
        + "<span class=\"unseen\">\(Markup.line(word))</span></td>"
    }
    return Markup.element("tr", ["class": ReportHTML.tone(of: group.verdict)], head + cells.joined())
  }

  /// To its own section, where it has one.
  private func link(to name: String) -> String {
    guard let place = places[name] else { return Markup.line(name) }
    return Markup.element("a", ["href": "#run-\(place + 1)"], Markup.line(name))
  }

  var differences: String {
    let rows = groups.differences.map { difference in
      let values = difference.values.prefix(5).map { value in
        let text = value.text.map { Markup.element("code", ["dir": "auto"], Markup.line($0)) } ?? say("secret")
        return Markup.element("li", [:], text + (value.hosts.count == 1 ? " – " : "") + shortNames(value.hosts))
      }
      let rest = difference.values.count - 5
      let more = rest > 0 ? Markup.element("li", ["class": "note"], say("and \(rest) more")) : ""
      let name = Markup.element("th", ["scope": "row"], Markup.element("code", [:], Markup.line(difference.key)))
      return "<tr>\(name)<td>\(Markup.element("ul", ["class": "values"], values.joined() + more))</td></tr>"
    }
    guard !rows.isEmpty else { return "" }
    let box = Markup.scrolled("<table><tbody>\(rows.joined(separator: "\n"))</tbody></table>", in: "differences")
    return section("differences", "Values that differ", box)
  }

  private func shortNames(_ hosts: [String]) -> String { hosts.count == 1 ? Markup.line(hosts[0]) : names(of: hosts) }

  var details: String {
    let articles = detailed.enumerated().map { index, row in
      var facts = [Markup.line(words.language.duration(seconds: row.seconds))]
      if let run = row.run { facts.append(Markup.element("code", [:], Markup.line(run.description))) }
      if let status = row.exitStatus { facts.append(say("code \(status)")) }
      let failures = row.failures.map { failure in
        let column = report.columns[failure.column]
        let sides = [("wanted", say("expected"), failure.expected), ("came", say("got"), failure.actual)]
          .compactMap { name, title, text in text.map { figure(title, $0, name) } }
        return Markup.element(
          "div", ["class": "action"],
          Markup.element(
            "p", [:],
            Markup.element("span", ["class": "number"], say("step \(step: column.name)")) + " "
              + say(failure.message))
            + Markup.element("div", ["class": "beside"], sides.joined()))
      }
      let head = Markup.element("summary", [:], Markup.line(row.name) + " · " + facts.joined(separator: " · "))
      return Markup.element(
        "details", ["id": "run-\(index + 1)", "class": "step \(ReportHTML.tone(of: row.verdict))"],
        head + failures.joined(separator: "\n"))
    }
    return section("runs", "Runs that did not pass", articles.joined(separator: "\n"))
  }
}
