import Diagnostics
import MarkdownBlocks
import OutputMatching

/// Outputs that name the script which prints them, `text,verify(script_name="one")`; without a name it is the last one.
enum NamedOutputs {
  /// For each such output of a section the entry that it names, nil where that is not among them.
  static func links(_ entries: [BlockSurvey.Entry]) -> [(output: Int, call: Int?)] {
    let marked = entries.indices.filter { isMarked(entries[$0]) }
    return marked.compactMap { index in
      guard let verification = Verification(entries[index]), let name = verification.script else { return nil }
      guard verification.isOfThisSystem else { return (index, nil) }
      return (index, marked.first { value(entries[$0], "script.name") == name })
    }
  }

  /// Ties the outputs of one section to the commands of those before it: below "Output on Linux" is what the script above
  /// the heading prints.
  static func attach(_ entries: [BlockSurvey.Entry], to procedures: inout [Procedure], reader: ProseReader) {
    for entry in entries where isMarked(entry) {
      guard let verification = Verification(entry), verification.isOfThisSystem, entry.outputOf == nil,
        let place = place(of: verification, above: entry.range.start.line, in: procedures)
      else { continue }
      procedures[place.procedure].steps[place.step].actions[place.action].expectation = Expectation(
        line: entry.range.start.line, textLine: entry.code.lineStarts.first?.line ?? entry.range.start.line,
        form: reader.samples[entry.reading.text].form, text: entry.reading.text)
      procedures[place.procedure].steps[place.step].actions[place.action].expectation?.exactly =
        ExactRules(tool: .specdown)
    }
  }

  /// `text,verify(script_name="one")`
  static func isVerification(_ entry: BlockSurvey.Entry) -> Bool {
    isMarked(entry) && Verification(entry) != nil
  }

  /// Of the last such script above the line, where nothing shows its output yet.
  private static func place(
    of verification: Verification, above line: Int, in procedures: [Procedure]
  ) -> (procedure: Int, step: Int, action: Int)? {
    var found: (procedure: Int, step: Int, action: Int)?
    for (procedure, steps) in procedures.map(\.steps).enumerated() {
      for (step, actions) in steps.map(\.actions).enumerated() {
        for (number, action) in actions.enumerated() where action.kind == .command && action.line < line {
          guard verification.script == nil || action.name == verification.script else { continue }
          found = (procedure, step, number)
        }
      }
    }
    return found.flatMap { procedures[$0.procedure].steps[$0.step].actions[$0.action].expectation == nil ? $0 : nil }
  }

  private static func isMarked(_ entry: BlockSurvey.Entry) -> Bool { entry.code.info.utf8.contains(UInt8(ascii: "(")) }

  private static func value(_ entry: BlockSurvey.Entry, _ key: String) -> String? {
    AnnotationParser.annotations(inInfo: entry.code.info).first { $0.key == key }?.value
  }

  private struct Verification {
    let script: String?
    /// What is printed on another system is compared with nothing.
    let isOfThisSystem: Bool

    /// Nil for a block that is no such output.
    init?(_ entry: BlockSurvey.Entry) {
      let annotations = AnnotationParser.annotations(inInfo: entry.code.info)
      guard entry.reading.kind == .output, annotations.contains(where: { $0.isCall && $0.key == "verify" }) else {
        return nil
      }
      script = annotations.first { $0.key == "verify.script_name" }?.value
      isOfThisSystem = annotations.first { $0.key == "verify.target_os" }?.value != "windows"
    }
  }
}
