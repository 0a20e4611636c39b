import RunbookModel
import Testing

/// Calls that start, stop and restart one thing.
@Suite struct ServiceOperationTests {
  /// The commands of the steps that are left to the reader.
  private func left(_ page: String) -> [String] {
    read(page, locale: "en").procedures.flatMap(\.steps).filter(\.isOptional).flatMap(\.actions).compactMap(\.text)
  }

  private func page(_ blocks: [(said: String, call: String)]) -> String {
    "# Kiln\n\n" + blocks.map { "\($0.said)\n\n```sh\n\($0.call)\n```\n\n" }.joined()
  }

  @Test(arguments: [
    "sudo systemctl start kiln\nsudo systemctl stop kiln\nsudo systemctl restart kiln\nsudo systemctl status kiln",
    "systemctl stop kiln\nsystemctl restart kiln", "docker compose up -d\ndocker compose logs\ndocker compose down",
  ])
  func blockShowsHowItIsOperated(calls: String) {
    #expect(left(page([("Install it:", "sudo apt install kiln"), ("Manage it:", calls)])) == [calls])
  }

  @Test(arguments: [
    "sudo systemctl daemon-reload\nsudo systemctl enable kiln\nsudo systemctl start kiln\nsudo systemctl status kiln",
    "systemctl stop kiln\nsystemctl start kiln", "systemctl start kiln\nsystemctl stop oven",
  ])
  func blockIsASequence(calls: String) {
    #expect(left(page([("Install it:", "sudo apt install kiln"), ("Go on:", calls)])) == [])
  }

  @Test func whatWasStartedIsStoppedLater() {
    let page = page([
      ("Start the kiln:", "kilnctl start"), ("Look at it:", "kilnctl status"),
      ("The kiln is stopped by:", "kilnctl stop"),
    ])
    #expect(left(page) == ["kilnctl stop"])
  }

  @Test func whatIsDoneWhileItIsStoppedIsWhatItIsStoppedFor() {
    let page = page([
      ("Start the kiln:", "npm run start:kiln"), ("Now stop it:", "npm run stop:kiln"),
      ("Move its folder:", "mv kiln /srv/kiln"), ("Start it:", "npm run start:kiln"),
    ])
    #expect(left(page) == [])
  }

  @Test func restartAfterAChangeIsOfTheCourse() {
    let page = page([
      ("Start the kiln:", "systemctl start kiln"), ("Raise the limit:", "echo limit=9 >> kiln.conf"),
      ("Restart the kiln:", "systemctl restart kiln"),
    ])
    #expect(left(page) == [])
  }

  @Test func restartRightAfterTheStartIsLeft() {
    let page = page([("Start the kiln:", "systemctl start kiln"), ("Restart the kiln:", "systemctl restart kiln")])
    #expect(left(page) == ["systemctl restart kiln"])
  }

  @Test func numberedStepsThatStopTwiceAreNoSequence() {
    let page = """
      # Kiln

      1. Start all:

         ```sh
         bash kiln.sh all
         ```

      2. Stop:

         ```sh
         bash kiln.sh stop
         ```

      3. Send something:

         ```sh
         kiln send
         ```

      4. Restart:

         ```sh
         bash kiln.sh stop
         bash kiln.sh start
         ```
      """
    #expect(left(page) == ["bash kiln.sh stop", "bash kiln.sh stop\nbash kiln.sh start"])
  }

  @Test func numberedStopIsOfTheCourse() {
    let page =
      "# Kiln\n\n1. Start it:\n\n   ```sh\n   kiln start\n   ```\n\n"
      + "2. Stop it:\n\n   ```sh\n   kiln stop\n   ```\n"
    #expect(left(page) == [])
  }
}
