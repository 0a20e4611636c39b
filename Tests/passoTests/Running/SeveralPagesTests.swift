import Testing

/// Several pages in one run: named one after the other, or because one wants the other to be done first.
@Suite struct SeveralPagesTests {
  private static let build = """
    # Build the kiln

    ## Bricks

    ```sh
    export KILN=blue
    mkdir $KILN
    ```

    ## Clean up

    ```sh
    rm -r blue
    ```
    """

  private static let fire = """
    # Fire a pot

    Before you begin, complete [the kiln](./build.md#bricks) and read [more](https://pots.example/x.md).

    1. Look at it as `<name>`.

       ```sh
       echo "$KILN <name>"
       ```

       ```
       blue <name>
       ```

    2. Put it in.

       ```sh
       touch $KILN/pot
       ```
    """

  private func passo() throws -> Passo { try Passo().file("build.md", Self.build).file("fire.md", Self.fire) }

  @Test func pagesRunInOneShellWithOneReport() throws {
    let passo = try passo()
    let outcome = try passo.run(
      "run", "build.md", "fire.md", "--all", "--set", "name=Ada", "--non-interactive", "--report", "r.xml")
    #expect(outcome.status == 0 && outcome.output.contains("blue Ada"), "\(outcome)")
    #expect(outcome.output.contains("── Step build:s2/u1 (1 of 3)"), "\(outcome)")
    #expect(outcome.output.contains("── Step fire:s1/2 (3 of 3)"), "\(outcome)")
    #expect(try passo.bash("ls blue && grep -c '<testcase' r.xml").output == "pot\n3\n")
    #expect(try passo.run("runs").output.contains("build.md, fire.md"))
    #expect(try passo.run("report").output.contains("Build the kiln · Fire a pot"))
  }

  @Test func cleanupTakesBackWhatAnEarlierPageMade() throws {
    let passo = try passo()
    let outcome = try passo.run(
      "run", "build.md", "fire.md", "--all", "--cleanup", "--set", "name=Ada", "--non-interactive")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try passo.bash("ls").output == "build.md\nfire.md\n")
  }

  @Test func aRunOfSeveralPagesGoesOn() throws {
    let passo = try passo().file("bad.md", "# Bad\n\n1. Fail.\n\n   ```sh\n   test -e $KILN/door\n   ```\n")
    #expect(try passo.run("run", "build.md#bricks", "bad.md", "--non-interactive").status == 1)
    _ = try passo.bash("touch blue/door")
    let outcome = try passo.run("run", "--resume", "--non-interactive")
    #expect(outcome.status == 0 && outcome.output.contains("1 of 2 actions already done"), "\(outcome)")
  }

  @Test func aRunOfSeveralPagesDoesNotFollowChanges() throws {
    let passo = try passo().file("bad.md", "# Bad\n\n1. Fail.\n\n   ```sh\n   false\n   ```\n")
    #expect(try passo.run("run", "build.md#bricks", "bad.md", "--non-interactive").status == 1)
    _ = try passo.bash("sed -i s/false/true/ bad.md")
    #expect(try passo.run("run", "--resume", "--non-interactive").errors.contains("has changed since"))
    let outcome = try passo.run("run", "--resume", "--accept-changes", "--non-interactive")
    #expect(outcome.status == 2 && outcome.errors.contains("a run of several pages"), "\(outcome)")
  }

  @Test func whatAPageWantsFirstIsNamedAndDoneWhereItIsWanted() throws {
    let passo = try passo()
    #expect(try passo.run("plan", "fire.md").output.contains("First                   build.md"))
    let alone = try passo.run("run", "fire.md", "--set", "name=Ada", "--non-interactive")
    #expect(alone.errors.contains("--with-prerequisites does it"), "\(alone)")
    let outcome = try passo.run("run", "fire.md", "--with-prerequisites", "--set", "name=Ada", "--non-interactive")
    #expect(outcome.status == 0 && outcome.output.contains("blue Ada"), "\(outcome)")
  }

  @Test func allOfAPageIsDoneAfterThePagesThatItWants() throws {
    let steps = "## Heat\n\n```sh\necho hot\n```\n\n## Cool\n\n```sh\necho cold\n```\n"
    let passo = try passo().file("kiln.md", "# Kiln\n\n## Prerequisites\n\n- [A pot](build.md)\n\n\(steps)")
    let outcome = try passo.run("run", "kiln.md", "--all", "--with-prerequisites", "--non-interactive")
    #expect(outcome.status == 0 && outcome.output.contains("hot") && outcome.output.contains("cold"), "\(outcome)")
  }

  @Test func pagesThatWantEachOtherAreRefused() throws {
    let passo = try passo().file("build.md", Self.build + "\n\n## Prerequisites\n\n- [A pot](fire.md)\n")
    let outcome = try passo.run("plan", "fire.md", "--with-prerequisites")
    #expect(outcome.status == 2 && outcome.errors.contains("fire.md → build.md → fire.md"), "\(outcome)")
  }

  @Test(arguments: [
    (["build.md", "build.md"], "build.md is named twice"), (["#x", "build.md"], "`#x` names a section, and no page"),
    (["build.md", "fire.md#nope"], "fire.md has no procedure #nope"),
    (["build.md", "fire.md#fire-a-pot"], "build.md has several procedures, and none is named"),
    (["build.md", "gone.md"], "there is no file gone.md"),
  ])
  func whatCannotBeMeantIsSaid(words: [String], message: String) throws {
    let outcome = try passo().run(["plan"] + words)
    #expect(outcome.status != 0 && outcome.errors.contains(message), "\(outcome)")
  }

  @Test func nothingOutsideOfTheFolderIsDone() throws {
    let passo = try passo()
    _ = try passo.bash("mkdir below && sed 's,./build.md,../build.md,' fire.md > below/fire.md")
    #expect(try !passo.run("plan", "below/fire.md").output.contains("First"))
  }

  @Test func whatIsDamagedIsSaidOfItsOwnPage() throws {
    let passo = try passo().file(
      "bad.md", bytes: Array("# Bad\n\n".utf8) + [0xFF, 0x0A] + Array("\n```sh\ntrue\n```\n".utf8))
    #expect(try passo.run("plan", "build.md", "bad.md").errors.hasPrefix("passo: bad.md:3: not valid UTF-8"))
  }
}
