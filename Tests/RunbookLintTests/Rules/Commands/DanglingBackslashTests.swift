import Testing

@testable import RunbookLint

@Suite struct DanglingBackslashTests {
  @Test(arguments: [
    #"""
    curl https://example.com/keys \
      -H 'a: b'⟦ \⟧
    """#,
    #"ls -l⟦ \⟧"#,
    #"ls⟦\⟧"#,
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: DanglingBackslash.self) == page)
  }

  @Test(arguments: [
    #"""
    curl https://example.com \
      -H 'a: b'
    """#,
    #"echo 'a \'"#,
    #"# a comment \"#,
    #"ls -l \  "#,
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: DanglingBackslash.self).isEmpty)
  }

  @Test(arguments: [
    (#"ls -l \"#, "ls -l")
  ])
  func mended(command: String, expected: String) {
    #expect(MarkedPage.command(command).fixed(by: DanglingBackslash.self) == MarkedPage.step(expected))
  }
}
