import Bytes
import RunbookModel
import ShellSyntax

/// Secrets in the options and operands of programs.
extension DraftSecrets {
  // MARK: Assignments

  /// `NAME=value` before a command, after `export`, and as the value of `-e`: the whole of the word, however it is quoted.
  mutating func readAssignments(of call: SimpleCommand) {
    let isSetter = ["export", "declare", "typeset", "readonly", "local", "env"].contains(call.program ?? "")
    let words = call.words.indices.filter { index in
      isSetter || index > 0 && ["-e", "--env", "--build-arg"].contains(call.words[index - 1].text)
    }.map { call.words[$0] }
    for word in call.assignments.map(\.word) + words {
      let range = word.range.clamped(to: 0..<bytes.count)
      guard let value = part(of: range, after: "="), value.lowerBound > range.lowerBound + 1 else { continue }
      var name = text(range.lowerBound..<(value.lowerBound - 1))
      if name.hasPrefix("-") { continue }
      name.removeAll { "\"'+".contains($0) }
      guard name.utf8.allSatisfy({ $0.isOfVariable }), Self.isName(name), !isCount(value, name) else { continue }
      let isOpen = bytes[range.lowerBound] == .doubleQuote || bytes[range.lowerBound] == .singleQuote
      add(isOpen ? value.lowerBound..<max(value.lowerBound, value.upperBound - 1) : unquoted(value), name, .place)
    }
  }

  /// `MAX_TOKENS=4096`; `PIN=1234` is none.
  func isCount(_ range: Range<Int>, _ name: String) -> Bool {
    let value = text(unquoted(range))
    let key = PlaceholderKey.key(of: name)
    return !value.isEmpty && value.utf8.allSatisfy(\.isDigit) && value.utf8.count < 7
      && !["pin", "password", "passcode", "pw", "pass"].contains { key.hasSuffix($0) }
  }

  // MARK: The table

  mutating func readPlaces(of call: SimpleCommand) {
    let words = Array(call.calledWords)
    guard !words.isEmpty else { return }
    var texts = words.map { $0.literal ?? $0.text }
    texts[0] = String(texts[0].split(separator: "/").last ?? "")
    let operands = words.indices.dropFirst().filter { !texts[$0].hasPrefix("-") }
    for (place, skipped) in SecretPlaces.places(of: texts) {
      if let option = place.option {
        for index in words.indices.dropFirst() { read(place, option, words, index) }
      } else if place.isPair {
        for index in operands where index >= skipped {
          if let value = part(of: inner(words[index]), after: "=") { add(unquoted(value), "secret", .place) }
        }
      } else if place.isAfterSlash {
        for index in operands {
          guard let rest = part(of: inner(words[index]), after: "/") else { continue }
          let end = bytes[rest].firstIndex(of: UInt8(ascii: "@")) ?? rest.upperBound
          add(rest.lowerBound..<end, "password", .place)
          break
        }
      } else if let number = place.operand {
        let own = operands.filter { $0 >= skipped && !isValueOfOption(words, $0) }
        guard let index = number == 0 ? own.last : own.dropFirst(number - 1).first else { continue }
        add(inner(words[index]), "password", .place)
      }
    }
  }

  /// `-m sha-512`: what follows an option of one letter may be its value, so that only words after plain ones are counted.
  private func isValueOfOption(_ words: [ShellWord], _ index: Int) -> Bool {
    let before = words[index - 1].text
    return before.hasPrefix("-") && before.utf8.count == 2 && index + 1 < words.count
  }

  private mutating func read(_ place: SecretPlaces.Place, _ option: String, _ words: [ShellWord], _ index: Int) {
    let word = words[index]
    let range = word.range.clamped(to: 0..<bytes.count)
    let given = word.text
    if given == option, index + 1 < words.count {
      add(inner(words[index + 1]), place.part, option)
    } else if given.hasPrefix(option + "=") {
      add(unquoted((range.lowerBound + option.utf8.count + 1)..<range.upperBound), place.part, option)
    } else if given.hasPrefix(option), option.utf8.count == 2, given.utf8.count > 2, bytes[range.lowerBound] == .dash,
      // Its options are words: `-keyout`.
      words[0].text != "openssl"
    {
      // `-psecret`, `-p"secret"`
      add(unquoted((range.lowerBound + 2)..<range.upperBound), place.part, option)
    }
  }

  private mutating func add(_ range: Range<Int>, _ part: SecretPlaces.Part, _ option: String) {
    let label = Self.isName(option) ? option : "password"
    switch part {
    case .whole: add(range, label, .place)
    case .after(let sign), .afterLast(let sign):
      let byte = sign.utf8.first ?? .colon
      let place: Int? =
        if case .afterLast = part { bytes[range].lastIndex(of: byte) } else { bytes[range].firstIndex(of: byte) }
      guard let place else { return }
      let kind = text(range.lowerBound..<place)
      guard !["file", "env", "fd"].contains(kind) else { return }
      // `-u KEY:`: the name is the secret.
      if place + 1 == range.upperBound { return add(range.lowerBound..<place, "password", .place) }
      add((place + 1)..<range.upperBound, "password", .place)
    }
  }

