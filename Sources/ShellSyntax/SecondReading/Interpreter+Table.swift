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
  private static let editor = option(.unknown, "-c", "--cmd", "-S", "+")
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
    "ansible": option(.unknown, "-a", "--args"), "fzf": option(.unknown, "--preview", "--bind"),
    "nodemon": option(.unknown, "-x", "--exec"), "xterm": option(.unknown, "-e"),
    "man": option(.unknown, "-P", "--pager"),
    "env": Interpreter(language: .unknown, programOptions: ["-S", "--split-string"], appends: true),
    "parallel": whole(.unknown),
    "watch": whole(.shell, after: ["-n", "--interval", "-q", "--equexit"]),
    "eval": whole(.shell), "ssh": remote, "autossh": remote,
    "at": input(.shell), "batch": input(.shell), "crontab": input(.unknown), "m4": input(.unknown),
    "tmux": whole(.unknown), "screen": whole(.unknown), "make": make, "gmake": make,
    "retry": whole(.unknown), "hyperfine": whole(.unknown), "watchexec": whole(.unknown),
    "concurrently": whole(.unknown), "pdsh": whole(.unknown), "clush": whole(.unknown), "pssh": whole(.unknown),
    "dc": option(.unknown, "-e"), "ed": code(.unknown), "ex": code(.unknown, "-c", "--cmd", "+"), "vim": editor,
    "vi": editor, "nvim": editor, "view": editor, "less": editor, "more": editor,
    "gdb": option(.unknown, "-ex", "--eval-command"),
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
      programOperand: 1, readsInput: true, leadsOnly: true),
  ]
}
