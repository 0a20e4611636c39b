import Diagnostics
import MarkdownBlocks
import RunbookModel
import Testing

@testable import RunbookLint

/// The examples of every rule's page do what they say.
@Suite struct ExplanationTests {
  private static func findings(_ text: String) -> [Diagnostic] {
    let document = MarkdownReader().read(SourceFile(path: Self.path(for: text), text: text + "\n"))
    // No example's relative link leads anywhere.
    return Linter().check(RunbookReader().read(document), document: document) { _ in false }
  }

  /// Rules about translations need a page of another language.
  private static func path(for text: String) -> String { text.contains("Choisissez") ? "fr/page.md" : "page.md" }

  @Test(arguments: RuleRegistry.descriptions)
  func theBadExampleIsReported(rule: RuleDescription) {
    #expect(Self.findings(rule.explanation.bad).contains { $0.rule == rule.id })
  }

  @Test(arguments: RuleRegistry.descriptions)
  func theGoodExampleIsNot(rule: RuleDescription) {
    let found = Self.findings(rule.explanation.good)
    #expect(!found.contains { $0.rule == rule.id || $0.severity == .error }, "\(found.map(\.rule))")
  }

  /// Check, fix, check: what can be mended is clean after a few rounds, and nothing but what is reported changes.
  @Test(arguments: RuleRegistry.descriptions.filter(\.isFixable))
  func fixesConverge(rule: RuleDescription) {
    var text = rule.explanation.bad
    for _ in 0..<4 {
      let fixes = Self.findings(text).filter { $0.rule == rule.id }.flatMap(\.fixes)
      if fixes.isEmpty { break }
      text = MarkedPage.applying(fixes, to: text)
    }
    #expect(text != rule.explanation.bad)
    #expect(!Self.findings(text).contains { $0.rule == rule.id }, "\(text)")
  }

  @Test(arguments: RuleRegistry.descriptions.filter { !$0.isFixable })
  func whatSaysThatItMendsNothingOffersNothing(rule: RuleDescription) {
    #expect(Self.findings(rule.explanation.bad).allSatisfy { $0.rule != rule.id || $0.fixes.isEmpty })
  }

  @Test(arguments: RuleRegistry.rules.map { RuleDescription($0) })
  func findingsOfARuleHaveItsSeverity(rule: RuleDescription) {
    #expect(Self.findings(rule.explanation.bad).allSatisfy { $0.rule != rule.id || $0.severity == rule.severity })
  }
}
