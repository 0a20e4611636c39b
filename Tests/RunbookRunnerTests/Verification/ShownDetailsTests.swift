import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct ShownDetailsTests {
  private static let secret = "Gv7!kTq9Lm2#zR"
  private static let output = "Name: web\nFirst: Gv7!kTq\nSecond: 9Lm2#zR\nMode: fast\n"

  private static let findings: [(Check.Result, Message)] = [
    (.passed, "the output is as the page says, in a part that is hidden"),
    (.failed, "the output is not as the page says, in a part that is hidden"),
    (.unverified, "whether the output is as the page says depends on a part that is hidden"),
  ]

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

  /// A verdict and what is said of it agree.
  @Test(arguments: findings)
  func aMessageThatIsNotRepeatedSaysWhatWasFound(result: Check.Result, message: Message) throws {
    let shown = try #require(details())
    let part = "9Lm2#zR"
    let check = Check(.sample, result, message: "the output contains \(part)", actual: nil)
    #expect(shown.check(check).message == message)
    #expect(shown.check(Check(.sample, result, message: "`fast`", actual: nil)).message == "`fast`")
  }

  @Test func aToleratedDifferenceIsNoFault() throws {
    let shown = try #require(details())
    var check = Check(.sample, .passed, message: "`fast`", actual: nil)
    let part = "Gv7!kTq"
    check.tolerated = ["\(part) is another value", "`fast` is in another place"]
    #expect(
      shown.check(check).tolerated == ["the output differs in a part that is hidden", "`fast` is in another place"])
  }

  /// The page gives the name, which a part of the secret may look like.
  @Test func theNameOfAVariableIsRepeated() throws {
    let shown = try #require(details("Gv7 = \(Self.secret)\n"))
    let check = Check(.variable, .passed, message: "`Gv7` is set", actual: nil)
    #expect(shown.check(check) == check)
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
