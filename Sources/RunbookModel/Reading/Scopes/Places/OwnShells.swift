/// Calls that open another shell of the reader's own machine, in which nothing is elsewhere: `bash`, `sudo -s`, `su -`.
enum OwnShells {
  static func areOpened(by words: [String]) -> Bool {
    guard let program = words.first else { return false }
    let rest = words.dropFirst()
    switch program {
    case _ where shells.contains(program): return rest.allSatisfy { ["-l", "-i", "--login"].contains($0) }
    case "exec": return rest.first.map(shells.contains) ?? false
    case "newgrp": return true
    case "buildah", "podman": return rest.elementsEqual(["unshare"])
    case "su": return rest.allSatisfy { ["-", "-l", "--login", "root"].contains($0) }
    case "sudo", "doas":
      if rest.isEmpty { return false }
      let inner = rest.drop { ["-s", "-i", "--shell", "--login", "-E", "-H"].contains($0) }
      return inner.isEmpty || areOpened(by: Array(inner))
    default: return false
    }
  }

  private static let shells: Set<String> = ["sh", "bash", "zsh", "fish", "dash", "ksh", "ash"]
}
