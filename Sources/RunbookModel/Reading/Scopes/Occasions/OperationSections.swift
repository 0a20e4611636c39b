import Bytes

/// Finds what shows how something is operated, in no order: "To list the users:", "To restart the server:", "To remove a
/// user:" below each other are done one by one, when they are wanted.
struct OperationSections {
  let vocabulary: Vocabulary

  func apply(to procedures: inout [Procedure]) {
    for index in procedures.indices {
      var run: [Int] = []
      for place in procedures[index].steps.indices {
        if isOperation(procedures[index].steps[place]) { run.append(place) } else { mark(&run, in: &procedures[index]) }
      }
      mark(&run, in: &procedures[index])
    }
  }

  /// So many below each other are no coincidence.
  private static let fewest = 3

  private func mark(_ run: inout [Int], in procedure: inout Procedure) {
    defer { run = [] }
    let steps = run.map { procedure.steps[$0] }
    guard run.count >= Self.fewest, !dependOnEachOther(steps), steps.contains(where: changes) else { return }
    // What is asked for by its sentence already is not asked for twice.
    for place in run where procedure.steps[place].actions.allSatisfy(\.conditions.isEmpty) {
      procedure.steps[place].isOptional = true
    }
  }

  /// One that is not numbered, with commands alone below a sentence that says what for: "To stop all of them:".
  private func isOperation(_ step: Step) -> Bool {
    let sentence = Words(step.instruction)
    guard step.number == nil, !step.actions.isEmpty,
      step.actions.allSatisfy({ $0.kind == .command && !$0.isInline && $0.branches.isEmpty }),
      step.actions.allSatisfy({ $0.conditions.allSatisfy { Words($0.text) == sentence } })
    else { return false }
    let words = sentence.bytes[...]
    guard sentence.sentences.count == 1, words.last == UInt8(ascii: ":"),
      !vocabulary.scopes.continuing.isAnyWord(in: words)
    else { return false }
    if let end = vocabulary.purposes.beginning(words) {
      return AsideVocabulary.operations.beginsWord(words.dropFirst(end).drop { $0 == UInt8(ascii: " ") })
    }
    guard let end = AsideVocabulary.operations.beginning(words) else { return false }
    let object = words.dropFirst(end).drop { $0 == UInt8(ascii: " ") }
    return AsideVocabulary.indefinites.beginsWord(object)
  }

  /// Looking at three things one after the other is how a page checks what it has done.
  private func changes(_ step: Step) -> Bool {
    let sentence = Words(step.instruction).bytes[...]
    let wanted = sentence.dropFirst(vocabulary.purposes.beginning(sentence) ?? 0).drop { $0 == UInt8(ascii: " ") }
    return !AsideVocabulary.lookups.beginsWord(wanted)
  }

  /// A variable that one of them sets and another one uses makes them a sequence.
  private func dependOnEachOther(_ steps: [Step]) -> Bool {
    let actions = steps.flatMap(\.actions)
    let names = actions.flatMap(\.sets)
    return actions.contains { action in names.contains { (action.text ?? "").containsBytes(of: "$" + $0) } }
      || actions.contains { !$0.sets.isEmpty }
  }
}
