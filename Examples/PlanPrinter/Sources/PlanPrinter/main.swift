import Diagnostics
import MarkdownBlocks
import RunbookModel
import RunbookReport

// Reads a page from standard input and prints its plan; values are given as name=value.
//
//   swift run PlanPrinter host_name=www.example.com < page.md

var text = ""
while let line = readLine(strippingNewline: false) { text += line }

let document = MarkdownReader().read(SourceFile(path: "page.md", text: text))
let runbook = RunbookReader().read(document)

let bindings = CommandLine.arguments.dropFirst().compactMap { argument -> Binding? in
  let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
  guard parts.count == 2, let placeholder = runbook.placeholder(key: parts[0]) else { return nil }
  return Binding(key: placeholder.key, value: parts[1], origin: .flag, isSecret: placeholder.isSecret)
}
let plan = PlanMaker(runbook, selection: Selection()).plan(with: Bindings(bindings))
print(PlanText().text(of: plan), terminator: "")
