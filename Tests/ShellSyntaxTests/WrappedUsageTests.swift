import ShellSyntax
import Testing

@Suite struct WrappedUsageTests {
  @Test(
    arguments: [
      (
        "tool add NAME [-d, --text TEXT]\n   [--output FORMAT]",
        "tool add NAME [-d, --text TEXT] \\\n   [--output FORMAT]"
      ),
      ("tool add NAME\n--cpu CPU  \n[--memory MEM]", "tool add NAME \\\n--cpu CPU \\\n[--memory MEM]"),
      (
        "tool add <name>\n  <plan> --region <region>\ntool list -a",
        "tool add <name> \\\n  <plan> --region <region>\ntool list -a"
      ),
      ("tool run -d\n  --name web", "tool run -d \\\n  --name web"),
    ])
  func aLineThatGoesOnIsJoined(text: String, joined: String) {
    #expect(WrappedUsage.joined(ShellScript(text)) == joined)
  }

  @Test(
    arguments: [
      "tool add NAME \\\n  [--output FORMAT]", "mvn package\n[INFO] Scanning for projects",
      "ls -l\n-rw-r--r-- 1 root root",
      "ls -l\n-rwxr-xr-x 1 root root", "tool list -a\n[ -f x ] && tool stop -f", "tool show key\n-----BEGIN KEY-----",
      "tool a b\n\n--c d", "tool a b\n# then\n--c d", "tool a 'b\n--c'", "cat <<E\n--a b\nE\ntool a",
      "tool add <name>\n<command> start",
    ])
  func othersAreLeft(text: String) {
    #expect(WrappedUsage.joined(ShellScript(text)) == nil)
  }

  @Test func whatIsLeftOutLeavesOneCommand() throws {
    let joined = try #require(WrappedUsage.joined(ShellScript("tool add <name>\n  [--size N]\n  [--force]\ntool list")))
    let filled = try Template(joined, language: .shell).filled { $0.form == .optional ? .omit : .value("web") }
    #expect(ShellScript(filled).commands.map { $0.words.map(\.text) } == [["tool", "add", "web"], ["tool", "list"]])
  }

  @Test func anOptionNamesItsValue() {
    let names = ShellScript("tool add --group GROUP --resource-group=GROUP --format JSON --user USER GROUP")
      .possibleSites
    #expect(names.map(\.name) == ["GROUP", "GROUP", "USER"])
  }

  @Test func whatIsAsDeepAsAnOptionGoesOnToo() {
    #expect(
      WrappedUsage.joined(ShellScript("docker run x\n  --name web\n  nginx"))
        == "docker run x \\\n  --name web \\\n  nginx")
    #expect(
      WrappedUsage.joined(ShellScript("docker run x\n  --name web\nmake")) == "docker run x \\\n  --name web\nmake")
    #expect(WrappedUsage.joined(ShellScript("cd one\n  make")) == nil)
  }
}
