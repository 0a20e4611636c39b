/// The bones of a shell text: what stays the same when values are filled in as they should be.
///
/// A second look after quoting: should a value ever change what is run, for instance by completing the delimiter line
/// of a here-document together with the text around it, then the outlines differ and the filling is refused.
struct ShellOutline: Equatable {
  private struct Part: Equatable {
    var assignments: Int
    var words: Int
    var redirections: [String]
    var isHereDocumentOpen: Bool
  }

  private let commands: Int
  private let parts: [Part]

  /// - Parameter countsWords: not when parts of the text were left out.
  init(_ script: ShellScript, countsWords: Bool) {
    commands = script.commands.count
    parts = script.commands.flatMap(\.simpleCommands).map { simple in
      Part(
        assignments: countsWords ? simple.assignments.count : 0, words: countsWords ? simple.words.count : 0,
        redirections: simple.redirections.map(\.operation),
        isHereDocumentOpen: simple.redirections.contains { $0.body?.upperBound == script.text.utf8.count })
    }
  }
}
