import Bytes

/// What the words of a line are that logs and listings write in a known order.
enum LineRoles {
  enum Role { case host, owner, size, lifetime }

  /// The role of a word; nil where the line is of no known kind, or the word has none.
  static func role(ofWord index: Int, in words: [TextSlice]) -> Role? {
    guard words.count > 2 else { return nil }
    // `Mar 05 10:11:12 web-1 systemd[1]: …`
    if index == 1, words[2].last == ":", isHost(words[1]), isMoment(words[0]) { return .host }
    // `www.example.com. 3600 IN A 10.1.2.3`
    if index == 1, words.count > 3, words[2].isEqual(to: "IN") { return .lifetime }
    // `-rw-r--r-- 1 ann staff 1024 Mar  5 10:11 app.conf`
    guard words.count >= 6, isMode(words[0]), words[1].allSatisfy(\.isDigit) else { return nil }
    // Where no one else may read a file, whose it is matters.
    let isPublic = words[0].dropFirst(7).first == "r"
    return isPublic && (index == 2 || index == 3) ? .owner : index == 4 ? .size : nil
  }

  private static func isMoment(_ word: TextSlice) -> Bool {
    let shape = ValueShape.of(word)
    return shape == .dateTime || shape == .time
  }

  private static func isHost(_ word: TextSlice) -> Bool {
    word.first?.isAlphanumeric ?? false && word.allSatisfy { $0.isAlphanumeric || $0 == "-" || $0 == "." || $0 == "_" }
      && StateWord(word) == nil
  }

  private static func isMode(_ word: TextSlice) -> Bool {
    (10...11).contains(word.count) && word.first.map { "-dlbcps".utf8.contains($0) } ?? false
      && word.dropFirst().prefix(9).allSatisfy { "-rwxsStT".utf8.contains($0) }
  }
}
