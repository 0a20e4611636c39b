import Diagnostics
import Fuzzing
import MarkdownBlocks
import RunbookLint
import RunbookModel
import RunbookReport

/// Any bytes as a page: read, planned without values and with one for every question, printed, and checked.
///
/// The first byte chooses the language, as the path of a page does.
@_cdecl("LLVMFuzzerTestOneInput")
public func look(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let page = Array(UnsafeBufferPointer(start: bytes, count: count).dropFirst())
  PageLook(source: SourceFile(path: "page.md", bytes: page), reader: readers[Int(bytes[0]) % readers.count]).run()
  return 0
}

private let readers = ["en", "de", "es", "fr", "it", "ja", "ko", "pt-BR", "zh-CN", "zh-TW"]
  .map { RunbookReader(locale: $0) }
private let linter = Linter()

private struct PageLook {
  let source: SourceFile
  let reader: RunbookReader

  func run() {
    let document = MarkdownReader().read(source)
    for block in document.blocks { requireInside(block.range) }
    let runbook = reader.read(document)
    let maker = PlanMaker(runbook, selection: Selection())
    let asked = maker.plan(with: Bindings())
    let values = asked.questions.map { Binding(key: $0.key, value: "it's <a> $b", origin: .flag, isSecret: false) }
    for plan in [asked, maker.plan(with: Bindings(values))] {
      require(!PlanJSON().text(of: plan).isEmpty, "a plan without text")
    }
    for diagnostic in linter.check(runbook, document: document) { requireInside(diagnostic.range) }
  }

  private func requireInside(_ range: SourceRange) {
    require(
      range.start <= range.end && range.start.line >= 1 && range.start.column >= 1
        && range.end.line <= source.lineStarts.count,
      "\(range) lies outside the page")
  }
}
