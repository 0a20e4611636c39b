import Bytes
import Diagnostics
import MarkdownBlocks

/// Tells the language of a page from its path, else from the words of its text.
struct LocaleDetection {
  /// - Parameter texts: of each block its plain text, where it has any.
  static func locale(of document: Document, texts: [String?]) -> String {
    let running = zip(document.blocks, texts).lazy.compactMap { block, text in
      switch block.kind {
      case .paragraph, .heading: text
      default: nil
      }
    }
    return locale(path: document.source.path, text: running)
  }

  /// - Parameters:
  ///   - path: as the person named it.
  ///   - text: running text of the page, without code, piece by piece.
  static func locale(path: String, text: some Sequence<String>) -> String {
    fromPath(path) ?? fromText(text) ?? "en"
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
