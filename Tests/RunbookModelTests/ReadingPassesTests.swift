import Diagnostics
import Foundation
import MarkdownBlocks
import Testing

@testable import RunbookModel

@Suite("The passes of a page")
struct ReadingPassesTests {
  private static let page = """
    # Start the service

    Set `<name>` to the name of the service.

    1.  Start it.

        ```
        systemctl start <name>
        ```
        {: pre}

    ## Clean up

    ```
    systemctl stop <name>
    ```
    {: pre}
    """

  @Test("Every pass says why it comes where it does, and has a name of its own")
  func reasons() {
    let passes = ReadingPasses.all
    #expect(Set(passes.map(\.name)).count == passes.count)
    for pass in passes { #expect(pass.reason.split(separator: " ").count > 5, "\(pass.name)") }
  }

  @Test("The overview names them in their order, each with its reason")
  func overview() throws {
    let page = URL(filePath: #filePath).appending(path: "../../../docs/overview.md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = text.split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let listed = rows.filter { $0.count == 3 && ReadingPasses.all.map(\.name).contains($0[0]) }
    #expect(listed.map { $0[0] } == ReadingPasses.all.map(\.name))
    #expect(listed.map { $0[2] } == ReadingPasses.all.map(\.reason))
  }

  @Test("In their order each pass finds what it reads, on an empty page too", arguments: ["", page])
  func order(page: String) {
    let document = MarkdownReader().read(SourceFile(path: "page.md", text: page))
    var reading = RunbookReader().begin(document)
    for pass in ReadingPasses.all { pass.run(&reading) }
    #expect(reading.runbook.procedures == RunbookReader().read(document).procedures)
  }

  @Test("A later pass adds to a table in place")
  func tables() {
    var table = PassTable<[Int]>()
    table.wrappedValue = [1]
    table.wrappedValue.append(2)
    #expect(table.wrappedValue == [1, 2])
  }
}
