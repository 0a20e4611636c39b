import Diagnostics
import OutputMatching
import RunbookReport
import RunbookRunner

/// Offers the pages below the current folder to a person who has named none.
struct PageChoice {
  let context: Context

  /// No one waits longer for a list that they may not want.
  private static let patience = Duration.milliseconds(300)

  /// The page that was chosen; `.next` where the list was left; nil where no one can be asked, or there is no page.
  func page() -> Answer<String>? {
    guard let terminal = context.terminal() else { return nil }
    let runs = LatestRuns(context.surroundings)
    let text = PageListingText(
      language: context.language, style: TextStyle(), width: nil, now: RunClock.system.now())
    var entries: [ValueListing.Entry] = []
    let finder = PageFinder(context: context, usesCache: true, deadline: ContinuousClock.now + Self.patience)
    // What cannot be read or understood here is said by the commands that are given a page.
    _ = try? finder.find(in: ["."]) { path, summary in
      let page = PageListing(path: path, summary: summary, match: nil, run: runs.run(of: path))
      entries.append(.init(value: path, line: text.entry(of: page)))
      return true
    }
    guard !entries.isEmpty else { return nil }
    let asker = Asker(terminal, language: context.language, style: context.style)
    let picked = asker.pick(
      from: ValueListing(header: nil, entries: entries), marking: nil, prompt: "  " + asker.say("page:") + " ",
      hint: "type to filter · ↑↓ ⏎ choose · Esc leave")
    switch picked {
    case .given(.value(let path)): return .given(path)
    case .given(.text(let name, isFinal: true)) where !name.isEmpty: return .given(name)
    case .given(.text): return .leave(.next)
    case .leave(let move): return .leave(move)
    }
  }
}
