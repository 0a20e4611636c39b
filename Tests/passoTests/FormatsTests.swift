import RunbookReport
import Testing

@testable import passo

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The list of formats in the overview for maintainers is the one that the commands have.
@Suite struct FormatsTests {
  private static let overview: String = {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return String(decoding: FileManager.default.contents(atPath: root + "/docs/overview.md") ?? Data(), as: UTF8.self)
  }()

  @Test(arguments: [
    ("passo plan", PlanCommand.Format.allCases.map(\.rawValue)),
    ("passo run", RunCommand.Format.allCases.map(\.rawValue)),
    ("passo report", ReportFormat.allCases.map(\.rawValue)),
    ("passo check", CheckOptions.Format.allCases.map(\.rawValue)),
    ("passo list", ListCommand.Format.allCases.map(\.rawValue)),
    ("passo export", ExportFormat.allCases.map(\.rawValue)),
  ])
  func theOverviewNamesThem(command: String, formats: [String]) throws {
    let rows = Self.overview.split(separator: "\n").filter { $0.hasPrefix("| `\(command)`") }
    let cell = try #require(rows.first?.split(separator: "|").dropFirst().first, "\(command)")
    let named = cell.split(separator: "`").filter { !$0.contains(" ") && $0 != "," }.map(String.init)
    #expect(named.filter { !$0.hasPrefix("--") } == formats, "\(command): \(named)")
  }
}
