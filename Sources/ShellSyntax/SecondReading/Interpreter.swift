/// A program that takes a program as an argument, and where among its words that is: data.
struct Interpreter {
  var language: ProgramLanguage
  /// Options whose value is the program, `-c`; those of one letter may end a cluster, `-lc`.
  var programOptions: Set<String> = []
  /// Options of another meaning that take the next word.
  var valueOptions: Set<String> = []
  /// Without a program option the first operand (0) is the program, or a later one; nil when it is a file.
  var programOperand: Int?
  /// All words from there on are joined to one program: `ssh host …`, `eval …`.
  var joins = false
  /// Without a program it reads one from its standard input.
  var readsInput = false
  /// It runs only as the first word of its command or after a program such as `sudo`.
  var leadsOnly = false

  /// Its first operand is the file with the program, `bash s.sh`; for `psql` it is a database, for `su` a user.
  var takesFile: Bool {
    switch language {
    case .sql: false
    case .shell: !programOptions.contains("--command")
    default: true
    }
  }

  /// By the last component of their path.
  static func named(_ name: String) -> Interpreter? {
    let last = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
    // `python3.12`, `lua5.4`
    return table[last] ?? table[String(last.prefix { !$0.isNumber && $0 != "." })]
  }

  /// Which one the first line of a file names: `#!/usr/bin/env python3`.
  static func named(inFirstLine text: ArraySlice<UInt8>) -> ProgramLanguage? {
    guard text.starts(with: "#!".utf8) else { return nil }
    let line = text.prefix { $0 != .newline }.text
    let names = line.dropFirst(2).split(whereSeparator: { $0 == " " || $0 == "/" })
    return names.lazy.compactMap { Interpreter.named(String($0))?.language }.first ?? .unknown
  }

  private static let shell = Interpreter(
    language: .shell, programOptions: ["-c"], valueOptions: ["-o", "-O", "+o", "+O", "--rcfile", "--init-file"],
    readsInput: true)
  private static func code(_ language: ProgramLanguage, _ options: String...) -> Interpreter {
    Interpreter(language: language, programOptions: Set(options), readsInput: true)
  }
  private static func option(_ language: ProgramLanguage, _ options: String...) -> Interpreter {
    Interpreter(language: language, programOptions: Set(options))
  }
  private static func whole(_ language: ProgramLanguage, after values: Set<String> = []) -> Interpreter {
    Interpreter(language: language, valueOptions: values, programOperand: 0, joins: true, leadsOnly: true)
  }

  private static let remote = Interpreter(
    language: .shell,
    valueOptions: [
      "-b", "-c", "-D", "-E", "-e", "-F", "-I", "-i", "-J", "-L", "-l", "-m", "-O", "-o", "-p", "-Q", "-R", "-S", "-W",
      "-w", "-B",
    ], programOperand: 1, joins: true, readsInput: true, leadsOnly: true)
  private static let awk = Interpreter(
    language: .awk, programOptions: ["-e", "--source"],
    valueOptions: ["-F", "-v", "-f", "--file", "--assign", "--field-separator"], programOperand: 0, leadsOnly: true)
  private static let jq = Interpreter(
    language: .jq, valueOptions: ["-f", "--from-file", "-L", "--indent"], programOperand: 0, leadsOnly: true)

  private static let table: [String: Interpreter] = [
    "sh": shell, "bash": shell, "dash": shell, "zsh": shell, "ksh": shell, "mksh": shell, "ash": shell, "rbash": shell,
    "su": code(.shell, "-c", "--command"), "runuser": code(.shell, "-c", "--command"),
    "script": option(.shell, "-c", "--command"), "flock": option(.shell, "-c", "--command"),
    "vagrant": option(.shell, "-c", "--command"), "gcloud": option(.shell, "--command"),
    "rsync": option(.shell, "-e", "--rsh"), "tar": option(.shell, "--to-command", "--checkpoint-action"),
    "env": option(.shell, "-S", "--split-string"), "parallel": whole(.unknown),
    "watch": whole(.shell, after: ["-n", "--interval", "-q", "--equexit"]),
    "eval": whole(.shell), "ssh": remote, "autossh": remote,
    "at": Interpreter(language: .shell, readsInput: true, leadsOnly: true),
    "batch": Interpreter(language: .shell, readsInput: true, leadsOnly: true),
    "crontab": Interpreter(language: .unknown, readsInput: true, leadsOnly: true),
    "tmux": whole(.unknown), "make": whole(.unknown), "gmake": whole(.unknown), "dc": option(.unknown, "-e"),
    "ed": code(.unknown),
    "ex": code(.unknown, "-c"), "vim": option(.unknown, "-c"), "gdb": option(.unknown, "-ex"),
    "expect": code(.unknown, "-c"), "tclsh": code(.unknown), "lua": code(.unknown, "-e"),
    "osascript": code(.unknown, "-e"), "Rscript": option(.unknown, "-e"), "groovy": option(.unknown, "-e"),
    "awk": awk, "gawk": awk, "mawk": awk, "nawk": awk, "jq": jq, "yq": jq,
    "sed": Interpreter(
      language: .sed, programOptions: ["-e", "--expression"], valueOptions: ["-f", "--file", "-l"], programOperand: 0,
      leadsOnly: true),
    "gsed": Interpreter(language: .sed, programOptions: ["-e", "--expression"], programOperand: 0, leadsOnly: true),
    "perl": code(.perl, "-e", "-E"), "python": code(.python, "-c"), "ruby": code(.ruby, "-e"),
    "node": code(.javascript, "-e", "-p", "--eval", "--print"), "php": code(.php, "-r"),
    "mongo": code(.javascript, "--eval"), "mongosh": code(.javascript, "--eval"),
    "psql": code(.sql(.literal), "-c", "--command"), "cqlsh": code(.sql(.literal), "-e", "--execute"),
    "mysql": code(.sql(.escapes), "-e", "--execute"), "mariadb": code(.sql(.escapes), "-e", "--execute"),
    "clickhouse-client": code(.sql(.escapes), "-q", "--query"), "sqlcmd": code(.sql(.literal), "-Q", "-q"),
    "sqlite3": Interpreter(
      language: .sql(.literal), valueOptions: ["-cmd", "-separator", "-nullvalue", "-init"], programOperand: 1,
      readsInput: true, leadsOnly: true),
  ]

  /// Programs that start the program in their words.
  static let starters: Set<String> = [
    "sudo", "doas", "env", "nice", "ionice", "timeout", "nohup", "time", "command", "builtin", "exec", "xargs",
    "setsid", "stdbuf", "strace", "sshpass", "proxychains", "torsocks", "chroot", "unshare", "nsenter", "busybox",
    "docker", "podman", "nerdctl", "docker-compose", "kubectl", "oc", "find", "watch", "parallel", "winpty",
  ]

  /// Variables whose value a shell or another program runs.
  static let commandVariables: Set<String> = [
    "PS0", "PS1", "PS2", "PS4", "PROMPT", "RPROMPT", "PROMPT_COMMAND", "BASH_ENV", "ENV", "GIT_SSH_COMMAND", "PAGER",
    "GIT_PAGER", "MANPAGER", "EDITOR", "VISUAL", "GIT_EDITOR", "LESSOPEN", "RSYNC_RSH", "GIT_SSH", "SSH_ASKPASS",
  ]

  /// Programs with an option that runs a command, so that no value may begin like one.
  static let optionsRun: Set<String> = ["ssh", "scp", "sftp", "rsync", "git", "tar", "find", "xargs", "sort", "zip"]
}
