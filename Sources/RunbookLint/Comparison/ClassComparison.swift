import Diagnostics
import MarkdownBlocks
import RunbookModel

/// Whether a block is marked as in the source: `{: pre}` is run, `{: screen}` is not.
enum ClassComparison {
  static func diagnostics(_ source: ComparedBlock, _ translation: ComparedBlock, age: PageAge) -> [Diagnostic] {
    guard let wanted = source.marking, wanted.name != translation.marking?.name else { return [] }
    guard let own = translation.marking else {
      return [
        Diagnostic(
          .blockClassDiffers, at: translation.range, "this block has no class, in the source it is `\(wanted.name)`",
          // Whole sites were marked up after they had been translated.
          severity: age.differs ? .info : nil,
          help: "write `{: \(wanted.name)}` in the line after it")
      ]
    }
    let isAlone = own.list.classes.count == 1 && own.list.id == nil && own.list.pairs.isEmpty
    return [
      Diagnostic(
        .blockClassDiffers, at: own.list.range, "this block is `\(own.name)`, in the source it is `\(wanted.name)`",
        fixes: isAlone && isConfirmed(wanted.name, source, translation)
          ? [FixIt(range: own.list.range, replacement: "{: \(wanted.name)}")] : [])
    ]
  }

  /// What the block holds says the same as the source: a listing in Swift is no command, regardless of what the source
  /// calls it.
  private static func isConfirmed(_ name: String, _ source: ComparedBlock, _ translation: ComparedBlock) -> Bool {
    guard source.reading == translation.reading || source.code.text == translation.code.text else { return false }
    return switch source.reading {
    case .command: name == "pre"
    case .output: name == "screen"
    case .file, .code, .http: name == "codeblock"
    case .synopsis, .other: false
    }
  }
}
