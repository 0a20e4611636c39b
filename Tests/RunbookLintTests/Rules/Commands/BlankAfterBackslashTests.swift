import Testing

@testable import RunbookLint

@Suite struct BlankAfterBackslashTests {
  @Test(arguments: [
    #"ls ⟦\ ⟧-l"#,
    #"""
    curl https://example.com ⟦\  ⟧
      -H 'a: b'
    """#,
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: BlankAfterBackslash.self) == page)
  }

  @Test(arguments: [
    #"ls My\ Documents"#,
    #"""
    curl https://example.com \
      -H 'a: b'
    """#,
    #"echo 'a \ b'"#,
    #"ls -l \"#,
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: BlankAfterBackslash.self).isEmpty)
  }

  @Test(arguments: [
    (#"ls \ -l"#, "ls -l"),
    (
      #"""
      curl https://example.com \  
        -H 'a: b'
      """#,
      #"""
      curl https://example.com \
        -H 'a: b'
      """#
    ),
  ])
  func mended(command: String, expected: String) {
    #expect(MarkedPage.command(command).fixed(by: BlankAfterBackslash.self) == MarkedPage.step(expected))
  }
}
