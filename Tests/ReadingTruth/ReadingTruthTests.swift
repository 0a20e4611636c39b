import Testing

@testable import RunbookModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Scores the reader against what a careful person understood. The pages lie beside the repository; without them there
/// is nothing to score.
@Suite struct ReadingTruthTests {
  private static let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/")
  private static let corpus = "\(folder)/../../../shared/corpus"

  /// Where the pages of `truth-unseen.jsonl` lie, which are not part of the corpus.
  private static let unseen = ProcessInfo.processInfo.environment["PASSO_UNSEEN"]

  private func score(held: Bool, of files: [String], in pages: String, named suffix: String) throws -> ReadingScore {
    let lines = try files.flatMap { name in
      try #require(FileManager.default.contents(atPath: "\(Self.folder)/\(name)")).split(separator: UInt8(ascii: "\n"))
    }
    var score = ReadingScore()
    for line in lines {
      let truth = try JSONDecoder().decode(TruthPage.self, from: Data(line))
      guard truth.held == held, let page = FileManager.default.contents(atPath: "\(pages)/\(truth.path)") else {
        continue
      }
      #expect(DocumentDigest(of: Array(page)).sha256 == truth.sha256, "\(truth.path) has changed")
      score.add(truth, PageReading(bytes: Array(page), path: truth.path))
    }
    if let file = ProcessInfo.processInfo.environment["PASSO_SCORE"] {
      // Nobody shall look at a single misreading of a held page, not even by accident.
      let single = held ? "" : "\n" + score.disagreements.joined(separator: "\n") + "\n"
      let report = score.report + "\n" + single
      try report.write(toFile: file + suffix + (held ? ".held" : ".open"), atomically: true, encoding: .utf8)
    }
    return score
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus)))
  func theHeldPagesAreReadAsWellAsReached() throws {
    check(try corpusScore(held: true))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus)))
  func theOpenPagesAreReadAsWellAsReached() throws {
    check(try corpusScore(held: false))
  }

  private func corpusScore(held: Bool) throws -> ReadingScore {
    let files = ["truth.jsonl", "truth-more.jsonl", "truth-held.jsonl"]
    return try score(held: held, of: files, in: Self.corpus, named: "")
  }

  @Test(.enabled(if: unseen != nil), arguments: [true, false])
  func pagesFromElsewhereAreReadAsWell(held: Bool) throws {
    let score = try score(held: held, of: ["truth-unseen.jsonl"], in: try #require(Self.unseen), named: ".unseen")
    expect(score.kinds["command"], precision: 0.99, recall: 0.99, "command")
    expect(score.kinds["output"], precision: 0.91, recall: 0.99, "output")
    expect(score.kinds["file"], precision: 0.99, recall: 0.82, "file")
    expect(score.text, precision: 0.99, recall: 0.99, "exact text")
    expect(score.verify, precision: 0.92, recall: 0.99, "verify role")
  }

  /// The figures reached on both halves; a change that falls below one has made the reader worse.
  private func check(_ score: ReadingScore) {
    expect(score.kinds["command"], precision: 0.99, recall: 0.985, "command")
    expect(score.kinds["output"], precision: 0.97, recall: 0.98, "output")
    expect(score.kinds["file"], precision: 0.99, recall: 0.74, "file")
    expect(score.kinds["code"], precision: 0.92, recall: 0.99, "code")
    expect(score.example, precision: 0.99, recall: 0.99, "example of")
    expect(score.kinds["synopsis"], precision: 0.99, recall: 0.99, "synopsis")
    expect(score.text, precision: 0.99, recall: 0.99, "exact text")
    expect(score.links, precision: 0.98, recall: 0.98, "sample links")
    expect(score.placeholders, precision: 0.99, recall: 0.99, "placeholders")
    expect(score.described, precision: 0.93, recall: 0.93, "described")
    expect(score.verify, precision: 0.95, recall: 0.88, "verify role")
    expect(score.step, precision: 0.99, recall: 0.99, "step")
    expect(score.optional, precision: 0.99, recall: 0.99, "optional")
    expect(score.secret, precision: 0.9, recall: 0.9, "secret")
  }

  private func expect(_ figure: Figure?, precision: Double, recall: Double, _ name: String) {
    let figure = figure ?? Figure()
    #expect(figure.precision >= precision && figure.recall >= recall, "\(name): \(figure.description)")
  }
}
