import RunbookModel
import RunbookRunner
import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a person answered in earlier runs of a page, offered again for editing. Secrets are never among it.
final class RememberedValues {
  private struct Entry: Codable, Hashable {
    var value: String
    /// Of the answer, as ``RunbookRunner/Timestamp`` writes it.
    var time: String
  }

  /// By key of the placeholder.
  private var entries: [String: Entry]
  private let path: String
  private let page: String
  private var hasChanged = false

  /// - Parameters:
  ///   - path: of the file, which need not be there.
  ///   - page: absolute path of the page.
  init(path: String, page: String) {
    self.path = path
    self.page = page
    entries = RememberedValues.all(in: path)[page] ?? [:]
  }

  /// By key of the placeholder.
  var values: [String: RememberedValue] {
    entries.compactMapValues { entry in
      Timestamp(entry.time).map { RememberedValue(value: entry.value, time: $0) }
    }
  }

  func take(_ event: RunEvent) {
    guard case .valueSet(let note) = event.body, !note.isSecret, let value = note.value,
      [.asked, .suggested, .remembered].contains(note.origin)
    else { return }
    entries[note.key] = Entry(value: value, time: event.time.description)
    hasChanged = true
  }

  /// A run does not fail because nothing can be remembered of it.
  func save() {
    guard hasChanged else { return }
    var all = RememberedValues.all(in: path)
    all[page] = entries
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // Of its own: another run may be writing, too.
    let new = "\(path).\(getpid()).new"
    guard let data = try? encoder.encode(all),
      FileManager.default.createFile(atPath: new, contents: data, attributes: [.posixPermissions: 0o600])
    else { return }
    rename(new, path)
  }

  private static func all(in path: String) -> [String: [String: Entry]] {
    let data = Data((try? RegularFile.read(path)) ?? [])
    return (try? JSONDecoder().decode([String: [String: Entry]].self, from: data)) ?? [:]
  }
}
