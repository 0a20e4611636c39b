import Diagnostics

/// What is between quotation marks in a word.
enum QuotedStretches {
  /// The word without them: of `a"$(cat b)"$(cat "c")` the shell takes apart only what `cat "c"` prints.
  static func removed(from word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard word.contains(.doubleQuote) || word.contains(.singleQuote) else { return word }
    var rest: [UInt8] = []
    var quote: UInt8?
    /// Of parentheses, within a substitution that no quotation marks are around.
    var depth = 0
    var index = word.startIndex
    while index < word.endIndex {
      let byte = word[index]
      if byte == .backslash, quote != .singleQuote {
        if quote == nil || depth > 0 { rest += word[index..<min(index + 2, word.endIndex)] }
        index += 2
        continue
      }
      if depth == 0, byte == quote {
        quote = nil
      } else if depth == 0, quote == nil, byte == .doubleQuote || byte == .singleQuote {
        quote = byte
      } else if quote == nil {
        if byte == UInt8(ascii: "("), depth > 0 || index > word.startIndex && word[index - 1] == .dollar { depth += 1 }
        if byte == UInt8(ascii: ")"), depth > 0 { depth -= 1 }
        rest.append(byte)
      }
      index += 1
    }
    return rest[...]
  }
}
