import Bytes

/// Files that programs read as programs or run by themselves, by their names: data.
enum ProgramFile {
  /// - Parameter name: of a file, with or without the folders before it.
  static func language(of name: String) -> ProgramLanguage? {
    let path = name.filter { $0 != "\"" && $0 != "'" }
    let parts = path.parts(separatedBy: "/").map(String.init)
    guard let last = parts.last else { return nil }
    if let known = names[last] { return known }
    let folders = parts.dropLast()
    if let known = folders.lazy.compactMap({ self.folders[$0] }).last { return known }
    if let folder = folders.last, let known = pairs["\(folder)/\(last)"] { return known }
    return endings.first { last.hasSuffix($0.ending) }?.language
  }

  /// Whole names.
  private static let names: [String: ProgramLanguage] = table([
    (
      .shell,
      [
        "bashrc", "bash.bashrc", ".bash_login", ".bash_logout", ".zlogin", ".zlogout", ".xinitrc", ".xprofile",
        ".xsession", ".xsessionrc", "rc.local", "zshrc", "zshenv", "PKGBUILD", "APKBUILD", ".lessfilter", ".kshrc",
        ".mkshrc", ".shrc", ".shinit",
        // Hooks of git.
        "applypatch-msg", "pre-applypatch", "post-applypatch", "pre-commit", "pre-merge-commit", "prepare-commit-msg",
        "commit-msg", "post-commit", "pre-rebase", "post-checkout", "post-merge", "pre-push", "pre-receive",
        "post-receive", "post-update", "post-rewrite",
      ]
    ),
    (.settings(.git), [".gitconfig", "gitconfig", ".gitmodules"]),
    (.settings(.image), ["Dockerfile", "Containerfile"]), (.settings(.supervisor), ["supervisord.conf"]),
    (.settings(.npm), [".npmrc", "npmrc", ".yarnrc"]),
    (.settings(.secureShell), ["ssh_config", "sshd_config", "authorized_keys", "authorized_keys2"]),
    (.ruby, ["Rakefile", "Gemfile", "Vagrantfile", "Capfile", "Guardfile", "Podfile", "Fastfile", ".irbrc", ".pryrc"]),
    (.python, [".pythonrc", ".pythonstartup", "SConstruct", "wscript", "sitecustomize.py"]),
    (
      .unknown,
      [
        "makefile", "justfile", "Justfile", ".justfile", "Jenkinsfile", "Procfile", "Earthfile", "Tiltfile",
        "Snakefile", "CMakeLists.txt", "build.ninja", "crontab", "sudoers", "inittab", ".vimrc", "vimrc", "init.vim",
        "init.lua", ".exrc", ".gvimrc", ".emacs", ".tmux.conf", "tmux.conf", ".screenrc", "screenrc", ".inputrc",
        "inputrc", ".gdbinit", ".lldbinit", ".psqlrc", ".sqliterc", ".mailcap", "mailcap", ".procmailrc", ".forward",
        ".muttrc", ".lesskey", ".login", ".cshrc", ".tcshrc", "config.fish", ".Rprofile", ".logout",
      ]
    ),
  ])

  /// Folders whose files a program runs.
  private static let folders: [String: ProgramLanguage] = table([
    (
      .shell,
      [
        "cron.hourly", "cron.daily", "cron.weekly", "cron.monthly", "init.d", "profile.d", "rc.d", ".husky", "hooks",
        "Xsession.d", "network.d",
      ]
    ),
    (.unknown, ["cron.d", "crontabs", "sudoers.d", "logrotate.d", "udev"]),
  ])

  /// Names that say it only together with their folder.
  private static let pairs: [String: ProgramLanguage] = table([
    (.settings(.git), [".git/config", "git/config"]), (.settings(.secureShell), [".ssh/config"]),
    (.shell, [".ssh/rc"]),
  ])

  private static let endings: [(ending: String, language: ProgramLanguage)] = [
    (
      .shell,
      [
        ".sh", ".bash", ".zsh", ".ksh", ".envrc", ".bashrc", ".bash_profile", ".zshrc", ".zprofile", ".zshenv",
        ".profile", ".bash_aliases",
      ]
    ),
    (.python, [".py"]), (.perl, [".pl"]), (.ruby, [".rb", ".gemspec"]), (.javascript, [".js", ".mjs", ".cjs"]),
    (.php, [".php"]), (.awk, [".awk"]), (.jq, [".jq"]), (.sql(.escapes), [".sql"]),
    (
      .settings(.unit),
      [".service", ".timer", ".socket", ".mount", ".automount", ".path", ".target", ".slice", ".container"]
    ),
    (.settings(.desktopEntry), [".desktop"]),
    (
      .unknown,
      [
        ".lua", "Makefile", ".mk", "crontab", ".cron", ".crontab", ".rules", ".cmake", ".ninja", ".gradle", ".groovy",
        ".ps1", ".bat", ".cmd", ".fish", ".csh", ".tcsh", ".tcl", ".exp", ".R", ".jl", ".vim", ".el", ".nu",
      ]
    ),
  ].flatMap { language, endings in endings.map { ($0, language) } }

  private static func table(_ rows: [(ProgramLanguage, [String])]) -> [String: ProgramLanguage] {
    rows.reduce(into: [:]) { table, row in for name in row.1 { table[name] = row.0 } }
  }
}
