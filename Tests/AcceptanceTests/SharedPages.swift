import Diagnostics
import MarkdownBlocks
import RunbookModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Real pages that may lie beside the repository; where they do not, there is nothing to accept.
enum SharedPages {
  private static let root =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    + "/../../../shared"

  static let seeds = markdown(under: root + "/seeds")
  static let corpus = markdown(under: root + "/corpus")
  static let general = markdown(under: root + "/general")

  private static func markdown(under folder: String) -> [String] {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  static func document(_ path: String) -> Document? {
    FileManager.default.contents(atPath: path).map {
      MarkdownReader().read(SourceFile(path: path, bytes: Array($0)))
    }
  }

  /// The seed with that file name.
  static func seed(_ name: String) -> Runbook? {
    seeds.first { $0.hasSuffix("/" + name) }.flatMap(document).map { RunbookReader().read($0) }
  }
}
