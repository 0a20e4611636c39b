import Bytes

/// Disks, network interfaces and users that every machine has others of: `vgcreate data /dev/sdb`, `ip link set ens18 up`,
/// `adduser user1`. Who runs them as the page has them may write to the wrong disk.
enum OwnThings {
  /// One of them is in each line that names one.
  static let signs = ["/dev/", "eth", "ens", "enp", "eno", "wlan", "wlp", "adduser", "useradd"]

  /// - Parameter words: of one line, without quotation marks.
  static func names(in words: [Substring]) -> [String] {
    guard !words.contains(where: { inner.contains(String($0)) }) else { return [] }
    var found: [String] = []
    if words.contains(where: { UnfilledForm.takesDevice(String($0)) || volumes.contains(String($0)) }) {
      found += words.filter(isDisk).map(String.init)
    }
    if words.contains(where: { networks.contains(String($0)) }), !words.contains("add") || !words.contains("type") {
      found += words.filter(isInterface).map(String.init)
    }
    if words.contains(where: { $0 == "adduser" || $0 == "useradd" }) {
      found += words.filter { users.contains(String($0)) }.map(String.init)
    }
    return found
  }

  /// `/dev/sda1`, `/dev/nvme0n1p2`; `/dev/null` and `/dev/loop0` are everywhere.
  private static func isDisk(_ word: Substring) -> Bool {
    guard word.hasPrefix("/dev/") else { return false }
    let name = word.dropFirst(5)
    if let kind = ["sd", "hd", "vd", "xvd"].first(where: name.hasPrefix) {
      let rest = name.dropFirst(kind.count)
      return rest.first.map { ("a"..."z").contains($0) && $0 != "x" } == true
        && rest.dropFirst().allSatisfy(\.isNumeric)
    }
    guard let kind = ["nvme", "mmcblk"].first(where: name.hasPrefix) else { return false }
    let rest = name.dropFirst(kind.count)
    return rest.first?.isNumeric == true && rest.allSatisfy { $0.isNumeric || $0 == "n" || $0 == "p" }
  }

  /// `eth0`, `ens18`, `enp3s0`
  private static func isInterface(_ word: Substring) -> Bool {
    guard let kind = ["eth", "ens", "enp", "eno", "wlan", "wlp"].first(where: word.hasPrefix) else { return false }
    let rest = word.dropFirst(kind.count)
    return rest.first?.isNumeric == true
      && rest.allSatisfy { $0.isNumeric || kind.hasSuffix("p") && "sfnd".contains($0) }
  }

  /// Programs that take disks, besides those that change one.
  private static let volumes: Set<String> = ["zpool", "mdadm", "vgextend", "vgreduce", "pvremove", "growpart", "btrfs"]

  private static let networks: Set<String> = [
    "ip", "ifconfig", "iw", "iwconfig", "ethtool", "nmcli", "tcpdump", "tshark", "iptables", "ip6tables", "dhclient",
    "ifup", "ifdown", "firewall-cmd", "tc", "brctl", "arp-scan", "networkctl", "wpa_supplicant", "resolvectl",
  ]

  /// What is done within has names of its own.
  private static let inner: Set<String> = ["netns", "nsenter", "exec", "lxc", "incus", "qemu-nbd"]

  private static let users: Set<String> = [
    "user1", "newuser", "new_user", "new-user", "myuser", "someuser", "jdoe", "johndoe",
    "john",
  ]
}
