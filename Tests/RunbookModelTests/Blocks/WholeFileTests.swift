import RunbookModel
import Testing

/// What makes a block all of a file, where no sentence asks to create one in so many words, and what does not.
@Suite struct WholeFileTests {
  private static let yaml = "kind: Thing\nname: one"
  private static let json = "{\n  \"a\": 1\n}"

  private func page(_ text: String, _ content: String, _ name: String = "codeblock", info: String = "") -> String {
    let lines = content.split(separator: "\n").map { "   \($0)\n" }.joined()
    return "1. \(text)\n\n   ```\(info)\n\(lines)   ```\n   {: \(name)}\n\n"
  }

  private func files(_ pages: String, locale: String = "en") -> [String?] {
    read("# T\n\n" + pages, locale: locale).actions.filter { $0.kind == .file }.map(\.file)
  }

  @Test(
    arguments: [
      ("en", "You need a file `x.yaml` with the following content:"),
      ("en", "The `x.yaml` file must contain the following information:"),
      ("en", "Edit the '`x.yaml`' file so that it contains the following text:"),
      ("en", "Edit the `x.yaml` file and change the file contents to the following:"),
      ("en", "Define it in a YAML file, for example, `x.yaml`:"), ("en", "Put this text in `x.yaml`:"),
      ("en", "Create a definition file of variables that is named `x.yaml` and specify the key."),
      ("fr", "Vous devez disposer d'un fichier `x.yaml` contenant le code suivant :"),
      ("pt-BR", "Edite o arquivo `x.yaml` para que ele contenha o texto a seguir:"),
      ("it", "Copia il seguente codice in un file con nome `x.yaml`."), ("zh-CN", "将以下文件另存为x.yaml：来创建它。"),
      ("zh-TW", "建立 `x.yaml` 檔，使其包含下列內容："), ("ko", "다음 코드를 복사하여 x.yaml파일에 붙여넣으십시오."),
      ("ja", "以下の内容を含むx.yamlファイルが必要です。"),
    ])
  func thePageGivesAllOfIt(locale: String, sentence: String) {
    #expect(files(page(sentence, Self.yaml), locale: locale) == ["x.yaml"])
  }

  private static let resource = "resource \"one\" \"two\" {\n  plan = \"three\"\n}"

