import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is kept of a page while a person types on it never changes what is said of it.
///
/// `PASSO_EDITS=2000 swift test --filter RetypedPageTests` is the long way.
@Suite struct RetypedPageTests {
  private static let edits = ProcessInfo.processInfo.environment["PASSO_EDITS"].flatMap { Int($0) } ?? 24

  @Test(arguments: 0..<6) func editsGiveWhatReadingFromScratchGives(seed: UInt64) throws {
    var random = SystemRandomNumberGenerator.seeded(seed + 1)
    let pages = try Self.pages(of: ["en", "fr", "pt"][Int(seed) % 3])
    var text = Array(pages.shuffled(using: &random).prefix(4).joined(separator: "\n\n").utf8)
    let memory = CheckMemory()
    _ = Checked(text, memory)
    for number in 0..<Self.edits {
      let edit = Edit(of: text, &random)
      text.replaceSubrange(edit.range, with: edit.new)
      let difference = Checked(text, memory).difference(from: Checked(text, CheckMemory()))
      #expect(difference == nil, "edit \(number): \(edit)")
      if difference != nil { return }
    }
  }

  private static func pages(of language: String) throws -> [String] {
    let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    let folder = tests + "/ReadingTruth/Pages"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasPrefix(language + "-") }
      .map { String(decoding: FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data(), as: UTF8.self) }
  }

  /// Most of what is typed is a letter somewhere in a line; the rest is what changes how a page is read.
  private struct Edit: CustomStringConvertible {
    var range: Range<Int>
    var new: [UInt8]

    init(of text: [UInt8], _ random: inout SeededGenerator) {
      let place = Int.random(in: 0...text.count, using: &random)
      let starts = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
      let line = starts.indices.randomElement(using: &random) ?? 0
      let end = line + 1 < starts.count ? starts[line + 1] : text.count
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: (range, new) = (place..<place, Array("x".utf8))
      case 4: (range, new) = (place..<min(place + Int.random(in: 1...3, using: &random), text.count), [])
      case 5: (range, new) = (starts[line]..<end, [])
      case 6:
        // A line again, somewhere else.
        let target = starts.randomElement(using: &random) ?? 0
        (range, new) = (target..<target, Array(text[starts[line]..<end]))
      case 7: (range, new) = (starts[line]..<starts[line], Array(Self.openings.randomElement(using: &random)!.utf8))
      default: (range, new) = (place..<place, Array(Self.pieces.randomElement(using: &random)!.utf8))
      }
    }

    private static let openings = ["# ", "## ", "1. ", "- ", "    ", "> ", "```\n", "\n", "Example: ", "Run "]
    private static let pieces = [
      "\n", "\n\n", " ", "`", "<name>", "NAME", "é", "$HOME", ": ", " Replace `x` with your own.",
      " If you use macOS, ", " export NAME=1", "|", "*",
    ]

    var description: String { "\(range) \(String(decoding: new, as: UTF8.self).debugDescription)" }
  }

  /// All that is said of a page.
  private struct Checked {
    let runbook: Runbook
    let diagnostics: [Diagnostic]

    init(_ text: [UInt8], _ memory: CheckMemory) {
      let document = MarkdownReader().read(SourceFile(path: "page.md", bytes: text))
      runbook = RunbookReader().read(document, after: memory.reading)
      diagnostics = Linter().check(
        memory.page(document, runbook, fileExists: { $0.count > 5 }), after: memory)
    }

    /// What is not the same; nil: nothing.
    func difference(from other: Checked) -> String? {
      let (own, its) = (runbook, other.runbook)
      if own.document != its.document { return "the title or the language" }
      if own.procedures != its.procedures { return "the procedures" }
      if own.placeholders != its.placeholders { return "the placeholders" }
      if own.blocks != its.blocks { return "the blocks" }
      if own.diagnostics != its.diagnostics || diagnostics != other.diagnostics { return "the diagnostics" }
      let isSame =
        own.longOptions == its.longOptions && own.questions == its.questions && own.pagesBefore == its.pagesBefore
        && own.folderVariables == its.folderVariables
      return isSame ? nil : "the rest"
    }
  }
}
