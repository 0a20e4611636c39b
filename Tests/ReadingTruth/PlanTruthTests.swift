import Testing

@testable import RunbookModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Scores whole plans against how a careful operator follows the page. `PASSO_SCORE=FILE` writes the figures down, and for
/// pages that are not held back each disagreement.
@Suite struct PlanTruthTests {
  private static let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/")
  private static let shared = "\(folder)/../../../shared"

  private static func truths(_ name: String) throws -> [PlanTruth] {
    try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(PlanTruth.self, from: Data($0)) }
  }

  private static func pagesAreThere(_ name: String) throws -> Bool {
    try truths(name).allSatisfy { FileManager.default.fileExists(atPath: "\(shared)/\($0.path)") }
  }

  private func score(_ name: String, in pages: String, isHeld: Bool) throws -> PlanScore {
    var score = PlanScore()
    for truth in try Self.truths(name) {
      let bytes = try #require(FileManager.default.contents(atPath: "\(pages)/\(truth.path)"), "\(truth.path)")
      #expect(DocumentDigest(of: Array(bytes)).sha256 == truth.sha256, "\(truth.path) has changed")
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      score.add(
        truth, PlanReading(bytes: Array(bytes), path: truth.path),
        page: lines.map { String(decoding: $0, as: UTF8.self) })
    }
    if let file = ProcessInfo.processInfo.environment["PASSO_SCORE"] {
      let single = isHeld ? "" : (score.wrongPages + [""] + score.disagreements).joined(separator: "\n") + "\n"
      try (score.report + "\n" + single).write(toFile: "\(file).\(name)", atomically: true, encoding: .utf8)
    }
    return score
  }

  /// Pages of our own, in the shapes of real ones: a clone without any other page notices a broken reader.
  @Test func ownPlans() throws {
    check(try score("plans-own.jsonl", in: Self.folder, isHeld: false), pages: 73, parts: 605, harmful: 0)
  }

  @Test(.enabled("the pages do not lie in ../shared") { try pagesAreThere("plans.jsonl") })
  func openPlans() throws {
    check(try score("plans.jsonl", in: Self.shared, isHeld: false), pages: 38, parts: 362, harmful: 0)
  }

  @Test(.enabled("the pages do not lie in ../shared") { try pagesAreThere("plans-held.jsonl") })
  func heldPlans() throws {
    check(try score("plans-held.jsonl", in: Self.shared, isHeld: true), pages: 10, parts: 201, harmful: 14)
  }

  /// The second draw: pages that were judged after the first ones had been worked on.
  @Test(.enabled("the pages do not lie in ../shared") { try pagesAreThere("plans-second.jsonl") })
  func secondPlans() throws {
    check(try score("plans-second.jsonl", in: Self.shared, isHeld: false), pages: 38, parts: 373, harmful: 3)
  }

  @Test(.enabled("the pages do not lie in ../shared") { try pagesAreThere("plans-second-held.jsonl") })
  func secondHeldPlans() throws {
    check(try score("plans-second-held.jsonl", in: Self.shared, isHeld: true), pages: 11, parts: 204, harmful: 3)
  }

  /// The third draw, judged while the reader was worked on with the second.
  @Test(.enabled("the pages do not lie in ../shared") { try pagesAreThere("plans-third.jsonl") })
  func thirdPlans() throws {
    check(try score("plans-third.jsonl", in: Self.shared, isHeld: false), pages: 19, parts: 348, harmful: 0)
  }

  @Test(.enabled("the pages do not lie in ../shared") { try pagesAreThere("plans-third-held.jsonl") })
  func thirdHeldPlans() throws {
    check(try score("plans-third-held.jsonl", in: Self.shared, isHeld: true), pages: 8, parts: 69, harmful: 1)
  }

  /// Put aside before the reader was rebuilt, and opened at its end: 19 of 30 were right then.
  @Test(.enabled("the pages do not lie in ../shared") { try pagesAreThere("plans-aside.jsonl") })
  func plansPutAside() throws {
    check(try score("plans-aside.jsonl", in: Self.shared, isHeld: false), pages: 21, parts: 306, harmful: 1)
  }

  /// The figures reached; a change that falls below one has made the reader worse, and one that rises above raises it.
  private func check(_ score: PlanScore, pages: Int, parts: Int, harmful: Int) {
    #expect(score.pages.right >= pages && score.parts.right >= parts, "\(score.report)")
    #expect(score.harmfulParts <= harmful, "\(score.report)")
  }
}
