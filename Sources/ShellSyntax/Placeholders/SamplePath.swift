/// Paths that only say where something of the reader's own is: `/filepath/kubectl`, `/local/path`.
package enum SamplePath {
  /// Names of folders and files that no machine has.
  private static let parts: Set<String> = ["filepath", "path", "your_path", "yourpath", "path_to", "pathto", "your"]

  /// True for several parts of which one is such a name; a lone `/path` is as good as any other.
  package static func isSample(_ path: some StringProtocol) -> Bool {
    guard path.utf8.contains(UInt8(ascii: "/")) else { return false }
    let all = path.split(separator: "/")
    return all.count > 1 && all.contains { parts.contains($0.lowercased()) } || namesItself(all)
  }

  /// `./PATH-TO-KEY.json`
  private static func namesItself(_ parts: [some StringProtocol]) -> Bool {
    parts.first == "." && parts.dropFirst().contains { $0.hasPrefix("PATH-TO-") || $0.hasPrefix("PATH_TO_") }
  }
}
