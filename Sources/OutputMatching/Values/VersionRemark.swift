import Bytes

/// Words within a version: `1.5.0-2ubuntu3`, `2.4.1-broken`.
enum VersionRemark {
  /// Whether a version has only words that the sample has too, or that say how it was packaged: all others may say that
  /// it is no good one.
  static func isHarmless(_ version: TextSlice, besides sample: TextSlice) -> Bool {
    guard version.count <= longest else { return false }
    let shown = Set(words(sample))
    return words(version).allSatisfy { word in
      word.count < 3 || shown.contains(word) || packagings.contains(word) || isRevision(word)
    }
  }

  /// In bytes.
  private static let longest = 80

  private static func words(_ version: TextSlice) -> [String] {
    version.split { !$0.isAlphanumeric }.flatMap { part -> [String] in
      isRevision(part.string.lowercased()) ? [] : part.split { !$0.isLetter }.map { $0.string.lowercased() }
    }
  }

  /// `g1a2b3c4`, of a commit.
  private static func isRevision(_ word: String) -> Bool {
    let digits = word.first == "g" ? word.dropFirst() : word[...]
    return digits.count >= 6 && digits.allSatisfy(\.isHexDigit) && digits.contains(where: \.isNumeric)
  }

  private static let packagings: Set<String> = [
    "ubuntu", "debian", "deb", "dfsg", "build", "bpo", "lts", "esr", "ga", "final", "release", "stable", "alpine",
    "gke", "eks", "iks", "aks", "rke", "openshift", "amd", "arm", "linux", "darwin", "windows", "slim", "bookworm",
    "bullseye", "trixie", "jammy", "focal", "noble", "noarch", "hotfix", "patch", "update", "rev", "git", "community",
    "enterprise", "log", "mariadb", "percona", "openjdk", "jre", "jdk", "module", "rhel", "suse", "amzn", "homebrew",
    "java", "std", "oss", "server",
  ]
}
