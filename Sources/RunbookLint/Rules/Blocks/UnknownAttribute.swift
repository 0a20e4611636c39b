import Bytes
import Diagnostics
import MarkdownBlocks

/// A class that nothing knows.
struct UnknownAttribute: Rule {
  static let id = "attribute-list-unknown"
  static let severity = Severity.warning
  static let summary: Message = "An attribute list names an unknown class"
  static let explanation = RuleExplanation(
    why: """
      A class that no style sheet knows has no effect: a warning looks like plain text, a command like output. \
      Usually it is a slip of the pen. Classes that the page declares itself, as `{:name: .name}` does, are known.
      """,
    bad: """
      Back up your data first.
      {: importnat}
      """,
    good: """
      Back up your data first.
      {: important}
      """,
    remedy: "Write the class as the style guide spells it, or declare it at the top of the page.")

  private static let known: Set<String> = Set(
    """
    pre codeblock screen tip note important attention warning caution restriction requirement deprecated preview beta
    experimental remember fast-path danger step steps ui cli api terraform curl java javascript node nodejs python go
    php ruby swift csharp dotnet scala kotlin objectivec android ios rust perl javascript-browser http sdk console rest
    tssymptoms tscauses tsresolve tshelp troubleshoot troubleshooting external new_window term keyword shortdesc table
    video audio image faq support hide-dashboard hide-in-docs row-headers simple-table simple-tab-table comparison-table
    complex-table comparison download pdf help apikey generic uicontrol userinput parml parmname synph filepath option
    varname note-important tutorial topicgroup navgroup subnav footnote hint subsection release-note right left center
    aria-labeledby app_name app_secret app_url authenticated-content non-authenticated
    """.split(whereSeparator: \.isSpace).map(String.init))

  private static let sorted = known.sorted()

  func check(_ page: Page) -> [Diagnostic] {
    // On most pages every class is known without being declared.
    lazy var declared = Self.declared(in: page.document.source)
    return page.document.blocks.flatMap { block -> [Diagnostic] in
      let isCode = if case .code = block.kind { true } else { false }
      return block.attributes.flatMap { list in
        list.classes.compactMap { name -> Diagnostic? in
          guard !Self.isKnown(name), !declared.contains(name) else { return nil }
          // Reading itself reports the near misses of the classes of code.
          if isCode, CodeClass.all.contains(where: { SpellingDistance.isOneEdit(name, $0) }) { return nil }
          let lowered = name.lowercased()
          let meant = Self.sorted.first { $0.utf8.count > 3 && SpellingDistance.isOneEdit(lowered, $0) }
          guard isCode || meant != nil else { return nil }
          let help: Message? = meant.map { "\($0) is probably meant" }
          return finding("the class \(name) is unknown", at: list.range, help: help)
        }
      }
    }
  }

  private static func isKnown(_ name: String) -> Bool {
    known.contains(name) || known.contains(name.lowercased()) || name.hasPrefix("tag-")
      || !name.allSatisfy { $0.isASCII }
  }

  /// `{:name: .name}`
  private static func mayDeclare(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > 2, line.starts(with: "{:".utf8) else { return false }
    return line[line.startIndex + 2] != UInt8(ascii: " ")
  }

  private static func declared(in source: SourceFile) -> Set<String> {
    var names: Set<String> = []
    for number in 1...max(source.lineCount, 1) where Self.mayDeclare(source.line(number)) {
      let name = source.lineText(number).dropFirst(2).prefix { $0 != ":" && $0 != "}" && $0 != " " }
      if source.lineText(number).dropFirst(2 + name.count).first == ":" { names.insert(String(name)) }
    }
    return names
  }
}
