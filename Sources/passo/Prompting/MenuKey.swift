import Diagnostics

/// The keys of all menus. A key is the same in every language; the word beside it is in the person's.
enum MenuKey: CaseIterable {
  // Enter does what is most likely meant.
  case run, retry, done, answer, doIt, yesAsBefore, noAsBefore, isDone, change
  case all, edit, editor, skip, back, jump, values, terminal, more, differences, pause, quit
  case doneAlready, ownTerminal, again, give, follow, begin, overwrite
  case yes, no, unsure, apply, leaveOut, goOn, useAnother, lookAgain, look
  case history, fromRun, type

  static let enter: Character = "⏎"
  /// Explains the keys of a menu.
  static let help: Character = "?"

  var key: Character { entry.key }

  /// What the key does, in a word or two.
  var word: Message { entry.word }

  private var entry: (key: Character, word: Message) {
    switch self {
    case .run: (MenuKey.enter, Message("run it"))
    case .retry: (MenuKey.enter, Message("retry"))
    case .done: (MenuKey.enter, Message("done"))
    case .answer: (MenuKey.enter, Message("answer"))
    case .doIt: (MenuKey.enter, Message("do it"))
    case .yesAsBefore: (MenuKey.enter, Message("as before: yes"))
    case .noAsBefore: (MenuKey.enter, Message("as before: no"))
    case .isDone: (MenuKey.enter, Message("it is done"))
    case .change: (MenuKey.enter, Message("change"))
    case .all: ("a", Message("all"))
    case .edit: ("e", Message("edit"))
    case .editor: ("o", Message("editor"))
    case .skip: ("s", Message("skip"))
    case .back: ("b", Message("back"))
    case .jump: ("g", Message("go to"))
    case .values: ("v", Message("values"))
    case .terminal: ("t", Message("shell"))
    case .more: ("m", Message("more"))
    case .differences: ("d", Message("differences"))
    case .pause: ("p", Message("pause"))
    case .quit: ("q", Message("quit"))
    case .doneAlready: ("d", Message("done already"))
    case .ownTerminal: ("w", Message("another terminal"))
    case .again: ("r", Message("run again"))
    case .give: ("v", Message("type it"))
    case .follow: ("f", Message("follow"))
    case .begin: ("f", Message("begin with it"))
    case .overwrite: ("x", Message("overwrite"))
    case .yes: ("y", Message("yes"))
    case .no: ("n", Message("no"))
    case .unsure: ("u", Message("unsure"))
    case .apply: ("y", Message("do it"))
    case .leaveOut: ("n", Message("leave out"))
    case .goOn: ("c", Message("continue"))
    case .useAnother: ("u", Message("another program"))
    case .lookAgain: ("l", Message("look again"))
    case .look: ("l", Message("look at it"))
    case .history: ("h", Message("history"))
    case .fromRun: ("r", Message("from a run"))
    case .type: ("t", Message("type"))
    }
  }
}
