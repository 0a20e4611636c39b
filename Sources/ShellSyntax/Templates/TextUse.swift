import Bytes

/// What a command does with the texts in its words, as far as it tells whether a name in them is one to replace: data.
package struct TextUse: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// It looks for them: `grep changeme .env`, `sed 's/__NAME__/web/'`.
  package static let searching = TextUse(rawValue: 1)
  /// It shows them: `echo "Waiting..."`.
  package static let speaking = TextUse(rawValue: 2)
  /// It fills templates of its own: `ansible all -m debug -a 'msg={{ name }}'`.
  package static let templating = TextUse(rawValue: 4)
  /// It makes a name from them: `mktemp /tmp/a.XXXXXX`.
  package static let naming = TextUse(rawValue: 8)
  /// `...` has a meaning: `go test ./...`, `git diff a...b`.
  package static let ranging = TextUse(rawValue: 16)
  /// A name between two underscores is one of its language: `python`, `gcc`.
  package static let compiling = TextUse(rawValue: 32)
  /// It compares them: `[ "$P" = changeme ]`.
  package static let comparing = TextUse(rawValue: 64)
  /// It wants a format: `--date-format YYYY-MM-DD`.
  package static let formatting = TextUse(rawValue: 128)
  /// It takes names of files, which a pattern may replace: `ls ???.txt`.
  package static let listing = TextUse(rawValue: 256)

  /// - Parameter words: of a simple command; the first few tell, `sudo docker exec web grep …`.
  package init(of words: [ShellWord]) {
    self = []
    for word in words.prefix(6) {
      guard let name = word.programName else { continue }
      formUnion(Self.programs[name] ?? [])
    }
  }

  /// Options whose value is a sentence of people: `git commit -m '…'`.
  package static let proseOptions: Set<String> = [
    "-m", "-am", "--message", "--comment", "--description", "--title", "--body", "--notes", "--subject", "--reason",
    "--annotation", "--text", "--msgbox", "--yesno", "--inputbox", "--prompt",
  ]

  /// `git log --grep=TODO`: its value is looked for.
  package static func isSearching(option: String) -> Bool {
    guard option.hasPrefix("--") else { return false }
    return option.prefix { $0 != "=" }.split(separator: "-").contains { searchWords.contains($0) }
  }

  private static let searchWords: Set<Substring> = ["grep", "search", "pattern", "match", "regex", "regexp"]

  private static let programs: [String: TextUse] = {
    let named: [(TextUse, [String])] = [
      (
        .searching,
        [
          "grep", "egrep", "fgrep", "zgrep", "rg", "ag", "ack", "pgrep", "pkill", "find", "fd", "sed", "gsed", "awk",
          "gawk", "mawk", "perl", "tr", "vim", "ex", "ed", "locate", "jq", "yq", "envsubst", "strings", "select-string",
        ]
      ),
      (
        .speaking,
        [
          "echo", "printf", "read", "zenity", "whiptail", "dialog", "kdialog", "gum", "notify-send", "logger", "wall",
          "figlet", "banner", "say", "print",
        ]
      ),
      (
        .templating,
        [
          "ansible", "ansible-playbook", "ansible-console", "j2", "jinja2", "jinja", "mustache", "handlebars",
          "cookiecutter", "gomplate", "consul-template", "dbt", "salt", "salt-call", "copier", "hbs", "tera",
          "minijinja-cli",
        ]
      ),
      (.naming, ["mktemp", "tempfile"]),
      (.ranging, ["go", "git", "hg", "bazel", "golangci-lint", "staticcheck", "gofmt"]),
      (
        .compiling,
        ["python", "python3", "python2", "pytest", "gcc", "g++", "cc", "c++", "clang", "clang++", "php", "cpp"]
      ),
      (.comparing, ["test", "["]),
      (.listing, ["ls", "cp", "mv", "rm", "cat", "wc", "chmod", "chown", "du", "file", "stat", "tar", "zip", "for"]),
    ]
    var all: [String: TextUse] = [:]
    for (use, names) in named { for name in names { all[name, default: []].formUnion(use) } }
    return all
  }()
}
