/// Files that a text writes values into: `echo <x> >name; eval "$(cat name)"`.
extension ValueFlow {
  /// Commands that write to their last operand, or to the one after `-t`.
  private static let copying: Set<String> = ["cp", "mv", "install", "ln", "rsync", "scp", "pscp", "sshpass", "gsutil"]
  /// Words by which other programs do the same: `docker cp`, `kubectl cp`, `lxc file push`, `gcloud compute scp`.
  private static let copyingWords: Set<String> = ["cp", "push", "scp", "transfer", "copy-files", "pull", "copy"]

  static func copies(_ command: SimpleCommand) -> Bool {
    let words = command.calledWords
    return copying.contains(words.first?.programName ?? "")
      || words.count > 3 && words.dropFirst().prefix(3).contains { copyingWords.contains($0.literal ?? "") }
  }

  mutating func holdFiles(_ script: ShellScript, _ sites: SitesByPlace) {
    for whole in script.commands {
      for command in whole.simpleCommands {
        for target in SessionNames.written(by: command) + names.targetsOfAll {
          for file in names.files(of: target) { hold(file, sites, in: whole.range) }
        }
        holdNames(command, sites)
        if Self.copies(command), let last = command.words.last {
          for file in names.files(of: last.text) { hold(file, sites, in: command.range) }
        }
      }
    }
  }

  /// Stands for the names of files in a directory, which `ls` and a pattern give.
  static let listing = "*names"

  /// Programs that give a file or a directory the name in one of their words.
  private static let naming: Set<String> = [
    "mkdir", "touch", "cp", "mv", "ln", "install", "git", "tee", "dd", "mktemp", "truncate", "split", "tar", "unzip",
    "curl", "wget",
  ]
  private static let entering: Set<String> = ["cd", "pushd", "popd"]

  /// `mkdir <x>`, `cd <x>`, `>"<x>"`
  private mutating func holdNames(_ command: SimpleCommand, _ sites: SitesByPlace) {
    let program = command.calledWords.first?.programName ?? ""
    if Self.entering.contains(program) {
      for name in ["PWD", "OLDPWD"] { hold(name, sites, in: command.range) }
    }
    if Self.naming.contains(program) {
      for word in command.words.dropFirst() { hold(Self.listing, sites, in: word.range) }
    }
    for redirection in command.redirections where redirection.operation.hasPrefix(">") {
      if let target = redirection.target { hold(Self.listing, sites, in: target.range) }
    }
  }

  /// Programs that print the names of files, and those that print where the shell is.
  static func printedNames(by program: String) -> Set<String>? {
    switch program {
    case "ls", "find", "dir", "vdir", "fd", "fdfind", "tree": [listing]
    case "pwd", "dirs", "pushd", "realpath", "readlink": ["PWD", "OLDPWD"]
    default: nil
    }
  }
}
