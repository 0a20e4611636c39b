import RunbookModel
import Testing

/// A sentence that asks to change a file and to do something with it.
@Suite struct EditedFileTests {
  @Test(arguments: [
    "Edit `values.yaml` with your own settings, then upgrade:", "Edit the file `values.yaml` and apply it:",
    "Update the name in `values.yaml`, then run:",
  ])
  func bothAreDone(sentence: String) {
    let page = "# T\n\n\(sentence)\n\n```sh\nhelm upgrade kiln shop/kiln -f values.yaml\n```\n"
    #expect(read(page).actions.map(\.kind) == [.manual, .command])
  }

  @Test func aDiffIsDoneByHand() {
    let diff = "diff --git a/x.yaml b/x.yaml\nindex 1..2 100644\n--- a/x.yaml\n+++ b/x.yaml\n@@ -1 +1 @@\n-a: 1\n+a: 2"
    let page = "# T\n\nEdit the file as in this diff:\n\n```\n\(diff)\n```\n\n```sh\nkubectl apply -f x.yaml\n```\n"
    #expect(read(page).actions.map(\.kind) == [.manual, .command])
  }

  @Test func whatIsSetAboveACallIsRunWithIt() {
    let page =
      "# T\n\nCheck it, otherwise change the value of `NAMESPACE` below.\n\n```\nNAMESPACE=kiln\nkubectl -n ${NAMESPACE} get pods\n```\n"
    #expect(read(page).actions.map(\.text) == ["NAMESPACE=kiln\nkubectl -n ${NAMESPACE} get pods"])
  }

  /// What an editor has opened is written in there by a person, whatever its lines are to a shell.
  @Test(arguments: [
    ("vim /opt/kiln/env", "Add:\n\n", "bash\nHOME_OF_KILN=/opt/kiln\nUSER_OF_KILN=kiln"),
    ("sudo nano /etc/kiln.conf", "Input this in the file:\n\n", "\nkiln.port = 80\nkiln.host = one"),
    (
      "vim /etc/systemd/system/kiln.service", "",
      "ini\n[Unit]\nDescription=Kiln\n\n[Service]\nExecStart=/opt/kiln/bin/kiln"
    ),
  ])
  func whatFollowsAnEditorGoesIntoTheFile(editor: String, lead: String, content: String) {
    let page = "# T\n\nOpen it:\n\n```bash\n\(editor)\n```\n\n\(lead)```\(content)\n```\n"
    let book = read(page)
    #expect(book.blocks.map { $0.kind.rawValue } == ["command", "code"])
    #expect(book.actions.filter { $0.kind == .command }.count == 1)
    #expect(book.procedures.flatMap(\.steps).flatMap(\.notes).contains { content.hasSuffix($0.text) })
  }

  @Test func aCommandAfterAnEditorIsRun() {
    let page = "# T\n\nOpen it:\n\n```bash\nvim /etc/kiln.conf\n```\n\nThen:\n\n```bash\nsystemctl restart kiln\n```\n"
    #expect(read(page).actions.map(\.kind) == [.command, .command])
  }

  @Test func aRuleOfUdevIsNoAssignment() {
    let page = "# T\n\nInsert this:\n\n```bash\nKERNEL==\"one\", MODE=\"0660\", GROUP=\"two\"\n```\n"
    #expect(!read(page).actions.contains { $0.kind == .command })
  }

  /// `-- path --` says whose content it is, and is none of its lines.
  @Test func theNameAboveTheContentIsNoPartOfIt() {
    let page =
      "# T\n\nCreate `one/two.go` with this code:\n\n```go\n-- one/two.go --\npackage one\n\nfunc Two() {}\n```\n"
    let file = read(page).actions.first { $0.kind == .file }
    #expect(file?.file == "one/two.go")
    #expect(file?.text == "package one\n\nfunc Two() {}")
  }

  @Test(arguments: ["{{#include ../one/app.py}}", "--8<-- \"one/app.py\"", "{% include \"one/app.py\" %}"])
  func whatStandsForATextElsewhereIsNoContent(directive: String) {
    let page = "# T\n\nPut the following code in a file called `app.py`:\n\n```py\n\(directive)\n```\n"
    #expect(!read(page).actions.contains { $0.kind == .file })
  }

  @Test func aPartThatNamesItsFileIsPutInByHand() {
    let page =
      "# T\n\nNext, we'll add the `check` function:\n\n```go\n-- one/two.go --\nfunc check() {}\n```\n\nRun it:\n\n```sh\ngo run .\n```\n"
    #expect(read(page).actions.first?.kind == .manual || read(page).actions.first?.kind == .file)
  }

  @Test func whatIsSetInANamedFileIsNotSetInTheShell() {
    let page = "# T\n\nFor example, set the `TAGS` variable in the `/etc/kiln.env` file:\n\n```bash\nTAGS=one\n```\n"
    #expect(read(page).blocks.map(\.rule) == ["files.set"])
    let shell = page.replacing(" in the `/etc/kiln.env` file", with: "")
    #expect(read(shell).blocks.map { $0.kind.rawValue } == ["command"])
  }
}
