import RunbookModel

@testable import ShellSyntax

/// How well a reading of one half of the truth agrees with it, after the rules of README.md.
struct ReadingScore {
  var kinds: [String: Figure] = [:]
  var confusion: [String: [String: Int]] = [:]
  var text = Figure()
  var links = Figure()
  var placeholders = Figure()
  var described = Figure()
  var invented = Figure()
  var verify = Figure()
  var step = Figure()
  var optional = Figure()
  var condition = Figure()
  var example = Figure()
  var file = Figure()
  var required = Figure()
  var secret = Figure()
  /// One line for each disagreement, `path:line: what`.
  var disagreements: [String] = []

  mutating func add(_ truth: TruthPage, _ reading: PageReading) {
    let doubtful = Set(truth.blocks.filter { $0.doubtful == true }.map(\.line))
    let doubtfulNames = Set((truth.placeholders ?? []).filter { $0.doubtful == true }.map(\.name))
    var known: Set<Int> = []
    for block in truth.blocks where !doubtful.contains(block.line) {
      known.insert(block.line)
      add(block, reading.blocks[block.line], path: truth.path, doubtfulNames: doubtfulNames)
    }
    for (line, said) in reading.blocks where !known.contains(line) && !doubtful.contains(line) {
      kinds[said.kind, default: Figure()].said += 1
      confusion["none", default: [:]][said.kind, default: 0] += 1
      disagreements.append("\(truth.path):\(line): no block, said \(said.kind)")
    }
    for placeholder in truth.placeholders ?? [] where placeholder.doubtful != true {
      add(placeholder, reading.placeholders[placeholder.name], path: truth.path)
    }
  }

  private mutating func add(_ block: TruthBlock, _ said: PageReading.Block?, path: String, doubtfulNames: Set<String>) {
    let saidKind = said?.kind ?? "none"
    confusion[block.kind, default: [:]][saidKind, default: 0] += 1
    kinds[block.kind, default: Figure()].there += 1
    if let said { kinds[said.kind, default: Figure()].said += 1 }
    guard let said, said.kind == block.kind else {
      disagreements.append("\(path):\(block.line): kind \(block.kind), said \(saidKind) (\(said?.reason ?? ""))")
      return
    }
    kinds[block.kind, default: Figure()].right += 1
    if block.kind == "command", block.text != nil {
      let isRight = said.text == block.text || (block.orText ?? []).contains(said.text)
      judge(\.text, isRight, "\(path):\(block.line): text")
    }
    switch block.outputOf {
    case .unscored: break
    case .none:
      judge(\.links, said.outputOf == nil, "\(path):\(block.line): output of none, said \(said.outputOf ?? 0)")
    case .command(let line):
      judge(\.links, said.outputOf == line, "\(path):\(block.line): output of \(line), said \(said.outputOf ?? 0)")
    }
    judge(
      \.example, said.exampleOf == block.exampleOf,
      "\(path):\(block.line): example of \(block.exampleOf ?? 0), said \(said.exampleOf ?? 0)")
    // A filled-in example is no action, and so has no file.
    if block.kind == "file", said.exampleOf == nil {
      judge(
        \.file, said.file == block.file, "\(path):\(block.line): file \(block.file ?? "-"), said \(said.file ?? "-")")
    }
    guard block.exampleOf == nil, said.exampleOf == nil else { return }
    addAction(block, said, path: path, doubtfulNames: doubtfulNames)
  }

  private mutating func addAction(
    _ block: TruthBlock, _ said: PageReading.Block, path: String, doubtfulNames: Set<String>
  ) {
    guard ["command", "file", "http"].contains(block.kind) else { return }
    let names = Set(block.placeholders ?? []).subtracting(doubtfulNames)
    let saidNames = Set(said.placeholders.keys).subtracting(doubtfulNames)
    placeholders =
      placeholders
      + Figure(right: names.intersection(saidNames).count, said: saidNames.count, there: names.count)
    if names != saidNames {
      let extra = saidNames.subtracting(names).compactMap { said.placeholders[$0] }
      disagreements.append(
        "\(path):\(block.line): placeholders: \(names.subtracting(saidNames).count) missed, \(extra.sorted()) too many")
    }
    if block.kind == "command", let role = block.role {
      verify =
        verify
        + Figure(
          right: role == "verify" && said.role == "verify" ? 1 : 0, said: said.role == "verify" ? 1 : 0,
          there: role == "verify" ? 1 : 0)
      if role != said.role { disagreements.append("\(path):\(block.line): role \(role), said \(said.role ?? "-")") }
    }
    let isStepRight = said.step == block.step || (block.orStep ?? []).contains(said.step)
    judge(\.step, isStepRight, "\(path):\(block.line): step \(block.step ?? "-"), said \(said.step ?? "-")")
    if let optional = block.optional {
      // Some who judged pages called optional what a condition makes so.
      let isRight = said.optional == optional || optional && said.condition
      judge(\.optional, isRight, "\(path):\(block.line): optional \(optional)")
    }
    if let isThere = block.condition {
      condition =
        condition
        + Figure(
          right: isThere && said.condition ? 1 : 0, said: said.condition ? 1 : 0, there: isThere ? 1 : 0)
      if isThere != said.condition { disagreements.append("\(path):\(block.line): condition \(isThere)") }
    }
  }

  private mutating func add(_ truth: TruthPlaceholder, _ said: PageReading.Name?, path: String) {
    guard let said else { return }
    if let required = truth.required { judge(\.required, said.required == required, "\(path): required \(said.name)") }
    if truth.secret == true { judge(\.secret, said.secret, "\(path): secret \(said.name)") }
    guard truth.descriptionDoubtful != true else { return }
    if let line = truth.described {
      let ranges = [[line, truth.describedEnd ?? line]] + (truth.orDescribed ?? [])
      let isRight = said.described.map { found in ranges.contains { $0.first! <= found && found <= $0.last! } } ?? false
      judge(\.described, isRight, "\(path): \(said.name) described at \(line), said \(said.described ?? 0)")
    } else {
      judge(\.invented, said.described == nil, "\(path): \(said.name) not described, said \(said.described ?? 0)")
    }
  }

  private mutating func judge(
    _ figure: WritableKeyPath<ReadingScore, Figure>, _ isRight: Bool, _ what: @autoclosure () -> String
  ) {
    self[keyPath: figure].judge(isRight)
    if !isRight { disagreements.append(what()) }
  }

  /// The table that the closing note of a change quotes.
  var report: String {
    let rows =
      kinds.sorted { $0.key < $1.key }.map { ("kind \($0.key)", $0.value) }
      + [
        ("exact text", text), ("sample links", links), ("placeholders", placeholders), ("described", described),
        ("not invented", invented), ("verify role", verify), ("step", step), ("optional", optional),
        ("condition", condition),
        ("example of", example), ("file name", file), ("required", required), ("secret", secret),
      ]
    let table = confusion.sorted { $0.key < $1.key }.map { truth, said in
      "  \(truth): " + said.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
    return (rows.map { "\($0.0): \($0.1.description)" } + ["confusion (truth: said)"] + table).joined(separator: "\n")
  }
}
