import Bytes
import ShellSyntax

/// A stretch of a command that means itself: between two quotation marks, or outside of them, without expansions.
struct DraftPiece: Hashable {
  enum Quotes: Hashable { case none, single, double }

  /// UTF-8 byte offsets into the command, quotation marks left out.
  var range: Range<Int>
  var quotes: Quotes
  /// Nothing of its word is before it.
  var beginsWord: Bool
  /// It is all of its word, quotation marks left out.
  var isWord: Bool
}

/// The pieces of one word.
enum DraftPieces {
  static func of(_ word: ShellWord, in bytes: [UInt8]) -> [DraftPiece] {
    var pieces: [DraftPiece] = []
    var quotes = DraftPiece.Quotes.none
    var start = word.range.lowerBound
    var index = start
    let end = min(word.range.upperBound, bytes.count)

    func close(at place: Int) {
      guard start < place else { return }
      let first = quotes == .none ? start : start - 1
      pieces.append(
        DraftPiece(
          range: start..<place, quotes: quotes, beginsWord: first == word.range.lowerBound, isWord: false))
    }

    while index < end {
      let byte = bytes[index]
      switch (byte, quotes) {
      case (.singleQuote, .none), (.doubleQuote, .none):
        close(at: index)
        quotes = byte == .singleQuote ? .single : .double
        start = index + 1
      case (.singleQuote, .single), (.doubleQuote, .double):
        close(at: index)
        quotes = .none
        start = index + 1
      case (.backslash, .none), (.backslash, .double):
        close(at: index)
        index += 1
        start = index + 1
      case (.dollar, .none), (.dollar, .double), (.backtick, .none), (.backtick, .double):
        close(at: index)
        let next = afterExpansion(index, in: bytes, end: end)
        guard next > index else { return pieces }
        start = next
        index = next - 1
      default: break
      }
      index += 1
    }
    close(at: end)
    if pieces.count == 1 {
      let around = pieces[0].quotes == .none ? 0 : 2
      pieces[0].isWord = pieces[0].range.count + around == word.range.count
    }
    return pieces
  }

  /// After `$NAME` and `${NAME}`; the place itself for what may hold commands, whose words are words of their own.
  private static func afterExpansion(_ index: Int, in bytes: [UInt8], end: Int) -> Int {
    guard bytes[index] == .dollar, index + 1 < end else { return index }
    let next = bytes[index + 1]
    if next == .openBrace {
      let close = bytes[index..<end].firstIndex(of: .closeBrace)
      return close.map { $0 + 1 } ?? index
    }
    guard next.isAlphanumeric || next == UInt8(ascii: "_") else {
      return "?!#*@$-".utf8.contains(next) ? index + 2 : index
    }
    return bytes[(index + 1)..<end].firstIndex { !$0.isAlphanumeric && $0 != UInt8(ascii: "_") } ?? end
  }
}

extension ShellScript {
  /// The simple commands, in order.
  var calls: [SimpleCommand] { commands.flatMap(\.simpleCommands) }
}

extension SimpleCommand {
  /// Words, assignments and the targets of redirections, in the order of the text.
  var allWords: [ShellWord] {
    (assignments.map(\.word) + words + redirections.compactMap(\.target)).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }
}
