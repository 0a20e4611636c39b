import ArgumentParser
import Bytes
import Diagnostics

/// Which of the pages that are named are checked in this call.
struct CheckChoice: ParsableArguments {
  /// `3/10`
  struct Shard: ExpressibleByArgument {
    var number: Int
    var count: Int

    init?(argument: String) {
      let parts = argument.parts(separatedBy: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, count <= 10_000,
        (1...count).contains(number)
      else { return nil }
      (self.number, self.count) = (number, count)
    }

    /// The shards of a list are parts of it, one after the other, of nearly the same length.
    func part<Element>(of all: [Element]) -> ArraySlice<Element> {
      all[(all.count * (number - 1) / count)..<(all.count * number / count)]
    }
  }

  @Flag(help: "Only pages that git sees as changed or new, and the translations of such pages.")
  var changed = false

  @Option(
    help: ArgumentHelp(
      "With --changed: changed since the branch left this commit or branch. Default: HEAD.", valueName: "commit"))
  var base: String?

  @Option(
    help: ArgumentHelp("Only this part of the pages, such as 3/10: the third of ten.", valueName: "part"))
  var shard: Shard?

  @Flag(help: "Check also what `include:` and `exclude:` in the settings leave out.")
  var noExclude = false

  func validate() throws {
    if base != nil, !changed { throw ValidationError("--base needs --changed") }
  }

  var isPart: Bool { changed || shard != nil }

  func chosen(
    among targets: [PageCheck.Target], _ settings: CheckSettings, searchPath: String
  ) throws(Complaint) -> [PageCheck.Target] {
    var chosen = targets
    if changed {
      let pages = try ChangedPages(base: base, searchPath: searchPath)
      chosen = []
      for target in targets {
        // Nothing says of a page that is not there that it has not changed.
        guard FileContent.exists(target.path) else {
          chosen.append(target)
          continue
        }
        let source = settings.layout?.source(of: target.path, under: target.root)
        for path in [target.path] + (source.map { [$0.path] } ?? []) where try pages.contains(path) {
          chosen.append(target)
          break
        }
      }
    }
    return shard.map { Array($0.part(of: chosen)) } ?? chosen
  }
}
