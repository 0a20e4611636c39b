import Diagnostics
import RunbookReport

/// What a key of an action's menu means; some need a further answer before they are a decision.
enum Wish {
  case run, runAll, edit, editor, skip, back, jump, values, terminal, pause, quit, retry, done, byHand, ownTerminal
  case answer, more

  /// The key, and what it does in a word or two.
  private var words: Message {
    switch self {
    case .run: Message("⏎ run")
    case .runAll: Message("a all")
    case .edit: Message("e edit")
    case .editor: Message("o editor")
    case .skip: Message("s skip")
    case .back: Message("b back")
    case .jump: Message("g go to")
    case .values: Message("v values")
    case .terminal: Message("t shell")
    case .pause: Message("p pause")
    case .quit: Message("q quit")
    case .retry: Message("⏎ retry")
    case .done: Message("⏎ done")
    case .byHand: Message("d done already")
    case .ownTerminal: Message("w another terminal")
    case .answer: Message("⏎ answer")
    case .more: Message("m more")
    }
  }

  /// For a person who asks what the key does.
  private var explanation: Message {
    switch self {
    case .run: Message("does what is shown")
    case .runAll: Message("does this and all that follows without asking again")
    case .edit: Message("lets you change the command first, in one line")
    case .editor: Message("lets you change the command first, in your editor")
    case .skip: Message("skips the step, and records your reason")
    case .back: Message("goes back to the step before")
    case .jump: Message("goes to any step")
    case .values: Message("shows the values, and lets you change one")
    case .terminal: Message("gives you the live shell; `exit` comes back here")
    case .pause: Message("stops here; the run can be resumed later")
    case .quit: Message("ends the run; this step counts as stopped")
    case .retry: Message("does it again")
    case .done: Message("says that you have done it")
    case .byHand: Message("says that you have done it yourself; it counts as taken as done")
    case .ownTerminal: Message("says that you run it in another terminal yourself; it counts as taken as done")
    case .answer: Message("asks for the value again")
    case .more: Message("shows all that the page says here")
    }
  }

  /// The words that are missed least go first where a line is too short.
  private var rank: Int {
    switch self {
    case .more: 8
    case .jump: 7
    case .back: 6
    case .editor: 5
    case .terminal: 4
    case .values: 3
    case .runAll: 2
    case .pause: 1
    case .run, .edit, .skip, .quit, .retry, .done, .byHand, .ownTerminal, .answer: 0
    }
  }

  /// For a prompt that has only some of the keys, and answers of its own.
  func choice<Value>(_ value: Value) -> (words: Message, explanation: Message, value: Value) {
    (words, explanation, value)
  }

  static func menu(_ wishes: [Wish], language: Language) -> Menu<Wish> {
    Menu(
      wishes.map { wish in
        let words = language.say(wish.words)
        return .init(
          key: words.first ?? " ", words: words, value: wish, explanation: language.say(wish.explanation),
          rank: wish.rank)
      })
  }
}
