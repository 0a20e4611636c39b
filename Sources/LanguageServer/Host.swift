package import Diagnostics
package import RunbookLint

/// What the server takes from the program around it. The server itself opens no file and starts nothing.
package struct Host {
  /// Reads and checks a page as `passo check` does, with its settings and its translations. The second argument has the
  /// pages that are open, by path: they count more than what is on disk.
  let check: (SourceFile, [String: SourceFile]) -> CheckedPage
  /// Reads the settings again: those of a folder, where one is named.
  let enter: (String?) -> Void
  /// The same page in the other languages: their paths, and nothing where there are none.
  let translations: (String) -> [String]
  /// The bytes of a file; nil where it cannot be read.
  let read: (String) -> [UInt8]?
  /// Names of the texts that the site has for `{{site.data.keyword.NAME}}`, as the settings know them.
  let keywords: () -> [String]
  /// What can be written into a page so that a run proves more of it. The server itself knows nothing of runs.
  /// The lines are those near which one looks.
  let additions: (CheckedPage, ClosedRange<Int>) -> [PageAddition]
  /// Says a message in the person's language.
  let say: (Message) -> String
  /// Of the program, for the client.
  let version: String

  package init(
    check: @escaping (SourceFile, [String: SourceFile]) -> CheckedPage,
    enter: @escaping (String?) -> Void, translations: @escaping (String) -> [String],
    read: @escaping (String) -> [UInt8]?, keywords: @escaping () -> [String] = { [] },
    additions: @escaping (CheckedPage, ClosedRange<Int>) -> [PageAddition] = { _, _ in [] },
    say: @escaping (Message) -> String, version: String
  ) {
    self.check = check
    self.enter = enter
    self.translations = translations
    self.read = read
    self.keywords = keywords
    self.additions = additions
    self.say = say
    self.version = version
  }
}
