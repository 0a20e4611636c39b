import Bytes

/// A name in a sentence that may be what the sentence explains.
struct NameMention {
  enum Kind { case bracketed, capitals, word, flag }

  var name: String
  var kind: Kind
  /// In the marked sentence, marks of its own excluded.
  var range: Range<String.Index>
  /// It is a part of a command, of a path or of an address.
  var isPart: Bool

  /// All names of a sentence, in order.
  ///
  /// - Parameter sentence: with its marks (``MarkedText``).
  static func all(in sentence: String) -> [NameMention] {
    let spans = MarkedText.ranges(in: sentence)
    var found = bracketed(in: sentence, spans: spans)
    for span in spans {
      let text = MarkedText.plain(sentence[span]).trimmingBlanks
      if isFlag(text) {
        found.append(NameMention(name: text, kind: .flag, range: span, isPart: false))
      } else if isWord(text) {
        found.append(NameMention(name: text, kind: isCapitals(text) ? .capitals : .word, range: span, isPart: false))
      } else {
        found += flags(in: sentence, span: span)
      }
    }
    if found.allSatisfy({ $0.kind == .flag }) { found += unmarkedCapitals(in: sentence, spans: spans) }
    // `<a --b c>` is one name, no matter what is in it.
    var end = sentence.startIndex
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { mention in
      defer { end = max(end, mention.range.upperBound) }
      return mention.range.lowerBound >= end
    }
  }

  private static func bracketed(in sentence: String, spans: [Range<String.Index>]) -> [NameMention] {
    // Both are in order.
    var next = spans.startIndex
    return PlaceholderNames.ranges(in: sentence).map { range in
      while next < spans.endIndex, spans[next].upperBound < range.upperBound { next += 1 }
      let before = range.lowerBound > sentence.startIndex ? sentence[sentence.index(before: range.lowerBound)] : " "
      let after = range.upperBound < sentence.endIndex ? sentence[range.upperBound] : " "
      let isGlued = touches(before, ":/@=-_.[") || touches(after, "/@=_[") || after == ":" && isTail(sentence, range)
      let inside = next < spans.endIndex && spans[next].lowerBound <= range.lowerBound ? spans[next] : nil
      let isInCommand =
        inside.map { inside in
          sentence[inside.lowerBound..<range.lowerBound].suffix(200).containsBytes(of: " ")
            || sentence[range.upperBound..<inside.upperBound].prefix(200).containsBytes(of: " ")
        } ?? isAfterOption(sentence[..<range.lowerBound])
      return NameMention(
        name: MarkedText.plain(sentence[range]), kind: .bracketed, range: range, isPart: isGlued || isInCommand)
    }
  }

  /// `--name <x>` is a part of a command even where nothing is set in code.
  private static func isAfterOption(_ before: Substring) -> Bool {
    guard before.last == " ", let word = before.suffix(40).parts(separatedBy: " ").last else { return false }
    return word.hasPrefix("--") && DescriptionSubject.isOption(String(word))
  }

  private static func touches(_ character: Character, _ signs: String) -> Bool {
    signs.containsBytes(of: character) || character.isASCII && (character.isAlphabetic || character.isNumeric)
  }

  /// `<image>:<tag>`, but not `<image>: the image`.
  private static func isTail(_ sentence: String, _ range: Range<String.Index>) -> Bool {
    let next = sentence.index(after: range.upperBound)
    return next < sentence.endIndex && !sentence[next].isSpace && !MarkedText.isSign(sentence[next])
  }

  /// `login --sso` is about `--sso`.
  private static func flags(in sentence: String, span: Range<String.Index>) -> [NameMention] {
    let words = sentence[span].parts(separatedBy: " ")
    return words.indices.filter { index in
      // `--docker org/image` is about that image.
      isFlag(String(words[index]))
        && (index + 1 == words.count || "-<[{".containsBytes(of: words[index + 1].first ?? " "))
    }.map {
      NameMention(name: String(words[$0]), kind: .flag, range: words[$0].startIndex..<words[$0].endIndex, isPart: true)
    }
  }

  /// `SERVICE_PLAN` needs no marks to be seen as a name.
  private static func unmarkedCapitals(in sentence: String, spans: [Range<String.Index>]) -> [NameMention] {
    guard sentence.containsBytes(of: "_") else { return [] }
    return sentence.utf8.split { !$0.isAlphanumeric && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }.map {
      Substring($0)
    }.filter { word in
      word.containsBytes(of: "_") && isCapitals(String(word))
        && !spans.contains { $0.lowerBound <= word.startIndex && word.endIndex <= $0.upperBound }
    }.map { NameMention(name: String($0), kind: .capitals, range: $0.startIndex..<$0.endIndex, isPart: false) }
  }

  private static func isFlag(_ text: String) -> Bool { text.hasPrefix("--") && DescriptionSubject.isOption(text) }

  private static func isWord(_ text: String) -> Bool {
    // "where `N` is the number": of single letters only capitals stand for something.
    if text.utf8.count == 1 { return text.utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
    if text.isASCII {
      return text.utf8.count > 1 && text.utf8.contains(where: \.isLetter)
        && text.utf8.allSatisfy { $0.isAlphanumeric || "_-".utf8.contains($0) }
    }
    return text.count > 1 && text.allSatisfy { $0.isAlphabetic || $0.isNumeric || "_-".containsBytes(of: $0) }
      && text.contains(where: \.isAlphabetic)
  }

  private static func isCapitals(_ text: String) -> Bool {
    text.utf8.count > 2 && text.utf8.contains(where: \.isUppercase)
      && text.utf8.allSatisfy { $0.isUppercase || $0.isDigit || "_-".utf8.contains($0) }
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmingBlanks: String {
    // Mostly there are none.
    if let first = utf8.first, let last = utf8.last, 0x21...0x7E ~= first, 0x21...0x7E ~= last { return self }
    var text = self[...].drop(while: \.isSpace)
    while text.last?.isSpace == true { text.removeLast() }
    return String(text)
  }
}
