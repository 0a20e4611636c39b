import Configuration
import Diagnostics
import Testing

@testable import RunbookLint

@Suite struct ProgramTablesTests {
  static let text = """
    tool:
      options: [--file=, "--level=?", "-c=*", -v]
      partial: true
      commands:
        get:
          aliases: [show]
          options: [--all]
          passes-on: true
        rest:

    """

  private func mistakes(_ text: String) -> [String] {
    do {
      _ = try ProgramTablesReader.read(SourceFile(path: "t.yml", text: text))
      return []
    } catch { return error.all.map(\.description) }
  }

  @Test func whatIsWrittenIsRead() throws {
    let tables = try ProgramTablesReader.read(SourceFile(path: "t.yml", text: Self.text))
    let table = try #require(tables.all["tool"])
    #expect(table.options == ["--file": .required, "--level": .optional, "-c": .rest, "-v": .none])
    #expect(table.isPartial && table.command("show")?.passesOn == true)
    let written = ProgramTablesText.text(of: table, name: "tool", origin: "by hand")
    #expect(written == "# by hand\n" + Self.text)
  }

  /// Lists are broken into lines, and odd names are quoted.
  @Test func longTablesComeBack() throws {
    var table = ProgramTable(options: ["-?": .none, "-@": .required, "-#": .none, "--validate-*": .rest])
    for number in 0..<90 { table.options["--option-\(number)"] = .optional }
    table.commands["2to3"] = ProgramTable(options: ["-1": .none])
    table.commands["true"] = ProgramTable()
    let written = ProgramTablesText.text(of: table, name: "python3 -m pip", origin: "x")
    #expect(written.split(separator: "\n").allSatisfy { $0.utf8.count <= 101 })
    let read = try ProgramTablesReader.read(SourceFile(path: "t.yml", text: written))
    #expect(read.all == ["python3 -m pip": table])
  }

  @Test func mistakesAreAllSaid() {
    #expect(
      mistakes("tool:\n  option: [--a]\n  options: [a, --b]\n  partial: perhaps\n") == [
        "t.yml:2:3: a table of a program has no `option`. did you mean `options`?",
        "t.yml:3:13: an option is expected here, with its hyphens",
        "t.yml:4:12: true or false is expected here",
      ])
    #expect(mistakes("[a]\n") == ["t.yml:1:1: programs are expected here, one `name:` a line"])
    #expect(mistakes("a:\n  commands: {b: {commands: {c: {commands: {d: {commands: {e: }}}}}}}\n").count == 1)
    #expect(mistakes("").isEmpty)
  }

  @Test func theLongestNameCounts() throws {
    let tables = ProgramTables([
      "python3": ProgramTable(options: ["-m": .rest]), "python3 -m pip": ProgramTable(options: ["-q": .none]),
    ])
    #expect(tables.program(of: ["python3", "-m", "pip", "install"])?.count == 3)
    #expect(tables.program(of: ["python3", "-m", "venv"])?.count == 1)
    #expect(tables.program(of: ["python"]) == nil)
  }
}
