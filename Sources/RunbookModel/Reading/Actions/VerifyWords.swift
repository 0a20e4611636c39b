import Bytes

/// Recognises sentences that ask to check something.
struct VerifyWords {
  let vocabulary: Vocabulary
  /// Of the command that the sentences lead to.
  var effect = CallEffect.unknown

  /// Whether some sentence of the text that leads to a command asks for a check. Where the command changes nothing, "Make
  /// sure that the pods run" asks to look at what it shows.
  func asks(_ text: Words) -> Bool {
    var sentences = text.sentences.map(withoutOptional)
    // "Make sure that it runs. Example command:" ends with a label.
    if sentences.count > 1, let last = sentences.last, isLabel(last) { sentences.removeLast() }
    // "Check your version. To update it, run this command:": the command is for what its own sentence says.
    if sentences.count > 1, let last = sentences.last, saysWhatFor(last) { return isCheck(last, isAlone: true) }
    let isAlone = sentences.count == 1 || sentences.count == 2 && sentences.last.map(asksToRun) == true
    // "Ensure that it is healthy. It might take some minutes." goes on about it.
    let last = sentences.last {
      !vocabulary.conditionals.beginsWord($0) && !goesOn($0)
    }
    if effect == .shows, let last, isCheck(last, isAlone: true) { return true }
    return sentences.contains { isCheck($0, isAlone: isAlone) }
  }

  /// Whether a step without any command is a check: its first sentence says so in so many words.
  func asksByHand(_ text: Words) -> Bool {
    text.sentences.first.map { !settles(withoutOptional($0)) && isCheck(withoutOptional($0), isAlone: false) } ?? false
  }

  /// "Click **Create** to confirm", "Choose one and confirm your choice": what was done is brought into effect.
  private func settles(_ sentence: ArraySlice<UInt8>) -> Bool {
    guard let start = vocabulary.settling.firstWordOffset(in: sentence), start > sentence.startIndex,
      let length = vocabulary.settling.beginning(sentence[start...])
    else { return false }
    let rest = withoutBlanks(sentence[(start + length)...])
    return !vocabulary.clauses.beginsWord(rest)
      && !vocabulary.copulaWords.contains { ByteSearch.holdsWord($0, in: rest) }
  }

  /// Whether some sentence asks for a check; "Make sure that …" may be advice.
  func asksFirmly(_ text: Words) -> Bool {
    text.sentences.contains { isCheck(withoutOptional($0), isAlone: false) }
  }

  /// Whether its first sentence is a demand to check.
  func demands(_ text: Words) -> Bool {
    text.sentences.first.map { begins(withoutOptional($0), withAnyOf: vocabulary.verifyStarts) } ?? false
  }

  /// Whether a sentence asks to run a command and says what for, or when: "To create it, …", "If you need it, …".
  func saysWhatFor(_ sentence: ArraySlice<UInt8>) -> Bool {
    guard asksToRun(sentence), !begins(sentence, withAnyOf: vocabulary.asides),
      !begins(sentence, withAnyOf: vocabulary.run)
    else { return false }
    let comma =
      sentence.firstIndex(of: UInt8(ascii: ",")) ?? ByteSearch.offset(of: Array("，".utf8), in: sentence)
      ?? ByteSearch.offset(of: Array("、".utf8), in: sentence)
    return comma.map { $0 > sentence.startIndex + 5 } ?? false
  }

  /// Begins with an article or a pronoun, as nothing does that asks.
  private func goesOn(_ sentence: ArraySlice<UInt8>) -> Bool {
    // "`/usr/bin` is …"
    if let first = sentence.first, "/$`".utf8.contains(first) { return true }
    let word = sentence.prefix { $0 != UInt8(ascii: " ") }
    return !word.isEmpty && vocabulary.articles.contains { $0.bytes.elementsEqual(word) }
  }

