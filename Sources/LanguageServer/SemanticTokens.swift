import Bytes
import Diagnostics
import JSON
import MarkdownBlocks
import RunbookLint
import RunbookModel

/// Which parts of a page are placeholders, commands and outputs, for a client that colours them.
///
/// Source: Language Server Protocol 3.17, "Semantic Tokens": five numbers each, relative to the token before.
struct SemanticTokens {
  let page: CheckedPage
  let spots: PlaceholderSpots
  let encoding: PositionEncoding

  static let kinds = ["parameter", "function", "comment"]

  private enum Kind: Int { case placeholder, command, output }

  private struct Token {
    var range: Range<Int>
    var kind: Kind
  }

  var all: JSONValue {
    let source = page.source
    var numbers: [JSONValue] = []
    var (lastLine, lastCharacter) = (0, 0)
    for token in tokens {
      guard let start = encoding.position(token.range.lowerBound, in: source)["character"]?.integer,
        let end = encoding.position(token.range.upperBound, in: source)["character"]?.integer
      else { continue }
      let line = source.position(atOffset: token.range.lowerBound).line - 1
      let character = line == lastLine ? start - lastCharacter : start
      numbers += [line - lastLine, character, end - start, token.kind.rawValue, 0].map(JSONValue.integer)
      (lastLine, lastCharacter) = (line, start)
    }
    return .object(["data": .array(numbers)])
  }

  /// In the order of the page, each within a line, none over another.
  private var tokens: [Token] {
    let source = page.source
    var places = spots.all.map(\.range)[...]
    var tokens: [Token] = []
    func add(_ range: Range<Int>, _ kind: Kind?) {
      var start = range.lowerBound
      while let place = places.first, place.lowerBound < range.upperBound {
        places.removeFirst()
        guard place.lowerBound >= start, place.upperBound <= range.upperBound else { continue }
        if let kind, place.lowerBound > start { tokens.append(Token(range: start..<place.lowerBound, kind: kind)) }
        tokens.append(Token(range: place, kind: .placeholder))
        start = place.upperBound
      }
      if let kind, start < range.upperBound { tokens.append(Token(range: start..<range.upperBound, kind: kind)) }
    }
    let kinds = lineKinds
    for number in 1...max(source.lineCount, 1) {
      let line = source.line(number)
      let end = line.endIndex
      let start = kinds[number] == nil ? line.startIndex : line.firstIndex { !$0.isSpaceOrTab } ?? end
      add(start..<end, kinds[number])
    }
    return tokens
  }

  /// Of the lines within code blocks that are commands or outputs.
  private var lineKinds: [Int: Kind] {
    let readings = Dictionary(page.runbook.blocks.map { ($0.range, $0.kind) }, uniquingKeysWith: { first, _ in first })
    var kinds: [Int: Kind] = [:]
    for block in page.document.blocks {
      guard case .code(let code) = block.kind, let reading = readings[block.range] else { continue }
      let kind: Kind? = reading == .command ? .command : reading == .output ? .output : nil
      for start in code.lineStarts { kinds[start.line] = kind }
    }
    return kinds
  }
}
