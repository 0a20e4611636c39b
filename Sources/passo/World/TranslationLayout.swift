/// Where the source of a translated page lies.
///
/// Known ways to lay out a site: `nl/fr/page.md` beside `page.md`, `fr/page.md` beside `en/page.md`, and `page.fr.md`
/// beside `page.en.md` or `page.md`.
struct TranslationLayout: Sendable {
  /// The folder of the sources; nil: found by the layout.
  let source: String?

  private static let languages: Set<String> = [
    "de", "es", "fr", "it", "ja", "ko", "pt", "zh", "nl", "pl", "ru", "tr", "cs", "sv", "da", "uk",
  ]

  /// - Parameters:
  ///   - path: of the page.
  ///   - root: the folder as which it was named on the command line; nil when the page itself was named.
  /// - Returns: a page that exists and is another one, or nil.
  func source(of path: String, under root: String?) -> String? {
    candidates(for: path, root: root).first { $0 != path && FileContent.exists($0) && !FileContent.isDirectory($0) }
  }

  private func candidates(for path: String, root: String?) -> [String] {
    guard let source else { return byLayout(path) }
    guard FileContent.isDirectory(source) else { return [source] }
    let folder = source.hasSuffix("/") ? source : source + "/"
    if let root, path.hasPrefix(root) {
      let rest = path.dropFirst(root.count).drop { $0 == "/" }
      return [folder + rest, folder + Self.withoutLanguage(rest)]
    }
    // A page that was named alone: as much of its path as the source has.
    let parts = path.split(separator: "/")
    return parts.indices.map { folder + parts[$0...].joined(separator: "/") }
  }

  private func byLayout(_ path: String) -> [String] {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.popLast() else { return [] }
    var found: [String] = []
    if let index = parts.lastIndex(of: "nl"), index + 1 < parts.count {
      let inner = Self.withoutLanguage(parts[(index + 1)...].joined(separator: "/") + "/" + name)
      found.append((parts[..<index] + [Substring(inner)]).joined(separator: "/"))
    } else if let index = parts.lastIndex(where: { Self.isLanguage($0) }) {
      let inner = Self.withoutLanguage(parts[index...].joined(separator: "/") + "/" + name)
      found.append((parts[..<index] + ["en", Substring(inner)]).joined(separator: "/"))
    }
    let words = name.split(separator: ".")
    if words.count > 2, Self.isLanguage(words[words.count - 2]) {
      let stem = words.dropLast(2).joined(separator: ".")
      for file in ["\(stem).en.\(words[words.count - 1])", "\(stem).\(words[words.count - 1])"] {
        found.append((parts + [Substring(file)]).joined(separator: "/"))
      }
    }
    return found
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

  /// `fr`, `pt-BR`, `zh_CN`.
  private static func isLanguage(_ name: some StringProtocol) -> Bool {
    languages.contains(String(name.lowercased().prefix { $0 != "-" && $0 != "_" }))
  }
}
