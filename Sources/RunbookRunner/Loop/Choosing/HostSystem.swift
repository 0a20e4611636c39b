/// What the machine is on which the steps run, as far as a choice between systems depends on it: found by whoever starts
/// the run.
public struct HostSystem: Hashable, Sendable {
  /// Of Linux: `ID`, then `ID_LIKE`, as `/etc/os-release` names them; empty: not known.
  public var distributions: [String]
  /// Programs of the page that are not installed.
  public var missing: Set<String>

  /// - Parameters:
  ///   - release: the text of `/etc/os-release`; nil where there is none.
  ///   - missing: programs of the page that are not installed.
  public init(release: String?, missing: Set<String> = []) {
    let fields = HostSystem.fields(of: release ?? "")
    distributions =
      [fields["ID"]].compactMap { $0 } + (fields["ID_LIKE"]?.split(separator: " ").map(String.init) ?? [])
    self.missing = missing
  }

  /// Assignments, each on a line of its own; a value may be quoted.
  private static func fields(of release: String) -> [String: String] {
    release.split(whereSeparator: \.isNewline).reduce(into: [:]) { fields, line in
      let halves = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[0].hasPrefix("#") else { return }
      let value = halves[1].filter { $0 != "\"" && $0 != "'" }.lowercased()
      if !value.isEmpty { fields[String(halves[0])] = value }
    }
  }
}
