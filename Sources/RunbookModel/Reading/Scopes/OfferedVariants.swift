import Bytes
import ShellSyntax

/// Calls that a section shows beside one that it asked for before: `bench run one`, and below it "It is possible to run
/// it more than once:" `bench run --times 10 one`. Who follows the page needs one of them, so that the later ones are
/// left to the reader.
struct OfferedVariants {
  let scripts: ShellReadings

  func apply(to procedures: inout [Procedure]) {
    for procedure in procedures.indices where procedures[procedure].role != .undo {
      var earlier: [Call] = []
      for place in procedures[procedure].steps.indices {
        let step = procedures[procedure].steps[place]
        // After an edit the same call is made for what has changed.
        if step.actions.contains(where: { $0.kind == .file || $0.kind == .manual && !$0.isInline }) { earlier = [] }
        if step.number == nil {
          if isShownBeside(earlier, step) {
            procedures[procedure].steps[place].isOptional = true
          } else if !step.isOptional {
            // What was done since may have made the same call another one.
            earlier = step.actions.flatMap(calls(of:))
          }
        } else {
          offer(in: &procedures[procedure].steps[place], beside: &earlier)
        }
      }
    }
  }

  /// Each of the step's calls is like one that is before it, and not all are the same.
  private func isShownBeside(_ earlier: [Call], _ step: Step) -> Bool {
    guard !step.isOptional, step.actions.allSatisfy({ $0.kind == .command && isPlain($0) }) else { return false }
    return isShownBeside(earlier, step.actions.flatMap(calls(of:)), Words(step.instruction).lastSentence)
  }

  /// A later command of a step that asks for another one first.
  private func offer(in step: inout Step, beside earlier: inout [Call]) {
    guard !step.isOptional else { return }
    for index in step.actions.indices {
      let action = step.actions[index]
      let said = action.introduction?.parts(separatedBy: "\n").last.map(String.init) ?? ""
      if index > 0, action.kind == .command, isPlain(action), !said.isEmpty,
        isShownBeside(earlier, calls(of: action), Words(said).lastSentence)
      {
        step.actions[index].condition = Condition(text: said, line: action.line)
      } else {
        earlier = calls(of: action)
      }
    }
  }

  /// Nothing says yet for whom it is. What only shows something does no harm, and a later step may need what it shows.
  private func isPlain(_ action: Action) -> Bool {
    !action.isInline && action.conditions.isEmpty && action.branches.isEmpty && action.role != .verify
      && !ActionTraits(scripts[action.text ?? ""]).onlyShows
  }

  private func isShownBeside(_ earlier: [Call], _ own: [Call], _ sentence: ArraySlice<UInt8>) -> Bool {
    guard let first = own.first, !earlier.isEmpty, !own.allSatisfy(earlier.contains) else { return false }
    return switch SentenceMood(sentence) {
    case .asks: false
    case .offers: own.allSatisfy { call in earlier.contains { call.tool == $0.tool || call.adds(to: $0) } }
    case .tells: earlier.contains { first.adds(to: $0) }
    }
  }

  private func calls(of action: Action) -> [Call] {
    guard action.kind == .command, !action.isInline else { return [] }
    return scripts[action.text ?? ""].commands.flatMap(\.simpleCommands).map(Call.init)
  }

  /// A program with its words.
  private struct Call: Equatable {
    let words: [String]
    /// The program, and what it is to do: `git fetch`, `node bench/run.js one`, `kubectl config view`.
    let tool: [String]

    init(_ command: SimpleCommand) {
      words = command.calledWords.map { $0.literal ?? $0.text }
      let own = words.dropFirst().filter { !$0.hasPrefix("-") }.prefix(2)
      tool = words.prefix(1) + own.prefix(1) + own.dropFirst().filter { $0.allSatisfy { $0.isLowercase || $0 == "-" } }
    }

    /// It is the other call with options more, each of which may have a value: `fetch --quick node` to `fetch node`.
    func adds(to other: Call) -> Bool {
      guard words.count > other.words.count, other.words.first == words.first else { return false }
      var rest = other.words[...]
      var added: [String] = []
      for word in words {
        if word == rest.first {
          rest.removeFirst()
          added = []
          continue
        }
        added.append(word)
        // What begins with no option is another object: `npm install express` after `npm install`.
        guard added.count < 3, added[0].hasPrefix("-") else {
          guard word.hasPrefix("-") else { return false }
          added = [word]
          continue
        }
      }
      return rest.isEmpty
    }
  }
}
