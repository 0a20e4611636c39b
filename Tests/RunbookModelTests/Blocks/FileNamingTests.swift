import RunbookModel
import Testing

@Suite struct FileNamingTests {
  private static let content = "kind: Thing\nname: one"

  /// A page with a step of its own before the sentence, so that nothing but the sentence tells about the block.
  private func page(_ sentence: String, _ content: String = Self.content) -> String {
    "# T\n{: #t}\n\n1. Look around.\n\n   ```\n   ls -l\n   ```\n   {: pre}\n\n2. \(sentence)\n\n" + block(content)
  }

  private func block(_ content: String = Self.content) -> String {
    let lines = content.split(separator: "\n").map { "   \($0)\n" }.joined()
    return "   ```\n\(lines)   ```\n   {: codeblock}\n\n"
  }

  private func file(_ text: String, locale: String = "en") -> String? {
    read(text, locale: locale).actions.first { $0.kind == .file }?.file
  }

  @Test func aLanguageIsNotThatOfAnotherFile() {
    func kinds(_ info: String, _ name: String, _ content: String) -> [Action.Kind] {
      let sentence = "Create a `\(name)` file in your repository."
      return read("# T\n\n\(sentence)\n\nFor example:\n\n```\(info)\n\(content)\n```\n").actions.map(\.kind)
    }
    #expect(!kinds("python", "pyproject.toml", "import one\n\none.run()").contains(.file))
    #expect(kinds("toml", "pyproject.toml", "[tool.one]\ntwo = 3").contains(.file))
  }

  /// The block calls a program with the file, so it is not the file.
  @Test func whatIsGivenTheFileIsNotTheFile() {
    let sentence = "Save this in `conf.json` and run it like so:"
    let page = "# T\n\n```json\n{\"a\": 1}\n```\n\n\(sentence)\n\n```bash\nfrob --config conf.json\n```\n"
    let actions = read(page).actions
    #expect(actions.map(\.kind) == [.file, .command])
    #expect(actions.first?.file == "conf.json")
    let alone = read("# T\n\n\(sentence)\n\n```bash\nfrob --config conf.json\n```\n").actions
    #expect(alone.map(\.kind) == [.command])
  }

  @Test(
    arguments: [
      ("en", "Write a `x.yaml` file with this content:"), ("en", "Start by creating `x.yaml`:"),
      ("en", "Paste the following content into a new file named `x.yaml`."), ("en", "Prepare a text file, `x.yaml`:"),
      ("en", "Copy the following content into `x.yaml`."), ("en", "Replace the contents of `x.yaml` with these:"),
      ("en", "Add a file named `x.yaml` to your folder:"), ("en", "Generate a `x.yaml` file with this content:"),
      ("en", "Specify the things in a file that is named `x.yaml`, as shown in the following example."),
      ("en", "Define `x.yaml` as follows:"), ("en", "Provide a `x.yaml` file with the following content:"),
      ("fr", "Ajoutez un `x.yaml` à votre dossier :"),
      ("fr", "Collez le texte suivant dans un nouveau fichier appelé `x.yaml`."),
      ("fr", "Copiez le contenu suivant dans `x.yaml`."), ("fr", "Création d'un fichier `x.yaml` :"),
      ("pt-BR", "Cole o código a seguir em um novo arquivo denominado `x.yaml`."),
      ("pt-BR", "Copie o conteúdo a seguir no `x.yaml`."),
      ("es", "Pegue el código siguiente en un nuevo archivo denominado `x.yaml`."),
      ("it", "Aggiungi un file denominato `x.yaml` alla cartella:"),
      ("de", "Fügen Sie den folgenden Text in eine neue Datei mit dem Namen `x.yaml` ein."),
      ("de", "Verwenden Sie einen Editor, um die Datei `x.yaml` zu erstellen."),
      ("ja", "以下のコードを `x.yaml` という名前の新規ファイルに貼り付けます。"), ("ja", "以下の内容を `x.yaml` にコピーします。"),
      ("ko", "다음 코드를 `x.yaml`이라는 새 파일에 붙여넣으십시오."), ("ko", "다음 컨텐츠를 `x.yaml`에 복사하십시오."),
      ("zh-CN", "将以下代码粘贴到名为 `x.yaml` 的新文件中。"), ("zh-TW", "將下列內容複製到 `x.yaml`。"),
    ])
  func aSentenceThatPutsAllOfItIntoAFile(locale: String, sentence: String) {
    #expect(file(page(sentence), locale: locale) == "x.yaml")
  }

