import ArgumentParser
import Bytes
import Diagnostics
import RunbookModel
import RunbookRunner

/// Where the places of a page are: machines, containers and programs in which it does some of its steps.
struct PlaceOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Run what the page does at this place in the shell that the command opens, such as server=\"ssh root@host\". Can \
      be repeated.
      """, valueName: "name=command"))
  var place: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Run only what the page does at this place, in the shell of this machine; `here` is what it does at none.
      """, valueName: "place"))
  var at: String?

  /// What the page does in the operator's shell, as a place.
  static let here = "here"

  func validate() throws {
    for place in place {
      let parts = place.parts(separatedBy: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count < 2 || parts.contains(where: \.isEmpty) else { continue }
      throw ValidationError("--place needs name=command, not `\(place)`")
    }
  }

  /// The commands that open the shells, by the names that the page gives its places.
  ///
  /// - Parameter kept: of the run that goes on; what is said again goes before it.
  /// - Throws: a ``Complaint`` for a name that the page does not have, or that is said twice.
  func commands(for runbook: Runbook, kept: [String: String]?) throws(Complaint) -> [String: String] {
    let names = PlaceNames(runbook)
    var commands: [String: String] = [:]
    for place in place {
      let parts = place.parts(separatedBy: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.name(String(parts[0]), names, option: "--place")
      guard commands[name] == nil else {
        throw Complaint(
          "`--place` says twice where `\(name)` is", help: "leave out one of them", status: ExitStatus.usage)
      }
      commands[name] = String(parts[1])
    }
    return (kept ?? [:]).merging(commands) { $1 }
  }

  /// The place that this machine is, as the page calls it; ``here`` for none.
  static func name(at word: String, of runbook: Runbook) throws(Complaint) -> String {
    try word == here ? word : name(word, PlaceNames(runbook), option: "--at")
  }

  private static func name(_ word: String, _ names: PlaceNames, option: String) throws(Complaint) -> String {
    let all = names.all.map { "\($0.name) (line \($0.line))" }.joined(separator: ", ")
    switch names.meaning(of: word) {
    case .place(let name): return name
    case .unknown:
      throw Complaint(
        "the page has no place `\(word)`",
        help: names.all.isEmpty ? "it does everything in one shell: leave out \(option)" : "its places: \(all)",
        status: ExitStatus.usage)
    case .ambiguous(let found):
      throw Complaint(
        "`\(word)` may be several places of the page: \(found.joined(separator: ", "))",
        help: "name one of them", status: ExitStatus.usage)
    }
  }
}

extension Page {
  /// The page for a run on a machine that is one of its places.
  func reduced(to place: String?) throws(Complaint) -> Page {
    guard let place else { return self }
    let name = try PlaceOptions.name(at: place, of: runbook)
    return with(runbook.reduced(to: name == PlaceOptions.here ? nil : name))
  }

  func with(_ runbook: Runbook) -> Page {
    Page(source: source, document: document, runbook: runbook, procedures: procedures, sources: sources)
  }
}
