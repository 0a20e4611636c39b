@testable import RunbookModel

/// How a page's plan differs from how a careful operator follows it.
struct PlanScore {
  /// What is wrong about one part, by cause; `harm` counts what is run though no one asks for it as it is.
  enum Fault: String, CaseIterable {
    case order, lost, kind, harm, text, choice, condition, place, asks, file, sample, damage
  }

  private(set) var pages = Figure()
  private(set) var parts = Figure()
  private(set) var harmfulParts = 0
  private(set) var faults: [Fault: Int] = [:]
  private(set) var wrongPages: [String] = []
  private(set) var disagreements: [String] = []

  mutating func add(_ truth: PlanTruth, _ reading: PlanReading, page: [String]) {
    var wrong = 0
    for part in truth.parts where part.doubtful != true {
      let found = PlanScore.faults(of: part, among: truth.parts, reading, page: page)
      parts.judge(found.isEmpty)
      if found.contains(.harm) { harmfulParts += 1 }
      for fault in found { note(fault, part, truth) }
      wrong += found.isEmpty ? 0 : 1
    }
    let lines = reading.acts.map(\.line)
    if lines != lines.sorted() {
      wrong += 1
      faults[.order, default: 0] += 1
      disagreements.append("\(truth.path): order")
    }
    pages.judge(wrong == 0)
    if wrong > 0 { wrongPages.append("\(truth.path) (\(wrong))") }
  }

  private mutating func note(_ fault: Fault, _ part: PlanTruthPart, _ truth: PlanTruth) {
    faults[fault, default: 0] += 1
    disagreements.append("\(truth.path):\(part.line): \(fault.rawValue) (\(part.kind.rawValue))")
  }

  // MARK: One part

  private static func faults(
    of part: PlanTruthPart, among parts: [PlanTruthPart], _ reading: PlanReading, page: [String]
  ) -> [Fault] {
    if part.inline == true { return inlineFaults(part, reading) }
    let act = reading.act(for: part)
    switch part.kind {
    case .run: return runFaults(part, act, among: parts, reading, page: page)
    case .file:
      guard let act, act.kind == .file else { return act?.kind == .command ? [.kind, .harm] : [.kind] }
      return (isSameFile(part.file, act.file) ? [] : [.file]) + askFaults(part, act)
    case .request:
      guard let act, act.kind == .http else { return [.kind] }
      return askFaults(part, act)
    case .output:
      if let act { return act.isBlocked ? [.kind] : [.kind, .harm] }
      guard let command = part.of else { return [] }
      return isSample(part, of: command, reading) ? [] : [.sample]
    case .edit, .typed, .usage, .code:
      guard let act, !act.isBlocked else { return [] }
      return act.kind == .command || act.kind == .file ? [.kind, .harm] : [.kind]
    }
  }

  private static func runFaults(
    _ part: PlanTruthPart, _ act: PlanReading.Act?, among parts: [PlanTruthPart], _ reading: PlanReading,
    page: [String]
  ) -> [Fault] {
    guard let act, act.kind == .command else { return [.kind] }
    if part.damaged == true { return act.isBlocked ? [] : [.damage, .harm] }
    // A command for Windows is kept from running here.
    if part.isElsewhere { return act.isBlocked || act.platforms == [.windows] ? [] : [.place, .harm] }
    // What keeps the other terminal is left to the person as well.
    if part.isBeside, act.isBlocked { return [] }
    if part.isBeside {
      let keeping = parts.last { $0.place == "background" && $0.line < part.line }
      guard keeping.map({ reading.act(at: $0.line)?.isBlocked == true }) ?? false else { return [.place, .harm] }
    }
    // What is for another system is not run on this one.
    var found: [Fault] = act.isBlocked && act.platforms != [.windows] ? [.damage] : []
    if !isSameText(part, act, page: page) { found.append(.text) }
    if choiceDiffers(part, act, among: parts, reading) { found.append(.choice) }
    let isConditional = part.condition != nil || part.optional == true
    let isChoice = part.choice != nil
    let isOwnProcedure = isConditional && reading.isOwnProcedure(act, parts)
    // What is for some systems only is done where that holds, whether the reader calls it a condition or not.
    let isForSystems = isConditional && !act.platforms.isEmpty
    if !isChoice, !isOwnProcedure, !isForSystems, isConditional != (act.hasCondition || !act.branches.isEmpty) {
      found.append(.condition)
    }
    return found + askFaults(part, act)
  }

  private static func inlineFaults(_ part: PlanTruthPart, _ reading: PlanReading) -> [Fault] {
    let isThere =
      reading.acts.contains { $0.lines.contains(part.line) } || reading.stepLines.contains { $0.contains(part.line) }
    return isThere ? [] : [.lost]
  }

