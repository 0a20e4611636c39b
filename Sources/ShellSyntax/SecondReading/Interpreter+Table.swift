/// The programs that take a program as an argument: data.
extension Interpreter {
  private static let shell = Interpreter(
    language: .shell, programOptions: ["-c"], readsInput: true, isShell: true)
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

  /// Of a language that is not read here, with a name that may also be a word for something else.
  private static func foreign(_ language: ProgramLanguage, _ options: String...) -> Interpreter {
    Interpreter(language: language, programOptions: Set(options), readsInput: true, leadsOnly: true)
  }
  /// It takes lines of commands, of which some start a shell.
  private static func client(
    _ language: ProgramLanguage, _ options: Set<String> = [], files: Set<String> = [], values: Set<String> = []
  ) -> Interpreter {
    Interpreter(
      language: language, programOptions: options, valueOptions: files.union(values), fileOptions: files,
      readsInput: true, leadsOnly: true, operandsAreData: true)
  }
  private static let transfer = client(.client(.words), ["-c", "-e"], files: ["-f", "-b"])
  private static let letter = client(.client(.lines), values: ["-s", "-r", "-c", "-b", "-a"])
  private static let compiler = Interpreter(language: .unknown, leadsOnly: true, attachedOptions: ["-D"])
  private static let debugger = client(
    .unknown,
    [
      "-ex", "--ex", "-iex", "--iex", "-eval-command", "--eval-command", "-init-eval-command", "--init-eval-command",
      "-o", "-O", "--one-line", "--one-line-before-file",
    ], files: ["-x", "--command", "-ix", "--init-command", "-s", "--source"])
  private static let windows = Interpreter(
    language: .unknown, programOptions: ["-c", "-Command", "-command", "-EncodedCommand", "/c", "/C", "/k", "/K"],
    readsInput: true, leadsOnly: true, appends: true)

  private static let caller = Interpreter(
    language: .shell, programOptions: ["-c", "--command"], valueOptions: ["-s", "--shell", "-u", "--user", "-g", "-w"],
    readsInput: true)
  private static let make = Interpreter(
    language: .unknown, programOptions: ["--eval", "-E"], fileOptions: ["-f", "--file", "--makefile"],
    programOperand: 0,
    joins: true, leadsOnly: true)
  private static let editor = Interpreter(
    language: .unknown, programOptions: ["-c", "--cmd", "-S", "+"], valueOptions: ["-u", "-s", "-i", "-T"],
    fileOptions: ["-u", "-S", "-s"], readsInput: true, leadsOnly: true, operandsAreData: true)
  private static let pager = Interpreter(
    language: .unknown, programOptions: ["-c", "--cmd", "+"], leadsOnly: true, operandsAreData: true)
  private static let remote = Interpreter(
    language: .shell,
    valueOptions: [
      "-b", "-c", "-D", "-E", "-e", "-F", "-I", "-i", "-J", "-L", "-l", "-m", "-O", "-o", "-p", "-Q", "-R", "-S", "-W",
      "-w", "-B",
    ], programOperand: 1, joins: true, readsInput: true, leadsOnly: true)
  private static let awk = Interpreter(
    language: .awk, programOptions: ["-e", "--source"],
    valueOptions: ["-F", "-v", "-f", "--file", "--assign", "--field-separator"], fileOptions: ["-f", "--file"],
    programOperand: 0, leadsOnly: true)
  private static let jq = Interpreter(
    language: .jq, valueOptions: ["-f", "--from-file", "-L", "--indent"], fileOptions: ["-f", "--from-file"],
    programOperand: 0, leadsOnly: true)

