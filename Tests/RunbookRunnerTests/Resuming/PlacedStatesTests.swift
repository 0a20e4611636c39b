import Testing

@testable import RunbookRunner

/// The states of several shells in one file.
@Suite struct PlacedStatesTests {
  @Test func everyStateComesBack() throws {
    var states = PlacedStates()
    states.home = Array("passo shells\n3 x\n\0".utf8)
    states.places = ["first server": [0, 10, 255], "worker": []]
    #expect(PlacedStates(serialized: states.serialized) == states)
  }

  @Test func oneShellsStateIsNone() {
    #expect(PlacedStates(serialized: Array("cd /usr\n".utf8)) == nil)
    var states = PlacedStates()
    states.home = [1, 2, 3]
    for length in 1...3 { #expect(PlacedStates(serialized: Array(states.serialized.dropLast(length))) == nil) }
  }
}
