import RunbookModel
import Testing

/// What the author writes after the fence outweighs what is known of programs.
@Suite struct MarkedBlockTests {
  private func kind(_ text: String, _ info: String, before: String = "Do it.") -> BlockReading.Kind? {
    read("# T\n\n\(before)\n\n```\(info)\n\(text)\n```\n").blocks.first?.kind
  }

  @Test(arguments: [
    ("frob app add", "bash"), ("./frob", "sh"), ("frob app\nfrob", "shell"), ("ONE=1 frob build", "zsh"),
    ("frob app add", "bash-interactive"), ("frob app add", "{ .bash }"), ("frob add <name>", "azurecli-interactive"),
    ("# first\nfrob app add", "bash title=\"Terminal\""), ("frob app", "shell,script(name=\"one\")"),
  ])
  func aCallIsRun(text: String, info: String) {
    #expect(kind(text, info) == .command, "\(info)")
  }

  @Test(arguments: [
    ("The oven is warm.", "bash"), ("frob is ready, at last", "sh"), ("key: value\nother: 1", "bash"),
    ("const one = 1", "bash"), ("frob", "sh"), ("#!/bin/sh\nset -e\nexit 1", "bash"),
    ("./rules/alerts.yaml:\n  log: debug", "yaml"), ("# /etc/frob/frob.conf\n[Service]\nA=1", "ini"),
    ("diff --git a/one b/one\nindex 1..2 100644\n--- a/one\n+++ b/one\n@@ -1 +1 @@\n-a\n+b", ""),
    ("--- a/one\n+++ b/one\n@@ -1 +1 @@\n-a\n+b", ""), ("source = \"x\"", "toml"), ("export default {\n}", "jsx"),
    ("frob app add", "js"),
  ])
  func whatIsNoCallIsNot(text: String, info: String) {
    #expect(kind(text, info) != .command, "\(info)")
  }

  @Test(arguments: ["output", "{ .bash .no-copy }", "{.text .no-copy}"])
  func whatIsMarkedAsOutputIsOne(info: String) {
    let page = "# T\n\n```bash\nfrob app add\n```\n\n```\(info)\nhttps://host/page\n```\n"
    #expect(read(page).blocks.map(\.kind) == [.command, .output])
    #expect(read(page).blocks.last?.outputOf == 3)
  }

  @Test(arguments: ["irm https://host/x.ps1 | iex", "Enter-PSSession -HostName x", "$one = 2", "frob install x"])
  func whatIsTypedInWindowsIsForWindows(text: String) {
    let runbook = read("# T\n\n```powershell\n\(text)\n```\n")
    #expect(runbook.actions.map(\.platforms) == [[.windows]])
  }

  @Test(arguments: ["PS> ls -l", "C:\\>dir one", "PS C:\\one> ls -l"])
  func soIsWhatFollowsAPromptOfWindows(text: String) {
    let runbook = read("# T\n\n```\n\(text)\n```\n")
    #expect(runbook.actions.map(\.platforms) == [[.windows]])
    #expect(runbook.actions.map { $0.text?.contains(">") } == [false])
  }

  @Test func aCommentIsNoPromptBesideCommands() {
    let page = "# T\n\n```bash\n# kubectl must be there\nkubectl get pods\n# docker run it\n```\n"
    #expect(read(page).actions.map(\.commands) == [["kubectl get pods"]])
    #expect(read("# T\n\n```bash\n# kubectl must point to your cluster\n```\n").actions.isEmpty)
    #expect(read("# T\n\n```\n$ ls -l\n# docker is needed for it\ntotal 0\n```\n").actions.count == 1)
  }

  @Test func aSessionIsReadWhole() {
    let actions = read("# T\n\n```\nls one\ntwo\n$ cat <<END\n> docker run\n> END\n$ uname\nLinux\n```\n").actions
    #expect(actions.flatMap(\.commands) == ["ls one", "cat <<END\ndocker run\nEND", "uname"])
    #expect(read("# T\n\n```\nroot@<host>:~# ls -l\n```\n").actions.map(\.text) == ["ls -l"])
  }

  @Test(arguments: [
    ("yaml title=\"a/b.yml\"", "a/b.yml"), ("js [one.config.js]", "one.config.js"),
    ("toml {2} [.one.toml]", ".one.toml"),
    ("js:src/one.js", "src/one.js"), ("markdown,file(path=\"one.md\")", "one.md"), ("ini filename=one.ini", "one.ini"),
  ])
  func theFenceNamesAFile(info: String, name: String) {
    let page = { (before: String, text: String) in "# T\n\n\(before)\n\n```\(info)\n\(text)\n```\n" }
    #expect(read(page("The definition:", "one: [two]")).actions.map(\.file) == [name])
    #expect(read(page("Add the following lines to it:", "one: [two]")).actions.map(\.kind) == [.manual])
    #expect(read(page("The file looks like this:", "one: [two]")).actions.isEmpty)
    #expect(read(page("The definition:", "one: [two]\n...")).actions.isEmpty)
  }

  @Test func aCommentInTheFirstLineNamesAFile() {
    #expect(read("# T\n\n```js\n// src/one.js\nmodule.exports = 1\n```\n").actions.map(\.file) == ["src/one.js"])
    #expect(read("# T\n\n```json title=\"package.json\"\n{\"one\": 1}\n```\n").actions.isEmpty)
  }

  @Test func aSampleMayBeOfACommandInTheSentenceAbove() {
    let page = "# T\n\n```bash\nfrob start\n```\n\nRun `frob list --all`, which prints:\n\n```\none\n```\n"
    #expect(read(page).blocks.map(\.outputOf) == [nil, 7])
    let same = "# T\n\n```bash\nfrob list --all\n```\n\nThe `frob list` command prints:\n\n```output\none\n```\n"
    #expect(read(same).blocks.map(\.outputOf) == [nil, 3])
  }

  @Test func whatIsRecalledIsNotRun() {
    #expect(kind("ls -l", "bash", before: "This was the command that we used:") == .code)
  }
}
