import JSON
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
  private struct Entry: Hashable {
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
    // Of its own: another run may be writing, too.
    let new = "\(path).\(getpid()).new"
    let text = RememberedValues.json(all).pretty.dropLast()
    guard
      FileManager.default.createFile(
        atPath: new, contents: Data(text), attributes: [.posixPermissions: 0o600])
    else { return }
    rename(new, path)
  }

  private static func all(in path: String) -> [String: [String: Entry]] {
    guard let bytes = try? RegularFile.read(path),
      case .object(let pages) = try? JSONValue(reading: bytes)
    else {
      return [:]
    }
    return Dictionary(pages.map { ($0.key, entries(in: $0.value)) }) { first, _ in first }
  }

  private static func entries(in page: JSONValue) -> [String: Entry] {
    guard case .object(let page) = page else { return [:] }
    return page.reduce(into: [:]) { entries, member in
      guard case .object(let fields) = member.value, case .string(let value) = fields["value"],
        case .string(let time) = fields["time"]
      else { return }
      entries[member.key] = Entry(value: value, time: time)
    }
  }

  private static func json(_ pages: [String: [String: Entry]]) -> JSONValue {
    .object(
      JSONObject(
        pages.mapValues { entries in
          .object(
            JSONObject(
              entries.mapValues { ["value": .string($0.value), "time": .string($0.time)] }
                .mapValues(JSONValue.object)))
        }))
  }
}
