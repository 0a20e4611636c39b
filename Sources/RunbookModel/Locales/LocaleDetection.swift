import Bytes
import Diagnostics
import MarkdownBlocks

/// Tells the language of a page from its path, else from the words of its text.
struct LocaleDetection {
  /// A language, and by how many blocks it was told; nil: by all that there are.
  struct Found {
    var locale: String
    var blocks: Int?
  }

  /// - Parameters:
  ///   - texts: of each block its plain text, where it has any.
  ///   - known: of the page as it was before, by its text.
  ///   - same: for each block whether it is as it was there.
  static func locale(of document: Document, texts: [String?], after known: Found?, same: [Bool]) -> Found {
    if let locale = fromPath(document.source.path) { return Found(locale: locale, blocks: nil) }
    if let known, let blocks = known.blocks, blocks <= same.count, same[..<blocks].allSatisfy(\.self) { return known }
    var evidence = LocaleEvidence()
    for (index, block) in document.blocks.enumerated() {
      switch block.kind {
      case .paragraph, .heading: if let text = texts[index] { evidence.add(text) }
      default: continue
      }
      if evidence.isEnough { return Found(locale: evidence.locale ?? "en", blocks: index + 1) }
    }
    return Found(locale: evidence.locale ?? "en", blocks: nil)
  }

  /// `nl/fr/page.md`, `pt/BR/page.md`, `page.fr.md`, `fr/page.md`.
  static func fromPath(_ path: String) -> String? {
    let components = path.parts(separatedBy: "/").map { $0.lowercased() }
    guard let file = components.last else { return nil }
    let fileParts = file.parts(separatedBy: ".").map(String.init)
    if fileParts.count > 2, let match = codes.first(where: { $0.path == fileParts[fileParts.count - 2] }) {
      return match.locale
    }
    guard components.count > 1 else { return nil }
    let folders = "/" + components.dropLast().joined(separator: "/") + "/"
    return codes.first { folders.containsBytes(of: "/nl/\($0.path)/") }?.locale
      ?? codes.first { folders.hasSuffix("/\($0.path)/") }?.locale
  }

  /// The longest code first, so that `pt/BR` is not taken for a `pt` of its own.
  private static let codes: [(locale: String, path: String)] = LocaleWords.all
    .flatMap { words in words.pathCodes.map { (words.code, $0.lowercased()) } }
    .sorted { $0.1.count > $1.1.count }

  static func fromText(_ text: some Sequence<String>) -> String? {
    var evidence = LocaleEvidence()
    for piece in text where !evidence.isEnough { evidence.add(piece) }
    return evidence.locale
  }
}
