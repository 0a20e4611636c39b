import ShellSyntax
import Testing

@Suite struct PromptedTextTests {
  @Test(arguments: [
    ("$ a\n", ["a"], [""]), ("$ a\nout\n\nmore\n\n$ b\n", ["a", "b"], ["out\n\nmore", ""]),
    ("  $ a \\\n>  b\nout", ["a \\\n b"], ["out"]), ("$ a 'b\nc'\nout", ["a 'b\nc'"], ["out"]),
    ("$ cat <<E\n1\nE\nout", ["cat <<E\n1\nE"], ["out"]), ("user@host:~# ls\nx", ["ls"], ["x"]),
    ("Johns-Mac:dir john$ ls", ["ls"], [""]), ("% git log", ["git log"], [""]), ("> npm start", ["npm start"], [""]),
    ("/ # ls -l", ["ls -l"], [""]), ("bash-4.2$ ls\nx", ["ls"], ["x"]), ("host ~ # mount", ["mount"], [""]),
    ("#vi /etc/hosts", ["vi /etc/hosts"], [""]), ("u@mac Some_Folder % ls\nx", ["ls"], ["x"]),
    ("(venv) $ pip list\nx", ["pip list"], ["x"]), ("(base) user@host:~$ ls", ["ls"], [""]),
    ("$ howdoi tar\n> tar -cf b.tar www", ["howdoi tar"], ["> tar -cf b.tar www"]),
    ("$ a \\\n> b\nout", ["a \\\nb"], ["out"]),
    ("% make", ["make"], [""]), ("% make install\nok", ["make install"], ["ok"]),
    ("# /etc/init.d/x start", ["/etc/init.d/x start"], [""]),
    ("before\n$ a", ["a"], [""]), ("$ a\r\nout\r\n", ["a"], ["out\r"]),
  ])
  func splits(text: String, commands: [String], outputs: [String]) throws {
    let prompted = try #require(PromptedText(text))
    #expect(prompted.entries.map(\.command) == commands)
    #expect(prompted.entries.map(\.output) == outputs)
  }

  @Test(arguments: [
    "a b", "# Usage", "% Make it clear.", "% find what is left over", "> a quotation", "https://a.b/c# d", "key: a $ b",
    "$HOME/x", "cost: 5 $ each", "", "#!/bin/sh",
    "<a> b", "x = $ y", "#vi is an editor", "#set -x", "two words ~ # here", "a-1 # b",
  ])
  func hasNoPrompt(text: String) {
    #expect(PromptedText(text) == nil)
  }

  @Test func rootMayAssignWhatAProgramPrints() {
    #expect(PromptedText("# name=$(docker ps -q)")?.entries.map(\.command) == ["name=$(docker ps -q)"])
    for text in [
      "# export A='b' if needed\nls -l", "# name=$(frobnicate x)", "# name=value", "# name=$(docker ps -q)\nname=own",
    ] {
      #expect(PromptedText(text) == nil, "\(text)")
    }
  }

  @Test func rootIsTrustedOnlyWhereThePageAsksToRunSomething() {
    #expect(PromptedText("# mytool -f /dev/x\nDone") == nil)
    // What is below the comment is called, not printed.
    #expect(PromptedText("# git clean -dxf\n./configure\nmake") == nil)
    #expect(PromptedText("# apt-get update\nReading\n# ls\nmake")?.entries.count == 2)
    #expect(PromptedText("# mytool -f /dev/x\nDone", trustsRoot: true)?.entries.map(\.command) == ["mytool -f /dev/x"])
    #expect(PromptedText("# Note this\n# and that", trustsRoot: true) == nil)
  }

  /// They say what the calls below them do; as prompts they would run.
  @Test(arguments: [
    "# git clean -fdx removes everything\nmytool clean", "# cp the file\nMODE=fast ./copy.sh",
    "# git clean removes all\n# of what is not needed\nmytool clean\n\n# cp the rest\nmytool copy rest",
    "# docker run of the image\n./start.sh",
  ])
  func commentsAboveCallsAreNoPrompts(text: String) {
    #expect(PromptedText(text) == nil)
    #expect(PromptedText(text, trustsRoot: true) == nil)
  }

  @Test(arguments: [
    ("# systemctl status web\nweb.service - the server", ["systemctl status web"]),
    ("# cat /etc/tool\none two", ["cat /etc/tool"]), ("# systemctl show web\nweb is running", ["systemctl show web"]),
    ("# docker run --rm \\\n  image tool\nDone.", ["docker run --rm \\\n  image tool"]),
    ("# git branch\nmain", ["git branch"]),
    ("# apt-get update\n# apt-get install web\nweb start", ["apt-get update", "apt-get install web"]),
    ("# ls\nbin etc", ["ls"]),
    ("# apt-get update\nReading lists...\n# cat web\nweb restarted", ["apt-get update", "cat web"]),
  ])
  func whatIsPrintedBelowACallOfRootShowsThePrompt(text: String, commands: [String]) {
    #expect(PromptedText(text)?.entries.map(\.command) == commands)
  }

  @Test func rangesPointIntoTheText() throws {
    let text = "é\n $ a \\\n  b\nout 1\n"
    let entry = try #require(PromptedText(text)?.entries.first)
    let bytes = Array(text.utf8)
    #expect(String(decoding: bytes[entry.commandRange], as: UTF8.self) == "a \\\n  b")
    #expect(String(decoding: bytes[entry.outputRange], as: UTF8.self) == "out 1")
    #expect(entry.prompt == "$")
  }

  @Test(arguments: ["❯", "➜", "▶", "λ"])
  func signsOfThemesArePrompts(sign: String) {
    let session = PromptedText("\(sign) git status\nclean\n\(sign) make\n")
    #expect(session?.entries.map(\.command) == ["git status", "make"])
    #expect(session?.entries.map(\.output) == ["clean", ""])
    #expect(PromptedText("  \(sign)  Local:   http://localhost:5173/\n  \(sign)  Network: off\n") == nil)
  }
}