  @Test(arguments: [
    "Edit `x.yaml` and change the name:", "Add the following lines to `x.yaml`:",
    "Copy the following section into `x.yaml`:", "Download the `x.yaml` file. It has this content:",
    "Make sure that `x.yaml` looks like this:", "The file `x.yaml` contains the following section:",
  ])
  func aPieceOfAFileOrOneThatExistsIsNotWritten(sentence: String) {
    #expect(read(page(sentence)).blocks.map(\.kind) == [.command, .code])
  }

  @Test func whatGoesFirstIntoAFileThatWasMadeEmptyIsItsContent() {
    let touched = "# T\n\n1. Make it.\n\n   ```\n   touch x.yaml\n   ```\n   {: pre}\n\n"
    let made = "# T\n\n1. In your folder, create a file called `x.yaml`.\n\n"
    for begin in [touched, made] {
      #expect(file(begin + "2. Add this text to `x.yaml`:\n\n" + block()) == "x.yaml", "\(begin)")
      #expect(file(begin + "2. Add the following line to `x.yaml`:\n\n" + block()) == nil, "\(begin)")
    }
  }

  @Test func theStepsAboveMaySayWhichFileItIs() {
    let steps = "# T\n\n1. Create a file called `x.yaml`.\n2. Open it in an editor.\n3. Add this content:\n\n"
    #expect(file(steps + block()) == "x.yaml")
    #expect(file(page("Copy this.") + "   Name the file `x.yaml`.\n") == "x.yaml")
    #expect(file(page("Copy this.") + "   Change the file named `x.yaml`.\n") == nil)
  }

  @Test func aLaterBlockForTheSameFileIsAPartOfIt() {
    let text = page("Create `x.yaml`:") + "3. Add this to `x.yaml`:\n\n" + block("other: two")
    #expect(read(text).blocks.map(\.kind) == [.command, .file, .code])
  }

  @Test func captionsNameTheFilesThatASentenceAboveAsksFor() {
    let text = "# T\n\n1. Create the following files.\n\n   `x.yaml`:\n\n\(block())   `y.yaml`:\n\n\(block("b: 2"))"
    #expect(read(text).actions.compactMap(\.file) == ["x.yaml", "y.yaml"])
    #expect(file(text.replacing("Create the following files", with: "The files look like this")) == nil)
  }

  @Test func aHeadingMayAskForTheFile() {
    let content = "```\nkind: Thing\n```\n{: codeblock}\n"
    #expect(file("# T\n\n## Create `x.yaml`\n\n" + content) == "x.yaml")
    #expect(file("# T\n\n## About `x.yaml`\n\n" + content) == nil)
  }

  @Test func aNewFileMayHaveANameWithoutAnEnding() {
    #expect(file(page("Create a file named `hosts` with this content.", "10.0.0.1 one")) == "hosts")
    #expect(file(page("Look at the part named `hosts`.", "10.0.0.1 one")) == nil)
  }

  @Test(arguments: [("env.list", "NAME=one\nSIZE=2"), ("requirements.txt", "one==2.0\ntwo")])
  func settingsThatAShellCouldReadAreStillAFile(name: String, content: String) {
    #expect(file(page("Create a file named `\(name)`.", content)) == name)
  }

  @Test func anEditorThatIsOpenedIsNoEndOfWhatIsSaid() {
    let nano =
      "1. Create a file that is named `/etc/t/x.conf`.\n\n   ```\n   sudo nano /etc/t/x.conf\n   ```\n   {: pre}\n\n"
    #expect(file("# T\n\n" + nano + "2. Add these lines:\n\n" + block("allow a\ndeny b")) == "/etc/t/x.conf")
    let other = nano.replacing("nano /etc/t/x.conf", with: "nano /etc/t/y.conf")
    #expect(file("# T\n\n" + other + "2. Add these lines:\n\n" + block("allow a\ndeny b")) == nil)
  }

  @Test func aPartOfAManifestIsNotWhatTheClusterIsGiven() {
    let apply = "3. Apply it.\n\n   ```\n   kubectl apply -f x.yaml\n   ```\n   {: pre}\n"
    let whole = "apiVersion: v1\nkind: Pod\nmetadata:\n  name: one"
    #expect(file(page("The thing that you want:", whole) + apply) == "x.yaml")
    #expect(file(page("The things that it bears:", "tolerations:\n  - key: one") + apply) == nil)
  }

