import OutputMatching
import RunbookModel
import ShellExecution

/// The answers that are left while one command runs.
final class AnswerSheet {
  private var left: [PromptAnswer]
  /// The prompts of all of them, each once.
  let prompts: [String]
  /// Whether the terminal shows what is typed; set before each question.
  var echoes = true
  /// What was typed and is not reported yet.
  private(set) var typed: [TypedAnswer] = []

  /// - Parameter action: nil: a command that belongs to none has no answers.
  init(_ answers: [PromptAnswer], for action: ActionID?) {
    left = answers.filter { answer in action.map { $0.text.hasPrefix(answer.action ?? "") } ?? false }
    prompts = left.map(\.prompt.written).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  var isEmpty: Bool { left.isEmpty }

  /// Names what a program asked in vain.
  func question(_ prompt: UnansweredPrompt?) -> UnansweredQuestion? {
    prompt.map { UnansweredQuestion(prompt: TerminalText.plain($0.text), answered: prompts) }
  }

  /// What to type after this unfinished last line of the output, the Enter key included; nil: nothing fits.
  func answer(to tail: [UInt8]) -> [UInt8]? {
    let line = TerminalText.plain(tail)
    guard let index = left.firstIndex(where: { $0.fits(line) }) else { return nil }
    let answer = left[index]
    if !answer.repeats { left.remove(at: index) }
    typed.append(TypedAnswer(prompt: line, value: answer.value, isSecret: answer.isSecret ?? !echoes))
    return Array(answer.value.utf8) + [UInt8(ascii: "\r")]
  }

  func takeTyped() -> [TypedAnswer] {
    defer { typed = [] }
    return typed
  }
}

/// An answer that was typed for the person.
public struct TypedAnswer: Hashable, Sendable {
  public var prompt: String
  public var value: String
  public var isSecret: Bool

  public init(prompt: String, value: String, isSecret: Bool) {
    self.prompt = prompt
    self.value = value
    self.isSecret = isSecret
  }
}