  static let table: [String: Interpreter] = [
    "sh": shell, "bash": shell, "dash": shell, "zsh": shell, "ksh": shell, "mksh": shell, "ash": shell, "rbash": shell,
    "yash": shell, "posh": shell,
    // `/proc/self/exe` is the shell that runs it.
    "exe": Interpreter(language: .shell, programOptions: ["-c"], readsInput: true, leadsOnly: true, isShell: true),
    "fish": foreign(.unknown, "-c", "--command", "-C", "--init-command"), "tcsh": foreign(.unknown, "-c"),
    "csh": foreign(.unknown, "-c"), "nu": foreign(.unknown, "-c", "--commands"), "elvish": foreign(.unknown, "-c"),
    "xonsh": foreign(.unknown, "-c"), "pwsh": windows, "powershell": windows, "cmd": windows,
    "wsl": Interpreter(language: .unknown, programOperand: 0, joins: true, readsInput: true, leadsOnly: true),
    "adb": whole(.unknown), "salt": whole(.unknown), "salt-ssh": whole(.unknown), "salt-call": whole(.unknown),
    "su": caller, "runuser": caller, "sg": caller, "newgrp": input(.shell),
    "script": option(.shell, "-c", "--command"), "flock": option(.shell, "-c", "--command"),
    "vagrant": option(.shell, "-c", "--command"), "gcloud": option(.shell, "--command"),
    "rsync": option(.shell, "-e", "--rsh", "--rsync-path"),
    "tar": option(.shell, "--to-command", "--checkpoint-action", "-I", "--use-compress-program"),
    "split": option(.shell, "--filter"), "npx": option(.shell, "-c", "--call"), "npm": option(.shell, "-c", "--call"),
    "nix-shell": option(.shell, "--run", "--command"), "entr": option(.unknown, "-s"),
    "ansible": option(.unknown, "-a", "--args", "-e", "--extra-vars"), "fzf": option(.unknown, "--preview", "--bind"),
    "nodemon": option(.unknown, "-x", "--exec"), "xterm": option(.unknown, "-e"),
    "man": option(.unknown, "-P", "--pager"),
    "env": Interpreter(language: .unknown, programOptions: ["-S", "--split-string"], appends: true),
    "parallel": whole(.unknown),
    "watch": whole(.shell, after: ["-n", "--interval", "-q", "--equexit"]),
    "eval": whole(.shell), "ssh": remote, "autossh": remote,
    "at": input(.shell), "batch": input(.shell), "crontab": input(.unknown),
    "m4": Interpreter(
      language: .unknown, readsInput: true, leadsOnly: true, operandsAreData: true, attachedOptions: ["-D"]),
    "tmux": whole(.unknown), "screen": whole(.unknown), "make": make, "gmake": make,
    "retry": whole(.unknown), "hyperfine": whole(.unknown), "watchexec": whole(.unknown),
    "concurrently": whole(.unknown), "pdsh": whole(.unknown), "clush": whole(.unknown), "pssh": whole(.unknown),
    "parallel-ssh": whole(.unknown), "dsh": whole(.unknown), "socat": whole(.unknown), "task": whole(.unknown),
    "just": whole(.unknown), "nc": option(.unknown, "-e", "-c"), "ncat": option(.unknown, "-e", "-c", "--sh-exec"),
    "zip": option(.unknown, "-TT", "--unzip-command"),
    "ansible-playbook": option(.unknown, "-e", "--extra-vars"),
    "dc": option(.unknown, "-e"), "ed": code(.unknown), "ex": code(.unknown, "-c", "--cmd", "+"), "vim": editor,
    "vi": editor, "nvim": editor, "view": editor, "less": pager, "more": pager,
    "gdb": debugger, "lldb": debugger,
    "emacs": option(.unknown, "--eval", "-eval", "--execute"),
    "expect": code(.unknown, "-c"), "tclsh": code(.unknown), "lua": code(.unknown, "-e"),
    "osascript": code(.unknown, "-e"), "Rscript": option(.unknown, "-e"), "groovy": option(.unknown, "-e"),
    "R": foreign(.unknown, "-e"), "julia": foreign(.unknown, "-e", "-E", "--eval"), "deno": whole(.unknown),
    "bun": foreign(.unknown, "-e", "--eval", "-p"), "guile": foreign(.unknown, "-c"), "racket": foreign(.unknown, "-e"),
    "sbcl": foreign(.unknown, "--eval"), "octave": foreign(.unknown, "--eval"), "ghc": foreign(.unknown, "-e"),
    "raku": foreign(.unknown, "-e"), "elixir": foreign(.unknown, "-e", "--eval"), "erl": foreign(.unknown, "-eval"),
    "scala": foreign(.unknown, "-e"), "rails": foreign(.unknown, "-e"), "irb": foreign(.unknown, "-e"),
    "pypy": foreign(.python, "-c"), "ipython": foreign(.python, "-c"), "luajit": foreign(.unknown, "-e"),
    "awk": awk, "gawk": awk, "mawk": awk, "nawk": awk, "jq": jq, "yq": jq,
    "sed": Interpreter(
      language: .sed, programOptions: ["-e", "--expression"], valueOptions: ["-f", "--file", "-l"],
      fileOptions: ["-f", "--file"], programOperand: 0, leadsOnly: true),
    "gsed": Interpreter(language: .sed, programOptions: ["-e", "--expression"], programOperand: 0, leadsOnly: true),
    "perl": code(.perl, "-e", "-E"), "python": code(.python, "-c"), "ruby": code(.ruby, "-e"),
    "node": code(.javascript, "-e", "-p", "--eval", "--print"), "php": code(.php, "-r"),
    "mongo": code(.javascript, "--eval"), "mongosh": code(.javascript, "--eval"),
    "psql": code(.sql(.literal), "-c", "--command"), "cqlsh": code(.sql(.literal), "-e", "--execute"),
    "mysql": code(.sql(.escapes), "-e", "--execute"), "mariadb": code(.sql(.escapes), "-e", "--execute"),
    "clickhouse-client": code(.sql(.escapes), "-q", "--query"), "sqlcmd": code(.sql(.literal), "-Q", "-q"),
    "sqlite3": Interpreter(
      language: .sql(.literal), programOptions: ["-cmd"], valueOptions: ["-separator", "-nullvalue", "-init"],
      fileOptions: ["-init"], programOperand: 1, readsInput: true, leadsOnly: true, takesMore: true),
    "duckdb": Interpreter(
      language: .sql(.literal), programOptions: ["-cmd", "-c", "-s"],
      valueOptions: ["-separator", "-nullvalue", "-init"],
      fileOptions: ["-init", "-f"], programOperand: 1, readsInput: true, leadsOnly: true, takesMore: true),
    "sqlplus": client(.sql(.literal)), "sqlcl": client(.sql(.literal)), "usql": client(.sql(.literal), ["-c"]),
    "isql": client(.sql(.literal)), "mysqlsh": client(.unknown, ["-e", "--execute"], files: ["-f", "--file"]),
    "beeline": client(.sql(.literal), ["-e"], files: ["-f"]), "hive": client(.sql(.literal), ["-e"], files: ["-f"]),
    "ftp": transfer, "lftp": transfer, "sftp": transfer, "tftp": transfer, "ncftp": transfer, "telnet": transfer,
    "smbclient": transfer, "mail": letter, "mailx": letter, "mutt": letter, "s-nail": letter,
    "gnuplot": client(.unknown, ["-e"]), "msfconsole": client(.unknown, ["-x"], files: ["-r"]),
    "maxima": client(.unknown, ["--batch-string"]), "jshell": client(.unknown),
    "gcc": compiler, "cc": compiler, "g++": compiler, "c++": compiler, "clang": compiler, "clang++": compiler,
    "cpp": compiler,
  ]
}
