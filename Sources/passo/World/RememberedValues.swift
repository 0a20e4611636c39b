import RunbookModel
import RunbookRunner

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
  /// By key of the placeholder.
  private(set) var values: [String: String]
  private let path: String
  private let page: String
  private var hasChanged = false

  /// - Parameters:
  ///   - path: of the file, which need not be there.
  ///   - page: absolute path of the page.
  init(path: String, page: String) {
    self.path = path
    self.page = page
    values = RememberedValues.all(in: path)[page] ?? [:]
  }

  func take(_ event: RunEvent) {
    guard case .valueSet(let note) = event.body, !note.isSecret, let value = note.value,
      [.asked, .suggested].contains(note.origin), values.updateValue(value, forKey: note.key) != value
    else { return }
    hasChanged = true
  }

  /// A run does not fail because nothing can be remembered of it.
  func save() {
    guard hasChanged else { return }
    var all = RememberedValues.all(in: path)
    all[page] = values
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let new = path + ".new"
    guard let data = try? encoder.encode(all),
      FileManager.default.createFile(atPath: new, contents: data, attributes: [.posixPermissions: 0o600])
    else { return }
    rename(new, path)
  }

  private static func all(in path: String) -> [String: [String: String]] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return (try? JSONDecoder().decode([String: [String: String]].self, from: data)) ?? [:]
  }
}
