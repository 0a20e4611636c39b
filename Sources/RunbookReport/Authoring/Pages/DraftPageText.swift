import Bytes
import Diagnostics
import RunbookModel
import ShellSyntax

/// Writes a page in the dialect that Passo reads best: numbered steps, and a table of what its placeholders stand for.
struct DraftPageText {
  let title: String
  let language: Language
  let origin: Message
  let values: [DraftPlaceholders.Value]

  func text(_ steps: [DraftStep], blocks: [String: DraftBlock]) -> String {
    var lines = ["# " + MarkdownSafe.line(title)]
    let anchor = String(HeadingSlug.of(title).unicodeScalars.filter { $0.isASCII })
    if anchor.utf8.contains(where: \.isLetter) { lines.append("{: #\(anchor)}") }
    lines += ["", language.say(origin), ""]
    lines += table
    for (index, step) in steps.enumerated() {
      lines.append("\(index + 1).  " + language.say(step.instruction))
      // From the hundredth step on the number is longer than what is indented for it.
      for command in step.commands {
        guard let block = blocks[command.text] else { continue }
        lines.append("")
        lines += block.lines.map { $0.isEmpty ? "" : "    " + $0 }
      }
      lines.append("")
    }
    return lines.dropLast(lines.last == "" ? 1 : 0).joined(separator: "\n") + "\n"
  }

  private var table: [String] {
    guard !values.isEmpty else { return [] }
    let head = [
      "| \(language.say("Value")) | \(language.say("Meaning")) |", "| --- | --- |",
    ]
    return head
      + values.map { "| \(MarkdownSafe.cell(MarkdownSafe.code($0.name), isMarkdown: true)) | \(meaning(of: $0)) |" }
      + [""]
  }

  private func meaning(of value: DraftPlaceholders.Value) -> String {
    let said = language.say(value.isSecret ? "A secret, which is not on this page." : Self.meaning(value.name))
    guard let example = value.example, !example.isEmpty, example.utf8.count <= 200,
      !example.utf8.contains(where: { "`|\n\r\t".utf8.contains($0) })
    else { return said + (said.hasSuffix(".") ? "" : ".") }
    return language.say("\(said), for example `\(example)`.")
  }

  private static func meaning(_ name: String) -> Message {
    let key = PlaceholderKey.key(of: name)
    // `host_2`
    let base = key.parts(separatedBy: "_").filter { Int($0) == nil }
    switch base.last.map(String.init) {
    case "host": return "The name of the machine"
    case "address": return "The address of the machine"
    case "user": return "The name of the user"
    case "email": return "The e-mail address"
    case "id": return "The identifier"
    case "directory": return "The directory"
    case "file": return "The file"
    case "branch": return "The branch"
    case "image": return "The image"
    case "namespace": return "The namespace"
    case "database": return "The name of the database"
    default: return "A value of your own"
    }
  }
}
