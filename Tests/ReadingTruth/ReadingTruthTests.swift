import Testing

@testable import RunbookModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Scores the reader against what a careful person understood. The pages lie beside the repository; where one is missing
/// there is nothing to score, because the figures are those of all of them.
@Suite struct ReadingTruthTests {
  private static let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/")
  private static let corpus = "\(folder)/../../../shared/corpus"

  /// Where the pages lie that are not part of the corpus; none of them is held back any more.
  private static let unseen = ProcessInfo.processInfo.environment["PASSO_UNSEEN"]

  private static let ofCorpus = ["truth.jsonl", "truth-more.jsonl", "truth-held.jsonl"]
  private static let ofUnseen = ["unseen", "fresh", "blind", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]
    .map {
      "truth-\($0).jsonl"
    }

  private static func pages(of files: [String]) throws -> [TruthPage] {
    try files.flatMap { name in
      try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")).split(separator: UInt8(ascii: "\n"))
    }.map { try JSONDecoder().decode(TruthPage.self, from: Data($0)) }
  }

  /// Whether every page of the truth lies in the corpus. The folder alone says nothing: it may be there empty.
  private static func corpusIsThere() throws -> Bool {
    try pages(of: ofCorpus).allSatisfy { FileManager.default.fileExists(atPath: "\(corpus)/\($0.path)") }
  }

  private func score(held: Bool, of files: [String], in pages: String, named suffix: String) throws -> ReadingScore {
    var score = ReadingScore()
    for truth in try Self.pages(of: files) {
      guard truth.held == held, let page = FileManager.default.contents(atPath: "\(pages)/\(truth.path)") else {
        continue
      }
      #expect(DocumentDigest(of: Array(page)).sha256 == truth.sha256, "\(truth.path) has changed")
      score.add(truth, PageReading(bytes: Array(page), path: truth.path))
    }
    if let file = ProcessInfo.processInfo.environment["PASSO_SCORE"] {
      // No one shall look at a single misreading of a held page, not even by accident.
      let single = held ? "" : "\n" + score.disagreements.joined(separator: "\n") + "\n"
      let report = score.report + "\n" + single
      try report.write(toFile: file + suffix + (held ? ".held" : ".open"), atomically: true, encoding: .utf8)
    }
    return score
  }

  @Test(.enabled("the pages of the truth do not lie in ../shared/corpus") { try corpusIsThere() })
  func theHeldPagesAreReadAsWellAsReached() throws {
    check(try corpusScore(held: true))
  }

  @Test(.enabled("the pages of the truth do not lie in ../shared/corpus") { try corpusIsThere() })
  func theOpenPagesAreReadAsWellAsReached() throws {
    check(try corpusScore(held: false))
  }

  private func corpusScore(held: Bool) throws -> ReadingScore {
    try score(held: held, of: Self.ofCorpus, in: Self.corpus, named: "")
  }

  /// All sets together, as far as their pages lie there: one alone may hold a page or two that decide its figure.
  @Test(.enabled(if: unseen != nil)) func pagesFromElsewhereAreReadAsWell() throws {
    let score = try score(held: false, of: Self.ofUnseen, in: try #require(Self.unseen), named: ".elsewhere")
    try #require(score.kinds["command"] != nil, "no page of these sets lies there")
    expect(score.kinds["command"], precision: 0.99, recall: 0.99, "command")
    expect(score.kinds["output"], precision: 0.95, recall: 0.98, "output")
    expect(score.kinds["file"], precision: 0.98, recall: 0.93, "file")
    expect(score.text, precision: 0.99, recall: 0.99, "exact text")
    expect(score.placeholders, precision: 0.96, recall: 0.96, "placeholders")
    expect(score.described, precision: 0.8, recall: 0.8, "described")
    expect(score.verify, precision: 0.95, recall: 0.97, "verify role")
  }

  /// The figures reached on both halves; a change that falls below one has made the reader worse.
  private func check(_ score: ReadingScore) {
    expect(score.kinds["command"], precision: 0.99, recall: 0.985, "command")
    expect(score.kinds["output"], precision: 0.98, recall: 0.99, "output")
    expect(score.kinds["file"], precision: 0.99, recall: 0.99, "file")
    expect(score.kinds["code"], precision: 0.95, recall: 0.99, "code")
    expect(score.example, precision: 0.99, recall: 0.99, "example of")
    expect(score.kinds["synopsis"], precision: 0.99, recall: 0.99, "synopsis")
    expect(score.text, precision: 0.99, recall: 0.99, "exact text")
    expect(score.links, precision: 0.98, recall: 0.98, "sample links")
    expect(score.placeholders, precision: 0.99, recall: 0.99, "placeholders")
    expect(score.described, precision: 0.93, recall: 0.93, "described")
    expect(score.verify, precision: 0.96, recall: 0.99, "verify role")
    expect(score.step, precision: 0.99, recall: 0.99, "step")
    expect(score.optional, precision: 0.99, recall: 0.99, "optional")
    // Tasks below "create", "rotate" and "delete" depend on the reader since the whole plans were judged; the blocks of
    // one page were judged before that.
    expect(score.condition, precision: 0.65, recall: 0.65, "condition")
    expect(score.secret, precision: 0.9, recall: 0.9, "secret")
  }

  private func expect(_ figure: Figure?, precision: Double, recall: Double, _ name: String) {
    let figure = figure ?? Figure()
    #expect(figure.precision >= precision && figure.recall >= recall, "\(name): \(figure.description)")
  }
}
