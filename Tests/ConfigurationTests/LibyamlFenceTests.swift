import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// libyaml is an implementation detail: one file sees it.
@Suite struct LibyamlFenceTests {
  @Test func oneFileImportsLibyaml() throws {
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let folder = package + "/Sources/Configuration"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let importers = try files.filter { $0.hasSuffix(".swift") }.filter { file in
      try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).contains("import CYAML")
    }
    #expect(importers == ["YAMLEventSource.swift"])
  }
}
