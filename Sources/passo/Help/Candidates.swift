import ArgumentParser
import RunbookLint
import RunbookModel
import RunbookRunner

/// What a shell offers when a person presses Tab, looked up in the page that the command line names.
///
/// Nothing is ever said or run here: a page that cannot be read has nothing to offer.
enum Candidates {
  /// The page, or the procedures of it once `#` is typed; after `--resume` also the runs that can go on.
  static let pages = CompletionKind.custom { words, _, prefix in
    let runs = words.contains("--resume") ? resumableRuns() : []
    return safe(procedures(prefix) ?? (runs + files(prefix)), prefix)
  }

  static let runs = CompletionKind.custom { _, _, prefix in safe(allRuns(), prefix) }

  static let rules = CompletionKind.custom { _, _, prefix in safe(RuleRegistry.descriptions.map(\.id), prefix) }

  /// `name=` for each placeholder of the page that is no secret: secrets do not belong on a command line.
  static let settings = CompletionKind.custom { words, _, prefix in
    safe(page(in: words)?.runbook.placeholders.filter { !$0.isSecret }.map { $0.key + "=" } ?? [], prefix)
  }

  static let steps = CompletionKind.custom { words, _, prefix in
    guard let page = page(in: words) else { return [] }
    let procedures = page.runbook.procedures.filter { page.procedures?.contains($0.id) ?? true }
    return safe(procedures.flatMap(\.steps).compactMap(\.number), prefix)
  }

  /// bash expands what it is offered, so that a page could run a command by the name of an anchor: only what no
  /// shell gives a meaning to is offered.
  static func safe(_ candidates: [String], _ prefix: String) -> [String] {
    var seen: Set<String> = []
    return candidates.filter { $0.hasPrefix(prefix) && $0.utf8.allSatisfy(isPlain) && seen.insert($0).inserted }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "._/-#=+,@%".utf8.contains(byte)
    }
  }

  private static func page(in words: [String]) -> Page? {
    for word in words.dropFirst() where word.contains(".") && !word.hasPrefix("-") {
      guard !FileContent.isDirectory(word), let options = try? PageOptions.parse([]) else { continue }
      if let page = try? Page.read(PageName.all(of: [word]), options: options) { return page }
    }
    return nil
  }

  /// Nil as long as no page is named in full.
  private static func procedures(_ prefix: String) -> [String]? {
    guard let hash = prefix.lastIndex(of: "#"), hash > prefix.startIndex else { return nil }
    let path = String(prefix[..<hash])
    return page(in: ["passo", path])?.runbook.procedures.map { "\(path)#\($0.id)" }
  }

  private static func files(_ prefix: String) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let names = MarkdownFiles.names(in: folder.isEmpty ? "." : folder)
    return (names + MarkdownFiles.folders(in: folder.isEmpty ? "." : folder).map { $0 + "/" }).map { folder + $0 }
  }

  private static func allRuns() -> [String] { listings().map(\.run.description) }

  private static func resumableRuns() -> [String] {
    listings().filter { $0.isResumable }.map(\.run.description)
  }

  private static func listings() -> [JournalReader.Listing] {
    let surroundings = Surroundings.current()
    guard (try? surroundings.checkState()) != nil else { return [] }
    return surroundings.journalDirectory.map { JournalReader(directory: $0).runs() } ?? []
  }
}
