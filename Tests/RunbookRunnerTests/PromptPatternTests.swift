import Testing

@testable import RunbookRunner

@Suite struct PromptPatternTests {
  @Test(arguments: [
    ("Password", "Password:"), ("^Email( address)?> *$", "Email address> "), ("^Email( address)?> *$", "Email>"),
    ("[0-9]+\\. ", "choose 12. of"), ("a|b|cd", "xcdx"), ("(ab)*c", "c"), ("(ab)*c", "ababc"), ("\\$ ?$", "box$ "),
    ("[^a-c]", "d"), ("\\w\\s\\d", "x 1"), ("", "anything"), ("é.è", "éüè"), ("[]", "never"), ("[a-]", "-"),
  ])
  func isFound(pattern: String, text: String) {
    if pattern == "[]" { return #expect(PromptPattern(pattern)?.matches(text) == false) }
    #expect(PromptPattern(pattern)?.matches(text) == true)
  }

  @Test(arguments: [
    ("^Password$", "Password:"), ("a+b", "b"), ("[a-c]", "d"), ("(ab|cd)+e", "abcd"), (".", ""), ("x$y", "xy"),
  ])
  func isNotFound(pattern: String, text: String) {
    #expect(PromptPattern(pattern)?.matches(text) == false)
  }

  @Test(arguments: ["(", ")", "[", "*a", "a**", "\\", "[z-a]", String(repeating: "(", count: 60), "[^"])
  func isNoPattern(text: String) {
    #expect(PromptPattern(text) == nil)
  }

  @Test func takesLinearTimeOnWhatIsSlowElsewhere() {
    let pattern = String(repeating: "(a?)", count: 40) + String(repeating: "a", count: 40)
    #expect(PromptPattern(pattern)?.matches(String(repeating: "a", count: 40)) == true)
    #expect(PromptPattern("(a*)*b")?.matches(String(repeating: "a", count: 4000)) == false)
  }
}
