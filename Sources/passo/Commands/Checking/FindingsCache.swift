import Diagnostics
import RunbookLint
import RunbookReport
import Synchronization

/// What was found when pages were checked before, in the account's cache.
final class FindingsCache: Sendable {
  private let file: KeptFile
  private let index: FindingsIndex
  private let new = Mutex<[(path: String, stored: StoredFindings)]>([])
  /// Of pages with which translations are compared; nil: it cannot be read.
  private let contents = Mutex<[String: ContentKey?]>([:])

  /// Nil where there is no folder for it.
  ///
  /// - Parameters:
  ///   - settings: all that findings depend on besides the pages.
  ///   - asked: what the command line says of it; each way of asking has a file of its own.
  init?(settings: ContentKey, asked: [String], surroundings: Surroundings) {
    guard let folder = surroundings.cacheDirectory else { return nil }
    file = KeptFile(
      in: folder, for: ([surroundings.workingDirectory] + asked).joined(separator: "\u{0}"), ending: ".findings")
    let empty = FindingsIndex(settings: settings, account: KeptFile.account)
    index =
      file.bytes().flatMap { FindingsIndex(reading: $0, settings: settings, account: KeptFile.account) } ?? empty
  }

  /// What is known of a page, as long as nothing that it depends on has changed.
  ///
  /// - Parameters:
  ///   - source: the path of the page with which it is compared.
  ///   - fileExists: answers as it would if the page was checked.
  func findings(
    of target: PageCheck.Target, _ content: ContentKey, source: String?, fileExists: (String) -> Bool
  ) -> StoredFindings? {
    guard let stored = index.findings(of: target.path, root: target.root, content: content), stored.source == source,
      stored.sourceContent == source.flatMap(key),
      stored.questions.allSatisfy({ fileExists($0.name) == $0.answer })
    else { return nil }
    return stored
  }

  /// Of a file; nil where it cannot be read.
  func key(of path: String) -> ContentKey? {
    if let known = contents.withLock({ $0[path] }) { return known }
    let key = (try? FileContent.read(path)).map { ContentKey($0) }
    contents.withLock { $0[path] = .some(key) }
    return key
  }

  func keep(_ stored: StoredFindings, of path: String) { new.withLock { $0.append((path, stored)) } }

  /// Several checks at once may write: the last one is kept, whole.
  func write() {
    let new = new.withLock { $0 }
    guard !new.isEmpty else { return }
    var index = index
    index.keep(new)
    file.write(index.bytes)
  }
}

/// Notes what is asked of the file system while a page is checked.
final class FileQuestions: Sendable {
  private let asked = Mutex<[String: Bool]>([:])
  private let answer: @Sendable (String) -> Bool

  init(_ answer: @escaping @Sendable (String) -> Bool) { self.answer = answer }

  func ask(_ name: String) -> Bool {
    if let known = asked.withLock({ $0[name] }) { return known }
    let isThere = answer(name)
    asked.withLock { $0[name] = isThere }
    return isThere
  }

  var all: [StoredFindings.Question] {
    asked.withLock { $0 }.sorted { $0.key < $1.key }.map { StoredFindings.Question(name: $0.key, answer: $0.value) }
  }
}
