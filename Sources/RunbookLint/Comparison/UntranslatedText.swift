import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// Paragraphs of a translation that say word for word what the source says.
enum UntranslatedText {
  /// Fewer words may be a name, a title or a term that is the same in both languages.
  private static let fewest = 6
  /// So many of them begin with a small letter: a name has capitals.
  private static let fewestSmall = 4

  static func diagnostics(_ source: Page, _ translation: Page) -> [Diagnostic] {
    paragraphs(of: translation, in: source).map { paragraph in
      Diagnostic(.paragraphUntranslated, at: paragraph, "this paragraph is as it is in the source")
    }
  }

  /// Where they are in the translation.
  static func paragraphs(of translation: Page, in source: Page) -> [SourceRange] {
    // Two pages of one language are versions of each other.
    guard language(of: source) != language(of: translation) else { return [] }
    let known = Set(texts(of: source.document).map(\.text))
    // Hardly any paragraph is as it is in the source, and only of such a one the words are looked at.
    return texts(of: translation.document).filter { known.contains($0.text) && isProse($0.text) }.map(\.range)
  }

  /// `pt` of `pt-BR`.
  private static func language(of page: Page) -> Substring {
    page.runbook.document.locale.lowercased().prefix { $0 != "-" && $0 != "_" }
  }

  private static func texts(of document: Document) -> [(text: String, range: SourceRange)] {
    document.blocks.compactMap { block in
      guard case .paragraph(let content) = block.kind, block.quoteDepth == 0 else { return nil }
      return (withSingleSpaces(text(of: content)), block.range)
    }
  }

  /// A wrapped paragraph says the same as one on a single line.
  private static func withSingleSpaces(_ text: String) -> String {
    let space = UInt8(ascii: " ")
    // Mostly there are no others.
    if text.utf8.first != space, text.utf8.last != space, !text.containsBytes(of: "  ") { return text }
    var kept: [UInt8] = []
    kept.reserveCapacity(text.utf8.count)
    for byte in text.utf8 where byte != space || (kept.last ?? space) != space { kept.append(byte) }
    if kept.last == space { kept.removeLast() }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Enough words of a language: `Run the command in the folder`, and not `IBM Cloud Kubernetes Service VPC Gen2`.
  private static func isProse(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    let letters = words.filter { $0.allSatisfy { $0.isLetter || ",.;:'’-()".contains($0) } }
    return letters.count >= fewest && letters.count(where: { $0.first?.isLowercase ?? false }) >= fewestSmall
  }

  /// As it is read; code and addresses are in no language.
  private static func text(of inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline.kind {
      case .text(let text): text
      case .emphasis(let content), .strong(let content), .link(_, let content): text(of: content)
      case .softBreak, .lineBreak: " "
      case .code(let code): code
      case .image, .html, .attributes: " "
      }
    }.joined()
  }
}
