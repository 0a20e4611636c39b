import GoldenFiles
import RunbookModel
import ShellSyntax
import Testing

@testable import RunbookReport

@Suite struct PlanShellTests {
  @Test func wholePage() {
    let text = PlanShell().text(of: SampleRunbook.plan(platform: .linux), with: Bindings())
    #expect(GoldenFile("plan.sh").mismatch(with: text) == nil)
    #expect(ShellScript(text).issues.isEmpty)
  }

  @Test func secretsAreNeverWritten() {
    let bindings = Bindings([
      Binding(key: "parcel_token", value: "hunter2", origin: .flag, isSecret: true),
      Binding(key: "user_name", value: "it's", origin: .flag, isSecret: false),
      Binding(key: "sso", value: "true", origin: .flag, isSecret: false),
    ])
    let text = PlanShell().text(of: SampleRunbook.plan(bindings: bindings), with: bindings)
    #expect(!text.contains("hunter2"))
    #expect(text.contains(#"user_name='it'\''s'"#))
    #expect(text.contains(#"sso="${sso-true}""#))
    #expect(text.contains(#": "${parcel_token:?"#))
  }

  @Test(arguments: [
    ("cmd <a>", #"cmd "${a}""#),
    ("cmd x<a>y", #"cmd x"${a}"y"#),
    ("cmd \"x <a>\"", #"cmd "x ${a}""#),
    ("cmd 'x <a>'", #"cmd 'x '"${a}"''"#),
    ("x=$(cmd <a>)", #"x=$(cmd "${a}")"#),
    ("x=`cmd <a>`", #"x=`cmd "${a}"`"#),
    ("x=<a>", #"x="${a}""#),
    ("cat <<E\n<a>\nE", "cat <<E\n${a}\nE"),
    ("cmd # see <a>", "cmd # see <a>"),
    ("cmd [--flag]", "cmd ${flag:+--flag}"),
    ("cmd [--out FORMAT] [name]", #"cmd ${out_format:+--out "$out_format"} ${name:+"$name"}"#),
    ("cmd [-o, --out=FORMAT]", #"cmd ${o_out_format:+--out="$o_out_format"}"#),
  ])
  func everyPlaceHasItsSpelling(template: String, expected: String) {
    let text = ParameterisedText(ShellVariables(SampleRunbook.plan()))
    #expect(text.command(template) == expected)
  }

  @Test func whereNoVariableCanStandThereIsNoCommand() {
    let text = ParameterisedText(ShellVariables(SampleRunbook.plan()))
    #expect(text.command("cat <<'E'\n<a>\nE") == nil)
  }

  private func script(of runbook: Runbook) -> String {
    PlanShell().text(of: PlanMaker(runbook, selection: Selection()).plan(with: Bindings()), with: Bindings())
  }

  /// A value of which the page says that an earlier step shows it is asked for once that step is done; what is made of it
  /// is made there.
  @Test func whatAStepShowsIsAskedForWhereItIsNeeded() throws {
    var runbook = SampleRunbook.runbook
    let weight = try #require(runbook.placeholders.firstIndex { $0.key == "weight" })
    runbook.placeholders[weight].comesFromStep = true
    let text = script(of: runbook)
    let lines = text.split(separator: "\n")
    let question = try #require(lines.firstIndex { $0.hasPrefix(#"[ -n "${weight-}" ] || read -r -p"#) })
    let use = try #require(lines.firstIndex { $0.contains("kg=${weight}") })
    #expect(question < use && lines[question...use].allSatisfy { !$0.hasPrefix("# ──") })
    #expect(!text.contains(#": "${weight:?"#))
    // What the first command needs cannot come from any other.
    let user = try #require(runbook.placeholders.firstIndex { $0.key == "user_name" })
    runbook.placeholders[user].comesFromStep = true
    let other = script(of: runbook)
    #expect(other.contains(#": "${user_name:?"#))
  }

  @Test func variablesStandAsideForThoseOfThePage() {
    var runbook = SampleRunbook.runbook
    runbook.procedures[0].steps[0].actions[0].sets = ["depot"]
    let plan = PlanMaker(runbook, selection: Selection()).plan(with: Bindings())
    #expect(ShellVariables(plan)["depot"] == "depot_2")
    #expect(ShellVariables(plan)["8081"] == "value_8081")
    #expect(ShellVariables(plan)["clé"] == "cle")
  }

  @Test func descriptionsCannotLeaveTheirGuard() {
    #expect(ShellLiteral.inParameterMessage("it's a}\"$(rm)`\\\nb") == #"it’s a\}\"\$(rm)\`\\ b"#)
  }
}
