extension String {
  /// Whether `text` stands somewhere in it.
  func holds(_ text: String) -> Bool {
    text.isEmpty || Array(utf8)[...].firstRange(of: Array(text.utf8)) != nil
  }

  /// Whether `word` stands in it, and not as a part of a longer word.
  func holdsWord(_ word: String) -> Bool {
    let bytes = Array(utf8)
    let word = Array(word.utf8)
    guard !word.isEmpty else { return true }
    var rest = bytes[...]
    while let place = rest.firstRange(of: word) {
      let startsFresh = place.lowerBound == 0 || !isWordByte(bytes[place.lowerBound - 1]) || !isWordByte(word[0])
      let endsThere =
        place.upperBound == bytes.count || !isWordByte(bytes[place.upperBound]) || !isWordByte(word[word.count - 1])
      if startsFresh, endsThere { return true }
      rest = bytes[(place.lowerBound + 1)...]
    }
    return false
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 128
  }
}

extension ArraySlice<UInt8> {
  /// The first place of `text`, in linear time (Knuth, Morris and Pratt).
  func firstRange(of text: [UInt8]) -> Range<Int>? {
    guard !text.isEmpty else { return startIndex..<startIndex }
    guard count >= text.count else { return nil }
    var borders = [0]
    for byte in text.dropFirst() {
      var border = borders[borders.count - 1]
      while border > 0, text[border] != byte { border = borders[border - 1] }
      borders.append(text[border] == byte ? border + 1 : 0)
    }
    var matched = 0
    for index in indices {
      while matched > 0, text[matched] != self[index] { matched = borders[matched - 1] }
      if text[matched] == self[index] { matched += 1 }
      if matched == text.count { return (index + 1 - matched)..<(index + 1) }
    }
    return nil
  }
}
