package import Diagnostics

/// A language file cannot be used: what is wrong, with its path and line.
package struct LanguageFileError: Error, Hashable {
  package let message: Message

  init(_ message: Message) { self.message = message }
}
