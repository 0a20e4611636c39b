import Testing

@testable import RunbookLint

@Suite struct TypographicQuotesTests {
  @Test(arguments: [
    "echo ⟦“hello”⟧", "echo ⟦“a” “b”⟧ && \\\n    echo ⟦“c”⟧", "echo ⟦”⟧",
    "curl -d '{⟦“a”⟧: 1}' https://example.com",
    "echo ⟦‘a b’⟧",
    "grep ⟦«name»⟧ file",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: TypographicQuotes.self) == page)
  }

  @Test(arguments: [
    #"echo "hello""#,
    #"echo "l’exemple""#,
    #"""
    # the “name” of it
    ls
    """#,
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: TypographicQuotes.self).isEmpty)
  }

  @Test(arguments: [
    ("echo “a b”", #"echo "a b""#),
    ("echo ‘a b’", "echo 'a b'"),
  ])
  func mended(command: String, expected: String) {
    #expect(MarkedPage.command(command).fixed(by: TypographicQuotes.self) == MarkedPage.step(expected))
  }
}