  @Test func aManifestThatACommandAsksANameForIsAFileWithoutOne() {
    let apply = "3. Apply it.\n\n   ```\n   kubectl apply -f <your-file>\n   ```\n   {: pre}\n"
    let text = page("Take this thing.", "apiVersion: v1\nkind: Pod") + apply
    #expect(read(text).blocks.map(\.kind) == [.command, .file, .command])
    let config = text.replacing("apiVersion: v1", with: "version: v1")
    #expect(read(config).blocks.map(\.kind) == [.command, .code, .command])
  }

  @Test func aCommandInASentenceReadsAFileToo() {
    let text = page("The rule that you want:", "{\"a\": 1}") + "3. Send it with `curl -d @x.json https://h/rules`.\n"
    #expect(file(text) == "x.json")
  }

  @Test func whatACommandAboveIsGivenMayBeShownBelowIt() {
    let call = "# T\n\n1. Send it.\n\n   ```\n   curl -d @x.json https://h/rules\n   ```\n   {: pre}\n\n"
    #expect(file(call + "   The file `x.json` looks as follows:\n\n" + block("{\"a\": 1}")) == "x.json")
    #expect(file(call + "   The file `y.json` looks as follows:\n\n" + block("{\"a\": 1}")) == nil)
    #expect(file(call + "   Add this to `x.json`:\n\n" + block("{\"a\": 1}")) == nil)
  }

  @Test func aNameMayHoldAPlaceholder() {
    let apply = "3. Apply it.\n\n   ```\n   kubectl apply -f <app>-one.yaml\n   ```\n   {: pre}\n"
    let runbook = read(page("Create the file `<app>-one.yaml`.", "apiVersion: v1\nkind: Pod") + apply)
    let action = runbook.actions.first { $0.kind == .file }
    #expect(action?.file == "<app>-one.yaml")
    #expect(action?.placeholders == ["<app>"])
  }

