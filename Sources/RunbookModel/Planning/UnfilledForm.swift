import Bytes
import ShellSyntax

/// The form of a piece of a word that any version, number, device, path or repository may take the place of: `vX.X.X`,
/// `app-VERSION`, `/dev/sdX`, `/chemin/vers/fichier`, `owner/repo`.
struct UnfilledForm {
  private typealias Words = UnfilledVocabulary

  private let text: Substring

  init(_ text: Substring) { self.text = text }

  var isUnfilled: Bool {
    isVersion || isNamedVersion || isCrossedNumber || isDevice || isSamplePath || isSampleRepository || isDottedName
  }

  private static func whole(_ text: some StringProtocol) -> String { UnfilledName.words(text).joined() }

  // MARK: Versions and numbers

  /// `vX.Y.Z`, `filename-x.y.z`, `app-X.Y.tar.gz`, `N.N.N`
  private var isVersion: Bool {
    text.split { !$0.isAlphabetic && !$0.isNumeric && $0 != "." }.contains { part in
      let labels = part.parts(separatedBy: ".", omittingEmptySubsequences: false)
      return labels.indices.dropLast().contains { Self.isVersion(labels[$0...]) }
    }
  }

  /// One letter three times, or `x`, `y` and `z`; in capitals two are enough, and an ending may follow.
  private static func isVersion(_ labels: ArraySlice<Substring>) -> Bool {
    var letters = labels.prefix(3).map(String.init)
    if letters[0].count == 2, letters[0].first == "v" || letters[0].first == "V" { letters[0].removeFirst() }
    guard letters[0].count == 1, letters[1].count == 1 else { return false }
    let (isSame, isRow) = (letters[0] == letters[1], letters[0].lowercased() == "x" && letters[1].lowercased() == "y")
    guard isSame && "xXnN".containsBytes(of: letters[0]) || isRow,
      (letters[0].lowercased() == letters[0]) == (letters[1].lowercased() == letters[1])
    else { return false }
    let isLarge = letters[0].lowercased() != letters[0]
    guard letters.count > 2, letters[2].count < 2 else { return isLarge }
    let last = isSame ? letters[0] : isLarge ? "Z" : "z"
    return letters[2] == last
  }

  /// `app-VERSION.tar.gz`, `vVERSION`; `APP_VERSION` is the name of a variable, and `lib/VERSION` a file.
  private var isNamedVersion: Bool {
    guard text.contains(where: \.isLowercase) else { return false }
    let parts = text.split { "-_./@:".containsBytes(of: $0) }
    return parts.contains { part in
      guard part == "VERSION" || part == "vVERSION" else { return false }
      guard part.startIndex > text.startIndex else { return part.first == "v" || part.endIndex < text.endIndex }
      return "-_@:".containsBytes(of: text[text.index(before: part.startIndex)])
    }
  }

  /// `ec2-XX-XX-XX-XX`
  private var isCrossedNumber: Bool {
    let crosses = text.split { "-._:@".containsBytes(of: $0) }.map { part in
      part.count < 4 && part.allSatisfy { $0 == "X" } || part == "xx" || part == "xxx"
    }
    return crosses.indices.dropLast(2).contains { crosses[$0...].prefix(3).allSatisfy { $0 } }
  }

  // MARK: Devices

  /// `/dev/sdX1`, `/dev/sdXY`, `/dev/nvmeXnY`
  private var isDevice: Bool {
    guard text.hasPrefix("/dev/") else { return false }
    let name = text.dropFirst(5)
    let kind = name.prefix { $0.isLowercase }
    let rest = name.dropFirst(kind.count)
    return kind.count > 1 && rest.first.map { "XYN".containsBytes(of: $0) } == true
      && rest.allSatisfy { "XYNZnp".containsBytes(of: $0) || $0.isNumeric }
  }

  /// Programs that write to a device, mount it or take it apart: what is given to them is one device.
  private static let devicePrograms: Set<String> = [
    "dd", "mkfs", "mount", "umount", "fdisk", "sfdisk", "cfdisk", "gdisk", "sgdisk", "parted", "wipefs", "cryptsetup",
    "mkswap", "swapon", "fsck", "e2fsck", "resize2fs", "tune2fs", "badblocks", "hdparm", "smartctl", "blkdiscard",
    "shred", "pvcreate", "vgcreate", "partprobe", "eject", "dcfldd",
  ]

  /// Whether a program takes one device, by its name without a folder: `mkfs.ext4`.
  static func takesDevice(_ program: String) -> Bool {
    devicePrograms.contains(program.prefix { $0 != "." }.lowercased())
  }

  /// `/dev/sdx`, `of=/dev/sd?`: many machines have no disk of the first name, and no program takes the second.
  var isAnyDevice: Bool {
    guard let start = text.byteRange(of: "/dev/") else { return false }
    let name = text[start.upperBound...].filter { !"\"'".containsBytes(of: $0) }
    return name.containsBytes(of: "?")
      || ["sdx", "hdx", "vdx"].contains { name.hasPrefix($0) && name.dropFirst(3).allSatisfy(\.isNumeric) }
  }

  // MARK: Paths

  /// `/chemin/vers/fichier`, `path/to/file`, `/caminho/origem`
  private var isSamplePath: Bool {
    let parts = text.parts(separatedBy: "/")
    guard parts.count > 1 else { return false }
    if text.first == "/", Words.paths.contains(Self.whole(parts[0])) { return true }
    return zip(parts, parts.dropFirst()).contains { first, second in
      let second = second.lowercased()
      return Words.paths.contains(Self.whole(first))
        && (Words.prepositions.contains(second) || Words.joints.contains(second))
    }
  }

  /// `owner/repo`, `https://github.com/username/repo.git`
  private var isSampleRepository: Bool {
    let bare = text.hasSuffix(".git") ? text.dropLast(4) : text
    let parts = bare.split { "/:".containsBytes(of: $0) }.suffix(2)
    guard parts.count == 2, let owner = parts.first, let store = parts.last else { return false }
    return Words.stores.contains(Self.whole(store))
      && (Words.owners.contains(Self.whole(owner)) || Words.roles[.user]?.contains(Self.whole(owner)) == true)
  }

  /// `adresse.ip.a.bloquer`
  private var isDottedName: Bool {
    let labels = text.parts(separatedBy: ".", omittingEmptySubsequences: false).map { $0.lowercased() }
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isAlphabetic) }),
      Words.kinds.contains(labels[0])
    else { return false }
    return Words.kinds.contains(labels[1]) || labels.count > 2 && Words.prepositions.contains(labels[1])
  }
}
