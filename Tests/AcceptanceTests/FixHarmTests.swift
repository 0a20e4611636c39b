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

/// Our own pages, damaged by machine, each damage for itself, and mended: never is a page worse than it was.
///
/// `PASSO_FIXES=all` does every damage at every place, and prints the figures.
@Suite struct FixHarmTests {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  /// A page and the English one that it was translated from; an English page counts as its own source.
  private struct Pair: Sendable {
    var path: String
    var text: String
    var source: String
    var locale: String

    init?(_ name: String) {
      path = "\(root)/runbooks/\(name).md"
      locale = String(name.drop { $0 != "." }.dropFirst())
      let english = "\(root)/runbooks/\(name.prefix { $0 != "." }).en.md"
      guard let page = FileManager.default.contents(atPath: path),
        let source = FileManager.default.contents(atPath: english)
      else { return nil }
      text = String(decoding: page, as: UTF8.self)
      self.source = String(decoding: source, as: UTF8.self)
    }

    /// The page as `check --fix` leaves it.
    ///
    /// - Parameter source: nil: it is compared with nothing.
    func fixed(_ text: String, source: String?, isKnown: Bool = true) -> CheckedPage {
      let original = source.map { FixHarmTests.page($0, path: "en.md", locale: "en") }
      func checked(_ file: SourceFile) -> CheckedPage {
        let page = FixHarmTests.page(file, locale: locale)
        var found = Linter().check(page.runbook, document: page.document)
        if let original {
          found = PageComparison(source: original, translation: page, isSourceKnown: isKnown)
            .diagnostics(besides: found)
        }
        return CheckedPage(document: page.document, runbook: page.runbook, diagnostics: found)
      }
      return PageFixer().fixed(checked(SourceFile(path: path, text: text))) { checked($0) }.page
    }

    /// The lines of the content of each block of that kind; from 0.
    func blocks(_ kind: BlockReading.Kind) -> [Range<Int>] {
      let page = FixHarmTests.page(text, path: path, locale: locale)
      let wanted = Set(page.runbook.blocks.filter { $0.kind == kind }.map(\.range))
      return page.document.blocks.compactMap { block in
        guard case .code(let code) = block.kind, wanted.contains(block.range), let first = code.lineStarts.first,
          let last = code.lineStarts.last
        else { return nil }
        return first.line - 1..<last.line
      }
    }
  }

  private static let names = ["private-ca", "private-registry", "contribute"].flatMap { name in
    ["en", "fr", "pt-BR"].map { "\(name).\($0)" }
  }

  private static func page(_ text: String, path: String, locale: String) -> RunbookLint.Page {
    page(SourceFile(path: path, text: text), locale: locale)
  }

  private static func page(_ file: SourceFile, locale: String) -> RunbookLint.Page {
    let document = MarkdownReader().read(file)
    return .init(document: document, runbook: RunbookReader(locale: locale).read(document))
  }

  /// What a page has its reader do, in the order of the page.
  private static func deeds(_ page: Runbook) -> [String] {
    page.actions.map { "\($0.kind) \($0.role) \($0.text ?? "") \($0.file ?? "") \($0.expectation?.text ?? "")" }
  }

  private static func lines(_ page: CheckedPage) -> [String] {
    lines(String(decoding: page.source.bytes, as: UTF8.self))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func unindented(_ line: String) -> Substring { line.drop { $0 == " " } }

  private struct Score {
    var done = 0
    var mended = 0
    var harmful: [String] = []
  }

  /// Not every place of every page, unless it is asked for: one of so many.
  private static let isWhole = ProcessInfo.processInfo.environment["PASSO_FIXES"] == "all"

  /// The damages of a page, each with what it is and the lines with it.
  private static func damages(of pair: Pair) -> [(name: String, lines: [String])] {
    let text = lines(pair.text)
    let commands = pair.blocks(.command)
    let outputs = pair.blocks(.output)
    let all = PageDamage.allCases.enumerated().flatMap { index, damage -> [(name: String, lines: [String])] in
      let blocks = damage == .sampleJoined ? outputs : commands
      // Each page has other kinds of damage done to it, all pages together each kind at least twice.
      guard isWhole || (index + pair.text.utf8.count) % 3 == 0 else { return [] }
      let chosen = isWhole || blocks.isEmpty ? blocks[...] : blocks[(index % blocks.count)...].prefix(1)
      return chosen.compactMap { block in
        damage.damaged(page: text, block: block).map { ("\(damage) \(pair.path):\($0.place.lowerBound + 1)", $0.lines) }
      }
    }
    // Damages that can be done to one place only are there once.
    var seen: Set<[String]> = []
    return all.filter { seen.insert($0.lines).inserted }
  }

  /// A damaged page is mended, or it stays as it was: nothing but the damage changes, and nothing else is done by it.
  @Test(arguments: names) func aDamagedPageIsNotMadeWorse(name: String) throws {
    let pair = try #require(Pair(name))
    var score = Score()
    let sound = pair.fixed(pair.text, source: pair.source)
    #expect(Self.lines(sound) == Self.lines(pair.text))
    for (damage, lines) in Self.damages(of: pair) {
      let text = lines.joined(separator: "\n")
      let before = Self.deeds(Self.page(text, path: pair.path, locale: pair.locale).runbook)
      for source in [pair.source, nil] {
        let page = pair.fixed(text, source: source)
        score.done += 1
        // How far a line is indented that had lost its indentation is not known any more.
        let allowed = Set((lines + Self.lines(pair.text)).map(Self.unindented))
        let strange = Self.lines(page).map(Self.unindented).filter { !allowed.contains($0) }
        let deeds = Self.deeds(page.runbook)
        let isSound = deeds == Self.deeds(sound.runbook)
        if isSound { score.mended += 1 }
        if !strange.isEmpty || deeds != before && !isSound {
          score.harmful.append("\(damage)\(source == nil ? " alone" : ""): \(strange)")
        }
        let again = pair.fixed(String(decoding: page.source.bytes, as: UTF8.self), source: source)
        if again.source.bytes != page.source.bytes { score.harmful.append("\(damage): a second time") }
      }
    }
    if Self.isWhole { print("\(name): \(score.done) damages, \(score.mended) mended, \(score.harmful.count) harmful") }
    #expect(score.done >= 2)
    #expect(score.harmful.isEmpty, "\(score.harmful.joined(separator: "\n"))")
  }

  /// No matter what is wrong with its source, a sound page stays as it is.
  @Test(arguments: names) func aSoundPageStays(name: String) throws {
    let pair = try #require(Pair(name))
    var source = pair
    source.text = pair.source
    var done = 0
    for (damage, lines) in Self.damages(of: source) {
      let page = pair.fixed(pair.text, source: lines.joined(separator: "\n"))
      done += 1
      #expect(Self.lines(page) == Self.lines(pair.text), "\(damage)")
    }
    if Self.isWhole { print("\(name): \(done) damaged sources, the page unchanged") }
    #expect(done >= 1)
  }

  /// Of a page that may be the source or not nothing is taken over.
  @Test(arguments: names.filter { !$0.hasSuffix(".en") }) func aGuessedSourceMendsNothing(name: String) throws {
    let pair = try #require(Pair(name))
    for (damage, lines) in Self.damages(of: pair) {
      let text = lines.joined(separator: "\n")
      let guessed = pair.fixed(text, source: pair.source, isKnown: false)
      #expect(guessed.source.bytes == pair.fixed(text, source: nil).source.bytes, "\(damage)")
    }
  }
}
