import RunbookModel
import Testing

@Suite struct UnnamedFileTests {
  private let content = "\n\n   ```yaml\n   kind: Thing\n   name: <thing>\n   ```\n   {: codeblock}\n"

  @Test(
    arguments: [
      ("en", "Create a `.yaml` file for the thing."), ("en", "Copy this text to a file:"),
      ("de", "Erstellen Sie eine `.yaml`-Datei für das Ding."), ("fr", "Créez un fichier `.yaml` pour la chose."),
      ("es", "Cree un archivo `.yaml` para la cosa."), ("ja", "そのための `.yaml` ファイルを作成します。"),
      ("zh-CN", "为它创建 `.yaml` 文件。"),
    ])
  func aFileWithoutANameIsAskedFor(locale: String, sentence: String) throws {
    let runbook = read("# T\n{: #t}\n\n1. \(sentence)" + content, locale: locale)
    let action = try #require(runbook.actions.first)
    #expect(action.kind == .file && action.file == nil)
    #expect(action.placeholders == ["<file_t_1_1>", "<thing>"])
    let name = try #require(runbook.placeholder(key: "file_t_1_1"))
    #expect(name.description != nil && name.describedAt.first?.line == 4)
  }

  @Test func thePersonsNameIsThePath() throws {
    let runbook = read("# T\n{: #t}\n\n1. Create a `.yaml` file." + content)
    let planner = Planner(runbook)
    var bindings = Bindings()
    bindings.set(Binding(key: "thing", value: "cup", origin: .flag, isSecret: false))
    guard case .unfilled(let missing) = planner.resolve(runbook.actions[0], with: bindings) else {
      Issue.record("a file without a name is ready")
      return
    }
    #expect(missing.map(\.key) == ["file_t_1_1"])
    bindings.set(Binding(key: "file_t_1_1", value: "cup.yaml", origin: .flag, isSecret: false))
    guard case .ready(.file(let file)) = planner.resolve(runbook.actions[0], with: bindings) else {
      Issue.record("the file is not ready")
      return
    }
    #expect(file.path == "cup.yaml" && file.content == "kind: Thing\nname: cup\n")
  }

  @Test(arguments: [
    "Add the following section to your file:", "This is a thing:", "To create the thing, add this to the file:",
  ])
  func aPartOfAFileIsNone(sentence: String) {
    #expect(read("# T\n\n1. \(sentence)" + content).blocks.first?.kind == .code)
  }

  @Test func theVerbBesideANameTellsWhichFileIsMade() {
    let sentences = [
      "Create `a.yaml` and take the values from `b.yaml`.": "a.yaml",
      "Create a file that is named `a.yaml`. Add the following lines:": "a.yaml",
      "To create the thing, add these lines to `a.yaml`:": nil,
    ]
    for (sentence, name) in sentences {
      let action = read("# T\n\n1. \(sentence)" + content).actions.first { $0.kind == .file }
      #expect(action?.file == name, "\(sentence)")
    }
  }

  @Test func aScriptThatIsMadeIsNotRun() {
    let text = "# T\n\n1. Create the script `check.sh`:\n\n   ```\n   echo begin\n   ls\n   ```\n   {: codeblock}\n"
    #expect(read(text).actions.map(\.kind) == [.file])
  }

  @Test func aCommandThatUsesAScriptIsNoScript() {
    for sentence in ["Run a script that is named `run.sh`.", "Create `run.sh` and make it a program:"] {
      let text = "# T\n\n1. \(sentence)\n\n   ```\n   chmod +x run.sh\n   ```\n   {: codeblock}\n"
      #expect(read(text).blocks.map(\.kind) == [.command], "\(sentence)")
    }
  }

  @Test func aNameMayStandAfterTheContent() {
    let text = "# T\n\n1. Describe the thing." + content + "\n2. Save the text as `thing.yaml`.\n"
    #expect(read(text).actions.first?.file == "thing.yaml")
  }

  @Test func aFileThatIsMadeIsOneWhateverItsClass() {
    let text = "# T\n\n1. Create the file `a.properties`.\n\n   ```\n   colour: blue\n   size = 3\n   ```\n   {: pre}\n"
    #expect(read(text).blocks.map(\.kind) == [.file])
  }
}
