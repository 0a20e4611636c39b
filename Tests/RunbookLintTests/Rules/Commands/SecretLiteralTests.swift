import Testing

@testable import RunbookLint

@Suite struct SecretLiteralTests {
  @Test func inAnyText() {
    let page = #"""
      The key is ⟦AKIAQ7RM3TKWZP5N2VXC⟧.
      """#
    #expect(MarkedPage(page).found(by: SecretLiteral.self) == page)
  }

  @Test func inCode() {
    let page = #"""
      ```
      curl -H 'Authorization: Bearer ⟦eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P⟧' x
      ```
      """#
    #expect(MarkedPage(page).found(by: SecretLiteral.self) == page)
  }

  @Test func aPrivateKey() {
    let page = #"""
      ```
      ⟦-----BEGIN RSA PRIVATE KEY-----⟧
      MIIEpAIBAAKCAQEA7bq9Zk3xT1mWvYd0uRcQfHnLs8oJ2pKe5iGtVy4CzXwBaNhD
      -----END RSA PRIVATE KEY-----
      ```
      """#
    #expect(MarkedPage(page).found(by: SecretLiteral.self) == page)
  }

  @Test func shortened() {
    let page = #"""
      ```
      "access_token": "eyJraWQiOiIyMDE3..."
      AKIAXXXXXXXXXXXXXXXX
      -----BEGIN RSA PRIVATE KEY-----
      ...
      ```
      """#
    #expect(MarkedPage(page).found(by: SecretLiteral.self) == page)
  }

  @Test func examples() {
    let page = #"""
      AKIAIOSFODNN7EXAMPLE and ghp_<token>
      """#
    #expect(MarkedPage(page).found(by: SecretLiteral.self) == page)
  }
}
