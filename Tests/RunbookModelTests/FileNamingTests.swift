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
    #expect(file(text.replacing("Create the following files", with: "These files exist")) == nil)
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

  /// The limit is no measure: read block by block in the light of all others, such a page takes many minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["Add this to `x.yaml`:", "`x.yaml`:", "This is in `y.yaml`:", "Fill the file:"])
  func aPageOfManyBlocksForOneFileIsReadInLinearTime(sentence: String) {
    let count = 5_000
    let steps = (1...count).map { "\($0). \(sentence)\n\n" + block() }.joined()
    let paragraphs = (1...count).map { _ in "\(sentence)\n\n```\nkind: Thing\n```\n{: codeblock}\n\n" }.joined()
    for blocks in [steps, paragraphs] {
      #expect(read("# T\n\nCreate these files.\n\n" + blocks).blocks.count == count)
    }
  }
}
