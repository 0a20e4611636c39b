import Bytes
import Diagnostics

/// JSON as pages show it: a whole text, several, or a part of one, with comments, gaps and placeholders.
///
/// What is outside of all brackets may be anything, as a page shows members and lists without what is around them. Any
/// word is taken for a value: it may be a placeholder.
struct JSONExcerpt {
  private enum Expected {
    /// `isAfterComma`: a closing bracket may not follow.
    case value(isAfterComma: Bool)
    case key(isAfterComma: Bool)
    case colon
    case comma
    /// After a gap.
    case anything
  }

  private struct Level {
    var closing: UInt8
    /// Where its opening bracket is.
    var opening: Int
    var isObject: Bool { closing == .closeBrace }
  }

  private var tokens: JSONTokens
  private let isLoose: Bool
  private var levels: [Level] = []
  private var expected = Expected.value(isAfterComma: false)
  private var lastWord: Int?

  static func fault(in bytes: [UInt8], isLoose: Bool) -> DataFault? {
    var excerpt = Self(tokens: JSONTokens(bytes), isLoose: isLoose)
    return excerpt.fault()
  }

  private init(tokens: JSONTokens, isLoose: Bool) {
    self.tokens = tokens
    self.isLoose = isLoose
  }

  private mutating func fault() -> DataFault? {
    var isFirst = true
    var beginsWhole = false
    var last: JSONTokens.Token?
    while let token = tokens.next() {
      if isFirst {
        // Something else than JSON, no matter how it is labelled.
        guard token.kind == .opening || token.kind == .text else { return nil }
        beginsWhole = token.kind == .opening
        isFirst = false
      }
      if let fault = take(token, isWhole: beginsWhole) { return fault }
      last = token
    }
    guard let level = levels.first, beginsWhole, let last, last.kind == .closing,
      tokens.column(of: last.range.lowerBound) <= tokens.column(of: level.opening)
    else { return nil }
    return DataFault(last.range.lowerBound, "the bracket of line \(tokens.line(of: level.opening)) is never closed")
  }

  private mutating func take(_ token: JSONTokens.Token, isWhole: Bool) -> DataFault? {
    defer { lastWord = token.kind == .word ? token.range.upperBound : nil }
    switch token.kind {
    case .unfinishedText: return DataFault(token.range.lowerBound, "this string is not closed on its line")
    case .gap:
      expected = .anything
      return nil
    case .opening: return open(token)
    case .closing: return close(token, isWhole: isWhole)
    case .comma: return comma(token)
    case .colon: return colon(token)
    case .bar:
      // `"one" | "two"`: one of them.
      if case .comma = expected { expected = .value(isAfterComma: false) }
      return nil
    case .text: return value(token)
    case .singleText:
      return isLoose || levels.isEmpty || tokens.hasComments
        ? value(token)
        : DataFault(token.range.lowerBound, "JSON has strings in double quotation marks only")
    case .curlyText:
      return levels.isEmpty
        ? value(token) : DataFault(token.range.lowerBound, "JSON has strings in double quotation marks only")
    case .word:
      // "number of seconds" in place of a value.
      if lastWord != nil, case .comma = expected { return nil }
      return value(token)
    }
  }

  private mutating func open(_ token: JSONTokens.Token) -> DataFault? {
    if !levels.isEmpty {
      switch expected {
      case .value, .anything: break
      case .comma: return missingComma(token)
      case .colon: return DataFault(token.range.lowerBound, "a colon is missing before this")
      case .key: return DataFault(token.range.lowerBound, "the name of a value is missing before this")
      }
    }
    let isObject = tokens.bytes[token.range.lowerBound] == .openBrace
    levels.append(
      Level(closing: isObject ? .closeBrace : UInt8(ascii: "]"), opening: token.range.lowerBound))
    expected = isObject ? .key(isAfterComma: false) : .value(isAfterComma: false)
    return nil
  }

  private mutating func close(_ token: JSONTokens.Token, isWhole: Bool) -> DataFault? {
    guard let level = levels.popLast() else {
      // The end of something that the page does not show.
      return isWhole ? DataFault(token.range.lowerBound, "no bracket is open that this one closes") : nil
    }
    let byte = tokens.bytes[token.range.lowerBound]
    guard byte == level.closing else {
      return DataFault(
        token.range.lowerBound,
        "this bracket does not close the one of line \(tokens.line(of: level.opening))")
    }
    switch expected {
    case .comma, .anything, .key(isAfterComma: false): break
    case .value(isAfterComma: false) where !level.isObject: break
    case .key(isAfterComma: true), .value(isAfterComma: true):
      if !isLoose, !tokens.hasComments {
        return DataFault(token.range.lowerBound, "a comma is before this closing bracket")
      }
    case .value, .colon: return DataFault(token.range.lowerBound, "a value is missing before this")
    }
    expected = .comma
    return nil
  }

  private mutating func comma(_ token: JSONTokens.Token) -> DataFault? {
    if let level = levels.last {
      switch expected {
      case .comma, .anything: break
      case .value, .key, .colon: return DataFault(token.range.lowerBound, "a value is missing before this comma")
      }
      expected = level.isObject ? .key(isAfterComma: true) : .value(isAfterComma: true)
    } else {
      expected = .anything
    }
    return nil
  }

  private mutating func colon(_ token: JSONTokens.Token) -> DataFault? {
    guard !levels.isEmpty else {
      expected = .anything
      return nil
    }
    switch expected {
    case .colon, .anything: break
    // A word may have a colon in it: `<host>:<port>`.
    case .comma where lastWord == token.range.lowerBound: break
    default: return DataFault(token.range.lowerBound, "JSON has no colon here")
    }
    expected = .value(isAfterComma: false)
    return nil
  }

  private mutating func value(_ token: JSONTokens.Token) -> DataFault? {
    guard let level = levels.last else {
      expected = .comma
      return nil
    }
    switch expected {
    case .key:
      if token.kind == .word, !isLoose, !tokens.hasComments, tokens.isPlainName(token.range) {
        return DataFault(token.range.lowerBound, "JSON has names in double quotation marks only")
      }
      expected = .colon
    case .value: expected = .comma
    case .anything: expected = level.isObject && tokens.isFollowedByColon ? .colon : .comma
    case .colon:
      return DataFault(token.range.lowerBound, "a colon is missing before this")
    case .comma: return missingComma(token)
    }
    return nil
  }

  private func missingComma(_ token: JSONTokens.Token) -> DataFault {
    DataFault(token.range.lowerBound, "a comma is missing before this")
  }
}
