#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The project's own Swift files, as text.
enum SourceTree {
  struct File: Sendable, CustomStringConvertible {
    var module: String
    var path: String
    var lines: [String]

    var description: String { path }

    /// The modules that it imports.
    var imports: Set<String> {
      Set(
        lines.compactMap { line in
          let words = line.split(separator: " ")
          guard let keyword = words.firstIndex(of: "import"), keyword <= 2, words.count > keyword + 1,
            !line.contains("//"),
            words[..<keyword].allSatisfy({ ["public", "package", "internal", "@testable"].contains($0) })
          else { return nil }
          return String(words[keyword + 1])
        })
    }

    /// Numbers of the lines of code that hold `text` outside comments, and not as the end of a longer name.
    func lines(holding text: String) -> [Int] {
      lines.indices.filter { index in
        var rest = lines[index].trimmingComment
        while let found = rest.firstRange(of: text) {
          let before = rest[..<found.lowerBound].last
          if !(before?.isLetter ?? false), before != "_" { return true }
          rest = rest[found.upperBound...]
        }
        return false
      }.map { $0 + 1 }
    }
  }

  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  /// Everything under `Sources`.
  static let sources: [File] = files(under: "Sources")

  /// Everything under `Tests`.
  static let tests: [File] = files(under: "Tests")

  private static func files(under folder: String) -> [File] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: "\(root)/\(folder)/\(name)") else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      return File(
        module: String(name.prefix { $0 != "/" }), path: "\(folder)/\(name)",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }
}

extension String {
  /// Without a line comment; good enough for code that never writes `//` in a string before a forbidden word.
  fileprivate var trimmingComment: Substring {
    guard let comment = firstRange(of: "//") else { return self[...] }
    return self[..<comment.lowerBound]
  }
}