  /// Below headings that are nothing but names; a heading without that request above it may be over a part.
  @Test func headingsThatAreNamesHoldTheFilesThatAreAskedFor() {
    let blocks =
      "### `one.tf`\n\n`one.tf` says who.\n\n```hcl\n\(Self.resource)\n```\n{: codeblock}\n\n"
      + "### `two.tf`\n\n```hcl\n\(Self.resource)\n```\n{: codeblock}\n"
    #expect(
      files("## Build\n\nCreate a folder that contains the following files:\n\n" + blocks) == ["one.tf", "two.tf"])
    #expect(files("## Build\n{: step}\n\nCreate a folder with these files:\n\n" + blocks) == ["one.tf", "two.tf"])
    #expect(files("## Build\n\nLook at these files:\n\n" + blocks) == [])
  }

  @Test func manifestsThatAreAppliedOneByOneAreFiles() {
    let manifest = "```yaml\napiVersion: v1\nkind: Thing\n```\n{: codeblock}\n\n"
    let page = "### One\n\n" + manifest + "### Two\n\n" + manifest
    #expect(files("## Make\n\nApply each manifest with `oc apply -f <file-name>.yml`.\n\n" + page) == [nil, nil])
    #expect(files("## Make\n\nEach of them describes a thing.\n\n" + page) == [])
  }

  @Test func anObjectToEditIsWhole() {
    #expect(files(page("Edit the `x.json` file to include your own details.", Self.json)) == ["x.json"])
    #expect(files(page("Edit the `x.json` file and add the following:", Self.json)) == [])
    #expect(files(page("Edit the following section of the `x.json` file.", Self.json)) == [])
    #expect(files(page("Edit the `x.yaml` file to include your own values.", Self.yaml)) == [])
  }

  @Test(arguments: ["/etc/fstab", "/etc/hosts", "~/.bashrc", "$HOME/.ssh/authorized_keys"])
  func whatEverySystemHasIsNotReplaced(name: String) {
    #expect(files(page("Create the file `\(name)` with the following content:", "a b c", "pre")) == [])
    #expect(files(page("将以下行附加到 `\(name)` 的末尾。", "a   b   c", "pre"), locale: "zh-CN") == [])
  }

  @Test func aLaterCommandMayReadItWithoutAName() {
    let run = page("Send it.", "tool send --config @<file>", "pre")
    #expect(files(page("Create a JSON with your values:", Self.json) + run) == [nil])
    #expect(files(page("This is how it looks:", Self.json) + run) == [])
  }

  @Test func whatAStepOpensAnewIsFilled() {
    let open = page("Create the file.", "vi /etc/x.conf", "pre")
    #expect(files(open + page("Add the following content:", "one two")) == ["/etc/x.conf"])
    #expect(files(page("Look at it.", "vi /etc/x.conf", "pre") + page("Add the following content:", "one two")) == [])
  }

  @Test func aPathAloneSaysWhereTheFileLies() {
    let steps =
      page("Create a file `x@.service` in the folder of the system.", "/etc/systemd/system/x@.service", "screen")
      + page("Add the following content.", "[Unit]\nDescription=One")
    #expect(files(steps) == ["x@.service"])
  }

  @Test func aScriptToSaveIsNotRun() {
    #expect(files(page("Copy and save the following script:", "#!/bin/bash\nls")) == [nil])
  }

  @Test func theLinesOfAFileAreNoAnswer() {
    let pages =
      page(
        "Add a line with the following syntax to the end of the `/etc/x` file.", "<host>:/<path> /mnt nfs 0 0", "pre")
    let example = "   See the following example.\n\n   ```\n   one.two:/three /mnt nfs 0 0\n   ```\n   {: screen}\n\n"
    #expect(read("# T\n\n" + pages + example).blocks.map(\.kind) == [.code, .code])
    let settings = page("Update the `/etc/x/one.conf` file with your name. Use small letters.", "Name=<name>", "pre")
    #expect(read("# T\n\n" + settings).blocks.map(\.kind) == [.code])
  }

  @Test func indentedManifestsAreManifests() {
    let steps =
      page("Create a claim that references it.", "  kind: Claim\n  apiVersion: v1\n  metadata:\n    name: one")
      + page("Create it.", "oc apply -f one.yaml", "pre")
    #expect(files(steps) == ["one.yaml"])
  }

  @Test func aCodeBlockToCopyIsTheFileThatIsApplied() {
    let text = "Copy the following code block to a file and apply it with `oc apply -f one.yml`."
    let page = "# T\n\n\(text)\n\n```yaml\n---\napiVersion: v1\nkind: One\n```\n{: codeblock}\n"
    #expect(read(page).actions.filter { !$0.isInline }.map(\.file) == ["one.yml"])
  }

  @Test func whatUsesAFileIsNotThatFile() {
    let steps =
      page("Write it. For example, create a file `demo.js`.", "ls", "pre")
      + page("Compile it.", "compose demo.js > demo.json", "pre")
    #expect(read("# T\n\n" + steps).actions.map(\.kind) == [.command, .command])
    let tree = "one/\n├── a.hcl\n└── b.hcl"
    #expect(files(page("Create the files with the ending `.one.hcl`.", tree, "screen")) == [])
    let key = page("Save it to a file called `x.yaml`. In the `one.env:` field, enter your key.", Self.yaml)
    #expect(files(key) == ["x.yaml"])
  }

  @Test func foldersOfWindowsAreNoNames() {
    let steps = page("This is how it looks.", Self.yaml) + page("Run it.", "one.exe -c C:\\etc\\one.yaml", "pre")
    #expect(files(steps) == [])
  }

  @Test func textFurtherUpIsAboutSomethingElse() {
    let text = "You may create a separate `x.yaml` file.\n\nWhy?\n\nHow?\n\nWhen?\n\nThis is an example:\n\n"
    #expect(files(text + "```\n\(Self.yaml)\n```\n{: codeblock}\n") == [])
  }

  /// The file that the block above makes empty and opens is what is pasted below it.
  @Test(arguments: [
    ("en", "Paste the following into it.", true), ("fr", "Collez ce qui suit.", true),
    ("pt-BR", "Cole o seguinte.", true), ("en", "Paste the following section into it.", false),
  ])
  func whatIsPastedIsTheFileThatWasOpened(locale: String, sentence: String, isFile: Bool) {
    func files(_ block: String) -> [String?] {
      let page = "# T\n\nMake it:\n\n```sh\n\(block)\n```\n\n\(sentence)\n\n```yml\nweb:\n  port: 80\n```\n"
      return read(page, locale: locale).actions.filter { $0.kind == .file }.map(\.file)
    }
    #expect(files("touch web.yml\nnano web.yml") == (isFile ? ["web.yml"] : []))
    #expect(files("nano web.yml").isEmpty)
  }

  @Test(arguments: [
    ("en", "This file contains the values of your team."), ("fr", "Ce fichier contient les valeurs de l'équipe."),
    ("pt-BR", "Este arquivo contém os valores da equipe."),
  ])
  func whatIsSaidOfAFileAsksForNoPart(locale: String, sentence: String) {
    // What calls programs is no such file, though one is named above it.
    let calls = "# T\n\n\(sentence)\n\n```bash\nmkdir one\ncd one\n```\n\n```bash\ncurl -o .env http://h\n```\n"
    #expect(read(calls, locale: locale).actions.map(\.kind) == [.command, .command])
    let page = "# T\n\n\(sentence)\n\n```ini\n# .env\nONE=1\nTWO=2\n```\n"
    #expect(read(page, locale: locale).actions.map(\.file) == [".env"])
  }

  @Test(arguments: [
    ("en", "Open the `web/one.py` file and implement it:", ["web/one.py"]),
    ("fr", "Ouvrez le fichier `web/one.py` et implémentez la classe :", ["web/one.py"]),
    ("pt-BR", "Abra o arquivo `web/one.py` e implemente a classe:", ["web/one.py"]),
    ("en", "Open the `web/one.py` file and add the following section:", []),
  ])
  func whatIsImplementedIsAllOfTheFile(locale: String, sentence: String, found: [String]) {
    let page = "# T\n\n\(sentence)\n\n```python\n#web/one.py\nimport os\n\nclass One:\n    pass\n```\n"
    #expect(read(page, locale: locale).actions.compactMap(\.file) == found)
  }

  /// `from web.conf import x` in a source reads no file of that name.
  @Test func anImportReadsNoFile() {
    let page = "# T\n\nLook:\n\n```ini\nONE=1\nTWO=2\n```\n\n```python\nfrom web.conf import x\nimport y\n```\n"
    #expect(read(page).actions.compactMap(\.file).isEmpty)
  }

  /// The editor above the block says in which folder the file is.
  @Test(arguments: [
    ("Paste this into `one.service`:", "/etc/systemd/system/one.service", "[Unit]\nDescription=One"),
    (
      "Edit it by copying the following in to `/etc/default/one`:", "/etc/default/one",
      "# Options\nONE_OPTIONS=--port 5053"
    ),
  ])
  func theEditorAboveNamesTheFolder(sentence: String, path: String, content: String) {
    let page =
      "# T\n\nCreate `one.service`.\n\n```sh\nsudo nano \(path)\n```\n\n\(sentence)\n\n```bash\n\(content)\n```\n"
    #expect(read(page).actions.last?.file == path)
  }
}
