import Bytes

/// What an author writes after an opening fence, in the dialects of the systems that render pages.
struct FenceInfo: Hashable {
  /// What a language name says of the content.
  enum Mark: Hashable {
    /// Typed into a POSIX shell, with or without prompts.
    case shell
    /// Typed into a shell of Windows.
    case windows
    /// Printed.
    case output
    /// Written in a language of programs or of data.
    case source
    /// Nothing is said, or no more than that it is text.
    case none
  }

  /// In small letters, without what asks a page to offer a button (`bash-interactive`); nil where there is none, or no
  /// more than `text`.
  let language: String?
  /// Whether it says that no program reads the content: `text`, `none`.
  let isText: Bool
  let mark: Mark
  /// The file whose content the block is: `title="x.yaml"`, `filename=x.js`, `[x.toml]`, `js:src/x.js`.
  let fileName: String?
  /// What its title is, else its language.
  let label: String?

  /// - Parameter isSession: the content has prompts, which are typed wherever the button for copying is.
  init(_ info: String, isSession: Bool = false) {
    guard !info.isEmpty else {
      (language, mark, fileName, label) = (nil, .none, nil, nil)
      isText = false
      return
    }
    let word = Self.firstWord(of: info)
    let name = word.hasSuffix("-interactive") ? String(word.dropLast("-interactive".count)) : word
    language = Self.plain.contains(name) ? nil : name
    isText = Self.texts.contains(name)
    mark = Self.isNotCopied(info) && !isSession || info.containsBytes(of: "verify(") ? .output : Self.mark(of: name)
    fileName = Self.fileName(in: info, after: word)
    label = Self.value(of: "title", in: info) ?? language
  }

  /// `bash`, `{ .bash .no-copy }`, `shell,script(name="one")`
  private static func firstWord(of info: String) -> String {
    var rest = info[...]
    if rest.first == "{" { rest = rest.dropFirst().drop { $0 == " " || $0 == "." } }
    return rest.prefix { $0.isAlphabetic || $0.isNumeric || "+#-_.".containsBytes(of: $0) }.lowercased()
  }

  /// Authors take the button for copying away from what is not to be typed.
  private static func isNotCopied(_ info: String) -> Bool {
    info.split { " {}".containsBytes(of: $0) }.contains { [".no-copy", "no-copy", "nocopy"].contains($0) }
  }

  private static func mark(of name: String) -> Mark {
    if shells.contains(name) { return .shell }
    if windows.contains(name) { return .windows }
    if outputs.contains(name) { return .output }
    return plain.contains(name) ? .none : .source
  }

  private static let texts: Set<String> = ["text", "txt", "plain", "plaintext", "none"]
  /// Neither is said what the content is, nor that no program reads it.
  private static let plain = texts.union(["", "console", "screen", "no-highlight", "nohighlight", "raw"])

  private static let shells: Set<String> = [
    "sh", "bash", "shell", "zsh", "ksh", "fish", "dash", "console", "terminal", "shell-session", "shellsession",
    "sh-session", "azurecli", "dotnetcli", "cli", "commandline", "command-line",
  ]

  private static let windows: Set<String> = [
    "powershell", "pwsh", "ps1", "ps", "posh", "azurepowershell", "cmd", "bat", "batch", "dos", "winbatch",
  ]

  /// A language of tests, whose blocks are one command and all that it prints.
  var isTest: Bool { language.map(Self.tests.contains) ?? false }

  private static let tests: Set<String> = ["scrut", "cram"]

  private static let outputs: Set<String> = ["output", "stdout", "console-output"]

  // MARK: Names of files

  private static let keys = ["title", "filename", "file", "path", "name"]

  private static func fileName(in info: String, after word: String) -> String? {
    for key in keys {
      if let value = value(of: key, in: info), FileNames.mayBeNamed(value) { return value }
    }
    if let open = info.lastIndex(of: "["), let close = info[open...].firstIndex(of: "]") {
      let name = String(info[info.index(after: open)..<close])
      if FileNames.mayBeNamed(name) { return name }
    }
    // `js:src/app.js`
    let rest = info.dropFirst(word.count)
    guard rest.first == ":" else { return nil }
    let name = String(rest.dropFirst().prefix { !$0.isSpace })
    return FileNames.mayBeNamed(name) ? name : nil
  }

  /// What its renderer shows above the block.
  static func title(in info: String) -> String? { value(of: "title", in: info) }

  /// `title="one"`, `title='one'`, `title=one`
  private static func value(of key: String, in info: String) -> String? {
    var rest = info[...]
    while let found = rest.byteRange(of: key + "=") {
      let isWord = found.lowerBound == info.startIndex || !info[info.index(before: found.lowerBound)].isAlphabetic
      rest = rest[found.upperBound...]
      guard isWord, let quote = rest.first else { continue }
      if quote == "\"" || quote == "'" { return String(rest.dropFirst().prefix { $0 != quote }) }
      return String(rest.prefix { !$0.isSpace && !"{}),".containsBytes(of: $0) })
    }
    return nil
  }
}
