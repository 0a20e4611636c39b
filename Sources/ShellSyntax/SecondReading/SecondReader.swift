/// Something that reads the value of a placeholder once more after the shell: `sh -c`, `awk`, `[[ … -eq … ]]`.
public struct SecondReader: Hashable, Sendable {
  /// Where the value stands.
  public var site: PlaceholderSite
  /// What reads it, as it is written in a command.
  public var program: String
}

extension ShellScript {
  /// The readers of the values at `sites`, in the order of the sites, each once.
  public func secondReaders(of sites: [PlaceholderSite]) -> [SecondReader] {
    let readings = SecondReadingFinder.readings(of: self, sites: sites)
    return sites.sorted { $0.range.lowerBound < $1.range.lowerBound }.flatMap { site in
      var seen: Set<String> = []
      return (readings[site.range.lowerBound] ?? []).filter(\.isProgram).compactMap {
        seen.insert($0.program).inserted ? SecondReader(site: site, program: $0.program) : nil
      }
    }
  }
}

extension SecondReading {
  /// False for a format or an option, which are read but are no programs.
  fileprivate var isProgram: Bool {
    switch reader {
    case .operand, .unsplit, .literal(.format): false
    default: true
    }
  }
}
