/// A pattern for a whole line, in which some places are any text, or any one character. Takes time in proportion to the
/// product of both lengths at most.
struct LineGlob {
  enum Token: Equatable {
    case character(Character)
    case one
    case any
  }

  let tokens: [Token]

  init(_ tokens: [Token]) { self.tokens = tokens }

  /// `*` is any text, and `?` one character.
  init(shell text: String) {
    tokens = text.map { $0 == "*" ? .any : $0 == "?" ? .one : .character($0) }
  }

  func matches(_ line: String) -> Bool {
    let characters = Array(line)
    var place = 0
    var token = 0
    // Where to go on when what follows the last gap does not fit: the gap takes one character more.
    var retry: (token: Int, place: Int)?
    while place < characters.count {
      if token < tokens.count, tokens[token] == .any {
        retry = (token + 1, place)
        token += 1
      } else if token < tokens.count, tokens[token] == .one || tokens[token] == .character(characters[place]) {
        token += 1
        place += 1
      } else if let last = retry {
        retry = (last.token, last.place + 1)
        (token, place) = (last.token, last.place + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .any }
  }
}
