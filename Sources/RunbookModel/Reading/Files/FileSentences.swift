import Bytes
import MarkdownBlocks
import ShellSyntax

/// What sentences ask to be done with files: made, changed, or filled with a part.
struct FileSentences {
  let vocabulary: Vocabulary
  let plain: PlainText

  /// Those that some sentence but the last one makes.
  func namesMade(_ names: [String], in prose: Prose) -> [String] {
    let sentences = prose.words.sentences
    guard sentences.count > 1 else { return [] }
    return names.filter { name in
      sentences.dropLast().contains { sentence in
        guard let offset = ByteSearch.offset(of: Words(name).bytes, in: sentence) else { return false }
        if takesWhole((name, offset), in: sentence) { return true }
        // "Create a variable definition file that is named `x`" is about no part.
        return isMade(at: offset, in: sentence) && (!speaksOfPart(sentence) || isNamed(at: offset, in: sentence))
      }
    }
  }

  /// "named `x`", "that is called `x`"
  private func isNamed(at offset: Int, in sentence: ArraySlice<UInt8>) -> Bool {
    vocabulary.namingFile.isAnyWord(in: sentence[..<offset].suffix(16))
  }

  /// "Create a file named `hosts`": a name without an ending, which says so itself.
  func namesOfNewFiles(in prose: Prose) -> [String] {
    guard
      vocabulary.newFile.isAny(in: prose.words.bytes[...]) || prose.text.containsBytes(of: "(")
        || vocabulary.savingFile.isAnyWord(in: prose.words.bytes[...])
        || vocabulary.copyingInto.isAny(in: prose.words.bytes[...])
    else { return [] }
    return plain.codeSpans(prose.inlines).filter { name in
      guard FileNames.mayNameFile(name),
        let offset = ByteSearch.offset(of: Words(name).bytes, in: prose.words.bytes[...])
      else { return false }
      return isNew((name, offset), in: prose.words.bytes[...]) || isSaved((name, offset), in: prose.words)
        || name.hasPrefix("/") && prose.words.sentences.contains { copiesInto((name, offset), in: $0) }
    }
  }

  /// "Paste the following lines into a new file named X", "Copy the following content into X": whatever the verb does
  /// elsewhere, X is made of what follows.
  func takesWhole(_ place: (name: String, offset: Int), in sentence: ArraySlice<UInt8>) -> Bool {
    if isNew(place, in: sentence) { return true }
    let (before, after) = (sentence[..<place.offset], sentence[(place.offset + Words(place.name).bytes.count)...])
    guard !speaksOfPart(before), !isOwned(before) else { return false }
    // "Sie können eine Datei X erstellen": an infinitive is after its object.
    if vocabulary.isInfinitiveLast, vocabulary.creatingFile.isAnyWord(in: after.prefix(14)) {
      return true
    }
    let phrases = vocabulary.copyingInto
    return vocabulary.isVerbLast
      ? phrases.isAny(in: after.prefix(36)) : phrases.isAny(endingWithin: 12, of: before)
  }

  /// "Copy the following into `/etc/default/one`"
  private func copiesInto(_ place: (name: String, offset: Int), in sentence: ArraySlice<UInt8>) -> Bool {
    sentence.startIndex <= place.offset && place.offset < sentence.endIndex && takesWhole(place, in: sentence)
  }

  /// "your `app.js`" is there already.
  private func isOwned(_ before: ArraySlice<UInt8>) -> Bool {
    guard let last = before.split(separator: UInt8(ascii: " ")).last else { return false }
    return vocabulary.possessives.contains(String(decoding: last, as: UTF8.self))
  }

  private func isNew(_ place: (name: String, offset: Int), in sentence: ArraySlice<UInt8>) -> Bool {
    let after = sentence[(place.offset + Words(place.name).bytes.count)...]
    let words = vocabulary
    if isInParentheses(place, in: sentence) { return true }
    // Between the words and the name are an article, a quotation mark, "that is named".
    return words.newFile.isAny(in: after.prefix(words.isVerbLast ? 48 : 24))
      || !words.isVerbLast && words.newFile.isAny(in: sentence[..<place.offset].suffix(40))
  }

  /// "Create a credentials file (`credentials`) …"
  private func isInParentheses(_ place: (name: String, offset: Int), in sentence: ArraySlice<UInt8>) -> Bool {
    let before = sentence[..<place.offset]
    guard before.last == UInt8(ascii: "("), vocabulary.creatingFile.isAnyWord(in: before) else { return false }
    return vocabulary.fileWords.isAnyWord(in: before.suffix(36))
  }

  /// "Save it as `one.xyz`", no matter what the ending is.
  private func isSaved(_ place: (name: String, offset: Int), in words: Words) -> Bool {
    guard let dot = place.name.lastIndex(of: "."), dot > place.name.startIndex,
      (2...9).contains(place.name[dot...].count),
      place.name[dot...].dropFirst().allSatisfy({ $0.isAlphabetic || $0.isNumeric }),
      let sentence = words.sentences.first(where: { $0.startIndex <= place.offset && place.offset < $0.endIndex })
    else { return false }
    return vocabulary.savingFile.isAnyWord(in: sentence)
  }

  func speaksOfPart(_ text: ArraySlice<UInt8>) -> Bool { vocabulary.fileParts.isAnyWord(in: text) }

