import Bytes

/// A program that takes a program as an argument, and where among its words that is: data.
struct Interpreter {
  var language: ProgramLanguage
  /// Options whose value is the program, `-c`; those of one letter may end a cluster, `-lc`.
  var programOptions: Set<String> = []
  /// Options of another meaning that take the next word.
  var valueOptions: Set<String> = []
  /// Options whose value is a file with the program.
  var fileOptions: Set<String> = []
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
  /// Words after the program become a part of it: `env -S 'sh -c' …`.
  var appends = false
  /// All operands from the program on are programs: `sqlite3 db '…' '…'`.
  var takesMore = false
  /// Options of one letter whose value is attached to them and becomes a part of a program: `gcc -DNAME=…`.
  var attachedOptions: Set<String> = []
  /// Its options are those of ``ShellArguments``.
  var isShell = false

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
    var last = name.utf8[...]
    if let slash = last.lastIndex(of: UInt8(ascii: "/")) {
      last = last[last.index(after: slash)...]
    } else if last.first == UInt8(ascii: "=") {
      // zsh: `=sh`
      last = last.dropFirst()
    }
    guard let first = last.first, lengths[Int(first)] != 0 else { return nil }
    if isLength(last.count, of: first), let known = table[String(Substring(last))] { return known }
    // `python3.12`, `lua5.4`, `cmd.exe`
    let stem = ProgramStem.of(Substring(last))
    guard stem.utf8.count < last.count, isLength(stem.utf8.count, of: first) else { return nil }
    return table[String(stem)]
  }

  /// By the first byte of the names in the table how long those names are, one bit each: most words of a page are none
  /// of them, and need not be looked up.
  private static let lengths: [UInt64] = table.keys.reduce(into: [UInt64](repeating: 0, count: 256)) { lengths, name in
    if let first = name.utf8.first { lengths[Int(first)] |= 1 << UInt64(min(name.utf8.count, 63)) }
  }

  private static func isLength(_ count: Int, of first: UInt8) -> Bool {
    lengths[Int(first)] & 1 << UInt64(min(count, 63)) != 0
  }

  /// Whether a pattern for names of files may stand for one: `/bin/s[h]`.
  static func isNamed(by pattern: ShellPattern) -> Bool {
    pattern.hasLetter && table.contains { !$0.value.leadsOnly && pattern.matches($0.key) }
  }

  /// Which one the first line of a file names: `#!/usr/bin/env python3`.
  static func named(inFirstLine text: ArraySlice<UInt8>) -> ProgramLanguage? {
    guard text.starts(with: "#!".utf8) else { return nil }
    let line = text.prefix { $0 != .newline }.text
    let names = line.dropFirst(2).split(whereSeparator: { $0 == " " || $0 == "/" })
    return names.lazy.compactMap { Interpreter.named(String($0))?.language }.first ?? .unknown
  }

  /// Programs that start the program in their words.
  static let starters: Set<String> = [
    "sudo", "doas", "env", "nice", "ionice", "timeout", "nohup", "time", "command", "builtin", "exec", "xargs",
    "setsid", "stdbuf", "strace", "sshpass", "proxychains", "torsocks", "chroot", "unshare", "nsenter", "busybox",
    "docker", "podman", "nerdctl", "docker-compose", "kubectl", "find", "watch", "parallel", "winpty",
    "systemd-run", "unbuffer", "chronic", "fakeroot", "pkexec", "gosu", "su-exec", "setpriv", "taskset", "chrt",
    "oc", "incus", "lxc", "machinectl", "multipass", "limactl", "toolbox", "distrobox", "entr", "run-parts",
    "dbus-run-session", "xvfb-run", "faketime", "firejail", "bwrap", "ltrace", "perf", "valgrind", "flock", "ssh-agent",
  ]

  /// Variables whose value a shell or another program runs.
  static func isCommandVariable(_ name: String) -> Bool {
    commandVariables.contains(name) || commandBeginnings.contains(where: name.hasPrefix)
  }

  /// Variables that a shell gives the integer attribute, so that it computes what is assigned to them.
  static let integerVariables: Set<String> = [
    "RANDOM", "SRANDOM", "SECONDS", "OPTIND", "LINENO", "HISTCMD", "EPOCHSECONDS", "BASHPID", "UID", "EUID", "GID",
    "EGID", "PPID", "HISTSIZE", "SAVEHIST", "COLUMNS", "LINES", "FUNCNEST", "KEYTIMEOUT", "LISTMAX", "MAILCHECK",
    "PERIOD", "TMOUT", "DIRSTACKSIZE", "SHLVL", "TTYIDLE", "BAUD", "LOGCHECK", "REPORTTIME",
  ]

  private static let commandVariables: Set<String> = [
    "PS0", "PS1", "PS2", "PS4", "PROMPT", "RPROMPT", "PROMPT_COMMAND", "BASH_ENV", "ENV", "GIT_SSH_COMMAND", "PAGER",
    "GIT_PAGER", "MANPAGER", "EDITOR", "VISUAL", "GIT_EDITOR", "LESSOPEN", "RSYNC_RSH", "GIT_SSH", "SSH_ASKPASS",
    "LESSCLOSE", "VIMINIT", "GVIMINIT", "EXINIT", "MAKEFLAGS", "GNUMAKEFLAGS", "NODE_OPTIONS", "PERL5OPT", "PERL5DB",
    "RUBYOPT", "TAR_OPTIONS", "GIT_EXTERNAL_DIFF", "GIT_SEQUENCE_EDITOR", "GIT_PROXY_COMMAND",
    "GIT_ASKPASS", "GIT_CONFIG_PARAMETERS", "SUDO_ASKPASS", "SUDO_EDITOR", "FCEDIT", "BROWSER", "CVS_RSH", "SVN_SSH",
    "SVN_EDITOR", "HGEDITOR", "KUBE_EDITOR", "KUBECTL_EXTERNAL_DIFF", "FZF_DEFAULT_COMMAND", "FZF_DEFAULT_OPTS",
    "PSQL_EDITOR", "PSQL_PAGER", "SYSTEMD_EDITOR", "SYSTEMD_PAGER", "MYSQL_PAGER", "DELTA_PAGER", "BAT_PAGER",
    "npm_config_script_shell",
  ]
  private static let commandBeginnings = ["BASH_FUNC_", "GIT_CONFIG_VALUE_"]

  /// Variables whose value is the name of a file that a program reads as a program, or as settings of which some are
  /// commands.
  static let fileVariables: [String: ProgramLanguage] = [
    "GIT_CONFIG": .settings(.git), "GIT_CONFIG_GLOBAL": .settings(.git), "GIT_CONFIG_SYSTEM": .settings(.git),
    "NPM_CONFIG_USERCONFIG": .settings(.npm), "NPM_CONFIG_GLOBALCONFIG": .settings(.npm),
    "npm_config_userconfig": .settings(.npm), "PYTHONSTARTUP": .python, "MAKEFILES": .unknown, "INPUTRC": .unknown,
    "SCREENRC": .unknown, "MYVIMRC": .unknown, "PSQLRC": .sql(.literal), "MAILRC": .client(.lines),
    "MAILCAPS": .unknown, "LESSKEY": .unknown, "R_PROFILE_USER": .unknown, "IRBRC": .ruby,
  ]

  /// Options of programs that are no interpreters whose value is such a file.
  static let settingsOptions: [String: [String: ProgramLanguage]] = {
    let secureShell: [String: ProgramLanguage] = ["-F": .settings(.secureShell)]
    return [
      "git": ["include.path": .settings(.git), "core.hooksPath": .shell], "ssh": secureShell, "scp": secureShell,
      "sftp": secureShell, "tmux": ["-f": .unknown, "source-file": .unknown, "source": .unknown],
      "screen": ["-c": .unknown], "at": ["-f": .shell], "crontab": ["-u": .unknown],
      "less": ["--lesskey-src": .unknown],
      "sshd": ["-f": .settings(.secureShell)], "logrotate": ["-f": .unknown], "just": ["-f": .unknown],
    ]
  }()

  /// Programs that take their environment for variables of their own, and expand what these hold.
  static let expandsEnvironment: Set<String> = ["make", "gmake", "remake", "bmake", "nmake"]

  /// Shells whose `echo` reads escapes of C in what it prints.
  static let echoesEscapes: Set<String> = ["sh", "dash", "ash", "zsh", "busybox", "ksh", "mksh", "su", "runuser"]

  /// Options in which a program takes escapes out before a shell gets their value.
  static let unescapedOptions: [String: [String]] = ["tar": ["--checkpoint-action"], "gtar": ["--checkpoint-action"]]

  /// Modules of Python whose arguments are programs.
  static let evaluatingModules: Set<String> = ["timeit", "pdb", "cProfile", "profile", "trace", "asyncio"]

  /// Words by which a program says that it runs what follows: `heroku run '…'`, `git submodule foreach '…'`.
  static let verbs: Set<String> = [
    "run", "exec", "shell", "ssh", "console", "foreach", "send-command", "run-command", "alias", "start-session",
    "execute-command", "eval", "EVAL", "rsh",
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
    "alternaterefscommand", "sendemailcmd", "tocmd", "cccmd", "path", "update",
  ]
  static let gitSections: Set<String> = ["alias", "pager", "difftool", "mergetool", "credential", "man", "browser"]

  /// Programs that open a connection with ssh, and so take its `-o`.
  static let secureShells: Set<String> = ["ssh", "scp", "sftp", "autossh", "sshfs", "ssh-copy-id", "mosh"]

  /// Programs with an option that runs a command, so that no value may begin like one.
  static let optionsRun: Set<String> = ["ssh", "scp", "sftp", "rsync", "git", "tar", "find", "xargs", "sort", "zip"]
}
