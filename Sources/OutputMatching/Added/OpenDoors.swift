import Bytes

/// Rows and entries that let somebody in: what the page does not show of these is never mere abundance.
///
/// Data: by the name of the program, the words of a row that lets something through; and groups whose members may do
/// everything.
struct OpenDoors: Sendable {
  private let words: Set<String>

  /// - Parameter command: as it ran.
  init(command: String) {
    let programs = command.split { $0.isSpace || "|;&()\"'".containsBytes(of: $0) }.prefix(100).map { word in
      word.split(separator: "/").last.map(String.init) ?? ""
    }
    words = programs.reduce(into: []) { $0.formUnion(Self.rules[$1] ?? []) }
  }

  /// Whether a row that the sample does not have lets something through.
  ///
  /// - Parameter rows: of the sample: what is open is open in both versions of the protocol.
  func areOpened(by row: TextSlice, besides rows: [TextSlice]) -> Bool {
    guard !words.isEmpty else { return false }
    let found = Self.words(of: row)
    guard found.contains(where: words.contains), !found.contains(where: Self.harmless.contains) else { return false }
    let rule = Self.withoutVersion(found)
    return !rows.contains { Self.withoutVersion(Self.words(of: $0)) == rule }
  }

  private static func words(of row: TextSlice) -> [String] {
    row.split { $0.isBlank || "\"',;|[]".utf8.contains($0) }.map {
      String(decoding: $0.prefix(40).lowercased, as: UTF8.self)
    }
  }

  /// Without `(v6)` and the number of the row.
  private static func withoutVersion(_ words: [String]) -> [String] {
    words.filter { $0 != "(v6)" && Int($0) == nil }
  }

  /// What no service listens to, and what answers.
  private static let harmless: Set<String> = ["icmp", "icmpv6", "ipv6-icmp", "established", "related", "lo"]

  /// Whether an entry of a list is a group whose members may do everything: `0(root)`.
  static func isRight(_ item: TextSlice) -> Bool {
    item.split { !$0.isAlphanumeric && $0 != "-" && $0 != "_" }.contains { word in
      rights.contains(String(decoding: word.prefix(40).lowercased, as: UTF8.self))
    }
  }

  private static let rights: Set<String> = [
    "root", "sudo", "wheel", "docker", "admin", "administrators", "lxd", "libvirt", "disk", "shadow", "adm",
    "cluster-admin", "system-masters", "superuser",
  ]

  private static let anybody: Set<String> = ["0.0.0.0/0", "::/0", "anywhere", "any", "*"]

  private static let rules: [String: Set<String>] = [
    "iptables": ["accept"], "ip6tables": ["accept"], "nft": ["accept"], "ufw": ["allow"],
    "firewall-cmd": ["accept"], "aws": anybody, "gcloud": anybody.union(["allow"]), "az": anybody.union(["allow"]),
    "openstack": anybody, "ibmcloud": anybody.union(["allow"]), "oci": anybody, "doctl": anybody,
    "hcloud": anybody, "id": rights, "groups": rights, "getent": rights,
  ]
}
