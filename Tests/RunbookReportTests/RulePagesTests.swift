import Diagnostics
import RunbookLint
import Testing

@testable import RunbookReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `passo explain`, and the pages under `docs/rules`, in every language but English, whose pages the rules' own tests
/// hold.
@Suite struct RulePagesTests {
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/") + "/docs/rules"

  private static func text(of file: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data(), as: UTF8.self)
  }

  /// `PASSO_RECORD=1` writes the pages anew.
  @Test(arguments: Catalogue.all.dropFirst()) func everyRuleHasItsPage(language: Language) throws {
    var pages = Dictionary(
      uniqueKeysWithValues: RuleRegistry.descriptions.map { ("\($0.id).md", $0.page(language.say)) })
    pages["README.md"] = RuleRegistry.index(language.say)
    let folder = "\(Self.folder)/\(language.code)"
    if ProcessInfo.processInfo.environment["PASSO_RECORD"] == "1" {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (name, text) in pages { try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8) }
    }
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder)) == Set(pages.keys))
    for (name, text) in pages.sorted(by: { $0.key < $1.key }) {
      #expect(
        Self.text(of: "\(language.code)/\(name)") == text,
        "record docs/rules/\(language.code)/\(name) anew with PASSO_RECORD=1")
    }
  }

  @Test(arguments: Catalogue.all.dropFirst()) func nothingOfThePagesStaysInEnglish(language: Language) throws {
    let rules = RuleRegistry.descriptions
    var missing = rules.flatMap { [$0.summary, $0.explanation.why, $0.explanation.remedy] }.flatMap(Self.patterns)
    missing.removeAll { language.translations[$0] != nil }
    if ProcessInfo.processInfo.environment["PASSO_RECORD"] == "1" {
      try LanguageFiles.add(missing, to: language.code)
    }
    #expect(missing.joined(separator: "\n") == "")
    for heading in ["Why", "Bad", "Good", "How to fix"] {
      #expect(!rules.contains { $0.page(language.say).contains("\n## \(heading)\n") }, "\(heading)")
    }
  }

  /// The page of each language has the same examples, byte for byte.
  @Test(arguments: RuleRegistry.descriptions) func theExamplesAreTheSame(rule: RuleDescription) {
    for language in Catalogue.all {
      let blocks = rule.page(language.say).components(separatedBy: "~~~~")
      #expect(blocks.count == 5)
      #expect(
        [blocks[1], blocks[3]] == ["markdown\n\(rule.explanation.bad)\n", "markdown\n\(rule.explanation.good)\n"])
    }
  }

  /// The pattern of a sentence, and those of the sentences in it.
  private static func patterns(of message: Message) -> [String] {
    [message.pattern]
      + message.arguments.flatMap { argument -> [String] in
        if case .message(let inner) = argument { patterns(of: inner) } else { [] }
      }
  }
}
