import Testing

/// `--choose`: what it names, and what it does not.
@Suite struct ChooseTests {
  private static let page = """
    # A lantern

    Choose one of the following options.

    - To light it in French:

      ```sh
      echo allumée
      ```

    - To light it in English:

      ```sh
      echo lit
      ```

    ## Feed it

    On Debian:

    ```sh
    echo feed debian
    ```

    On Fedora:

    ```sh
    echo feed fedora
    ```

    If it is cold, run:

    ```sh
    echo warm
    ```
    """

  private func run(_ choices: String...) throws -> Passo.Outcome {
    let passo = try Passo().file("page.md", Self.page)
    let words = choices.flatMap { ["--choose", $0] }
    return try passo.run(["run", "page.md", "--all", "--yes", "--non-interactive"] + words)
  }

  @Test(arguments: [
    ("lantern=1", "the page leaves no choice at `lantern`", "there are: `s1/u1`, `s2/u1`, `s2/u3/1`"),
    ("s1/u2=1", "the page leaves no choice at `s1/u2`", "did you mean `s1/u1`?"),
    ("s1/u1=German", "`s1/u1` has no alternative `German`", "there are: `To light it in French`, "),
    ("s1/u1=To light it in Frensh", "`s1/u1` has no alternative ", "did you mean `To light it in French`?"),
    ("s1/u1=3", "`s1/u1` has no alternative `3`", "there are: "),
    // The system decides here, and what is wrong is said all the same.
    ("s2/u1=On Arch", "`s2/u1` has no alternative `On Arch`", "there are: `On Debian`, `On Fedora`"),
    ("s2/u3/1=perhaps", "`choose` for `s2/u3/1` is `run` or `skip`, not `perhaps`", "passo plan PAGE --questions"),
    ("*=German", "no alternative of the page is called `German`", "there are: `On Debian`"),
    ("s2/u3/1=done", "`choose` for `s2/u3/1` is `run` or `skip`, not `done`", ""),
  ])
  func whatThePageDoesNotHaveIsOneMessage(choice: String, said: String, help: String) throws {
    let outcome = try run("s1/u1=1", choice)
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains("passo: \(said)") && outcome.errors.contains(help), "\(outcome)")
  }

  @Test func whatThePageHasIsRun() throws {
    let outcome = try run("s1/u1=To light it in English", "s2/u1=2", "s2/u3/1=run")
    #expect(outcome.status == 0, "\(outcome)")
    for line in ["    lit", "    feed fedora", "    warm"] { #expect(outcome.output.contains(line), "\(outcome)") }
    #expect(!outcome.output.contains("allumée\n    allumée"), "\(outcome)")
  }

  @Test func aValuesFileMayServeOtherPages() throws {
    let passo = try Passo().file("page.md", Self.page)
      .file("values.yml", "choose: {s1/u1: 2, s2/u1: 2, other/1: 1}\n")
    let outcome = try passo.run("run", "page.md", "--all", "--yes", "--non-interactive", "--values", "values.yml")
    #expect(outcome.status == 0 && outcome.errors.contains("the page leaves no choice at `other/1`"), "\(outcome)")
  }

  @Test func aValuesFileNamesABranchThatIsNotThere() throws {
    let passo = try Passo().file("page.md", Self.page).file("values.yml", "choose: {s2/u1: On Debain}\n")
    let outcome = try passo.run("run", "page.md", "--all", "--non-interactive", "--values", "values.yml")
    #expect(
      outcome.errors.contains(
        "values.yml:1:10: `s2/u1` has no alternative `On Debain`\n       did you mean `On Debian`?"), "\(outcome)")
  }
}
