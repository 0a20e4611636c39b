import Testing

@Suite struct ExportCommandTests {
  @Test func aPageBecomesAPipeline() throws {
    let outcome = try Passo().file("page.md", Pages.greeting).run(
      "export", "--format", "gitlab-ci", "page.md", "--set", "person=Ann")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("  PASSO_PERSON:\n"))
    #expect(outcome.output.contains("    value: \"Ann\"\n"))
    #expect(outcome.output.contains("passo run page.md \\\n"))
  }

  /// The environment of whoever exports is not for others.
  @Test func theEnvironmentStaysHere() throws {
    let passo = try Passo().file("page.md", Pages.greeting).environment("PASSO_PERSON", "Cy")
    for format in ["ansible", "github-actions", "gitlab-ci"] {
      #expect(try !passo.run("export", "--format", format, "page.md").output.contains("Cy"))
      #expect(try !passo.run("export", "--format", format, "--tasks", "page.md").output.contains("Cy"))
    }
  }

  @Test func severalSectionsNeedAChoice() throws {
    let passo = try Passo().file("page.md", Pages.twoProcedures)
    let refused = try passo.run("export", "--format", "ansible", "page.md")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("--all"))
    #expect(try passo.run("export", "--format", "ansible", "page.md", "--all").output.contains("all: true"))
    #expect(try passo.run("export", "--format", "ansible", "page.md#first").output.contains("page: \"page.md#first\""))
  }

  /// A values file that reads the environment finds nothing there unless the engine puts it there.
  @Test func whatTheValuesFileReadsIsASecretOfTheRepository() throws {
    let passo = try Passo().file("page.md", Pages.secret)
      .file("v.yml", "values:\n  password: {from: {env: PROD_TOKEN}}\n")
    let words = ["export", "page.md", "--values", "v.yml", "--verify", "strict", "--format"]
    let workflow = try passo.run(words + ["github-actions"]).output
    #expect(workflow.contains("          PROD_TOKEN: ${{ secrets.PROD_TOKEN }}\n"), "\(workflow)")
    #expect(workflow.contains("passo run page.md --verify strict"), "\(workflow)")
    #expect(try passo.run(words + ["gitlab-ci"]).output.contains("# PROD_TOKEN\n"))
    #expect(try passo.run(words + ["ansible"]).output.contains("        verify: strict\n"))
  }

  @Test func eachProfileIsAJob() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
      .file("v.yml", "profiles:\n  eu: {person: Bo}\n  us: {person: Cy}\n")
    let all = try passo.run("export", "--format", "github-actions", "page.md", "--values", "v.yml").output
    #expect(all.contains("profile: [\"eu\", \"us\"]"))
    #expect(!all.contains("inputs:"))
    let one = try passo.run(
      "export", "--format", "github-actions", "page.md", "--values", "v.yml", "--profile", "eu"
    ).output
    #expect(!one.contains("matrix"))
    #expect(one.contains("--profile eu"))
    let tasks = try passo.run(
      "export", "--format", "ansible", "--tasks", "page.md", "--values", "v.yml", "--profile", "eu"
    ).output
    #expect(tasks.contains("person=${person:-'Bo'}"))
  }

  @Test func standardInputIsNoFileOfAnEngine() throws {
    let outcome = try Passo().input(Pages.greeting).run("export", "--format", "ansible", "-")
    #expect(outcome.status == 64)
  }
}