  /// The nearest verb before the name makes the file, or after it where verbs are last; "named" tells where no
  /// other verb does.
  func isMade(at name: Int, in sentence: ArraySlice<UInt8>) -> Bool {
    let side = vocabulary.isVerbLast ? sentence[name...] : sentence[..<name]
    func nearest(_ words: WordList) -> Int? {
      guard words.isAny(in: side) else { return nil }
      return words.flatMap { word in ByteSearch.wordOffsets(of: word, in: side) }.map { abs($0 - name) }.min()
    }
    let making = nearest(vocabulary.creatingFile)
    let changing = nearest(vocabulary.changingFile)
    guard let making else {
      return !changes(sentence) && Self.first(of: vocabulary.namingFile, in: sentence) != nil
    }
    return changing.map { making < $0 } ?? true
  }

  func changes(_ sentence: ArraySlice<UInt8>) -> Bool {
    Self.first(of: vocabulary.changingFile, in: sentence) != nil
  }

  /// "Edit the `x.json` file to include your own": what follows is all of it, unless a part is to be put in.
  func revises(_ place: (name: String, offset: Int), in sentence: ArraySlice<UInt8>) -> Bool {
    let after = sentence[(place.offset + Words(place.name).bytes.count)...]
    // "Edit it and add …" puts a part in; "to include …" says what for.
    let puts = vocabulary.addingToFile.contains { word in
      ByteSearch.wordOffsets(of: word, in: after).contains { !after[..<$0].suffix(3).elementsEqual("to ".utf8) }
    }
    guard !puts, !speaksOfPart(sentence) else { return false }
    return vocabulary.revisingFile.isAnyWord(in: vocabulary.isVerbLast ? after.prefix(36) : sentence[..<place.offset])
  }

  func changesFile(_ prose: Prose) -> Bool { changes(prose.words.bytes[...]) }

  /// Its first sentence asks for a change, and for nothing new: "Update the values" may be after what is to be made.
  func changesFirst(_ prose: Prose) -> Bool {
    guard let first = prose.words.sentences.first, changes(first) else { return false }
    return Self.first(of: vocabulary.creatingFile, in: first) == nil
      && !vocabulary.keeping.isAnyWord(in: first)
  }

  /// A sentence that names the file asks to write what is in it.
  func implements(_ prose: Prose, _ name: String) -> Bool {
    prose.words.sentences.contains { sentence in
      vocabulary.implementing.isAnyWord(in: sentence) && ByteSearch.offset(of: Words(name).bytes, in: sentence) != nil
        && !speaksOfPart(sentence)
    }
  }

  func makesFile(_ prose: Prose) -> Bool { hasMaking(prose) && !changesFile(prose) }

  func hasMaking(_ prose: Prose) -> Bool {
    Self.first(of: vocabulary.creatingFile, in: prose.words.bytes[...]) != nil
  }

  /// "Create a `.yaml` file", "Copy this JSON to a file": no name, and none may be guessed.
  ///
  /// - Parameters:
  ///   - isWhole: the block is data or a script by its own looks; without that the page has to say that the content
  ///     goes into a file.
  ///   - isManifest: it describes a thing that a later command makes of it.
  func makesUnnamedFile(_ prose: Prose?, isWhole: Bool, isManifest: Bool, isScript: Bool = false) -> Bool {
    guard let prose else { return false }
    return prose.words.sentences.contains { sentence in
      // "Copy and save the following script."
      if isScript, vocabulary.savingFile.isAnyWord(in: sentence) { return true }
      if vocabulary.fillingFile.isAny(in: sentence) { return true }
      guard isWhole, let making = Self.first(of: vocabulary.creatingFile, in: sentence) else { return false }
      // "Add storage by creating a claim" changes no file.
      if isManifest, !changes(sentence) || !speaksOfPart(sentence) && !FileNames.areNamed(in: prose.text) {
        return true
      }
      guard let file = Self.first(of: vocabulary.fileWords, in: sentence)
      else { return false }
      return abs(file - making) <= 120 && isMade(at: file, in: sentence)
    }
  }

  /// "the following configuration files": the plural begins as the singular does.
  func speaksOfFiles(_ prose: Prose) -> Bool { vocabulary.fileWords.isAny(in: prose.words.bytes[...]) }

  /// "Put this JSON in a file": whatever its name is.
  func fillsFile(_ prose: Prose?) -> Bool {
    prose?.words.sentences.contains { vocabulary.fillingFile.isAny(in: $0) } ?? false
  }

  static func first(of words: WordList, in sentence: ArraySlice<UInt8>) -> Int? {
    words.firstWordOffset(in: sentence)
  }

  func asksForPart(_ prose: Prose) -> Bool {
    prose.words.sentences.first.map { speaksOfPart($0) && !tellsOfFile($0) } ?? false
  }

  /// "This file contains the values of your team" says what is in it, and asks for nothing.
  private func tellsOfFile(_ sentence: ArraySlice<UInt8>) -> Bool {
    let first = sentence.prefix { $0 != UInt8(ascii: " ") }
    return vocabulary.steps.determiners.contains(Words(bytes: Array(first)))
      && vocabulary.fileWords.beginsWord(sentence.dropFirst(first.count + 1))
  }
}
