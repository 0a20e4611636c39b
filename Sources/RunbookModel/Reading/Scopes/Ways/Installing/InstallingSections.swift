/// The sections that are ways of the choices between installations.
struct InstallingSections {
  private struct Section {
    var blocks: Range<Int>
    var choice: Int
  }

  /// In the page's order.
  private let sections: [Section]

  /// - Parameter choices: one element each.
  init(_ choices: [Siblings]) {
    sections = choices.enumerated().flatMap { choice, siblings in
      siblings.members.map { Section(blocks: $0.blocks, choice: choice) }
    }.sorted { $0.blocks.lowerBound < $1.blocks.lowerBound }
  }

  /// Whether one of some other sections is a way already, or several have ways of one choice within them.
  func areWays(_ members: [Siblings.Member]) -> Bool {
    var found: Set<Int> = []
    for member in members {
      let start = sections.partitioningIndex { $0.blocks.lowerBound >= member.blocks.lowerBound }
      let within = sections[start...].prefix { $0.blocks.lowerBound < member.blocks.upperBound }
      if within.contains(where: { $0.blocks == member.blocks }) { return true }
      for choice in Set(within.map(\.choice)) where !found.insert(choice).inserted { return true }
    }
    return false
  }
}
