import RunbookModel
import Testing

/// Pages that give outputs the class of commands, and commands another one.
@Suite struct PrintedTextTests {
  private func block(_ text: String, _ name: String, info: String = "") -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "   \($0)\n" }.joined()
    return "   ```\(info)\n\(lines)   ```\n   {: \(name)}\n\n"
  }

  private func page(_ text: String, before: String = "This follows.", info: String = "") -> String {
    "# T\n\n1. Begin.\n\n" + block("ls -l", "codeblock") + "   \(before)\n\n" + block(text, "pre", info: info)
  }

  @Test(arguments: [
    "Setting the place to x...\nOK", "Place: x\n\nName>", "thing     Small, Big*", "Making thing one\nOK\n",
    "Name> anna\n\nPassword>",
  ])
  func whatNoPersonTypesIsNotRun(text: String) {
    let runbook = read(page(text))
    #expect(runbook.blocks.map(\.kind) == [.command, .output])
    #expect(runbook.blocks.last?.outputOf == 5)
  }

  @Test(
    arguments: [("en", "The result is one line."), ("ko", "결과는 한 줄입니다."), ("de", "Das Ergebnis ist eine Zeile.")])
  func aSentenceAboutTheResultMakesItOne(locale: String, sentence: String) {
    #expect(read(page("thing small", before: sentence), locale: locale).blocks.last?.kind == .output)
  }

  @Test func aProgramThatNobodyKnowsIsStillACommand() {
    #expect(read(page("thing list --all")).blocks.last?.kind == .command)
    #expect(read(page("doing it...", before: "Run the following command:")).blocks.last?.kind == .command)
    #expect(read("# T\n\n1. Begin.\n\n" + block("doing it...", "pre")).blocks.last?.kind == .command)
  }

  @Test func sourceOfAnotherLanguageIsNeither() {
    #expect(read(page("x := y{\n    Name: z,\n}", info: "go")).blocks.last?.kind == .code)
  }

  @Test func dataRightAfterACommandIsItsAnswer() {
    let text = "# T\n\n1. Ask.\n\n   ```\n   tool get\n   ```\n   {: pre}\n\n   ```json\n   {\"a\": 1}\n   ```\n"
    #expect(read(text).blocks.map(\.kind) == [.command, .output])
  }

  @Test func aFileMayHaveTheClassOfAnOutput() {
    let made = "# T\n\n1. Create a file that is named `x.yaml`.\n\n" + block("kind: Thing", "screen")
    #expect(read(made).actions.compactMap(\.file) == ["x.yaml"])
    #expect(read(page("a: 1", before: "**Output:**")).blocks.last?.kind == .output)
  }

  @Test func aTemplateOfAFileMayBeShownFilledIn() {
    let template = "# T\n\n1. Create a file that is named `x.yaml`.\n\n" + block("name: <name>\nsize: 1", "codeblock")
    let page = template + "   Example:\n\n" + block("name: one\nsize: 1", "screen")
    #expect(read(page).blocks.map(\.kind) == [.file, .file])
    #expect(read(page).blocks.last?.exampleOf == 5)
    #expect(read(page).actions.count == 1)
  }

  @Test func aFileThatACommandWroteIsOnlyShown() {
    let text =
      "# T\n\n1. Save it.\n\n" + block("tool get > x.yaml", "pre") + "   This is in it:\n\n"
      + block("kind: Thing", "codeblock") + "2. Change it and apply it.\n\n" + block("tool apply -f x.yaml", "pre")
    #expect(read(text).blocks.map(\.kind) == [.command, .code, .command])
  }

  @Test func aResourceThatAStepCreatesGoesIntoAFile() {
    let resource = "apiVersion: v1\nkind: Thing\nname: one"
    #expect(read("# T\n\n1. Create a thing.\n\n" + block(resource, "codeblock")).actions.map(\.kind) == [.file])
    #expect(read("# T\n\n1. Look at a thing.\n\n" + block(resource, "codeblock")).blocks.map(\.kind) == [.code])
  }

  @Test(arguments: ["python", ""])
  func sourcesBelongIntoTheFileThatIsMade(info: String) {
    let text = "# T\n\n1. Create the file `x.py`.\n\n" + block("import os\nprint(1)", "codeblock", info: info)
    #expect(read(text).actions.compactMap(\.file) == ["x.py"])
    let script =
      "# T\n\n1. Create the file `x.js`.\n\n" + block("function f() {\n  return 1;\n}", "codeblock", info: info)
    #expect(read(script).actions.compactMap(\.file) == ["x.js"])
  }

  @Test(arguments: [
    ("en", "The following commands are examples of how you can use it:"),
    ("fr", "Les exemples de commande suivants illustrent la façon dont vous pouvez l'utiliser :"),
    ("pt-BR", "Os exemplos a seguir mostram como usar:"),
  ])
  func examplesOfCallsAreShown(locale: String, sentence: String) {
    func kinds(_ calls: String) -> [BlockReading.Kind] {
      read("# T\n\n\(sentence)\n\n```\n\(calls)\n```\n{: codeblock}\n", locale: locale).blocks.map(\.kind)
    }
    #expect(kinds("docker build .\ndocker build --all .") == [.code])
    #expect(kinds("docker build .\nls -l") == [.command])
  }

  /// A call in brackets, and one below a comment.
  @Test func powerShellIsNoMessage() {
    func kinds(_ text: String, _ call: String) -> [BlockReading.Kind] {
      read("# T\n\n\(text)\n\n```powershell\n\(call)\n```\n").blocks.map(\.kind)
    }
    #expect(kinds("Look:", "(Invoke-WebRequest \"https://host/one.py\").Content | python -") == [.command])
    #expect(kinds("If you see an error, try:", "# With a dot\n.\\rivet.exe install") == [.command])
  }

  @Test(arguments: [
    ("en", "You can create a PowerShell script:"), ("fr", "Créez un script PowerShell :"),
    ("pt-BR", "Crie um script PowerShell:"),
  ])
  func aScriptThatIsToBeMadeIsNotRun(locale: String, sentence: String) {
    let page = "# T\n\n\(sentence)\n\n```powershell\n$codes = 0,1\n\nexit 0\n```\n"
    #expect(read(page, locale: locale).blocks.map(\.kind) == [.file])
  }

  /// What was done is no call of a program of that name.
  @Test func resultsAreAnOutput() {
    func kinds(_ below: String) -> [BlockReading.Kind] {
      read("# T\n\nRun it:\n\n```sh\nkubectl create -f a.yaml\n```\n```\n\(below)\n```\n").blocks.map(\.kind)
    }
    #expect(kinds("service \"web\" created") == [.command, .output])
    #expect(kinds("pod/web deleted\nservice \"web\" deleted") == [.command, .output])
    #expect(kinds("service web restarted") == [.command, .command])
  }
}
