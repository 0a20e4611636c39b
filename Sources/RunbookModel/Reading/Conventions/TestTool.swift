import Bytes
import Diagnostics
import MarkdownBlocks
import OutputMatching
import ShellSyntax

/// The tool that runs all blocks of a page, known by what authors write for it and for nothing else.
///
/// Sources: scrut, "Output expectations" and "Environment variables"; cram; trycmd, module documentation; specdown, "Specs";
/// byexample, "Differences" and "Options"; Innovation Engine, README; EKS workshop, "Automated tests".
enum TestTool: Hashable {
  case scrut, cram, trycmd, specdown, byexample
  /// Innovation Engine
  case innovation
  /// EKS workshop
  case workshop

  /// nil: the page is written for people, or for tools that do not run all of it.
  static func of(_ document: Document) -> TestTool? {
    if document.source.path.hasSuffix(".trycmd") { return .trycmd }
    let codes = document.blocks.lazy.compactMap { block in
      if case .code(let code) = block.kind { code } else { nil }
    }
    guard let tool = codes.compactMap(of).first else { return nil }
    // What these two write is borrowed for single blocks of pages that other tools run, which have marks of their own.
    if tool.rules == nil, codes.contains(where: isOfAnotherTool) { return nil }
    return tool
  }

  /// `{"name":"build"}`
  private static func isOfAnotherTool(_ code: CodeBlock) -> Bool {
    code.info.containsBytes(of: "{")
      && AnnotationParser.annotations(inInfo: code.info).contains {
        $0.isInBraces && ConventionCatalogue.form(of: $0.key) != nil
      }
  }

  private static func of(_ code: CodeBlock) -> TestTool? {
    let info = FenceInfo(code.info)
    if info.isTest { return info.language == "cram" ? .cram : .scrut }
    if BlockConventions.hasOptions(code.text) { return .byexample }
    if code.comments.contains(where: { $0.text.hasPrefix("expected_similarity") }) { return .innovation }
    guard !code.info.isEmpty else { return nil }
    let annotations = AnnotationParser.annotations(inInfo: code.info)
    if annotations.contains(where: { $0.isCall && ["script", "verify"].contains($0.key) }) { return .specdown }
    // `console` says no more of a block than that it is typed.
    if code.info.hasPrefix("console"), annotations.contains(where: { $0.key == "ignore" }) { return .trycmd }
    return info.language == "bash" && annotations.contains(where: isOfWorkshop) ? .workshop : nil
  }

  /// `expectError=true`; other renderers have words alone, and braces.
  private static func isOfWorkshop(_ annotation: Annotation) -> Bool {
    workshopKeys.contains(annotation.key) && annotation.value != nil && !annotation.isInBraces
  }

  private static let workshopKeys: Set<String> = ["expectError", "hook", "hookTimeout", "test"]

  /// How it compares what is printed; nil: not at all, or by what is written at the sample alone.
  var rules: ExactRules? {
    switch self {
    case .scrut: ExactRules(tool: .scrut)
    case .cram: ExactRules(tool: .cram)
    case .trycmd: ExactRules(tool: .trycmd)
    case .specdown: ExactRules(tool: .specdown)
    case .byexample: ExactRules(tool: .byexample)
    case .innovation, .workshop: nil
    }
  }

  /// Variables that it sets to the page's folder.
  var folderVariables: [String] { self == .scrut || self == .cram ? ["TESTDIR"] : [] }

  /// It runs what is typed after `$` in any block, and all that is below a command is what this prints.
  var runsPrompts: Bool { self != .specdown && self != .innovation }
}
