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

/// Real pages and their translations, damaged by machine: how much of it is found, and what is said that is not so.
///
/// `PASSO_DAMAGE=12` does twelve of each kind and prints what was missed.
@Suite(.enabled(if: !SharedPages.corpus.isEmpty, "the corpus does not lie in ../shared/corpus"))
struct PageDamageTests {
  /// A page and what it was translated from; an English page counts as its own translation.
  private struct Pair: Sendable {
    var source: RunbookLint.Page
    var text: String
    var path: String
    var locale: String?

    init?(_ path: String) {
      let original = path.replacing(#/\/nl\/(pt\/BR|zh\/CN|zh\/TW|[a-z]+)\//#, with: "/")
      guard let bytes = FileManager.default.contents(atPath: path),
        let sourceBytes = FileManager.default.contents(atPath: original), bytes.count < 40_000
      else { return nil }
      text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
      self.path = original == path ? "translated.md" : path
      locale = original == path ? "en" : nil
      source = PageDamageTests.page(String(decoding: sourceBytes, as: UTF8.self), original, nil)
    }

    func findings(_ text: String) -> [Diagnostic] {
      let page = PageDamageTests.page(text, path, locale)
      return Linter().check(page.runbook, document: page.document)
        + PageComparison(source: source, translation: page).diagnostics()
    }

    /// The lines of the blocks of code that are commands, or outputs; from 0.
    func blocks(_ kind: BlockReading.Kind) -> [Range<Int>] {
      let page = PageDamageTests.page(text, path, locale)
      let wanted = Set(page.runbook.blocks.filter { $0.kind == kind }.map(\.range))
      return page.document.blocks.compactMap { block in
        guard case .code(let code) = block.kind, code.style == .fence, wanted.contains(block.range),
          let first = code.lineStarts.first, let last = code.lineStarts.last
        else { return nil }
        return first.line - 1..<last.line
      }
    }
  }

  private static func page(_ text: String, _ path: String, _ locale: String?) -> RunbookLint.Page {
    let document = MarkdownReader().read(SourceFile(path: path, text: text))
    return .init(document: document, runbook: RunbookReader(locale: locale).read(document))
  }

  private struct Score {
    var done = 0
    /// By a warning or an error.
    var found = 0
    /// By an error.
    var errors = 0
    var falseErrors = 0
    var missed: [String] = []
  }

  /// The pages for one kind of damage: other ones for each, translations first.
  private static func paths(for damage: PageDamage) -> [String] {
    let turn = PageDamage.allCases.firstIndex(of: damage)! * 17
    let all = SharedPages.corpus
    let turned = Array(all[(turn % all.count)...] + all[..<(turn % all.count)])
    return turned.filter { $0.contains("/nl/") } + turned.filter { !$0.contains("/nl/") }
  }

  private static func score(_ damage: PageDamage, atMost count: Int) -> Score {
    var score = Score()
    for path in paths(for: damage) where score.done < count {
      guard let pair = Pair(path) else { continue }
      let lines = pair.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let blocks = pair.blocks(damage == .sampleJoined ? .output : .command)
      guard let done = blocks.lazy.compactMap({ damage.damaged(page: lines, block: $0) }).first else { continue }
      score.done += 1
      let known = Set(pair.findings(pair.text).map { said($0, lines) })
      let new = pair.findings(done.lines.joined(separator: "\n")).filter { !known.contains(said($0, done.lines)) }
      // What is said of the block or of its fences is said of the damage.
      let place = done.place.lowerBound - 1...done.place.upperBound + 3
      // Which of two names is the wrong one, no one can tell; a step is missing after the one before it.
      let isAnywhere = [.placeholderTranslated, .stepJoined].contains(damage)
      let found = new.filter { $0.severity >= .warning && (isAnywhere || place.contains($0.range.start.line)) }
      score.found += found.isEmpty ? 0 : 1
      score.errors += found.contains { $0.severity == .error } ? 1 : 0
      score.falseErrors += new.filter { $0.severity == .error && !place.contains($0.range.start.line) }.count
      if found.isEmpty {
        let said = new.map { "\($0.severity.rawValue) \($0.rule) \($0.range.start.line)" }
        score.missed.append(
          "\(damage) \(path):\(done.place.lowerBound + 1) \(said)\n    \(done.lines[done.place.lowerBound])")
      }
    }
    return score
  }

  /// The same for what was there before, wherever it is now.
  private static func said(_ finding: Diagnostic, _ lines: [String]) -> String {
    let line = finding.range.start.line - 1
    return "\(finding.rule) \(finding.message) \(lines.indices.contains(line) ? lines[line] : "")"
  }

  @Test func damageIsFoundAndNothingElse() {
    let asked = ProcessInfo.processInfo.environment["PASSO_DAMAGE"].flatMap(Int.init)
    let scores = PageDamage.allCases.map { ($0, Self.score($0, atMost: asked ?? 4)) }
    let done = scores.reduce(0) { $0 + $1.1.done }
    let found = scores.reduce(0) { $0 + $1.1.found }
    let falseErrors = scores.reduce(0) { $0 + $1.1.falseErrors }
    if asked != nil {
      for (damage, score) in scores {
        print(
          "\(damage): \(score.found) of \(score.done), \(score.errors) by an error, \(score.falseErrors) false errors")
        for line in score.missed { print("  \(line)") }
      }
      print("all: \(found) of \(done), \(falseErrors) false errors")
    }
    let errors = scores.filter { PageDamage.ofCommands.contains($0.0) }.reduce(0) { $0 + $1.1.errors }
    let commands = scores.filter { PageDamage.ofCommands.contains($0.0) }.reduce(0) { $0 + $1.1.done }
    #expect(done >= 60)
    #expect(scores.allSatisfy { $0.1.done > 0 }, "\(scores.filter { $0.1.done == 0 }.map(\.0))")
    #expect(Double(found) >= 0.9 * Double(done), "\(found) of \(done)")
    // What may be another version of the command is a warning, on purpose.
    #expect(Double(errors) >= 0.8 * Double(commands), "\(errors) of \(commands)")
    #expect(Double(falseErrors) <= 0.05 * Double(done), "\(falseErrors) in \(done)")
  }
}
