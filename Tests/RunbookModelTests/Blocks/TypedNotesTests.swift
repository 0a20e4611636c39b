import RunbookModel
import Testing

/// What is typed into a program that a command has opened, in a block of its own.
@Suite struct TypedNotesTests {
  private func notes(_ page: String) -> [[String]] {
    read(page).procedures.flatMap(\.steps).map {
      $0.notes.map(\.text).filter { $0.contains("> ") || $0.contains("=#") }
    }
  }

  @Test func itIsShownWithTheCommandThatOpensTheProgram() {
    let page = """
      # T

      1. Open the shell:

         ```bash
         mysql -u root
         ```

      2. Make a user:

         ```
         mysql> CREATE USER one;
         ```

      3. Look:

         ```bash
         ls
         ```
      """
    #expect(notes(page) == [["mysql> CREATE USER one;"], ["mysql> CREATE USER one;"], []])
  }

  @Test func belowParagraphsToo() {
    let page =
      "# T\n\nOpen it:\n\n```bash\npsql\n```\n\nMake it:\n\n```\npostgres=# CREATE USER one;\n```\n\nLook:\n\n```bash\nls\n```\n"
    #expect(notes(page) == [["postgres=# CREATE USER one;"], []])
    // Whatever opened it is not on the page.
    let other = page.replacing("psql\n", with: "make\n")
    #expect(notes(other).joined().isEmpty)
  }

  @Test func statementsAndWhatIsPastedAreShownToo() {
    func notes(_ command: String, _ info: String, _ text: String) -> [String] {
      let page =
        "# T\n\nOpen it:\n\n```bash\n\(command)\n```\n\nThere:\n\n```\(info)\n\(text)\n```\n\nLook:\n\n```bash\nls\n```\n"
      return read(page).procedures.flatMap(\.steps).first?.notes.map(\.text) ?? []
    }
    #expect(notes("sudo -u postgres psql", "sql", "CREATE USER one;").contains("CREATE USER one;"))
    #expect(
      notes("sudo nano /etc/default/one", "bash", "# Options\nONE_OPTS=--port 53").contains(
        "# Options\nONE_OPTS=--port 53"))
  }
}
