public import Diagnostics

/// A language file cannot be used: what is wrong, with its path and line.
public struct LanguageFileError: Error, Hashable {
  public let message: Message

  init(_ message: Message) { self.message = message }
}
