import Bytes
import ShellSyntax

/// What commands of a version control system show in place of a change of the reader's own: its message, its branch, the
/// version that it is published as.
enum ChangeSamples {
  /// `git commit -m "Describe your change"`, `git switch -c my-new-feature`, `git tag v1.2.3`
  static func all(in script: ShellScript) -> [String] {
    guard programs.contains(where: { script.text.containsBytes(of: $0) }) else { return [] }
    var found: [String] = []
    for command in script.commands.flatMap(\.simpleCommands) {
      let words = Array(command.calledWords)
      guard let program = words.first?.literal, programs.contains(program), words.count > 2 else { continue }
      let verb = words[1].literal ?? ""
      found += messages(in: words) + branches(in: words, verb: verb) + versions(in: words, verb: verb)
    }
    return found
  }

  private static let programs: Set<String> = ["git", "hg", "jj", "gh"]

  // MARK: Messages

  private static let messageOptions: Set<String> = ["-m", "-am", "--message", "--title", "--body"]

  private static func messages(in words: [ShellWord]) -> [String] {
    zip(words, words.dropFirst()).compactMap { option, value in
      guard messageOptions.contains(option.text), let text = value.literal, isMessage(text) else { return nil }
      return text
    }
  }

  /// "Your detailed description of your changes", "feat: add amazing feature"; not "Add the description of the API".
  private static func isMessage(_ text: String) -> Bool {
    let words = self.words(text)
    guard (1...12).contains(words.count), let first = words.first(where: { !types.contains($0) }) else { return false }
    return Self.all.contains { language in
      // "Rename the name of your project" is a message.
      words.contains(where: language.owners.contains)
        && words.contains(where: language.texts.contains)
        || language.requests.contains(first) || hasPraise(words, language) || names(text: words, language)
    }
  }

  /// First words of a message by the convention of types: `feat: …`.
  private static let types: Set<String> = ["feat", "fix", "docs", "chore", "refactor", "style", "test", "perf", "ci"]

  /// "Add some amazing feature", "Add AmazingFeature"
  private static func hasPraise(_ words: [String], _ language: ChangeWords) -> Bool {
    words.contains(where: language.praises.contains) && words.contains(where: language.things.contains)
      || zip(words, words.dropFirst()).contains {
        language.indefinites.contains($0) && language.things.contains($1)
      }
  }

  /// "A short description", "Commit message", "Short description of the changes (50 characters)"
  private static func names(text words: [String], _ language: ChangeWords) -> Bool {
    guard let text = words.firstIndex(where: language.texts.contains) else { return false }
    let before = words[..<text]
    return before.allSatisfy { describing.contains($0) || types.contains($0) }
      && (text == words.count - 1 || before.contains(where: describing.contains))
  }

  /// What is said of such a text, in any language.
  private static let describing: Set<String> = [
    "a", "the", "short", "brief", "clear", "commit", "descriptive", "detailed", "concise", "meaningful", "good", "tag",
    "release", "some", "une", "un", "courte", "breve", "claire", "clair", "de", "du", "uma", "um", "curta", "clara",
    "do", "type", "scope", "optional", "extended", "longer",
  ]

  // MARK: Branches

  private static let making: Set<String> = ["-b", "-B", "-c", "-C", "--create", "--orphan"]

  private static func branches(in words: [ShellWord], verb: String) -> [String] {
    let operands = words.dropFirst(2).filter { !$0.isOption }
    let names: [ShellWord]
    switch verb {
    case "checkout", "switch": names = words.contains { making.contains($0.text) } ? operands : []
    case "branch": names = operands
    case "push", "pull", "merge", "rebase": names = operands
    default: return []
    }
    return names.compactMap(\.literal).filter(isBranch)
  }

  /// `my-new-feature`, `feature/AmazingFeature`, `fix/issue-number`, `feature-name`; not `feature/login`.
  private static func isBranch(_ name: String) -> Bool {
    let words = self.words(name)
    guard words.count > 1, words.count < 8, let first = words.first, let last = words.last else { return false }
    return Self.all.contains { language in
      let holdsThing = words.contains(where: language.things.contains)
      guard holdsThing else { return false }
      return words.contains(where: language.owners.contains) || words.contains(where: language.praises.contains)
        || language.indefinites.contains(first) || language.endings.contains(last)
        // `name-of-change`
        || language.endings.contains(first) && words.count < 4
    }
  }

  // MARK: Versions

  /// The version of a tag that is made, or pushed by its name; `git tag -d` takes one that is there.
  private static func versions(in words: [ShellWord], verb: String) -> [String] {
    guard verb == "tag" || verb == "push" else { return [] }
    guard !words.contains(where: { ["-d", "--delete", "-l", "--list", "-v"].contains($0.text) }) else { return [] }
    var operands: [String] = []
    var isMessage = false
    for word in words.dropFirst(2) {
      if isMessage {
        isMessage = false
      } else if word.isOption {
        isMessage = messageOptions.contains(word.text)
      } else if let text = word.literal {
        operands.append(text)
      }
    }
    if verb == "push" { operands.removeFirst(min(operands.count, 1)) }
    return operands.prefix(1).filter(isVersion)
  }

  /// `v1.2.3`, `0.4.0-rc.1`, `larch-v1.2.3`; not the first version of something that the page makes.
  private static func isVersion(_ text: String) -> Bool {
    guard let last = text.split(separator: "-", maxSplits: 3).first(where: { $0.contains(".") }) else { return false }
    let number = last.first == "v" || last.first == "V" ? last.dropFirst() : last
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && !firstVersions.contains(String(number))
      && parts.prefix(2).allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumeric) }
  }

  private static let firstVersions: Set<String> = ["1.0", "1.0.0", "0.1", "0.1.0", "0.0.1"]

  // MARK: Words

  private static let all = ChangeWords.all

  /// In lower case and without accents; `AmazingFeature` has two.
  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { !$0.isAlphabetic && !$0.isNumeric }).flatMap(UnfilledVocabulary.folded)
  }
}
