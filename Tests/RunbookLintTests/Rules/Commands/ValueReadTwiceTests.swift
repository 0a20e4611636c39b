import Testing

@testable import RunbookLint

@Suite struct ValueReadTwiceTests {
  @Test(arguments: [
    "sh -c \"adduser ⟦<name>⟧\"",
    "ssh host adduser ⟦<name>⟧",
    "eval \"echo ⟦<name>⟧\"",
    "psql -c \"drop user '⟦<name>⟧'\"",
    "test ⟦<count>⟧ -eq 3",
    "NAME=⟦<name>⟧; eval \"echo $NAME\"",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: ValueReadTwice.self) == page)
  }

  @Test(arguments: [
    "sh -c 'adduser \"$1\"' sh <name>",
    "ssh <host> uptime",
    "printf '%s' <name>",
    "NAME=<name> sh -c 'echo \"$NAME\"'",
    "git commit -m <message>",
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: ValueReadTwice.self).isEmpty)
  }

  @Test func eachValueOnce() {
    let page = MarkedPage.step("sh -c \"adduser ⟦<name>⟧\"\nsh -c \"passwd <name>\"")
    #expect(MarkedPage(page).found(by: ValueReadTwice.self) == page)
  }
}
