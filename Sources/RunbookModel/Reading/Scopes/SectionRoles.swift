/// Tells what a section is for beside the others of its page: it takes back what they made, prepares them, or is one of
/// several of which one is followed.
struct SectionRoles {
  let vocabulary: Vocabulary
  /// The page's title, folded.
  let title: Words

  func apply(to procedures: inout [Procedure], outline: Outline) {
    guard procedures.count > 1 else { return }
    let levels = Dictionary(outline.sections.map { ($0.line, $0.level) }) { first, _ in first }
    let sections = Self.sectionsByChoice(procedures)
    var undoing: Int?
    for index in procedures.indices {
      let level = levels[procedures[index].line] ?? 1
      if let outer = undoing, level <= outer { undoing = nil }
      let heading = Words(procedures[index].title)
      // "Clean up" may have no steps of its own, and only sections that do.
      let headings = [heading] + procedures[index].enclosing.map { Words($0.title) }
      if undoing != nil || headings.contains(where: { takesBack($0, after: procedures[..<index]) }) {
        procedures[index].role = .undo
        undoing = undoing ?? level
      } else if vocabulary.prerequisites.beginsWord(heading.bytes[...]) {
        procedures[index].role = .prerequisite
      } else if let branch = Self.branch(of: procedures[index]), sections[branch.group, default: []].count > 1 {
        // The other branches are in other procedures.
        procedures[index].role = .alternative
        procedures[index].branch = branch
      }
    }
  }

  /// "Clean up" after something was made; on a page about removing things, "Remove the volume" is the work itself.
  private func takesBack(_ heading: Words, after before: ArraySlice<Procedure>) -> Bool {
    let words = vocabulary.scopes.undoing
    return words.beginsWord(heading.bytes[...]) && !words.isAny(in: title.bytes[...])
      && before.contains { $0.role == .main || $0.role == .alternative }
  }

  /// The branch that all of it is.
  private static func branch(of procedure: Procedure) -> Branch? {
    let actions = procedure.steps.flatMap(\.actions)
    guard let outer = actions.first?.branches.first, actions.allSatisfy({ $0.branches.first?.id == outer.id }) else {
      return nil
    }
    return outer
  }

  /// By choice the ids of the procedures that have branches of it.
  private static func sectionsByChoice(_ procedures: [Procedure]) -> [String: Set<String>] {
    var sections: [String: Set<String>] = [:]
    for procedure in procedures {
      for branch in procedure.steps.flatMap(\.actions).flatMap(\.branches) {
        sections[branch.group, default: []].insert(procedure.id)
      }
    }
    return sections
  }
}
