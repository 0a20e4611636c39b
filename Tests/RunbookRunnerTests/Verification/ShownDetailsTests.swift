import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct ShownDetailsTests {
  private static let secret = "Gv7!kTq9Lm2#zR"
  private static let output = "Name: web\nFirst: Gv7!kTq\nSecond: 9Lm2#zR\nMode: fast\n"

  private func check(_ actual: String?, _ message: Message = "unlike the sample") -> Check {
    Check(.sample, .failed, message: message, actual: actual)
  }

  private func details(_ output: String = output) -> ShownDetails? {
    ShownDetails(of: Array(output.utf8), masked: SecretMask([Self.secret]))
  }

  @Test(arguments: ["Gv7!kTq", "First: Gv7!kTq", "9Lm2#zR"]) func aPartOfASecretIsNotRepeated(actual: String) throws {
    let shown = try #require(details())
    #expect(shown.check(check(actual)).actual == Binding.mask)
    #expect(!shown.check(check(nil, "`\(actual)` is another value")).message.description.contains(actual))
  }

  @Test(arguments: ["Name: web", "fast", "Mode: fa…"]) func whatTheOutputShowsIsRepeated(actual: String) throws {
    let shown = try #require(details())
    #expect(
      shown.check(check(actual, "`\(actual)` is another value")) == check(actual, "`\(actual)` is another value"))
  }

  @Test func anExitStatusIsNoPartOfAnOutput() throws {
    let failed = Check(.exit, .failed, message: "exit status 7", expected: "0", actual: "7")
    let shown = try #require(details())
    #expect(shown.check(failed) == failed)
  }

  @Test func anOutputThatHidesNothingIsRepeatedAsItIs() {
    #expect(details("Name: web\n") == nil)
  }
}
