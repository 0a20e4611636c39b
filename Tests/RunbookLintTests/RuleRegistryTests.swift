import Diagnostics
import MarkdownBlocks
import RunbookModel
import Testing

@testable import RunbookLint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct RuleRegistryTests {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  private static func files(under folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)/")) ?? []).sorted()
  }

  private static func text(of file: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "\(root)/\(file)") ?? Data(), as: UTF8.self)
  }

  private static let ids = RuleRegistry.descriptions.map(\.id)

  @Test func everyFileOfRulesIsListedAndTested() {
    let files = Self.files(under: "Sources/RunbookLint/Rules").filter { $0.hasSuffix(".swift") }
      .map { String($0.dropLast(".swift".count)) }
    #expect(
      files.compactMap { $0.split(separator: "/").last.map(String.init) }.sorted()
        == RuleRegistry.rules.map { "\($0)" }.sorted())
    // Each in the room of its rule.
    let tests = Self.files(under: "Tests/RunbookLintTests/Rules").filter { $0.hasSuffix(".swift") }
    #expect(tests == files.map { "\($0)Tests.swift" })
  }

  @Test func idsAreKebabCaseAndStandOnce() {
    #expect(Self.ids.count == Set(Self.ids).count)
    for id in Self.ids {
      #expect(id.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") }, "\(id)")
      #expect(!id.hasPrefix("-") && !id.hasSuffix("-"), "\(id)")
    }
  }

  @Test(arguments: RuleRegistry.descriptions)
  func everyRuleIsExplained(rule: RuleDescription) {
    #expect(!rule.summary.description.isEmpty && !rule.summary.description.hasSuffix("."))
    #expect(rule.explanation.why.description.count > 40)
    #expect(!rule.explanation.remedy.description.isEmpty)
  }

  /// `PASSO_RECORD=1` writes the pages anew.
  @Test func thePagesAreWhatTheRulesSay() throws {
    var pages = Dictionary(uniqueKeysWithValues: RuleRegistry.descriptions.map { ("\($0.id).md", $0.page()) })
    pages["README.md"] = RuleRegistry.index()
    if ProcessInfo.processInfo.environment["PASSO_RECORD"] == "1" {
      for (name, text) in pages {
        try text.write(toFile: "\(Self.root)/docs/rules/\(name)", atomically: true, encoding: .utf8)
      }
    }
    #expect(Set(Self.files(under: "docs/rules").filter { !$0.contains("/") && $0.hasSuffix(".md") }) == Set(pages.keys))
    for (name, text) in pages.sorted(by: { $0.key < $1.key }) {
      #expect(Self.text(of: "docs/rules/\(name)") == text, "record docs/rules/\(name) anew with PASSO_RECORD=1")
    }
  }

  /// All that any module reports has a page.
  @Test func everyIdInTheSourcesIsKnown() {
    var found: Set<String> = []
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: "\(Self.root)/Sources")) ?? []
    let files = modules.flatMap { module in Self.files(under: "Sources/\(module)").map { "Sources/\(module)/\($0)" } }
    for file in files where file.hasSuffix(".swift") {
      var rest = Substring(Self.text(of: file))
      while let start = rest.firstRange(of: "rule: \"") {
        rest = rest[start.upperBound...]
        let id = String(rest.prefix { $0 != "\"" })
        found.insert(id)
        #expect(Self.ids.contains(id), "\(file) reports \(id)")
      }
    }
    #expect(ReadingRules.all.allSatisfy { found.contains($0.id) })
  }
}
