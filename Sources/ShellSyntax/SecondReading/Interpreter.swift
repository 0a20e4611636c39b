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

  /// Its operands are no files with programs: `at now`.
  var operandsAreData = false

  /// It is about another user or a lock, and its `-c` is the only program in the command.
  var isCaller: Bool { language == .shell && programOptions.contains("--command") }

  /// Its first operand is the file with the program, `bash s.sh`; for `psql` it is a database, for `su` a user.
  var takesFile: Bool {
    if operandsAreData { return false }
    return switch language {
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

  /// It reads a program from its standard input and takes none as an argument.
  private static func input(_ language: ProgramLanguage) -> Interpreter {
    Interpreter(language: language, readsInput: true, leadsOnly: true, operandsAreData: true)
  }

  private static let caller = Interpreter(
    language: .shell, programOptions: ["-c", "--command"], valueOptions: ["-s", "--shell", "-u", "--user", "-g", "-w"],
    readsInput: true)
  private static let editor = option(.unknown, "-c", "--cmd", "-S", "+")
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
    "su": caller, "runuser": caller, "sg": caller, "newgrp": input(.shell),
    "script": option(.shell, "-c", "--command"), "flock": option(.shell, "-c", "--command"),
    "vagrant": option(.shell, "-c", "--command"), "gcloud": option(.shell, "--command"),
    "rsync": option(.shell, "-e", "--rsh", "--rsync-path"),
    "tar": option(.shell, "--to-command", "--checkpoint-action", "-I", "--use-compress-program"),
    "split": option(.shell, "--filter"), "npx": option(.shell, "-c", "--call"), "npm": option(.shell, "-c", "--call"),
    "nix-shell": option(.shell, "--run", "--command"), "entr": option(.unknown, "-s"),
    "ansible": option(.unknown, "-a", "--args"), "fzf": option(.unknown, "--preview", "--bind"),
    "nodemon": option(.unknown, "-x", "--exec"), "xterm": option(.unknown, "-e"),
    "man": option(.unknown, "-P", "--pager"),
    "env": option(.shell, "-S", "--split-string"), "parallel": whole(.unknown),
    "watch": whole(.shell, after: ["-n", "--interval", "-q", "--equexit"]),
    "eval": whole(.shell), "ssh": remote, "autossh": remote,
    "at": input(.shell), "batch": input(.shell), "crontab": input(.unknown), "m4": input(.unknown),
    "tmux": whole(.unknown), "screen": whole(.unknown), "make": whole(.unknown), "gmake": whole(.unknown),
    "retry": whole(.unknown), "hyperfine": whole(.unknown), "watchexec": whole(.unknown),
    "concurrently": whole(.unknown), "pdsh": whole(.unknown), "clush": whole(.unknown), "pssh": whole(.unknown),
    "dc": option(.unknown, "-e"), "ed": code(.unknown), "ex": code(.unknown, "-c", "--cmd", "+"), "vim": editor,
    "vi": editor, "nvim": editor, "view": editor, "less": editor, "more": editor, "gdb": option(.unknown, "-ex"),
    "emacs": option(.unknown, "--eval", "-eval", "--execute"),
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
    "systemd-run", "unbuffer", "chronic", "fakeroot", "pkexec", "gosu", "su-exec", "setpriv", "taskset", "chrt",
    "dbus-run-session", "xvfb-run", "faketime", "firejail", "bwrap", "ltrace", "perf", "valgrind", "flock", "ssh-agent",
  ]

  /// Variables whose value a shell or another program runs.
  static let commandVariables: Set<String> = [
    "PS0", "PS1", "PS2", "PS4", "PROMPT", "RPROMPT", "PROMPT_COMMAND", "BASH_ENV", "ENV", "GIT_SSH_COMMAND", "PAGER",
    "GIT_PAGER", "MANPAGER", "EDITOR", "VISUAL", "GIT_EDITOR", "LESSOPEN", "RSYNC_RSH", "GIT_SSH", "SSH_ASKPASS",
  ]

  /// Words by which a program says that it runs what follows: `heroku run '…'`, `git submodule foreach '…'`.
  static let verbs: Set<String> = [
    "run", "exec", "shell", "ssh", "console", "foreach", "send-command", "run-command", "alias",
  ]

  /// Parts of the name of an option whose value is run: `--rsh`, `--health-cmd`, `--upload-pack`.
  static let optionWords: Set<String> = [
    "command", "cmd", "exec", "rsh", "shell", "hook", "program", "script", "scripts", "pack", "filter", "editor",
    "pager",
  ]

  /// The last part of the name of a setting of git whose value is run, and sections of which all are.
  static let gitSettings: Set<String> = [
    "command", "cmd", "pager", "editor", "helper", "driver", "textconv", "clean", "smudge", "process", "external",
    "program", "sshcommand", "askpass", "hookspath", "fsmonitor", "gitproxy", "uploadpack", "receivepack",
    "packobjectshook",
    "alternaterefscommand", "sendemailcmd", "tocmd", "cccmd", "path",
  ]
  static let gitSections: Set<String> = ["alias", "pager", "difftool", "mergetool", "credential", "man", "browser"]

  /// Programs that open a connection with ssh, and so take its `-o`.
  static let secureShells: Set<String> = ["ssh", "scp", "sftp", "autossh", "sshfs", "ssh-copy-id", "mosh"]

  /// Programs with an option that runs a command, so that no value may begin like one.
  static let optionsRun: Set<String> = ["ssh", "scp", "sftp", "rsync", "git", "tar", "find", "xargs", "sort", "zip"]
}
