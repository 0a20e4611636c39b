import Diagnostics

extension Severity {
  func word(in language: Language) -> String {
    switch self {
    case .error: language.say(Message("error"))
    case .warning: language.say(Message("warning"))
    case .info: language.say(Message("info"))
    }
  }

  var tone: TextStyle.Tone {
    switch self {
    case .error: .bad
    case .warning: .caution
    case .info: .accent
    }
  }
}
