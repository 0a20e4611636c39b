import Diagnostics
import MarkdownBlocks
import RunbookModel
import Testing

@testable import RunbookLint

/// The examples of every rule's page do what they say.
@Suite struct ExplanationTests {
  /// What a page breaks on its own, and in comparison with a source.
  private static let (comparisons, own) = (
    RuleRegistry.descriptions.filter { $0.origin == .comparison },
    RuleRegistry.descriptions.filter { $0.origin == .page }
  )

  /// What `option-unknown` needs.
  private static let programs = ProgramTables(["curl": ProgramTable(options: ["-H": .required, "--header": .required])])

  private static func findings(_ text: String) -> [Diagnostic] {
    let document = MarkdownReader().read(SourceFile(path: Self.path(for: text), text: text + "\n"))
    // No example's relative link leads anywhere.
    return Linter().check(
      Page(
        document: document, runbook: RunbookReader().read(document), fileExists: { _ in false }, programs: programs))
  }

  /// Rules about translations need a page of another language.
  private static func path(for text: String) -> String { text.contains("Choisissez") ? "fr/page.md" : "page.md" }

  @Test(arguments: Self.own)
  func theBadExampleIsReported(rule: RuleDescription) {
    #expect(Self.findings(rule.explanation.bad).contains { $0.rule == rule.id })
  }

  @Test(arguments: Self.own)
  func theGoodExampleIsNot(rule: RuleDescription) {
    let found = Self.findings(rule.explanation.good)
    #expect(!found.contains { $0.rule == rule.id || $0.severity == .error }, "\(found.map(\.rule))")
  }

  /// Check, fix, check: what can be mended is clean after a few rounds, and nothing but what is reported changes.
  @Test(arguments: Self.own.filter(\.isFixable))
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

  @Test(arguments: Self.own.filter { !$0.isFixable })
  func whatSaysThatItMendsNothingOffersNothing(rule: RuleDescription) {
    #expect(Self.findings(rule.explanation.bad).allSatisfy { $0.rule != rule.id || $0.fixes.isEmpty })
  }

  @Test(arguments: RuleRegistry.rules.map { RuleDescription($0) })
  func findingsOfARuleHaveItsSeverity(rule: RuleDescription) {
    #expect(Self.findings(rule.explanation.bad).allSatisfy { $0.rule != rule.id || $0.severity == rule.severity })
  }

  @Test(arguments: Self.comparisons)
  func theTranslationIsReported(rule: RuleDescription) {
    let source = MarkedPage(rule.explanation.good + "\n", path: "en/page.md").page
    let translation = MarkedPage(rule.explanation.bad + "\n", path: "fr/page.md").page
    let found = PageComparison(source: source, translation: translation).diagnostics()
    #expect(found.contains { $0.rule == rule.id }, "\(found.map(\.rule))")
    let unchanged = MarkedPage(rule.explanation.good + "\n", path: "fr/page.md").page
    let same = PageComparison(source: source, translation: unchanged).diagnostics()
    // That nothing was translated is all that can be said.
    #expect(same.allSatisfy { $0.rule == ComparisonRule.paragraphUntranslated.id }, "\(same.map(\.rule))")
    #expect(!found.filter { $0.rule == rule.id }.allSatisfy(\.fixes.isEmpty) == rule.isFixable)
  }
}
