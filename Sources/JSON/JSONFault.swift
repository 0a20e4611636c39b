/// Why a text is no JSON, and where.
package struct JSONFault: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The text ends within a value, or has none.
    case unfinished
    /// No value, comma or mark that could be here.
    case unexpected
    /// A number that JSON does not have, or that is too large.
    case number
    /// An escape that JSON does not have, or half of a surrogate pair.
    case escape
    /// A control character within a string, or what is not UTF-8.
    case text
    /// A key that the object has already.
    case repeatedKey
    /// More levels than the reader goes down.
    case depth
    /// Something follows the value.
    case rest
  }

  /// From 1.
  package var line: Int
  /// In bytes of UTF-8, from 1.
  package var column: Int
  package var reason: Reason
}
