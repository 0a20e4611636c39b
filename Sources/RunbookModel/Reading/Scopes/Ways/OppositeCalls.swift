import Bytes
import ShellSyntax

/// Groups commands of which one undoes what the other does: `x --enable`, `x --disable`, and `x --status` beside them.
///
/// A page that says "To enable it, run …", "To disable it, run …" offers them; no one runs one after the other. Only
/// unnumbered text is looked at: numbers say that one thing is done after the other.
struct OppositeCalls {
  let scripts: ShellReadings

  /// Where a command is that is an action of its own.
  private struct Place {
    var procedure: Int
    var step: Int
    var action: Int
    /// Whether the sentence of its step is about this command alone.
    var isOnly: Bool
    var words: [String]
  }

  func group(_ procedures: inout [Procedure]) {
    var row: [Place] = []
    for procedure in procedures.indices {
      for step in procedures[procedure].steps.indices {
        let actions = procedures[procedure].steps[step].actions
        if actions.isEmpty { finish(&row, &procedures) }
        for action in actions.indices {
          guard let words = words(of: actions[action], in: procedures[procedure].steps[step]) else {
            finish(&row, &procedures)
            continue
          }
          let place = Place(
            procedure: procedure, step: step, action: action, isOnly: actions.count == 1, words: words)
          if let last = row.last, !Self.isOneCall(last, place) || !mayFollow(last, place, procedures) {
            finish(&row, &procedures)
          }
          row.append(place)
        }
      }
    }
    finish(&row, &procedures)
  }

  /// Nil for an action that is more, or something else, than one command of running text.
  private func words(of action: Action, in step: Step) -> [String]? {
    guard step.number == nil, action.kind == .command,
      action.branches.isEmpty, action.commands.count == 1, let text = action.text
    else { return nil }
    return (scripts[text].commands.first?.words ?? []).compactMap(\.literal)
  }

  /// The same program and subcommands: `ibmcloud cr private-only …`; or all alike but for the verb.
  private static func isOneCall(_ one: Place, _ other: Place) -> Bool {
    let call = plainWords(one.words)
    let isLong = call.count > 1 || isVerb(one.words.dropFirst().first) && isVerb(other.words.dropFirst().first)
    return isLong && call == plainWords(other.words) || areOpposite(one.words, other.words)
  }

  /// `--install`: an option that says what is done.
  private static func isVerb(_ word: String?) -> Bool { word?.hasPrefix("--") == true && word?.contains("=") == false }

  private static func plainWords(_ words: [String]) -> [String] {
    Array(
      words.prefix {
        $0.first != "-" && $0.allSatisfy { $0.isLowercase || $0.isNumeric || "-_.".containsBytes(of: $0) }
      })
  }

  /// In another section only where each is a section of its own.
  private func mayFollow(_ one: Place, _ other: Place, _ procedures: [Procedure]) -> Bool {
    one.procedure == other.procedure
      || other.procedure == one.procedure + 1 && procedures[one.procedure].steps.count == 1
        && procedures[other.procedure].steps.count == 1
  }

  private func finish(_ row: inout [Place], _ procedures: inout [Procedure]) {
    defer { row = [] }
    let hasOpposites = row.indices.contains { first in
      row[(first + 1)...].contains { place in
        Self.areOpposite(row[first].words, place.words) && !isToggled(row[first], place)
      }
    }
    guard hasOpposites, let first = row.first else { return }
    let group = procedures[first.procedure].steps[first.step].id.text
    for place in row {
      let step = procedures[place.procedure].steps[place.step]
      procedures[place.procedure].steps[place.step].actions[place.action].branches = [
        Branch(
          group: group, id: step.actions[place.action].id,
          label: place.isOnly ? label(of: step) : place.words.joined(separator: " "))
      ]
    }
  }

  /// `x off` and then `x on` below one sentence starts it again.
  private func isToggled(_ one: Place, _ other: Place) -> Bool {
    guard one.procedure == other.procedure, one.step == other.step else { return false }
    let (before, after) = (Self.parts(one.words), Self.parts(other.words))
    return Self.pairs.contains { after.contains($0.0) && before.contains($0.1) }
  }

  /// What the sentence says before it asks to run.
  private func label(of step: Step) -> String {
    let opening = step.instruction.prefix { !",:，：、".containsBytes(of: $0) }
    return String(opening.prefix(60)).foldingBlanks
  }

  // MARK: Opposites

  private static let pairs: [(String, String)] = [
    ("enable", "disable"), ("enabled", "disabled"), ("on", "off"), ("activate", "deactivate"), ("allow", "deny"),
    ("lock", "unlock"), ("block", "unblock"), ("subscribe", "unsubscribe"), ("suspend", "resume"),
    ("pause", "resume"), ("mute", "unmute"), ("cordon", "uncordon"), ("true", "false"),
  ]

  /// As options of one program; as subcommands the one is how a page begins, the other how it ends.
  private static let optionPairs: [(String, String)] = [
    ("--install", "--uninstall"), ("--add", "--remove"), ("--start", "--stop"), ("--create", "--delete"),
    ("--set", "--unset"), ("--register", "--unregister"),
  ]

  /// `stop` after `start`; the other way round something is started again.
  static func undoes(_ later: [String], _ earlier: [String]) -> Bool {
    guard later.count == earlier.count else { return false }
    let differing = later.indices.filter { later[$0] != earlier[$0] }
    return differing.count == 1 && endings.contains { $0 == (earlier[differing[0]], later[differing[0]]) }
  }

  private static let endings: [(String, String)] = [
    ("start", "stop"), ("up", "down"), ("mount", "umount"), ("install", "uninstall"), ("install", "remove"),
  ]

  /// Alike but for two words of which one undoes the other.
  static func areOpposite(_ one: [String], _ other: [String]) -> Bool {
    if one.count == other.count, let mine = one.dropFirst().first, let its = other.dropFirst().first,
      one.first == other.first, one.dropFirst(2) == other.dropFirst(2),
      optionPairs.contains(where: { $0 == (mine, its) || $0 == (its, mine) })
    {
      return true
    }
    let (one, other) = (parts(one), parts(other))
    let (here, there) = (Set(one).subtracting(other), Set(other).subtracting(one))
    guard here.count == 1, there.count == 1, let mine = here.first, let its = there.first else { return false }
    return pairs.contains { $0 == (mine, its) || $0 == (its, mine) }
  }

  private static func parts(_ words: [String]) -> [String] {
    words.dropFirst().flatMap { $0.lowercased().split { !$0.isAlphabetic && !$0.isNumeric }.map(String.init) }
  }
}
