import RunbookModel
import Testing

/// A program that the page shows to be one is called by later blocks, though no list of programs has it.
@Suite struct CalledProgramsTests {
  private func kinds(_ text: String) -> [String] { read("# T\n\n" + text).blocks.map { $0.kind.rawValue } }

  /// Without any sign besides the demand, an unknown word begins no command.
  private static let call = "Make another one:\n\n```\nfrobnicate new two\n```\n"

  @Test(arguments: [
    "`frobnicate new` makes an app.\n\n", "```\n$ frobnicate new one\n```\n\n", "```sh\nfrobnicate new one\n```\n\n",
    "Then start it:\n\n```\nfrobnicate start one\n```\n\n",
  ])
  func whatThePageCallsIsAProgram(sign: String) {
    #expect(kinds(sign + Self.call).last == "command")
    #expect(kinds(Self.call) == ["other"])
  }

  @Test(arguments: [
    "`frobnicate` is a tool.\n\n", "`frobnicate = 1` is set.\n\n", "It prints:\n\n```\nfrobnicate new one\n```\n\n",
  ])
  func nothingElseMakesItOne(sign: String) { #expect(kinds(sign + Self.call).last != "command") }

  @Test(arguments: ["It says:", "The list of all:", "For example, it prints this output:"])
  func whatNothingAsksForIsNoCall(lead: String) {
    let page = "`frobnicate new` makes an app.\n\n\(lead)\n\n```\nfrobnicate new two\n```\n"
    #expect(kinds(page) != ["command"])
  }

  @Test(arguments: [
    "To see all of them, run:", "Edit it as you like and then execute:", "With that in place, run:",
  ])
  func aSentenceThatEndsWithTheVerbAsksForIt(lead: String) {
    #expect(kinds("\(lead)\n\n```\nfrobnicate list all\n```\n") == ["command"])
  }

  @Test func aFilterOrAFolderOfTestsShowsACall() {
    #expect(kinds("Find it:\n\n```sh\nfrobinfo | grep gfx\n```\n") == ["command"])
    #expect(kinds("Run the tests with:\n\n```sh\ntests/run-all.sh\n```\n") == ["command"])
  }
}
