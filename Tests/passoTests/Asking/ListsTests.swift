import Testing

/// Values that are changed, steps that are gone to, and values that are offered.
@Suite(.serialized) struct ListsTests {
  private static let page = """
    # Making a place
    {: #make}

    1.  Make the folder.

        ```
        echo "<folder>" > folder.txt
        ```
        {: pre}

        | Name | Description |
        |---|---|
        | `<folder>` | Required. The folder. The default is `here`. |
        | `<region>` | Required. The region. The default is `eu`. |

    2.  Say where.

        ```
        echo "in <region>"
        ```
        {: pre}

        Example output:

        ```
        in <region>
        ```
        {: screen}

    3.  Write the region down.

        ```
        echo "<folder> <region>" > region.txt
        ```
        {: pre}

    """

  private static let keys = "? keys"
  private static let list = "Esc leave"

  private func passo() throws -> Passo { try Passo().file("page.md", Self.page).environment("NO_COLOR", "1") }

  @Test func anOfferIsReplacedByWhatIsTyped() throws {
    let passo = try passo()
    let run = try TerminalRun(
      passo, "run page.md",
      dialogue: [("value:", "there\r"), (Self.keys, "\r"), ("value:", "\u{1B}[200~us\u{1B}[201~\r"), (Self.keys, "a")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(passo.folder.text("region.txt") == "there us\n", "\(run.screen)")
  }

  @Test func anOfferIsKeptByEnterAndEditedAfterAnArrow() throws {
    let passo = try passo()
    let run = try TerminalRun(
      passo, "run page.md",
      dialogue: [("value:", "\r"), (Self.keys, "\r"), ("value:", "\u{1B}[D\u{1B}[Dx\r"), (Self.keys, "a")])
    #expect(run.status == 0 && passo.folder.text("region.txt") == "here xeu\n", "\(run.screen)")
  }

  @Test func whatHasADefaultIsNotAskedAfterA() throws {
    let passo = try passo()
    let run = try TerminalRun(passo, "run page.md", dialogue: [("value:", "\r"), (Self.keys, "a")])
    #expect(run.status == 0 && passo.folder.text("region.txt") == "here eu\n", "\(run.screen)")
    #expect(run.screen.contains("region = eu (the page's default)"), "\(run.screen)")
    _ = try TerminalRun(
      passo, "run page.md", dialogue: [("value:", "\r"), (Self.keys, "\r"), ("value:", "us\r"), (Self.keys, "q")])
    let other = try TerminalRun(
      passo, "run page.md", dialogue: [("value:", "\r"), (Self.keys, "a"), ("value:", "\r")])
    #expect(other.status == 0 && passo.folder.text("region.txt") == "here us\n", "one's own answer: \(other.screen)")
  }

  @Test func aValueIsPickedWithArrows() throws {
    let passo = try passo()
    let run = try TerminalRun(
      passo, "run page.md --set folder=a",
      dialogue: [
        (Self.keys, "\r"), ("value:", "eu\r"), (Self.keys, "v"), (Self.list, "\u{1B}[B\r"), ("value:", "us\r"),
        (Self.keys, "v"), (Self.list, "\r"), ("value:", "\r"), (Self.keys, "v"), (Self.list, "\u{1B}"),
        (Self.keys, "a"),
      ])
    #expect(run.status == 0 && passo.folder.text("region.txt") == "a us\n", "\(run.screen)")
    #expect(run.screen.contains("    ▸ folder  = a") && run.screen.contains("      region  = eu"), "\(run.screen)")
    #expect(!run.screen.contains("had its old value"), "nothing was changed after it was used: \(run.screen)")
  }

  @Test func stepsAreListedWithTheirStates() throws {
    let passo = try passo()
    let run = try TerminalRun(
      passo, "run page.md --set folder=a --set region=eu",
      dialogue: [
        (Self.keys, "\r"), (Self.keys, "\r"), (Self.keys, "g"), (Self.list, "passed\r"), (Self.keys, "g"),
        (Self.list, "nowhere\r"), (Self.list, "3\r"), (Self.keys, "\r"),
      ])
    #expect(run.status == 0 && passo.folder.text("region.txt") == "a eu\n", "\(run.screen)")
    for line in ["1  ● not verified  Make the folder.", "2  ✔ passed        Say where.", "3  here"] {
      #expect(run.screen.contains(line), "\(line): \(run.screen)")
    }
    #expect(run.screen.contains("  go to step: 2") && run.screen.contains("there is no step nowhere"))
  }

  @Test func aDumbTerminalHasNumbers() throws {
    let passo = try passo().environment("TERM", "dumb")
    let run = try TerminalRun(
      passo, "run page.md --set folder=a --set region=eu",
      dialogue: [
        (Self.keys, "v\n"), ("value to change:", "2\n"), ("value:", "us\n"), (Self.keys, "g\n"),
        ("go to step:", "write\n"), ("go to step:", "\n"), (Self.keys, "\n"),
      ])
    #expect(run.status == 0 && passo.folder.text("region.txt") == "a us\n", "\(run.screen)")
  }
}