  // MARK: Options

  /// Here the value follows the short option at once; what the next word has is something else.
  private static let joinedPrograms: Set<String> = [
    "mysql", "mysqldump", "mysqladmin", "mariadb", "mariadb-dump", "7z", "7za", "rar", "unrar",
  ]

  mutating func readOptions(of call: SimpleCommand) {
    let words = call.words
    let programs = words.prefix(4).compactMap(\.literal).map { String($0.split(separator: "/").last ?? "") }
    let isJoined = programs.contains(where: Self.joinedPrograms.contains)
    for place in call.rolePlaces where place.role == .password {
      // `mysql -p shop`: the program asks for the password, and `shop` is a database.
      let isOption = place.word.text.utf8.first == .dash
      if isJoined, place.option == "p", !isOption { continue }
      // Its operands are in the table.
      if !isOption, call.program != "htpasswd" { add(inner(place.word), place.option, .place) }
    }
    for (index, word) in words.enumerated() {
      let range = word.range.clamped(to: 0..<bytes.count)
      guard word.text.utf8.first == .dash else { continue }
      if isJoined, word.text.hasPrefix("-p") || word.text.hasPrefix("-hp"), !word.text.hasPrefix("--") {
        let length = word.text.hasPrefix("-hp") ? 3 : 2
        if word.text.utf8.count > length {
          add(unquoted((range.lowerBound + length)..<range.upperBound), "password", .place)
        }
        continue
      }
      let name = String(word.text.prefix { $0 != "=" })
      guard name.utf8.count > 2,
        name.utf8.allSatisfy({ $0.isOfVariable || $0 == .dash }),
        Self.isName(name)
      else { continue }
      if name.utf8.count < word.text.utf8.count {
        let value = (range.lowerBound + name.utf8.count + 1)..<range.upperBound
        // `--secret=name`
        if name != "--secret", !isCount(value, name) { add(unquoted(value), name, .place) }
      } else if index + 1 < words.count, words[index + 1].text.utf8.first != .dash,
        !["--from-literal", "--secret"].contains(name),
        !isCount(words[index + 1].range, name)
      {
        add(inner(words[index + 1]), name, .place)
      }
    }
    guard script.text.containsBytes(of: "secret") else { return }
    for (index, word) in words.enumerated() where word.text.hasPrefix("--from-literal") {
      let range = word.text == "--from-literal" ? words.dropFirst(index + 1).first.map(inner) : inner(word)
      guard let range, let rest = part(of: range, after: "=") else { continue }
      let value = word.text == "--from-literal" ? rest : part(of: rest, after: "=")
      let key = text(range.lowerBound..<(rest.lowerBound - 1))
      if let value, key != "user", key != "username" { add(unquoted(value), "secret", .place) }
    }
  }

  // MARK: Operands

  private static let settingVerbs: Set<String> = ["set", "config", "put", "add", "create", "modify", "edit", "connect"]
  /// Programs that take a name and its value as words of their own.
  private static let namingPrograms: Set<String> = [
    "nmcli", "mysqladmin", "redis-cli", "crudini", "rclone", "wpa_cli",
  ]

  /// `nmcli … password secret`, `git config github.token secret`, `AUTH secret`.
  mutating func readNamedOperands(of call: SimpleCommand) {
    let words = call.words
    let hasVerb = words.contains { Self.settingVerbs.contains($0.text) }
    let isConfig = words.contains { $0.text == "config" || $0.text == "configure" }
    let isNaming = isConfig || words.prefix(3).contains { Self.namingPrograms.contains($0.text) }
    for (index, word) in words.enumerated().dropFirst() where index + 1 < words.count {
      let name = text(inner(word))
      let isAuth = words[0].text == "redis-cli" && name.uppercased() == "AUTH"
      // `get-credentials NAME`: what is done to it.
      if ["get-", "set-", "print-", "create-", "reset-", "list-"].contains(where: name.hasPrefix), !isConfig {
        continue
      }
      guard name.utf8.first != .dash, !name.containsBytes(of: "="), isAuth || Self.isName(Self.member(name)),
        words[index + 1].text.utf8.first != .dash
      else { continue }
      let isQualified = name.utf8.contains { "._-/:".utf8.contains($0) }
      if isAuth || isNaming && !Self.settingVerbs.contains(name) && name != "secret" || hasVerb && isQualified {
        add(inner(words[index + 1]), Self.member(name), .place)
      }
    }
  }
}
