extension String {
  /// Whether `text` stands somewhere in it.
  func holds(_ text: String) -> Bool {
    text.isEmpty || Array(utf8)[...].firstRange(of: Array(text.utf8)) != nil
  }

  func replacingFirst(_ text: String, with replacement: String) -> String {
    let bytes = Array(utf8)
    guard let place = bytes[...].firstRange(of: Array(text.utf8)) else { return self }
    return String(decoding: bytes[..<place.lowerBound] + replacement.utf8 + bytes[place.upperBound...], as: UTF8.self)
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