  /// Two words at most, and a colon.
  private func isLabel(_ sentence: ArraySlice<UInt8>) -> Bool {
    sentence.last { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
      && sentence.split(separator: UInt8(ascii: " ")).count < 3 && vocabulary.exampleMentions.isAny(in: sentence)
  }

  private func asksToRun(_ sentence: ArraySlice<UInt8>) -> Bool {
    vocabulary.followingCommand.isAny(in: sentence)
  }

  private func withoutOptional(_ sentence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let sentence = withoutMarker(sentence)
    let bare = sentence.drop { $0 == UInt8(ascii: "(") }
    guard let word = vocabulary.optional.first(where: { bare.starts(with: $0.bytes) }) else { return sentence }
    return bare.dropFirst(word.bytes.count).drop { ":.) ".utf8.contains($0) || "：".utf8.contains($0) }
  }

  /// `[ ] Verify …`, a box to tick, and `3.Verify …`, which is no item of a list for want of a blank.
  private func withoutMarker(_ sentence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if sentence.starts(with: "[ ] ".utf8) || sentence.starts(with: "[x] ".utf8) { return sentence.dropFirst(4) }
    let rest = sentence.drop(while: isDigit)
    guard rest.count < sentence.count, let mark = rest.first, ".)".utf8.contains(mark) else { return sentence }
    return withoutBlanks(rest.dropFirst())
  }

  /// - Parameter isAlone: "Make sure that …" is advice unless nothing else is said, or it asks to run something.
  private func isCheck(_ sentence: ArraySlice<UInt8>, isAlone: Bool) -> Bool {
    // "When prompted, enter y to confirm" and "Confirm it when prompted" tell what the person answers.
    // A command prompt is where something is typed.
    guard !vocabulary.prompting.isAny(in: sentence) || vocabulary.commandPrompts.isAny(in: sentence) else {
      return false
    }
    guard !asksForEffect(sentence) else { return false }
    if beginsWithCheck(sentence, isAlone: isAlone)
      || withoutOpening(sentence).map({ beginsWithCheck($0, isAlone: isAlone) }) == true
    {
      return true
    }
    if vocabulary.verifyParts.isAny(in: sentence) { return true }
    // "To ensure that it is there, run X" is a check; "To ensure that the cache is not used, remove Y" is none.
    return vocabulary.verifyPurposes.isAnyWord(in: sentence) && asksToLook(sentence)
  }

  private func beginsWithCheck(_ sentence: ArraySlice<UInt8>, isAlone: Bool) -> Bool {
    begins(sentence, withAnyOf: vocabulary.verifyStarts)
      || effect < .changes && begins(sentence, withAnyOf: vocabulary.weakVerifyStarts)
        && (isAlone || asksToLook(sentence))
  }

  /// "Validez les modifications :" above `git commit` brings them into effect; "Validez que …" checks. What removes
  /// something is a check only where the sentence says what holds afterwards.
  private func asksForEffect(_ sentence: ArraySlice<UInt8>) -> Bool {
    guard effect >= .changes else { return false }
    let asking = effect == .destroys ? [vocabulary.settling, vocabulary.verifyStarts] : [vocabulary.settling]
    return asking.contains { words in
      guard let start = words.firstWordOffset(in: sentence), let length = words.beginning(sentence[start...]) else {
        return false
      }
      let said = sentence[start..<start + length]
      let rest = sentence[(start + length)...].drop { ", ".utf8.contains($0) }
      return !vocabulary.clauses.beginsWord(rest)
        && !vocabulary.clauses.contains {
          said.elementsEqual($0.bytes) || said.suffix($0.bytes.count + 1).elementsEqual([UInt8(ascii: " ")] + $0.bytes)
        }
    }
  }

  private func asksToLook(_ sentence: ArraySlice<UInt8>) -> Bool {
    if vocabulary.looking.isAnyWord(in: sentence) { return true }
    // "clusters to use with it" asks for nothing.
    return vocabulary.run.contains { word in
      ByteSearch.wordOffsets(of: word, in: sentence).contains { !sentence[..<$0].suffix(3).elementsEqual("to ".utf8) }
    }
  }

  /// "Then, verify that …", "Step 2: Verify that …": what is after a word or two and their comma, or after the
  /// number of a heading.
  private func withoutOpening(_ sentence: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let opening = sentence.prefix(24)
    if let comma = opening.firstIndex(of: UInt8(ascii: ",")) { return withoutBlanks(sentence[(comma + 1)...]) }
    guard let colon = opening.firstIndex(of: UInt8(ascii: ":")), opening[..<colon].contains(where: isDigit) else {
      return nil
    }
    return withoutBlanks(sentence[(colon + 1)...])
  }

  private func withoutBlanks(_ sentence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    sentence.drop { $0 == UInt8(ascii: " ") }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// "Confirmation" does not begin with "confirm".
  private func begins(_ sentence: ArraySlice<UInt8>, withAnyOf words: WordList) -> Bool {
    words.beginsWord(sentence)
  }
}
