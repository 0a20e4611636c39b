import Configuration
import Diagnostics
import GoldenFiles
import RunbookModel
import ShellSyntax
import Testing

@testable import RunbookReport

@Suite struct ExportTests {
  private static func run(words: [String] = ["parcels.md"], bindings: Bindings = Bindings()) -> ExportedRun {
    ExportedRun(words: words, plan: SampleRunbook.plan(procedure: "send", bindings: bindings), bindings: bindings)
  }

  @Test(arguments: ExportFormat.allCases, [false, true])
  func wholeFiles(format: ExportFormat, asTasks: Bool) {
    var run = ExportTests.run(words: ["parcels.md#send"])
    if !asTasks {
      run.options = ["--all", "--locale", "en", "--tag", "a", "--tag", "b"]
      run.valuesFile = "prod.yml"
      run.profiles = ["eu", "us"]
    }
    let name = "\(format.rawValue)\(asTasks ? "-tasks" : "").yml"
    #expect(GoldenFile(name).mismatch(with: ExportText().text(of: run, as: format, asTasks: asTasks)) == nil)
  }

  /// A page, its title, its names and its values can be anything; the file stays a file of that form, and the words come
  /// back.
  @Test(arguments: YAMLTextTests.hostile) func hostileNamesStayText(text: String) throws {
    var run = ExportTests.run(words: ["x" + text])
    run.plan.runbook.document.path = text
    run.plan.runbook.document.title = text
    run.profiles = ["x" + text, "y"]
    run.valuesFile = "v" + text
    for index in run.plan.questions.indices {
      run.plan.questions[index].description = text
      run.plan.questions[index].choices = [text, "other"]
    }
    for index in run.plan.runbook.placeholders.indices {
      run.plan.runbook.placeholders[index].description = text
      run.plan.runbook.placeholders[index].defaultValue = text
      run.plan.runbook.placeholders[index].example = text
    }
    for format in ExportFormat.allCases {
      for asTasks in [false, true] {
        let yaml = ExportText().text(of: run, as: format, asTasks: asTasks)
        let plain = ExportText().text(of: ExportTests.run(), as: format, asTasks: asTasks)
        let keys = try topKeys(yaml)
        #expect(try keys == topKeys(plain))
        #expect(!yaml.unicodeScalars.contains(where: SteeringCharacters.contains))
      }
    }
  }

  private func topKeys(_ yaml: String) throws -> [String] {
    var value = try ConfigurationReader.read(SourceFile(path: "x.yml", text: yaml))
    if let first = value?.elements { value = first.first }
    guard case .mapping(let entries, _) = value else { return [] }
    return entries.map(\.key.text)
  }

  /// The command is one that a shell reads as it was meant.
  @Test func wordsOfTheCommandAreQuoted() {
    var run = ExportTests.run(words: ["it's a page.md#a;b"])
    run.options = ["--tag", "$(x)"]
    let command = run.command(profile: nil, reports: [])
    #expect(command.contains(#"passo run 'it'\''s a page.md#a;b' --tag '$(x)'"#))
    #expect(ShellScript(command).issues.isEmpty)
  }

  /// GitHub evaluates `${{ … }}` in every text, Ansible braces.
  @Test func whatAPageSaysIsNoExpression() throws {
    var run = ExportTests.run(words: ["a ${{ secrets.X }} {{ lookup('pipe', 'id') }}.md"])
    run.profiles = ["${{ secrets.X }}"]
    let workflow = ExportText().text(of: run, as: .githubActions)
    #expect(!workflow.contains("${{ secrets.X }}"))
    #expect(workflow.contains("${{ '${{' }} secrets.X }}"))
    let playbook = ExportText().text(of: run, as: .ansible)
    for line in playbook.split(separator: "\n") where line.contains("{{ lookup") {
      #expect(line.contains("!unsafe"))
    }
  }

  @Test func secretsAreNeverWritten() {
    let bindings = Bindings([
      Binding(key: "parcel_token", value: "hunter2", origin: .flag, isSecret: true),
      Binding(key: "user_name", value: "ann", origin: .flag, isSecret: false),
    ])
    for format in ExportFormat.allCases {
      for asTasks in [false, true] {
        let text = ExportText().text(of: ExportTests.run(bindings: bindings), as: format, asTasks: asTasks)
        #expect(!text.contains("hunter2"))
      }
    }
    #expect(ExportText().text(of: ExportTests.run(bindings: bindings), as: .githubActions).contains("default: \"ann\""))
  }

  @Test func whatTheValuesFileGivesIsNotAskedFor() {
    var run = ExportTests.run()
    #expect(ExportText().text(of: run, as: .gitlabCI).contains("PASSO_USER_NAME:"))
    run.valuesInFile = ["user_name"]
    #expect(!ExportText().text(of: run, as: .gitlabCI).contains("PASSO_USER_NAME:"))
  }

  /// Steps that leave something in the shell for others are one task, where each task has a shell of its own.
  @Test func stepsThatShareAShellAreOneTask() {
    let text = ExportText().text(of: ExportTests.run(), as: .ansible, asTasks: true)
    #expect(text.split(separator: "\n").count { $0.contains("ansible.builtin.shell:") } == 1)
    #expect(text.contains("The steps are one task"))
  }

  @Test func itSpeaksTheLanguageOfThePerson() {
    let text = ExportText(language: .french).text(of: ExportTests.run(), as: .gitlabCI)
    #expect(text.contains("Le runner a besoin de Passo"))
  }
}