  private static func choiceDiffers(
    _ part: PlanTruthPart, _ act: PlanReading.Act, among parts: [PlanTruthPart], _ reading: PlanReading
  ) -> Bool {
    parts.contains { other in
      guard other.kind == .run, other.inline != true, other.doubtful != true, !other.isSame(as: part),
        !other.isElsewhere, !other.isBeside, let their = reading.act(for: other), !part.isAskedOnce(with: other, parts)
      else { return false }
      // Which system there is may be called a condition, or a choice.
      let isForOthers =
        !act.platforms.isEmpty && !their.platforms.isEmpty && act.platforms.isDisjoint(with: their.platforms)
      if isForOthers, part.condition != nil || other.condition != nil { return false }
      return part.excludes(other) != PlanReading.excludes(act, their)
    }
  }

  private static func askFaults(_ part: PlanTruthPart, _ act: PlanReading.Act) -> [Fault] {
    // The name of a file that the reader chooses is asked for.
    let isChosen = part.file.map { $0.contains("<") } ?? true
    let chosen = part.kind == .file && isChosen ? [act.file].compactMap(\.self) : []
    let wanted = (part.asks ?? []).map(bare)
    let said = (act.asks + act.samples).map(bare)
    let isComplete = wanted.allSatisfy { name in said.contains { $0 == name || $0.contains(name) || name.contains($0) }
    }
    let isNeeded = act.asks.map(bare).allSatisfy { name in
      (wanted + chosen.map(bare)).contains { $0 == name || $0.contains(name) || name.contains($0) }
    }
    return isComplete && isNeeded ? [] : [.asks]
  }

  private static func bare(_ name: String) -> String {
    name.lowercased().filter { !"<>{}[]$\"' ".contains($0) }
  }

  private static func isSample(_ part: PlanTruthPart, of command: Int, _ reading: PlanReading) -> Bool {
    reading.acts.contains { $0.sampleLine == part.line && $0.lines.contains(command) }
      || reading.sampleOf[part.line].map { fence in
        reading.acts.contains { $0.line == fence && $0.lines.contains(command) }
      } ?? false
  }

  private static func isSameFile(_ wanted: String?, _ said: String?) -> Bool {
    // A name that the reader chooses is none of the page's.
    guard let wanted else { return said.map { $0.contains("<") } ?? true }
    guard let said else { return false }
    return said == wanted || said.hasSuffix("/" + wanted) || wanted.hasSuffix("/" + said)
  }

  // MARK: Text

  private static func isSameText(_ part: PlanTruthPart, _ act: PlanReading.Act, page: [String]) -> Bool {
    let wanted = (part.commands ?? []).map { lines in
      joined(Array(page[(lines[0] - 1)..<min(lines[1], page.count)]))
    }
    let said = act.commands.map { joined($0.split(separator: "\n").map(String.init)) }
    if wanted == said { return true }
    return wanted.joined().filter { $0 != ";" } == said.joined().filter { $0 != ";" } && wanted.count <= said.count
      && isOneLine(part)
  }

  /// Several commands in one line (`a; b`) are one for a reader, and what parts them is in none of them.
  private static func isOneLine(_ part: PlanTruthPart) -> Bool {
    (part.commands ?? []).allSatisfy { $0[0] == $0[1] }
  }

  /// Without blanks, signs of prompts, comments, and what joins or ends lines.
  private static func joined(_ lines: [String]) -> String {
    lines.enumerated().map { index, line in
      var text = withoutComment(line).filter { !$0.isWhitespace }
      while text.hasPrefix(">"), index > 0 { text.removeFirst() }
      if index == 0 { text = withoutPrompt(text) }
      if text.hasSuffix("\\") || text.hasSuffix(";") { text.removeLast() }
      return text
    }.joined()
  }

  private static func withoutComment(_ line: String) -> Substring {
    guard let sign = line.firstRange(of: " #"), !line[sign.upperBound...].contains(where: { "\"'".contains($0) }) else {
      return line[...]
    }
    return line[..<sign.lowerBound]
  }

  private static func withoutPrompt(_ text: String) -> String {
    if text.hasPrefix("C:\\") || text.hasPrefix("PSC:\\"), let end = text.firstIndex(of: ">") {
      return String(text[text.index(after: end)...])
    }
    guard let sign = text.first, "$#%>".contains(sign) else { return text }
    return String(text.dropFirst().drop { $0 == ">" })
  }

  var report: String {
    let causes = Fault.allCases.compactMap { fault in faults[fault].map { "\(fault.rawValue) \($0)" } }
    return """
      pages wholly right \(pages.description)
      parts right        \(parts.description)
      harmful parts      \(harmfulParts)
      faults             \(causes.joined(separator: ", "))

      """
  }
}
