import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel
import RunbookRunner
import ShellExecution

// Reads a page from standard input, says what is wrong with it, and prints its plan; values are given as name=value.
// With --run the plan is run as well, with no one to ask.
//
//   swift run PlanPrinter host_name=www.example.com < page.md

var text = ""
while let line = readLine(strippingNewline: false) { text += line }

let document = MarkdownReader().read(SourceFile(path: "page.md", text: text))
let runbook = RunbookReader().read(document)
for diagnostic in Linter().check(runbook, document: document) {
  print("line \(diagnostic.range.start.line): \(diagnostic.message)")
}

let arguments = CommandLine.arguments.dropFirst()
let bindings = Bindings(
  arguments.compactMap { argument -> Binding? in
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let placeholder = runbook.placeholder(key: parts[0]) else { return nil }
    return Binding(key: placeholder.key, value: parts[1], origin: .flag, isSecret: placeholder.isSecret)
  })
let plan = PlanMaker(runbook, selection: Selection()).plan(with: bindings)
for planned in plan.actions {
  let place = "\(planned.step.label), line \(planned.action.line)"
  if let blocked = planned.action.blocked {
    print("\(place): not run: \(blocked)")
  } else {
    print("\(place): \(planned.resolved ?? planned.action.text ?? "")")
  }
}

if arguments.contains("--run") {
  let configuration = SessionConfiguration(
    environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/tmp"], workingDirectory: "/tmp")
  var randomness = SystemRandomNumberGenerator()
  let run = RunID(startedAt: RunClock.system.now(), using: &randomness)
  var options = RunOptions()
  options.nonInteractive = true
  options.assumeYes = true
  let summary = try withShellSession(configuration) { shell in
    try Runner(
      plan: plan, selection: Selection(), options: options, bindings: bindings, run: run,
      session: LiveSession(shell: shell, environment: configuration.environment, terminal: nil),
      prompter: UnattendedPrompter(), clock: .system
    ) { event in
      switch event.body {
      case .output(let chunk): print(String(decoding: chunk.bytes, as: UTF8.self), terminator: "")
      case .actionFinished(let end): print("\(end.action): \(end.verdict)")
      default: break
      }
    }.run()
  }
  print("in all: \(summary.verdict)")
}
