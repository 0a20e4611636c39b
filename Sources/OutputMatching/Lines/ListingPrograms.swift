import Bytes

/// Programs that list what there is, in an order that depends on the machine: its language, its file system.
enum ListingPrograms {
  static func isListing(_ command: String) -> Bool {
    let words = command.split { $0.isSpace || "|;&()".containsBytes(of: $0) }.map {
      $0.parts(separatedBy: "/").last.map(String.init) ?? ""
    }
    return words.contains(where: programs.contains) && !words.contains("sort")
  }

  private static let programs: Set<String> = [
    "ls", "dir", "vdir", "find", "fd", "fdfind", "tree", "env", "printenv", "unzip", "tar", "zipinfo",
  ]
}
