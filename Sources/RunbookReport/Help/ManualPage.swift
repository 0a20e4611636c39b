import Bytes
import Diagnostics

/// The manual page of a command, in the macros of man(7).
package struct ManualPage: Sendable {
  private let language: Language
  private let version: String
  private let date: String

  /// - Parameters:
  ///   - language: that of the page.
  ///   - version: of the program.
  ///   - date: as the page is to show it, `2026-11-22`.
  package init(language: Language, version: String, date: String) {
    self.language = language
    self.version = version
    self.date = date
  }

  package func page(for help: CommandHelp) -> String {
    let name = help.name.parts(separatedBy: " ").joined(separator: "-")
    var lines = [
      ".TH \(quoted(name.uppercased())) 1 \(quoted(date)) \(quoted("passo \(version)")) \(quoted(say("User Commands")))"
    ]
    lines += heading("NAME") + ["\(escaped(name)) \\- \(summary(of: help))"]
    lines += heading("SYNOPSIS") + [".nf"] + help.usage(in: language).map { ".B \(escaped($0))" } + [".fi"]
    lines += heading("DESCRIPTION") + [escaped(say(help.summary))]
    for remark in help.guide.remarks { lines += [".PP", escaped(say(remark))] }
    if !help.commands.isEmpty {
      lines += heading("Commands")
      for command in help.commands { lines += entry(command.name, say(command.summary)) }
    }
    for group in help.groups {
      lines += heading(group.title)
      for argument in group.arguments {
        let text = ArgumentText(argument: argument, language: language)
        lines += entry(text.label, text.summary)
      }
    }
    lines += heading("Examples")
    for example in help.guide.examples { lines += entry(example.command, example.meaning.map(say) ?? "") }
    lines += seeAlso(help)
    return lines.joined(separator: "\n") + "\n"
  }

  private func seeAlso(_ help: CommandHelp) -> [String] {
    let pages = help.commands.isEmpty ? ["passo"] : help.commands.map { "\(help.name)-\($0.name)" }
    let references = pages.map { ".BR \(escaped($0)) (1)" }
    return heading("SEE ALSO")
      + references.enumerated().map { $1 + ($0 < references.count - 1 ? " ," : "") }
  }

  private func say(_ message: Message) -> String { language.say(message) }

  /// The first letter is small and no full stop follows, as in every NAME section.
  private func summary(of help: CommandHelp) -> String {
    let text = say(help.summary)
    let sentence = text.hasSuffix(".") ? String(text.dropLast()) : text
    return escaped(sentence.prefix(1).lowercased() + sentence.dropFirst())
  }

  private func heading(_ title: Message) -> [String] { [".SH \(quoted(say(title).uppercased()))"] }

  private func entry(_ label: String, _ explanation: String) -> [String] {
    [".TP", ".B \(escaped(label))", explanation.isEmpty ? "\\&" : escaped(explanation)]
  }

  private func quoted(_ text: String) -> String { "\"" + escaped(text).replacingBytes(of: "\"", with: "\\(dq") + "\"" }

  /// A backslash begins an escape of roff, `-` would be set as a hyphen, and a dot or an apostrophe at the beginning
  /// of a line is a request.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.replacingBytes(of: "\n", with: " ") {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