  @Test func aSentenceAboutAFileIsNoLabelOfAnOutput() {
    #expect(
      file(page("Create a `x.conf` file similar to the following example.", "server one iburst\ndriftfile /x"))
        == "x.conf")
    #expect(read(page("Saving it fails with a message if `x.yaml` lacks this:", "a: b")).blocks.last?.kind == .code)
    #expect(file(page("Create `x.yaml`, or you get an error message.")) == "x.yaml")
  }

  @Test(arguments: [
    "Define the thing. Add as many as you want.", "Copy the following thing and update the values:",
    "Create a thing, and insert your name:",
  ])
  func changesToWhatIsToBeMadeDoNotMakeItAPart(sentence: String) {
    let apply = "3. Apply it.\n\n   ```\n   kubectl apply -f x.yaml\n   ```\n   {: pre}\n"
    let whole = "apiVersion: v1\nkind: Pod"
    #expect(file(page(sentence, whole) + apply) == "x.yaml")
    #expect(file(page("Edit your thing.", whole) + apply) == nil)
  }

  @Test func theSourceThatACommandTakesIsItsFile() {
    let source = "def main(a):\n    return a"
    let call = "3. Make it.\n\n   ```\n   ibmcloud fn action create one one.py\n   ```\n   {: pre}\n"
    #expect(file(page("Write your function:", source) + call) == "one.py")
    #expect(
      file(page("Write your function:", "function main() {\n}") + call.replacing("one.py", with: "one.js")) == "one.js")
    #expect(file(page("Write your function:", source) + call.replacing("one.py", with: "one.zip")) == nil)
  }

  @Test func aNameInParenthesesOrAPathAboveTheContentNamesTheFile() {
    #expect(file(page("Create a credentials file (`cred-one`) for the keys.", "[default]\na = b")) == "cred-one")
    let paths = "# T\n\n1. Create two files.\n\n   `~/.one/cred`:\n\n" + block("[a]\nb = c")
    #expect(file(paths) == "~/.one/cred")
  }

  @Test func aNameThatALaterBlockBearsIsNotTheFirstOnes() {
    let call =
      "3. Send it.\n\n   ```\n   curl -d @x.json https://h/rules\n   ```\n   {: pre}\n\n   Example for x.json:\n\n"
    let runbook = read(page("Prepare a JSON file:", "{\"a\": 1}") + call + block("{\"b\": 1}"))
    #expect(runbook.actions.filter { $0.kind == .file }.map(\.file) == [nil, "x.json"])
  }

  @Test func settingsInSectionsAreAFileAndNeverRun() {
    let text = "[ req ]\nbits = 2048\n\n[ dn ]\nCN = one"
    #expect(file(page("Prepare the `x.cnf` file.", text)) == "x.cnf")
    #expect(read(page("The settings are these:", text)).blocks.last?.kind == .code)
    #expect(read(page("It will fail without these:", text)).blocks.last?.kind == .code)
  }

  @Test func theFolderOfASampleIsTheReadersOwn() {
    let apply = "3. Apply it.\n\n   ```\n   kubectl apply -f path/to/x.yaml\n   ```\n   {: pre}\n"
    #expect(file(page("Take this thing.", "apiVersion: v1\nkind: Pod") + apply) == "x.yaml")
  }

  @Test func whatALaterStepShowsIsWhatTheCommandReads() {
    let other = "3. Or take this one.\n\n" + block("apiVersion: v1\nkind: Pod\nname: two")
    let apply = "4. Apply it.\n\n   ```\n   kubectl apply -f x.yaml\n   ```\n   {: pre}\n"
    let whole = "apiVersion: v1\nkind: Pod\nname: one"
    #expect(file(page("Take this thing.", whole) + apply) == "x.yaml")
    #expect(
      read(page("Take this thing.", whole) + other + apply).blocks.map(\.kind) == [.command, .code, .file, .command])
  }

  @Test func theStepAboveMayOpenTheFile() {
    let open = "# T\n\n1. Open it.\n\n   ```\n   vi x.conf\n   ```\n   {: pre}\n\n"
    #expect(file(open + "2. Describe the thing.\n\n" + block("[one]\na = b")) == "x.conf")
    #expect(file(open + "2. Add the following section.\n\n" + block("[one]\na = b")) == nil)
  }

  @Test func aNameWithAnEndingOfTextIsNoneOfAManifest() {
    let apply = "3. Apply it.\n\n   ```\n   kubectl apply -f x.yaml\n   ```\n   {: pre}\n"
    let text = page("Create a YAML file for a thing that writes to `y.txt`.", "apiVersion: v1\nkind: Pod") + apply
    #expect(file(text) == "x.yaml")
  }

  @Test func whatIsMadeWithoutANameIsWhatTheNextStepReads() {
    let apply = "3. Apply it.\n\n   ```\n   kubectl apply -f x.yaml\n   ```\n   {: pre}\n"
    #expect(file(page("Create a YAML file for the thing.", "metadata:\n  name: one") + apply) == "x.yaml")
    #expect(file(page("This is a thing.", "metadata:\n  name: one") + apply) == nil)
  }

  @Test func aScriptThatALaterStepRunsIsItsFile() {
    let call = { (name: String) in "3. Run it.\n\n   ```\n   bash \(name)\n   ```\n   {: pre}\n" }
    #expect(file(page("This is the script.", "#!/bin/bash\necho one") + call("one.sh")) == "one.sh")
    #expect(file(page("This is the script.", "echo one") + call("one.sh")) == nil)
  }

  @Test func aListOfPackagesMayBeginWithAProgram() {
    #expect(file(page("Create a `requirements.txt` file:", "flask\nrequests==1.2")) == "requirements.txt")
    #expect(file(page("Create the `x.txt` file:", "ls -l\ncat one")) == nil)
  }

  @Test func aCommandIsNoFileWithoutAName() {
    let text = page("Pass a file that contains the following, or give it here:", "ibmcloud thing update --a b")
      .replacing("{: codeblock}", with: "{: pre}")
    #expect(read(text).blocks.map(\.kind) == [.command, .command])
  }

  /// The limit is no measure: read block by block in the light of all others, such a page takes many minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["Add this to `x.yaml`:", "`x.yaml`:", "This is in `y.yaml`:", "Fill the file:"])
  func aPageOfManyBlocksForOneFileIsReadInLinearTime(sentence: String) {
    let count = 2_500
    let steps = (1...count).map { "\($0). \(sentence)\n\n" + block() }.joined()
    let paragraphs = (1...count).map { _ in "\(sentence)\n\n```\nkind: Thing\n```\n{: codeblock}\n\n" }.joined()
    for blocks in [steps, paragraphs] {
      #expect(read("# T\n\nCreate these files.\n\n" + blocks).blocks.count == count)
    }
  }

  /// The lines are about the file; who wrote them over it would lose it.
  @Test func aCertificateIsNotWrittenOver() {
    let page =
      "# T\n\n1. Store the certificate in a file on your server, for example in `/etc/tool/a.pem`.\n2. Add the following lines to the configuration for your server:\n\n"
      + "   ```\n   verify on;\n   ```\n   {: codeblock}\n"
    #expect(!read(page).actions.contains { $0.kind == .file })
  }
}
