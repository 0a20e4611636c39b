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

  @Test func whatIsPutIntoAnOpenedFileIsShownWithTheEditor() throws {
    let steps = read(
      "# T\n\nSet it up:\n\n```bash\nsudo nano /etc/one.conf\n\n[one]\ntwo = 3\n\nsudo systemctl restart one\n```\n"
    ).procedures.flatMap(\.steps)
    let actions = steps.flatMap(\.actions)
    #expect(actions.map(\.text) == ["sudo nano /etc/one.conf", "sudo systemctl restart one"])
    #expect(steps[0].typed(into: actions[0]).map(\.text) == ["[one]\ntwo = 3"])
    #expect(steps[0].typed(into: actions[1]).isEmpty)
    let session = read("# T\n\n1. Edit it:\n\n   ```\n   $ vi one.yaml\n   port: 80\n   ```\n").procedures.flatMap(
      \.steps)
    #expect(session[0].actions.first?.expectation == nil)
    #expect(session[0].typed(into: session[0].actions[0]).map(\.text) == ["port: 80"])
  }

  @Test func statementsThatAreAskedForAreStepsByHand() {
    func asked(_ sentence: String, _ statement: String, heading: String = "Data") -> [String?] {
      read("# T\n\n## \(heading)\n\n\(sentence)\n\n```sql\n\(statement)\n```\n").procedures.flatMap(\.steps)
        .filter { $0.actions.contains { $0.kind == .manual } }.map { $0.notes.last?.text }
    }
    #expect(asked("Upgrade the extension:", "ALTER EXTENSION one UPDATE;") == ["ALTER EXTENSION one UPDATE;"])
    #expect(asked("To see the slots:", "SELECT one FROM two;") == ["SELECT one FROM two;"])
    #expect(asked("", "CREATE POLICY own ON one;", heading: "Create a policy") == ["CREATE POLICY own ON one;"])
    // No call of a command reference.
    #expect(
      asked("Upgrade it:", "ALTER EXTENSION one UPDATE;", heading: "Extension") == ["ALTER EXTENSION one UPDATE;"])
    #expect(asked("The tool sends this:", "SELECT one FROM two;").isEmpty)
    #expect(asked("", "SELECT one FROM two;").isEmpty)
  }

  @Test func whatCatShowsIsNeverRun() throws {
    let actions = read("# T\n\nLook:\n\n```bash\ncat /etc/one.conf\nserver 10.0.0.1\ntimeout 3\n```\n").actions
    #expect(actions.map(\.text) == ["cat /etc/one.conf"])
    #expect(actions.first?.expectation?.text == "server 10.0.0.1\ntimeout 3")
    let made = read(
      "# T\n\nCreate the file `docker-compose.yml`:\n\n```sh\n$ cat docker-compose.yml\nservices:\n  one:\n    image: one:1\n```\n\n```sh\ndocker compose up -d\n```\n"
    ).actions
    #expect(made.first?.kind == .file)
    #expect(made.first?.text == "services:\n  one:\n    image: one:1")
  }

  @Test func aFileIsMadeBeforeItIsUsed() {
    let actions = read(
      "# T\n\nWrite this file and start it with `docker compose up -d`:\n\n```yaml\nservices: {}\n```\n\n```sh\nls\n```\n"
    ).actions
    #expect(actions.map(\.kind) == [.file, .manual, .command])
  }

  @Test func whatTheAuthorsMachineNamedIsAskedFor() {
    func asked(_ command: String) -> [String] {
      read("# T\n\n1. Stop it:\n\n   ```sh\n   \(command)\n   ```\n").actions.flatMap(\.placeholders)
    }
    #expect(asked("kill -9 12345") == ["12345"])
    #expect(asked("docker rm 3f4e5d6c7b8a") == ["3f4e5d6c7b8a"])
    #expect(asked("kill 1").isEmpty)
    #expect(asked("docker rm abcdefabcdef").isEmpty)
  }
}
