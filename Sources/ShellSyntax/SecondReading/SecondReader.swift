/// Something that reads the value of a placeholder once more after the shell: `sh -c`, `awk`, `[[ … -eq … ]]`.
package struct SecondReader: Hashable, Sendable {
  /// Where the value is.
  package var site: PlaceholderSite
  /// What reads it, as it is written in a command.
  package var program: String
  /// The line of the page with it, where that is in another block.
  package var line: Int?
}

extension ShellScript {
  /// The readers of the values at `sites`, in the order of the sites, each once.
  ///
  /// - Parameters:
  ///   - sites: of this template.
  ///   - session: the blocks among which this one is.
  package func secondReaders(of sites: [PlaceholderSite], in session: SessionFlow? = nil) -> [SecondReader] {
    guard !sites.isEmpty else { return [] }
    var finder = SecondReadingFinder(run: self, sites: sites, in: session)
    return sites.sorted { $0.range.lowerBound < $1.range.lowerBound }.flatMap { site in
      SecondReader.all(
        at: site,
        (finder.readings[site.range.lowerBound] ?? [])
          + (session?.readings(of: site, heldBy: finder.flow.holders(of: site)) ?? []))
    }
  }
}

extension SecondReader {
  /// Each program once.
  static func all(at site: PlaceholderSite, _ readings: [SecondReading]) -> [SecondReader] {
    var seen: Set<String> = []
    return readings.filter(\.isProgram).compactMap {
      seen.insert($0.program).inserted ? SecondReader(site: site, program: $0.program, line: $0.line) : nil
    }
  }
}

extension SecondReading {
  /// False for a format or an option, which are read but are no programs.
  fileprivate var isProgram: Bool {
    switch reader {
    case .operand, .unsplit, .divided, .echoed, .unescaped, .opened, .literal(.format): false
    default: true
    }
  }
}
