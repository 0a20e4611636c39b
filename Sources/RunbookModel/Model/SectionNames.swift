/// What the names of sections mean: `#install` of `page.md#install`.
///
/// A section is named by its id or, where the page gives it none, by the anchor that its heading has on a forge. It means
/// its own procedure and all that are below it.
package struct SectionNames: Sendable {
  private let procedures: [Procedure]
  private let prefix: String

  /// - Parameters:
  ///   - procedures: all of the page.
  ///   - prefix: what their ids begin with, and need not be written.
  package init(_ procedures: [Procedure], prefix: String = "") {
    self.procedures = procedures
    self.prefix = prefix
  }

  /// What several names mean together.
  package enum Meaning: Hashable, Sendable {
    /// The ids, in the order of the names.
    case procedures([String])
    case unknown(String)
    /// Several sections have a heading of this name; their ids, or those of the procedures that they are.
    case ambiguous(String, [String])
    /// What this name means, or a part of it, is meant by one before it.
    case twice(String)
  }

  package func meaning(of names: [String]) -> Meaning {
    var ids: [String] = []
    var seen: Set<String> = []
    for name in names {
      let meant = procedures(named: name)
      if meant.isEmpty { return .unknown(name) }
      let sections = sections(headed: name)
      if sections.count > 1, !procedures.contains(where: { isIdentified(name, $0) }) {
        return .ambiguous(name, sections)
      }
      for id in meant {
        guard seen.insert(id).inserted else { return .twice(name) }
        ids.append(id)
      }
    }
    return .procedures(ids)
  }

  /// Every procedure, except those that take back what others made.
  package var all: [String] { procedures.filter { $0.role != .undo }.map(\.id) }

  /// Those that take back what the given ones make. One belongs to the innermost section that makes something, too, and
  /// where there is none, to the whole page.
  package func undoing(_ ids: [String]) -> [String] {
    let done = Set(ids)
    let doing = procedures.filter { $0.role != .undo }
    let makes = Set(doing.flatMap { $0.enclosing.map(\.id) })
    let isMeant = Set(doing.filter { done.contains($0.id) }.flatMap { $0.enclosing.map(\.id) })
    return procedures.filter { procedure in
      guard procedure.role == .undo, !done.contains(procedure.id) else { return false }
      return procedure.enclosing.last { makes.contains($0.id) }.map { isMeant.contains($0.id) } ?? true
    }.map(\.id)
  }

  /// The ids of the procedures that the name means, in the order of the page; empty where it means none.
  ///
  /// What takes back what others made is meant only where nothing else is.
  package func procedures(named name: String) -> [String] {
    for isNamed in [isIdentified, hasHeading] {
      let meant = procedures.filter { isNamed(name, $0) }
      let doing = meant.filter { $0.role != .undo }
      if !meant.isEmpty { return (doing.isEmpty ? meant : doing).map(\.id) }
    }
    return []
  }

  /// The names that the page gives, and the ids of its procedures, to find the nearest right one.
  package var known: [String] {
    var seen: Set<String> = []
    return procedures.flatMap { $0.enclosing.compactMap(\.anchor) + [$0.id] }.filter { seen.insert($0).inserted }
  }

  private func isIdentified(_ name: String, _ procedure: Procedure) -> Bool {
    procedure.id == name || procedure.enclosing.contains { $0.id == name }
      || !prefix.isEmpty && (procedure.id == prefix + name || procedure.enclosing.contains { $0.id == prefix + name })
  }

  /// The ids of the outermost sections whose heading has the name, without those that take back what others made.
  private func sections(headed name: String) -> [String] {
    let meant = Set(procedures(named: name))
    var seen: Set<String> = []
    return procedures.filter { meant.contains($0.id) && hasHeading(name, $0) }.map { procedure in
      procedure.enclosing.first { HeadingSlug.of($0.title) == name }?.id ?? procedure.id
    }.filter { seen.insert($0).inserted }
  }

  private func hasHeading(_ name: String, _ procedure: Procedure) -> Bool {
    HeadingSlug.of(procedure.title) == name || procedure.enclosing.contains { HeadingSlug.of($0.title) == name }
  }
}
