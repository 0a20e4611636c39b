import Diagnostics
import RunbookReport

/// What a key of an action's menu means; some need a further answer before they are a decision.
enum Wish {
  case run, runAll, edit, editor, skip, back, jump, values, terminal, pause, quit, retry, done, byHand, ownTerminal
  case answer, more, differences

  private var key: MenuKey {
    switch self {
    case .run: .run
    case .runAll: .all
    case .edit: .edit
    case .editor: .editor
    case .skip: .skip
    case .back: .back
    case .jump: .jump
    case .values: .values
    case .terminal: .terminal
    case .pause: .pause
    case .quit: .quit
    case .retry: .retry
    case .done: .done
    case .byHand: .doneAlready
    case .ownTerminal: .ownTerminal
    case .answer: .answer
    case .more: .more
    case .differences: .differences
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
    case .differences: Message("shows what was tolerated in the step that ran last")
    }
  }

  /// What is missed least goes first where a line is too short.
  private var rank: Int {
    switch self {
    case .editor: 8
    case .jump: 7
    case .terminal: 6
    case .back: 5
    case .values: 4
    case .runAll: 3
    case .more, .differences: 2
    case .pause: 1
    case .run, .edit, .skip, .quit, .retry, .done, .byHand, .ownTerminal, .answer: 0
    }
  }

  /// For a prompt that has only some of the keys, and answers of its own.
  func choice<Value>(_ value: Value) -> (key: MenuKey, explanation: Message, value: Value) {
    (key, explanation, value)
  }

  static func menu(_ wishes: [Wish], language: Language) -> Menu<Wish> {
    Menu(
      wishes.map { wish in
        let key = wish.key
        return .init(
          key: key.key, name: language.say(key.word), value: wish, explanation: language.say(wish.explanation),
          rank: wish.rank)
      }, language: language)
  }
}
