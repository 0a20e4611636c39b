/// Where the source of a translated page is.
///
/// Known ways to lay out a site: `nl/fr/page.md` beside `page.md`, `fr/page.md` beside `en/page.md`, and `page.fr.md`
/// beside `page.en.md` or `page.md`.
struct TranslationLayout: Sendable {
  /// A page that another one was translated from.
  struct Source {
    var path: String
    /// Whether a setting or the folders of languages say so; false where two names only suggest it.
    var isKnown: Bool
  }

  /// The folder of the sources; nil: found by the layout.
  let folder: String?
  /// The language of the sources, where a setting names it: `en`.
  let language: String?

  private static let languages: Set<String> = [
    "en",
    "de", "es", "fr", "it", "ja", "ko", "pt", "zh", "nl", "pl", "ru", "tr", "cs", "sv", "da", "uk",
  ]

  /// - Parameters:
  ///   - path: of the page.
  ///   - root: the folder as which it was named on the command line; nil when the page itself was named.
  /// - Returns: a page that exists and is another one, or nil.
  func source(of path: String, under root: String?) -> Source? {
    let own = PathParts.withoutDetours(path)
    return candidates(for: path, root: root).first {
      PathParts.withoutDetours($0.path) != own && FileContent.exists($0.path) && !FileContent.isDirectory($0.path)
    }
  }

  private func candidates(for path: String, root: String?) -> [Source] {
    guard let folder else { return byFolders(path) + byNames(path) }
    guard FileContent.isDirectory(folder) else { return [Source(path: folder, isKnown: true)] }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String]
    if let root, path.hasPrefix(root) {
      let rest = path.dropFirst(root.count).drop { $0 == "/" }
      found = [start + rest, start + Self.withoutLanguage(rest)]
    } else {
      // A page that was named alone: as much of its path as the source has.
      let parts = path.split(separator: "/")
      found = parts.indices.map { start + parts[$0...].joined(separator: "/") }
    }
    return found.map { Source(path: $0, isKnown: true) }
  }

  /// Sites keep each language in a folder of its own, and the source beside them or in that of its language.
  private func byFolders(_ path: String) -> [Source] {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.popLast() else { return [] }
    let language = language ?? "en"
    var found: [String] = []
    if let index = parts.lastIndex(of: "nl"), index + 1 < parts.count {
      let inner = Self.withoutLanguage(parts[(index + 1)...].joined(separator: "/") + "/" + name)
      found.append((parts[..<index] + [Substring(inner)]).joined(separator: "/"))
    } else if let index = parts.lastIndex(where: { isTranslation($0) }) {
      let inner = Self.withoutLanguage(parts[index...].joined(separator: "/") + "/" + name)
      found.append((parts[..<index] + [Substring(language), Substring(inner)]).joined(separator: "/"))
    }
    return found.map { Source(path: $0, isKnown: true) }
  }

  /// `page.fr.md` may be made from `page.md`, or `page.md` from it: only a setting knows.
  private func byNames(_ path: String) -> [Source] {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.popLast() else { return [] }
    let words = name.split(separator: ".")
    guard words.count > 2, isTranslation(words[words.count - 2]) else { return [] }
    let stem = words.dropLast(2).joined(separator: ".")
    let ending = words[words.count - 1]
    return ["\(stem).\(language ?? "en").\(ending)", "\(stem).\(ending)"].map { file in
      Source(path: (parts + [Substring(file)]).joined(separator: "/"), isKnown: language != nil)
    }
  }

  /// `pt/BR/page.md`, `fr/page.md` and `BR/page.md` are `page.md`.
  private static func withoutLanguage(_ path: some StringProtocol) -> String {
    var parts = String(path).split(separator: "/").map { String($0) }[...]
    if parts.count > 1, let first = parts.first, isLanguage(first) { parts.removeFirst() }
    // A region: `BR`, `CN`.
    if parts.count > 1, let region = parts.first, region.count == 2, region == region.uppercased() {
      parts.removeFirst()
    }
    return parts.joined(separator: "/")
  }

  /// The name of a language other than that of the sources.
  private func isTranslation(_ name: some StringProtocol) -> Bool {
    Self.isLanguage(name)
      && name.lowercased().prefix { $0 != "-" && $0 != "_" } != (language ?? "en").prefix { $0 != "-" }
  }

  /// `fr`, `pt-BR`, `zh_CN`.
  static func isLanguage(_ name: some StringProtocol) -> Bool {
    languages.contains(String(name.lowercased().prefix { $0 != "-" && $0 != "_" }))
  }
}
