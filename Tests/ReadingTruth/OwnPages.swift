#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pages of our own beside these tests.
enum OwnPages {
  private static let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/")

  /// By name, without `.md`.
  static let all: [(name: String, text: String)] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Pages")) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().map { file in
      let bytes = FileManager.default.contents(atPath: "\(folder)/Pages/\(file)") ?? Data()
      return (String(file.dropLast(3)), String(decoding: bytes, as: UTF8.self))
    }
  }()

  /// Pages that lie beside the repository, by their path in `../shared`; none where there are none.
  static let shared: [(name: String, bytes: [UInt8])] = {
    let root = "\(folder)/../../../shared"
    return ["corpus", "general", "seeds"].flatMap { part -> [(String, [UInt8])] in
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(part)")) ?? []
      return files.filter { $0.hasSuffix(".md") }.sorted().compactMap { file in
        FileManager.default.contents(atPath: "\(root)/\(part)/\(file)").map { ("\(part)/\(file)", Array($0)) }
      }
    }
  }()
}
