import Testing

@testable import RunbookRunner

/// What was made from a secret is distinguished from what shares a few letters with one by chance.
@Suite struct SharedRunTests {
  private static let secrets = ["Kz9mQ4vR7tW2xB5n", "correct-horse-battery", "--------------------", "abc"]

  @Test(arguments: [
    "Kz9mQ4vR7tW2xB5n", "Kz9mQ4vR", "9mQ4vR7t", "kz9mq4vr7tw2xb5n", "KZ9MQ4VR7TW2XB5N", "n5Bx2Wt7",
    "x-Kz9mQ4vR7tW2xB5n-y",
    "([0]=\"a\" [1]=\"9mQ4vR7tW\")", "HORSE-BATTERY", "yrettab-esroh",
  ])
  func whatIsMadeFromASecretIsFound(value: String) {
    #expect(SharedRun(with: Self.secrets).isFound(in: value.utf8))
  }

  @Test(arguments: ["", "Kz9mQ4v", "abc", "abcabcabc", "----------", "web-1.example.com", "/usr/local/bin:/usr/bin"])
  func otherValuesAreNot(value: String) {
    #expect(!SharedRun(with: Self.secrets).isFound(in: value.utf8))
  }
}
