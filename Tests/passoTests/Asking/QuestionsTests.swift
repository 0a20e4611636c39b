import Testing

/// What a run would ask, and where it can be said beforehand.
@Suite struct QuestionsTests {
  static let page = """
    # Making it
    {: #make}

    1.  Log in.

        ```
        printf '%s %s\\n' <user_email> <password> [--sso] >> out.txt
        ```
        {: pre}

        | Parameter | Description |
        |---|---|
        | `<user_email>` | Required. Your email address. |
        | `<password>` | Your password. |

    2.  Write it.

        ```
        echo <region> >> out.txt
        ```
        {: pre}

    3.  Look at the lamp on the device.


    """

  private func passo() throws -> Passo { try Passo().file("page.md", Self.page) }

  @Test func everyQuestionIsListedInItsOrder() throws {
    let outcome = try passo().run("plan", "page.md", "--questions")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Making it")
    #expect(lines.filter { $0.dropFirst(2).first?.isNumber ?? false }.count == 5, "\(outcome)")
    #expect(
      outcome.output.contains("  1  user_email · required · step 1 · line 6\n     │ Your email address.  (line 13)"))
    #expect(
      outcome.output.contains(
        "--set user_email=VALUE · values file: values → user_email · environment:\n     PASSO_USER_EMAIL"))
    #expect(!outcome.output.contains("--set password"), "a secret does not belong on a command line")
    #expect(outcome.output.contains("by hand"))
  }

  @Test func whatIsGivenIsNotAsked() throws {
    let outcome = try passo().run("plan", "page.md", "--questions", "--set", "region=eu", "--format", "json")
    #expect(outcome.output.contains("\"format\" : \"passo.questions/1\""))
    #expect(outcome.output.contains("\"key\" : \"user_email\"") && !outcome.output.contains("\"key\" : \"region\""))
    #expect(try passo().run("plan", "page.md", "--questions", "--format", "shell").status == 64)
  }

  /// The skeleton can be read back as it is, and filling it in is all that a run needs.
  @Test func theSkeletonIsAValuesFile() throws {
    let passo = try passo().environment("PASSO_PASSWORD", "hunter22")
    let skeleton = try passo.run("plan", "page.md", "--format", "values")
    #expect(skeleton.status == 0)
    let unfilled = try passo.file("unfilled.yml", skeleton.output).run("run", "page.md", "--values", "unfilled.yml")
    #expect(unfilled.status == 2)
    #expect(unfilled.output.contains("<region> has no value") && unfilled.output.contains("<user_email> has no value"))
    let text = skeleton.output.replacing("region: \"\"", with: "region: eu").replacing(
      "user_email: \"\"", with: "user_email: a@b.c"
    ).replacing("manual: stop", with: "manual: done").replacing("sso: false", with: "sso: true")
    let run = try passo.file("v.yml", text).run("run", "page.md", "--values", "v.yml")
    #expect(run.status == 0, "\(text)\n\(run)")
    #expect(passo.folder.text("out.txt") == "a@b.c hunter22\n--sso eu\n".replacing("--sso eu", with: "--sso \neu"))
  }

  @Test func aWrongValueIsSaidBeforeAnythingRuns() throws {
    let passo = try passo()
    let arguments = ["--set", "user_email=Ann", "--set", "region=eu", "--set", "password=x", "--set", "sso=no"]
    let run = try passo.bash("\(Passo.path) run page.md \(arguments.joined(separator: " "))")
    #expect(run.status == 2)
    #expect(run.output.contains("<user_email>: this is not an e-mail address"))
    #expect(passo.folder.text("out.txt") == nil)
    let plan = try passo.run("plan", "page.md", "--set", "user_email=Ann")
    #expect(plan.output.contains("✘ <user_email>: this is not an e-mail address"))
  }

  /// Each source in turn, the strongest last.
  @Test func theOrderOfTheSources() throws {
    let page = """
      # T

      1. Say it.

         ```
         echo "is <what>"
         ```
         {: pre}

         Default: `page`.

      """
    var passo = try Passo().file("page.md", page)
      .file("v.yml", "values:\n  what: file\nprofiles:\n  prod:\n    what: profile\n")
    func said(_ arguments: String...) throws -> String {
      let line = (["run", "page.md"] + arguments).joined(separator: " ")
      let output = try passo.bash("\(Passo.path) \(line)").output
      return output.split(separator: "\n").first { $0.hasPrefix("    is ") }.map { String($0.dropFirst(7)) } ?? output
    }
    passo = passo.environment("PASSO_WHAT", "environment")
    #expect(try said() == "environment")
    #expect(try said("--values v.yml") == "file")
    #expect(try said("--values v.yml --profile prod") == "profile")
    #expect(try said("--values v.yml --profile prod --set what=flag") == "flag")
    let unknown = try passo.run("run", "page.md", "--values", "v.yml", "--profile", "prd")
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean `prod`?"))
    #expect(try passo.run("run", "page.md", "--profile", "prod").status == 64)
  }

  @Test func anyValueCanBeMadeASecret() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    let run = try passo.run("run", "page.md", "--set", "person=Ann-Marie", "--secret", "person")
    #expect(run.status == 0)
    #expect(run.output.contains("hello ••••") && !run.output.contains("Ann-Marie"))
    #expect(
      !(try passo.run("plan", "page.md", "--set", "person=Ann-Marie", "--secret", "<person>").output.contains(
        "Ann-Marie")))
    let page =
      "# T\n\n1. A.\n\n   ```\n   LAMP=$(printf 'abc%s' defgh)\n   ```\n   {: pre}\n\n2. B.\n\n   ```\n   echo $LAMP\n   ```\n   {: pre}\n"
    let variable = try Passo().file("page.md", page)
    #expect(try variable.run("run", "page.md").output.contains("abcdefgh"))
    #expect(!(try variable.run("run", "page.md", "--secret", "LAMP").output.contains("abcdefgh")))
    let unknown = try passo.run("run", "page.md", "--secret", "persn")
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean `person`?"))
  }
}
