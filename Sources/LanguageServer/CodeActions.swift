import Bytes
import Diagnostics
import JSON
import MarkdownBlocks
import RunbookLint

/// What can be done about the findings at a place, and about a block.
struct CodeActions {
  let page: CheckedPage
  let uri: String
  let encoding: PositionEncoding
  let say: (Message) -> String
  var additions: (CheckedPage, ClosedRange<Int>) -> [PageAddition] = { _, _ in [] }

  /// Lines between the command and the place of what can be added to it.
  private static let nearLines = 100

  private var source: SourceFile { page.source }

  /// - Parameters:
  ///   - range: that is selected, in bytes.
  ///   - wanted: kinds that the client asks for; empty: all. A kind includes those below it.
  func actions(in range: Range<Int>, only wanted: [String]) -> JSONValue {
    func isWanted(_ kind: String) -> Bool {
      wanted.isEmpty || wanted.contains { kind == $0 || kind.hasPrefix($0 + ".") }
    }
    var actions: [JSONValue] = []
    if isWanted(Self.quickFix) {
      for finding in page.diagnostics where !finding.fixes.isEmpty && touches(finding.range, range) {
        actions.append(
          action(
            title(of: finding), Self.quickFix, edits(finding.fixes),
            mending: FindingMessages(page: page, encoding: encoding, say: say).message(finding)))
      }
    }
    if isWanted(Self.fixAll), !allFixes.isEmpty {
      actions.append(action(say("mend all that can be mended"), Self.fixAll, edits(allFixes)))
    }
    if isWanted(Self.rewrite), let edit = outputMark(at: range) {
      actions.append(action(say("mark as output"), Self.rewrite, .array([edit])))
    }
    if isWanted(Self.rewrite), touchesCode(range) {
      let first = source.position(atOffset: range.lowerBound).line
      let last = source.position(atOffset: range.upperBound).line
      let near = additions(page, max(1, first - Self.nearLines)...(last + 1))
      for addition in near where touches(addition, range) {
        actions.append(action(say(addition.title), Self.rewrite, .array([edit(addition)])))
      }
    }
    return .array(actions)
  }

  private func touchesCode(_ range: Range<Int>) -> Bool {
    page.document.blocks.contains { block in
      if case .code = block.kind { touches(block.range, range) } else { false }
    }
  }

  private func touches(_ addition: PageAddition, _ range: Range<Int>) -> Bool {
    let lines = [addition.firstLine, addition.line].sorted()
    return source.line(lines[0]).startIndex <= range.upperBound && range.lowerBound <= source.line(lines[1]).endIndex
  }

  /// The last line of a page may have no end.
  private func edit(_ addition: PageAddition) -> JSONValue {
    let line = source.line(addition.line)
    let text = String(addition.text.dropLast())
    if addition.replacesLine { return edit(line.startIndex..<line.endIndex, text) }
    return edit(line.endIndex..<line.endIndex, (addition.text.hasSuffix("\r\n") ? "\r\n" : "\n") + text)
  }

  /// What the only fix does; of several what the finding says.
  private func title(of finding: Diagnostic) -> String {
    guard finding.fixes.count == 1 else { return say(finding.help ?? finding.message) }
    let (old, new) = (source.text(in: finding.fixes[0].range), finding.fixes[0].replacement)
    guard max(old.utf8.count, new.utf8.count) <= Self.longestTitle, !(old + new).contains(where: \.isNewline) else {
      return say(finding.help ?? finding.message)
    }
    if new.isEmpty { return say("remove \(old)") }
    return old.isEmpty ? say("add \(new)") : say("replace \(old) by \(new)")
  }

  /// In bytes.
  private static let longestTitle = 60

  static let kinds = [quickFix, rewrite, fixAll]
  private static let quickFix = "quickfix"
  private static let rewrite = "refactor.rewrite"
  private static let fixAll = "source.fixAll"

  /// Of findings whose fixes overlap the first counts: the rest is mended by the next call.
  private var allFixes: [FixIt] {
    var end = SourcePosition(line: 1, column: 1)
    var fixes: [FixIt] = []
    for finding in page.diagnostics where !finding.fixes.isEmpty {
      let own = finding.fixes.sorted { $0.range.start < $1.range.start }
      guard let first = own.first, let last = own.last, first.range.start >= end else { continue }
      fixes += own
      end = last.range.end
    }
    return fixes
  }

  /// `{: screen}` below the block, where the page speaks so and the block has no class yet.
  private func outputMark(at range: Range<Int>) -> JSONValue? {
    guard page.dialect == .kramdown else { return nil }
    for block in page.document.blocks {
      guard case .code = block.kind, touches(block.range, range),
        !block.attributes.contains(where: { !$0.classes.isEmpty })
      else { continue }
      let end = source.offset(of: block.range.end)
      let indentation = source.line(block.range.start.line).prefix { $0.isSpaceOrTab }
      return edit(end..<end, "\n" + String(decoding: indentation, as: UTF8.self) + "{: screen}")
    }
    return nil
  }

  private func touches(_ range: SourceRange, _ bytes: Range<Int>) -> Bool {
    source.offset(of: range.start) <= bytes.upperBound && bytes.lowerBound <= source.offset(of: range.end)
  }

  private func edits(_ fixes: [FixIt]) -> JSONValue {
    .array(
      fixes.map { fix in
        let start = source.offset(of: fix.range.start)
        return edit(start..<max(start, source.offset(of: fix.range.end)), fix.replacement)
      })
  }

  private func edit(_ range: Range<Int>, _ text: String) -> JSONValue {
    .object(["range": encoding.range(range, in: source), "newText": .string(text)])
  }

  private func action(
    _ title: String, _ kind: String, _ edits: JSONValue, mending diagnostic: JSONValue? = nil
  ) -> JSONValue {
    var object: JSONObject = [
      "title": .string(title), "kind": .string(kind), "edit": .object(["changes": .object([uri: edits])]),
    ]
    if let diagnostic {
      object["diagnostics"] = .array([diagnostic])
      object["isPreferred"] = .boolean(true)
    }
    return .object(object)
  }
}
