/// Tells what a section is for beside the others of its page: it takes back what they made, prepares them, or is one of
/// several of which one is followed.
struct SectionRoles {
  let vocabulary: Vocabulary
  /// The page's title, folded.
  let title: Words

  func apply(to procedures: inout [Procedure], outline: Outline) {
    guard procedures.count > 1 else { return }
    let levels = Dictionary(outline.sections.map { ($0.line, $0.level) }) { first, _ in first }
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
      } else if let branch = Self.branch(of: procedures[index], among: procedures) {
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

  /// The branch that all of it is, where the other branches are in other procedures.
  private static func branch(of procedure: Procedure, among all: [Procedure]) -> Branch? {
    let actions = procedure.steps.flatMap(\.actions)
    guard let outer = actions.first?.branches.first, actions.allSatisfy({ $0.branches.first?.id == outer.id }) else {
      return nil
    }
    let isElsewhere = all.contains { other in
      other.id != procedure.id
        && other.steps.contains { $0.actions.contains { $0.branches.contains { $0.group == outer.group } } }
    }
    return isElsewhere ? outer : nil
  }
}
