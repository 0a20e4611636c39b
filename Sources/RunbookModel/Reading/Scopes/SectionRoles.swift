/// Tells what a section is for beside the others of its page: it takes back what they made, prepares them, or is one of
/// several of which one is followed.
struct SectionRoles {
  let vocabulary: Vocabulary
  /// The page's title, folded.
  let title: Words

  func apply(to procedures: inout [Procedure], outline: Outline) {
    guard procedures.count > 1 else { return }
    let ends = Self.ends(of: outline.sections)
    let sections = Self.sectionsByChoice(procedures)
    // The first line that is not taken back.
    var undoing = 0
    for index in procedures.indices {
      let isBelow = procedures[index].line < undoing
      let heading = Words(procedures[index].title).withoutTitleMarks
      // "Clean up" may have no steps of its own, and only sections that do.
      let headings = [heading] + procedures[index].enclosing.map { Words($0.title).withoutTitleMarks }
      if isBelow || headings.contains(where: { takesBack($0, after: procedures[..<index]) }) {
        procedures[index].role = .undo
        undoing = max(undoing, ends[procedures[index].line] ?? 0)
      } else if vocabulary.prerequisites.beginsWord(heading.bytes[...]) {
        procedures[index].role = .prerequisite
      } else if let branch = Self.branch(of: procedures[index]), sections[branch.group, default: []].count > 1 {
        // The other branches are in other procedures.
        procedures[index].role = .alternative
        procedures[index].branch = branch
      }
    }
  }

  /// By the line of each heading that of the next one which is not below it.
  private static func ends(of sections: [Outline.Section]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [(line: Int, level: Int)] = []
    for section in sections {
      while let last = open.last, last.level >= section.level {
        ends[last.line] = section.line
        open.removeLast()
      }
      open.append((section.line, section.level))
    }
    for last in open { ends[last.line] = .max }
    return ends
  }

  /// "Clean up" after something was made; on a page about removing things, "Remove the volume" is the work itself, and
  /// "Remove the old version" is part of every page.
  private func takesBack(_ heading: Words, after before: ArraySlice<Procedure>) -> Bool {
    let words = vocabulary.scopes.undoing
    return (words.beginsWord(heading.bytes[...]) || isRemoval(heading.bytes[...])) && !words.isAny(in: title.bytes[...])
      && !vocabulary.scopes.ways.former.isAnyWord(in: heading.bytes[...])
      && before.contains { $0.role == .main || $0.role == .alternative }
  }

  /// "Complete uninstall", and not "Install and uninstall".
  private func isRemoval(_ heading: ArraySlice<UInt8>) -> Bool {
    OccasionVocabulary.removals.isAnyWord(in: heading) && !vocabulary.scopes.ways.getting.isAnyWord(in: heading)
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
