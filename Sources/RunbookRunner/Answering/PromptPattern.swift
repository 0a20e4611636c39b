/// A small regular expression, for prompts: characters, `.`, `[a-z]`, `[^a-z]`, `\d`, `\w`, `\s`, `^`, `$`, groups,
/// `|`, `*`, `+` and `?`. Anything else stands for itself; `\` takes the meaning from what follows it.
///
/// Matched by following all possibilities at once (Thompson, "Regular expression search algorithm", 1968): the time
/// is linear in the text, no matter what the pattern.
public struct PromptPattern: Hashable, Sendable {
  enum Instruction: Hashable, Sendable {
    case character(CharacterSet)
    case start, end
    /// Goes on at both places.
    case split(Int, Int)
    case jump(Int)
    case found
  }

  /// Some characters, or all but them.
  struct CharacterSet: Hashable, Sendable {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar) } != isNegated
    }
  }

  /// As it was written.
  public let text: String
  private let program: [Instruction]

  /// nil for a pattern that is not closed, repeats nothing, or is longer than 1,000 characters.
  public init?(_ text: String) {
    var compiler = PromptPatternCompiler(text)
    guard let program = compiler.compile() else { return nil }
    self.text = text
    self.program = program + [.found]
  }

  /// Whether it is found anywhere in `text`.
  public func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var states: Set<Int> = []
    for index in 0...scalars.count {
      follow(0, at: index, of: scalars.count, &states)
      if states.contains(where: { program[$0] == .found }) { return true }
      guard index < scalars.count else { return false }
      var next: Set<Int> = []
      for state in states {
        if case .character(let set) = program[state], set.contains(scalars[index]) {
          follow(state + 1, at: index + 1, of: scalars.count, &next)
        }
      }
      states = next
    }
    return false
  }

  /// Adds a state and all that it leads to without a character.
  private func follow(_ state: Int, at index: Int, of count: Int, _ states: inout Set<Int>) {
    var open = [state]
    while let state = open.popLast() {
      guard states.insert(state).inserted else { continue }
      switch program[state] {
      case .split(let first, let second): open += [first, second]
      case .jump(let target): open.append(target)
      case .start: if index == 0 { open.append(state + 1) }
      case .end: if index == count { open.append(state + 1) }
      case .character, .found: break
      }
    }
  }
}
