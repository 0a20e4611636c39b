/// One line of `plans.jsonl`: how a careful operator follows one page from end to end. PLANS.md gives the meaning of each
/// field.
struct PlanTruth: Decodable {
  var path: String
  var sha256: String
  /// In the order of the page: every code block, and every command in a sentence that asks to run it.
  var parts: [PlanTruthPart]
}

struct PlanTruthPart: Decodable {
  enum Kind: String, Decodable { case run, output, file, edit, request, typed, usage, code }

  /// The first and the last, fences included.
  var lines: [Int]
  var kind: Kind
  var inline: Bool?
  /// Lines of each command.
  var commands: [[Int]]?
  /// Of an output: the line of its command.
  var of: Int?
  var file: String?
  var condition: String?
  /// `group/branch`, nested ones separated by `; `.
  var choice: String?
  var optional: Bool?
  var place: String?
  var undo: Bool?
  var check: Bool?
  var asks: [String]?
  /// Must not be run as it is.
  var damaged: Bool?
  /// Careful readers may disagree: it is not scored.
  var doubtful: Bool?

  var line: Int { lines[0] }

  /// Group and branch of each choice that it lies in.
  var branches: [(group: String, branch: String)] {
    (choice ?? "").split(separator: ";").compactMap { text in
      let parts = text.split(separator: "/", maxSplits: 1).map { $0.filter { $0 != " " } }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  /// A block of which there are several ways is several parts.
  func isSame(as other: PlanTruthPart) -> Bool { line == other.line && commands == other.commands }

  /// One of both is followed, never both.
  func excludes(_ other: PlanTruthPart) -> Bool {
    branches.contains { mine in other.branches.contains { $0.group == mine.group && $0.branch != mine.branch } }
  }

  /// Both are in choices of the same ways: a reader who took `kn` above takes it here, so the page asks once, or twice.
  func isAskedOnce(with other: PlanTruthPart, _ all: [PlanTruthPart]) -> Bool {
    func ways(_ group: String) -> Set<String> {
      Set(all.flatMap(\.branches).filter { $0.group == group }.map(\.branch))
    }
    return branches.contains { mine in
      other.branches.contains {
        $0.group != mine.group && $0.branch != mine.branch && ways($0.group) == ways(mine.group)
      }
    }
  }

  /// It is done somewhere else than in the reader's own shell, or stays running while the page goes on.
  var isElsewhere: Bool { ["remote", "background", "program"].contains(place ?? "here") }

  /// In another terminal than the one that a command keeps. Where that command is left to a terminal of its own, this one
  /// is done in the reader's.
  var isBeside: Bool { place == "other-terminal" }
}
