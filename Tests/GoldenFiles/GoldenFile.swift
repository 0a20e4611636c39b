#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file under a test's `Golden` folder that holds what the program printed when a person last approved it.
///
/// `PASSO_RECORD=1 ./Scripts/test` writes them all anew; the diff is then reviewed like any other change.
public struct GoldenFile {
  /// The absolute path.
  public let path: String

  /// - Parameters:
  ///   - name: relative to the folder `Golden` beside the test file.
  ///   - testFile: leave it alone.
  public init(_ name: String, testFile: String = #filePath) {
    let folder = testFile.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    path = "\(folder)/Golden/\(name)"
  }

  /// Nil when `actual` is what the file holds; otherwise what differs first. When recording, writes the file.
  public func mismatch(with actual: String) -> String? {
    if ProcessInfo.processInfo.environment["PASSO_RECORD"] == "1" {
      return record(actual)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return "\(path) is missing; record it with PASSO_RECORD=1"
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard expected != actual else { return nil }
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(expectedLines, actualLines).prefix { $0 == $1 }.count
    let was = line < expectedLines.count ? String(expectedLines[line]) : "(end)"
    let now = line < actualLines.count ? String(actualLines[line]) : "(end)"
    return "\(path):\(line + 1): expected \(was.debugDescription), got \(now.debugDescription)"
  }

  private func record(_ actual: String) -> String? {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try actual.write(toFile: path, atomically: true, encoding: .utf8)
      return nil
    } catch {
      return "\(path) could not be recorded: \(error)"
    }
  }
}
