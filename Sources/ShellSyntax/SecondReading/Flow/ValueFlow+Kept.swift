import Bytes

/// Values that a program keeps, in a repository, a database or its settings, and prints in a later call:
/// `git tag <x>`, and then `eval "show $(git describe)"`.
///
/// What a program keeps goes by its name and `()`, with a slash in front as files have it. Of no program it is known
/// what it keeps, so all that it was ever given may be in all that it prints.
extension ValueFlow {
  static func isKept(_ name: String) -> Bool { name.hasPrefix("/") && name.hasSuffix("()") }

  mutating func holdKept(_ script: ShellScript, _ sites: SitesByPlace) {
    for whole in script.commands {
      for command in whole.simpleCommands {
        guard let keeper = Self.keeper(in: command) else { continue }
        // In a pipeline the value may come in.
        hold(keeper, sites, in: whole.range)
        for body in command.redirections.compactMap(\.body) { hold(keeper, sites, in: body) }
      }
    }
  }

  /// What a call prints may be of the values that its program has kept; nil for a text that the program makes:
  /// `kubectl completion bash`.
  static func printedByKeeper(_ command: SimpleCommand) -> String? {
    guard let keeper = keeper(in: command),
      !command.calledWords.dropFirst().contains(where: { generators.contains($0.literal ?? "") })
    else { return nil }
    return keeper
  }

  private static func keeper(in command: SimpleCommand) -> String? {
    guard let program = command.calledWords.first?.programName, !program.isEmpty, !forgetful.contains(program) else {
      return nil
    }
    return "/\(kin[program] ?? program)()"
  }

  /// Programs that print what another one has kept.
  private static let kin: [String: String] = [
    "hostnamectl": "hostname", "uname": "hostname", "mariadb": "mysql", "mysqladmin": "mysql", "mysqldump": "mysql",
    "createdb": "psql", "createuser": "psql", "pg_dump": "psql", "podman": "docker", "docker-compose": "docker",
    "useradd": "getent", "adduser": "getent", "usermod": "getent", "groupadd": "getent", "id": "getent",
    "chfn": "getent", "mongo": "mongosh", "valkey-cli": "redis-cli", "secret-tool": "pass", "tig": "git",
    "svnlook": "svn",
  ]

  /// Programs that keep nothing of what they are given, or that print nothing but what comes in or is in a file; what
  /// becomes of their files is followed by the names of these.
  private static let forgetful: Set<String> = [
    "curl", "wget", "echo", "printf", "print", "cat", "tac", "head", "tail", "sort", "uniq", "tr", "cut", "grep",
    "egrep", "fgrep", "rg", "sed", "awk", "gawk", "jq", "yq", "tee", "wc", "diff", "cmp", "test", "[", "[[", "cd",
    "pushd", "popd", "pwd", "ls", "find", "stat", "du", "df", "file", "basename", "dirname", "realpath", "readlink",
    "export", "declare", "typeset", "local", "readonly", "set", "unset", "read", "mapfile", "readarray", "let",
    "eval", ".", "source", "trap", "true", "false", "sleep", "date", "seq", "env", "printenv", "envsubst", "base64",
    "xxd", "od", "sha256sum", "sha1sum", "md5sum", "openssl", "gpg", "dig", "host", "nslookup", "ping", "nc",
    "ssh-agent", "ssh-keygen", "ssh-add", "sh", "bash", "dash", "zsh", "python", "python3", "perl", "ruby", "node",
    "mkdir", "touch", "chmod", "chown", "cp", "mv", "rm", "ln", "tar", "unzip", "gzip", "gunzip", "exit", "xargs",
    "sudo", "su",
  ]

  /// Words by which a program prints a text that it makes for a shell.
  private static let generators: Set<String> = [
    "completion", "completions", "--completion", "hook", "shellenv", "shell-init", "activate", "docker-env",
  ]
}
