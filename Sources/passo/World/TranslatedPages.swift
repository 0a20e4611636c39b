/// The pages that are one page in several languages.
///
/// `page.md`, `page.fr.md` and `page.pt-BR.md` side by side; `en/a/page.md` and `fr/a/page.md`; `a/page.md` and
/// `nl/pt/BR/a/page.md`.
enum TranslatedPages {
  /// The others, by path, in order; only those that are there.
  static func others(of path: String) -> [String] {
    let found = byNames(path) + byFolders(path)
    return Set(found).filter { $0 != path && FileContent.isListed($0) && !FileContent.isDirectory($0) }.sorted()
  }

  private static func byNames(_ path: String) -> [String] {
    let (folder, name) = split(path)
    guard let (stem, ending) = stem(of: name) else { return [] }
    return MarkdownFiles.names(in: folder.isEmpty ? "." : folder).filter { other in
      self.stem(of: other).map { $0 == (stem, ending) } ?? false
    }.map { folder + $0 }
  }

  /// `page` of `page.md` and of `page.fr.md`, with the ending.
  private static func stem(of name: String) -> (String, String)? {
    var words = name.split(separator: ".").map { String($0) }
    guard words.count > 1, let ending = words.popLast() else { return nil }
    if words.count > 1, let last = words.last, TranslationLayout.isLanguage(last) { words.removeLast() }
    return (words.joined(separator: "."), ending)
  }

  private static func byFolders(_ path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    let folders = parts.dropLast()
    if let index = folders.lastIndex(of: "nl"), index + 1 < folders.count {
      let root = parts[..<index].joined(separator: "/")
      var inner = parts[(index + 2)...]
      if let region = inner.first, isRegion(region) { inner.removeFirst() }
      return [joined(root, inner.joined(separator: "/"))] + below(joined(root, "nl"), inner.joined(separator: "/"))
    }
    guard let index = folders.lastIndex(where: { TranslationLayout.isLanguage($0) }) else {
      let (folder, name) = split(path)
      return below(folder + "nl", name)
    }
    let root = parts[..<index].joined(separator: "/")
    let inner = parts[(index + 1)...].joined(separator: "/")
    let start = path.hasPrefix("/") && root.isEmpty ? "/" : root.isEmpty ? "." : root
    return MarkdownFiles.folders(in: start).filter { TranslationLayout.isLanguage($0) }
      .map { joined(joined(root, $0), inner) }
  }

  /// `nl/fr/page.md`, `nl/pt/BR/page.md`
  private static func below(_ folder: String, _ inner: String) -> [String] {
    MarkdownFiles.folders(in: folder).flatMap { language -> [String] in
      let own = joined(folder, language)
      return [joined(own, inner)]
        + MarkdownFiles.folders(in: own).filter(isRegion).map { joined(joined(own, $0), inner) }
    }
  }

  private static func isRegion(_ name: String) -> Bool { name.count == 2 && name == name.uppercased() }

  private static func split(_ path: String) -> (folder: String, name: String) {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return (String(path[..<slash]), String(path[slash...]))
  }

  private static func joined(_ folder: String, _ rest: String) -> String {
    folder.isEmpty ? rest : folder + "/" + rest
  }
}
