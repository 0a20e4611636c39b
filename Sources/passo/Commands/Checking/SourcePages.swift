import Diagnostics
import MarkdownBlocks
import RunbookLint
import Synchronization

/// The pages with which translations are compared. Each is read once, for whichever languages, as long as there is
/// room for it.
final class SourcePages: Sendable {
  private struct Kept {
    var pages: [String: RunbookLint.Page] = [:]
    /// Of all pages that are kept, in bytes of their files.
    var length = 0
  }

  private let kept = Mutex(Kept())
  private let room: Int
  private let read: @Sendable (String) throws(Complaint) -> RunbookLint.Page

  /// - Parameters:
  ///   - room: for pages that are kept, in bytes of their files; what is made of a page takes some twenty times as many.
  ///   - read: reads the page at a path.
  init(room: Int = 4 << 20, read: @escaping @Sendable (String) throws(Complaint) -> RunbookLint.Page) {
    self.room = room
    self.read = read
  }

  func page(at path: String) throws(Complaint) -> RunbookLint.Page {
    if let page = kept.withLock({ $0.pages[path] }) { return page }
    let page = try read(path)
    kept.withLock { kept in
      let length = page.document.source.bytes.count
      guard kept.pages[path] == nil, kept.length + length <= room else { return }
      kept.pages[path] = page
      kept.length += length
    }
    return page
  }
}
