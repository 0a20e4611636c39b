import Bytes

/// A file of settings, a few of which are commands that the program runs: `.gitconfig`, `.npmrc`, a unit of systemd.
struct SettingsFile: Hashable {
  /// Settings whose value is run, in lower case.
  private var keys: Set<String>
  /// Beginnings of such settings: `Exec` of `ExecStart`.
  private var beginnings: [String] = []
  /// Sections in which all values are run.
  private var sections: Set<String> = []

  static let git = SettingsFile(keys: Interpreter.gitSettings, sections: Interpreter.gitSections)
  static let npm = SettingsFile(keys: [
    "script-shell", "shell", "editor", "viewer", "browser", "git", "init-module", "init.module", "onload-script",
    "node-options", "ignore-path", "call",
  ])
  static let secureShell = SettingsFile(keys: [
    "proxycommand", "localcommand", "remotecommand", "knownhostscommand", "forcecommand", "authorizedkeyscommand",
    "authorizedprincipalscommand", "match", "include", "pkcs11provider", "securitykeyprovider", "xauthlocation",
    "subsystem", "command", "proxyjump", "setenv",
  ])
  static let unit = SettingsFile(
    keys: ["environment", "environmentfile", "onfailure", "loadcredential", "run"], beginnings: ["exec"])
  /// Of a container image: its builder expands variables and hands lines to a shell.
  static let image = SettingsFile(keys: [
    "run", "cmd", "entrypoint", "healthcheck", "onbuild", "shell", "env", "arg",
  ])
  static let supervisor = SettingsFile(keys: ["command", "environment"])
  static let desktopEntry = SettingsFile(keys: ["exec", "tryexec", "x-gnome-autostart-phase"])

  /// How a value is read at `offset` of the file.
  func reader(in text: [UInt8], at offset: Int) -> SecondReading.Reader {
    let line = lineBefore(offset, in: text)
    let names = Self.names(in: line)
    // A value in the name of a setting or of a section.
    guard !names.isEmpty, line.first(where: { !$0.isBlank }) != UInt8(ascii: "[") else { return .plain }
    let isRun = names.contains { name in keys.contains(name) || beginnings.contains(where: name.hasPrefix) }
    return isRun || sections.contains(section(of: text[..<offset])) ? .plain : .divided(.line)
  }

  /// What is before `offset` in its line, and in the lines that a backslash joins to it.
  private func lineBefore(_ offset: Int, in text: [UInt8]) -> ArraySlice<UInt8> {
    var start = offset
    while start > 0, text[start - 1] != .newline || start > 1 && text[start - 2] == .backslash { start -= 1 }
    return text[start..<offset]
  }

  /// The names before a sign of equality, and the first word where a blank follows it: `ProxyCommand nc`.
  private static func names(in line: ArraySlice<UInt8>) -> [String] {
    let text = String(decoding: line, as: UTF8.self).lowercased()
    func isName(_ character: Character) -> Bool {
      character.isAlphabetic || character.isNumeric || "-.".containsBytes(of: character)
    }
    let first = text.drop(while: \.isSpace).prefix(while: isName)
    var names = first.endIndex < text.endIndex ? [String(first)] : []
    for (index, character) in zip(text.indices, text) where character == "=" || character == ":" {
      let before = text[..<index].reversed().drop(while: \.isSpace).prefix(while: isName)
      names.append(String(before.reversed()))
    }
    return names.filter { !$0.isEmpty }
  }

  /// The last `[section]` or `[section "name"]`.
  private func section(of text: ArraySlice<UInt8>) -> String {
    let lines = text.split(separator: .newline)
    guard let header = lines.last(where: { $0.drop(while: \.isBlank).first == UInt8(ascii: "[") }) else { return "" }
    return String(decoding: header.drop(while: \.isBlank).dropFirst().prefix(while: { $0.isLetter }), as: UTF8.self)
      .lowercased()
  }
}
