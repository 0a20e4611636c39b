import Diagnostics

/// A sample output of a page: an illustration of what a command prints, not its exact text.
///
/// It may hold example ids, dates and tokens, `<placeholders>`, `...` for what is left out, and JSON that is cut off
/// or not quite JSON. What cannot be understood is reported as such, never as matched.
package struct Sample: Sendable {
  package enum Form: String, Sendable, CaseIterable {
    case json, table, labels, text
  }

  /// As the page shows it.
  package let text: String
  /// What most of it is.
  package let form: Form
  /// Every `<name>`, in order.
  package let names: [SampleName]
  let layout: SampleLayout
  private let source: SourceFile

  package init(_ text: String) { self.init(text, readsLines: true) }

  /// One of which only the form, the names and the fields are asked for: nothing can be compared with it.
  package init(uncompared text: String) { self.init(text, readsLines: false) }

  private init(_ text: String, readsLines: Bool) {
    self.text = text
    let source = SourceFile(path: "", text: text)
    let lines = (0..<source.lineCount).map { source.line($0 + 1) }
    let layout = SampleLayout(
      bytes: source.bytes, lines: lines, lineStarts: source.lineStarts, readsLines: readsLines)
    self.source = source
    self.layout = layout
    form = Self.form(of: layout)
    names = SampleNames(layout: layout, lines: lines).all
  }

  /// JSON and tables count more than lines around them; of labels and text, whichever has more lines.
  private static func form(of layout: SampleLayout) -> Form {
    var labels = 0
    var lines = 0
    var hasTable = false
    for part in layout.parts {
      switch part {
      case .json: return .json
      case .table: hasTable = true
      case .labels(let part): labels += part.count
      case .lines(let part): lines += part.count
      }
    }
    return hasTable ? .table : labels > 0 && labels >= lines ? .labels : .text
  }

  /// Says whether an output is what the sample illustrates.
  ///
  /// - Parameters:
  ///   - output: terminal escape sequences are ignored.
  ///   - bindings: values by placeholder key that are known already; where the sample names one, the output must
  ///     hold it.
  ///   - strictness: how much may differ.
  ///   - context: what the page says beside the sample: a value that it names is no example.
  package func compare(
    with output: String, bindings: [String: String] = [:], strictness: Strictness = .sample,
    context: SampleContext = SampleContext()
  ) -> Comparison {
    let output = OutputText(output)
    if isSame(output) { return Comparison(result: .matched) }
    guard saysSomething(output) else {
      let difference = Difference(message: "the sample shows nothing that could be compared")
      return Comparison(result: .notUnderstood, differences: [difference])
    }
    guard !output.isBlank else {
      return Comparison(result: .different, differences: [Difference(message: "there is no output")])
    }
    var findings = Findings(
      effort: 1_000_000 + 16 * (output.source.bytes.count + source.bytes.count), context: context)
    compareBanners(output, into: &findings)
    let isError = !findings.differences.isEmpty
    compareParts(output, bindings, into: &findings)
    if !isError, strictness == .sample, isInAnotherLanguage(output) { findings.doubtDifferences() }
    if !layout.hasElision { reportOtherLines(output, into: &findings) }
    for difference in OrderedFacts.differences(sample: facts, output: facts(of: output)) { findings.doubt(difference) }
    if let difference = EqualTokens(sample: lines, output: output.lines).difference { findings.doubt(difference) }
    return Self.conclude(findings, strictness)
  }

  /// Exactly what the page shows, which even an empty list may be.
  private func isSame(_ output: OutputText) -> Bool {
    names.isEmpty && !layout.hasElision && !layout.parts.isEmpty
      && source.bytes[...].trimmed == output.source.bytes[...].trimmed
  }

  /// A sample of nothing but values (one GUID, a lone `<name>`) is understood only when the output has no other
  /// lines: somewhere among many, such a value would prove nothing.
  private func saysSomething(_ output: OutputText) -> Bool {
    var values = 0
    for part in layout.parts {
      switch part {
      case .json(let node): if node.saysSomething { return true }
      case .table, .labels: return true
      case .lines(let lines):
        if lines.contains(where: \.hasLiteral) { return true }
        values += lines.count { !$0.isRule && $0.saysSomething || $0.onlyName != nil }
      }
    }
    return values > 0 && output.lines.count { !$0.trimmed.isEmpty && !KnownNotice.isIn($0) } <= values
  }

  private func compareParts(_ output: OutputText, _ bindings: [String: String], into findings: inout Findings) {
    var cursor = 0
    var document = 0
    let hasJSON = form == .json
    for part in layout.parts {
      switch part {
      case .json(let node): compareDocument(node, output, bindings, &cursor, &document, into: &findings)
      case .table(let table):
        TableComparison(output: output, bindings: bindings, others: lines(outside: table)).compare(
          table, cursor: &cursor, into: &findings)
      case .labels(let labels):
        LabelsComparison(output: output, bindings: bindings).compare(labels, cursor: &cursor, into: &findings)
      case .lines(let lines):
        LinesComparison(output: output, bindings: bindings, lastLine: lastLine).compare(
          lines, cursor: &cursor, ignoring: hasJSON ? output.documentLines : [], into: &findings)
      }
    }
    if hasJSON, !layout.hasElision { compareOtherDocuments(output, bindings, from: document, into: &findings) }
  }

  /// Programs print the language of the reader: what they say in another one than the page neither matches the sample
  /// nor contradicts it.
  private func isInAnotherLanguage(_ output: OutputText) -> Bool {
    guard let expected = TextLanguage.of(lines) else { return false }
    let found = TextLanguage.of(output.lines)
    return found != nil && found != expected
  }

  private var lines: [TextSlice] { source.lineStarts.indices.map { source.line($0 + 1) } }

  /// From 0, of those that hold anything.
  private var lastLine: Int { lines.lastIndex { !$0.trimmed.isEmpty } ?? 0 }

  private var facts: Facts {
    var documents: [(JSONNode, Int)] = []
    var tables: [TextTable] = []
    for part in layout.parts {
      switch part {
      case .json(let node): documents.append((node, source.position(atOffset: node.range.lowerBound).line - 1))
      case .table(let table): tables.append(table)
      case .labels, .lines: break
      }
    }
    return Facts(lines: lines, documents: documents, tables: tables)
  }

  private func facts(of output: OutputText) -> Facts {
    let tables = layout.parts.compactMap { part in
      if case .table(let table) = part {
        TableComparison(output: output, bindings: [:]).find(table, from: 0)
      } else {
        nil
      }
    }
    let documents = output.documents.map { ($0, output.line(atOffset: $0.range.lowerBound)) }
    return Facts(lines: output.lines, documents: documents, tables: tables)
  }

  private func lines(of node: JSONNode) -> [Int] {
    let first = source.position(atOffset: node.range.lowerBound).line
    let last = source.position(atOffset: max(node.range.lowerBound, node.range.upperBound - 1)).line
    return Array(first - 1..<last)
  }

  private func lines(outside table: TextTable) -> [TextSlice] {
    let rows = Set(table.rows.map(\.line) + [table.headerLine])
    return source.lineStarts.indices.filter { !rows.contains($0) }.map { source.line($0 + 1) }
  }

  /// A document more that has the sample's keys and other values, or that tells of trouble.
  private func compareOtherDocuments(
    _ output: OutputText, _ bindings: [String: String], from start: Int, into findings: inout Findings
  ) {
    let nodes = layout.parts.compactMap { if case .json(let node) = $0 { node } else { nil } }
    guard start > 0, let node = nodes.last else { return }
    let comparison = JSONComparison(bindings: bindings, sampleLine: { _ in 0 }, outputLine: output.line(atOffset:))
    let others = output.documents.filter { $0.range.lowerBound >= start }.prefix(Self.maximumOtherDocuments)
    for document in others where !findings.isExhausted {
      let line = output.line(atOffset: document.range.lowerBound)
      findings.explainedLines.formUnion(line...output.line(atOffset: document.range.upperBound - 1))
      let trial = findings.attempt { comparison.compare(node, document, into: &$0) }
      let isAlike = node.keys.isSubset(of: document.keys) && !node.keys.isEmpty
      guard isAlike && !trial.differences.isEmpty || JSONTrouble.first(in: document) != nil else { continue }
      findings.doubt(
        Difference(
          outputLine: line, actual: output.lines[line].excerpt,
          message: "line \(line + 1): it contradicts the sample, which does not have it"))
    }
  }

  /// Logs of JSON lines have thousands.
  private static let maximumOtherDocuments = 100

  private func compareDocument(
    _ node: JSONNode, _ output: OutputText, _ bindings: [String: String], _ cursor: inout Int,
    _ next: inout Int, into findings: inout Findings
  ) {
    let sampleLine = source.position(atOffset: node.range.lowerBound).line - 1
    let documents = output.documents.filter { $0.range.lowerBound >= next }
    let comparison = JSONComparison(
      bindings: bindings, sampleLine: { source.position(atOffset: $0).line - 1 }, outputLine: output.line(atOffset:))
    var nearest: (findings: Findings, document: JSONNode)?
    for document in documents where !findings.isExhausted {
      let trial = findings.attempt { comparison.compare(node, document, into: &$0) }
      if trial.distance < nearest?.findings.distance ?? .max { nearest = (trial, document) }
      if trial.distance == 0 { break }
    }
    guard let nearest else {
      // What only a lenient reader takes for JSON may be something else: `[0:07] 3 / 3 snapshots`.
      if JSONDocuments.find(in: source.bytes[node.range]).isEmpty {
        let patterns = lines(of: node).map { LinePattern(source.line($0 + 1), line: $0) }
        return LinesComparison(output: output, bindings: bindings).compare(
          patterns, cursor: &cursor, ignoring: [], into: &findings)
      }
      let line = output.lines.firstIndex { !$0.trimmed.isEmpty }
      findings.differ(
        Difference(
          sampleLine: sampleLine, outputLine: line, expected: "JSON",
          actual: line.map { output.lines[$0].excerpt },
          message: "the output contains no complete JSON"))
      return
    }
    findings.merge(nearest.findings)
    let range = nearest.document.range
    next = range.upperBound
    cursor = output.line(atOffset: range.upperBound - 1)
    findings.explainedLines.formUnion(output.line(atOffset: range.lowerBound)...cursor)
  }

  private func compareBanners(_ output: OutputText, into findings: inout Findings) {
    guard !lines.contains(where: ErrorBanner.isBanner) else { return }
    let inJSON = output.documentLines
    for line in output.lines.indices where !inJSON.contains(line) && ErrorBanner.isBanner(output.lines[line]) {
      findings.differ(
        Difference(
          outputLine: line, actual: output.lines[line].excerpt, message: "the output reports an error"))
    }
  }

  private func reportOtherLines(_ output: OutputText, into findings: inout Findings) {
    let others = output.lines.indices.filter {
      !findings.explainedLines.contains($0) && !output.lines[$0].trimmed.isEmpty && !TextTable.isRule(output.lines[$0])
    }
    guard let first = others.first else { return }
    let added = AddedLines(
      output: output, sample: lines, explained: findings.explainedLines, context: findings.context)
    for difference in added.objections(to: others) { findings.doubt(difference) }
    findings.tolerate(
      "\(count: others.count, "line that the sample does not have", "lines that the sample does not have")",
      at: Findings.Place(sampleLine: nil, outputLine: first, name: "line \(first + 1)"), isTypedWildcard: false)
  }

  private static func conclude(_ findings: Findings, _ strictness: Strictness) -> Comparison {
    guard !findings.isExhausted else {
      let difference = Difference(message: "the output is too large to be compared with the sample")
      return Comparison(result: .notUnderstood, tolerated: [], differences: [difference])
    }
    var tolerated = findings.tolerated
    var differences = findings.differences
    if strictness == .strict {
      differences += findings.doubts
      differences += tolerated.filter { !$0.isTypedWildcard }.map {
        Difference(sampleLine: $0.sampleLine, outputLine: $0.outputLine, message: $0.message)
      }
      tolerated.removeAll { !$0.isTypedWildcard }
    }
    if differences.isEmpty, strictness == .sample, !findings.doubts.isEmpty {
      return Comparison(result: .undecided, tolerated: tolerated, differences: findings.doubts)
    }
    return Comparison(
      result: differences.isEmpty ? .matched : .different, tolerated: tolerated, differences: differences)
  }
}
