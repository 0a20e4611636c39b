import RunbookModel
import Testing

/// Which samples give a value to later steps, and which are compared with the value that is there already.
@Suite struct CaptureReadingTests {
  private func actions(_ steps: (command: String, sample: String)...) -> [Action] {
    let body = steps.enumerated().map { number, step in
      """
      \(number + 1). Do it.

         ```
         \(step.command)
         ```
         {: pre}

         Output:

         ```
         \(step.sample)
         ```
         {: screen}

      """
    }
    return read("# T\n\n" + body.joined(separator: "\n")).procedures.flatMap(\.steps).flatMap(\.actions)
  }

  @Test func aSampleGivesTheValueThatALaterStepNeeds() {
    let actions = actions(("openssl x509 -serial", "serial=<serial>"), ("cp server.crt <serial>.crt", "done"))
    #expect(actions.map { $0.captures.map(\.key) } == [["serial"], []])
  }

  @Test func aSampleThatRepeatsTheCommandsOwnValueIsCompared() {
    let actions = actions(
      ("openssl x509 -serial", "serial=<serial>"), ("openssl verify <serial>.crt", "<serial>.crt: OK"),
      ("rm <serial>.crt", "gone"))
    #expect(actions.map { $0.captures.map(\.key) } == [["serial"], [], []])
  }
}
