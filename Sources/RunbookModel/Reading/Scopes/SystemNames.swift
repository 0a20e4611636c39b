import Bytes

/// Names of operating systems and of distributions of Linux, the same in every language.
///
/// The names after the colon are those of `ID` in `/etc/os-release`, as the distributions document them.
enum SystemNames {
  private static let table = """
    os x, macos, mac os, osx, mac, darwin: macos
    windows: windows
    linux: linux
    ubuntu: linux ubuntu
    debian: linux debian
    fedora: linux fedora
    rhel, red hat enterprise linux, red hat, redhat, rpm-based, rpm based: linux rhel
    centos stream, centos: linux centos
    rocky linux, rocky: linux rocky
    almalinux, alma linux: linux almalinux
    oracle linux: linux ol
    amazon linux: linux amzn
    opensuse leap, opensuse tumbleweed, opensuse, suse: linux opensuse
    sles: linux sles
    alpine linux, alpine: linux alpine
    arch linux, archlinux, manjaro: linux arch
    raspberry pi os, raspbian: linux raspbian
    linux mint, mint: linux linuxmint
    nixos: linux nixos
    gentoo: linux gentoo
    void linux: linux void
    """

  private struct Row {
    var name: Words
    var platform: Platform
    var distribution: String?
  }

  /// Longer names first, so that "Arch Linux" is not read as "Linux".
  private static let rows: [Row] = table.parts(separatedBy: "\n").flatMap { line -> [Row] in
    let halves = line.parts(separatedBy: ":")
    let system = halves[1].parts(separatedBy: " ").map(String.init)
    guard let platform = Platform(rawValue: system[0]) else { return [] }
    return halves[0].parts(separatedBy: ",").map { name in
      Row(name: Words(name), platform: platform, distribution: system.count > 1 ? system[1] : nil)
    }
  }.sorted { $0.name.bytes.count > $1.name.bytes.count }

  private static let all = WordList(rows.map(\.name))

  /// The systems that a short text names, and how many other words it has; nil where it names none.
  static func systems(in words: ArraySlice<UInt8>) -> (systems: Systems, others: Int)? {
    guard words.count <= 120, all.isAny(in: words) else { return nil }
    var rest = Array(words)
    var platforms: [Platform] = []
    var distributions: [String] = []
    var isWhole: Set<Platform> = []
    var first = rest.count
    for row in rows {
      while let start = ByteSearch.offset(of: row.name.bytes, in: rest[...]) {
        let range = start..<start + row.name.bytes.count
        guard ByteSearch.isWord(range, in: rest[...]) else { break }
        if !platforms.contains(row.platform) { platforms.append(row.platform) }
        first = min(first, start)
        if let name = row.distribution { distributions.append(name) } else { isWhole.insert(row.platform) }
        rest.replaceSubrange(range, with: repeatElement(UInt8(ascii: "/"), count: range.count))
      }
    }
    guard !platforms.isEmpty else { return nil }
    let others = rest.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
      .count { word in word.contains { ByteSearch.isLetter($0) } }
    if PlatformWords.excludes(rest[..<first]) {
      // Which distributions are left is not known.
      return distributions.isEmpty
        ? (Systems(platforms: PlatformWords.all(besides: platforms), distributions: []), max(others - 2, 0)) : nil
    }
    let systems = Systems(
      platforms: platforms.sorted { $0.rawValue < $1.rawValue },
      // "Debian and Fedora" are these two; "Linux (Debian)" is any.
      distributions: isWhole.contains(.linux) ? [] : Array(Set(distributions)).sorted())
    return (systems, others)
  }
}
