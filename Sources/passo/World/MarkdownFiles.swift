#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds pages in folders.
enum MarkdownFiles {
  /// Every page under `folder`, sorted; hidden folders and files are passed over, links are not followed.
  static func all(under folder: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let pages = paths.filter { path in
      isPage(path) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return pages.sorted().map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }

  /// The pages right in `folder`, by name.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter(isPage).sorted()
  }

  /// The files right in `folder` whose names end like that, hidden ones left out, by name.
  static func names(in folder: String, extensions: [String]) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { name in
      !name.hasPrefix(".") && extensions.contains { name.hasSuffix("." + $0) }
    }.sorted()
  }

  /// The folders right in `folder` that are not hidden, by name.
  static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { !$0.hasPrefix(".") && FileContent.isDirectory(base + $0) }.sorted()
  }

  private static func isPage(_ path: String) -> Bool { path.hasSuffix(".md") || path.hasSuffix(".markdown") }
}
