import Bytes
import MarkdownBlocks

/// What a sentence says of the place where something is done.
struct PlaceSentences {
  enum Meaning: Equatable {
    /// "Back on your workstation, …"
    case returning
    /// "Back on the first server, …": a place of the page, where it has one of that name.
    case back(NamedPlace)
    /// "Type `exit` to leave the server."
    case leaving
    /// "Log in to your server."
    case entering(NamedPlace)
    /// "On the server, …"
    case inside(NamedPlace)
    /// "From another machine, …", for the next command alone.
    case there(NamedPlace)
    /// "In another terminal, …"
    case terminal
  }

  /// What a sentence calls a place: `first server` of "on the first server".
  struct NamedPlace: Equatable {
    var kind: ActionPlace.Kind
    var name: String?
  }

  let vocabulary: Vocabulary
  private var words: ScopeVocabulary { vocabulary.scopes }

  func meaning(of prose: Prose) -> Meaning? {
    let bytes = prose.words.bytes[...]
    if let place = placeReturnedTo(in: bytes) { return .back(place) }
    if words.returning.isAnyWord(in: bytes) { return .returning }
    if words.terminals.isAnyWord(in: bytes) || words.newTerminals.isAnyWord(in: bytes) { return .terminal }
    for sentence in prose.words.sentences {
      if leaves(sentence, prose) { return .leaving }
      if let meaning = place(in: sentence) { return meaning }
    }
    return nil
  }

  /// "In another terminal", not in a new one, which may only be there to read a profile again.
  func needsBoth(_ prose: Prose) -> Bool { words.terminals.isAnyWord(in: prose.words.bytes[...]) }

  /// A sentence above a command, or the one right below it, says that it does not end by itself.
  func stays(_ above: Prose?, below: Prose?) -> Bool {
    if let above, words.staying.isAny(in: above.words.bytes[...]) { return true }
    guard let first = below?.words.sentences.first else { return false }
    return words.staying.isAny(in: first)
  }

  private static let clauseEnds: ByteSet = ",:;."
  private static let leavings: Set<String> = ["exit", "logout", "Ctrl+D", "Ctrl-D"]

  /// It shows `exit` as what is typed.
  private func leaves(_ sentence: ArraySlice<UInt8>, _ prose: Prose) -> Bool {
    guard ByteSearch.offset(of: Array("exit".utf8), in: sentence) != nil else { return false }
    return prose.inlines.contains { inline in
      guard case .code(let code) = inline.kind else { return false }
      return Self.leavings.contains(code)
    }
  }

  /// "On the worker nodes" above what is done there.
  func meaning(ofHeading prose: Prose) -> Meaning? {
    let bytes = prose.words.bytes[...]
    if let place = placeReturnedTo(in: bytes) { return .back(place) }
    if words.returning.beginsWord(bytes) { return .returning }
    return words.inside.beginning(bytes).flatMap { named(by: bytes.dropFirst($0)) }.map(Meaning.inside)
  }

  private func placeReturnedTo(in text: ArraySlice<UInt8>) -> NamedPlace? {
    var place: NamedPlace?
    words.returningTo.forEachPlace(in: text) { range in
      guard ByteSearch.isWord(range, in: text) else { return false }
      let clause = text[range.upperBound...].drop { $0 == UInt8(ascii: " ") }.prefix { !Self.clauseEnds.contains($0) }
      place = named(by: clause)
      return place != nil
    }
    return place
  }

  /// "Sign in from the container", below a section that has entered one.
  func goesOnInContainer(_ title: Prose) -> Bool {
    let bytes = title.words.bytes[...]
    var isThere = false
    words.doneAt.forEachPlace(in: bytes) { range in
      guard ByteSearch.isWord(range, in: bytes) else { return false }
      let place = bytes[range.upperBound...].drop { $0 == UInt8(ascii: " ") }
      guard let article = place.split(separator: UInt8(ascii: " ")).first, vocabulary.determiners.contains(article)
      else { return false }
      isThere = named(by: place)?.kind == .container
      return isThere
    }
    return isThere
  }

  /// "On the bastion, load it", "Log in to your server": the noun ends its clause.
  private func place(in sentence: ArraySlice<UInt8>) -> Meaning? {
    let request = withoutOpenings(sentence)
    let clause = request.prefix { !Self.clauseEnds.contains($0) }
    if let length = words.entering.beginning(clause) {
      return named(by: clause.dropFirst(length)).map(Meaning.entering)
    }
    guard let length = words.inside.beginning(clause) else { return placeOfCommands(in: sentence) }
    return inside(clause.dropFirst(length), before: request.dropFirst(clause.count).first).map(Meaning.inside)
      ?? placeOfCommands(in: sentence)
  }

  /// "On the server" that opens a sentence is followed by a comma or a colon, or by what is done: "in the pod run".
  private func inside(_ place: ArraySlice<UInt8>, before end: UInt8?) -> NamedPlace? {
    if end == UInt8(ascii: ",") || end == UInt8(ascii: ":"), let named = named(by: place) { return named }
    let verb = place.split(separator: UInt8(ascii: " ")).first { vocabulary.steps.executing.beginsWord($0) }
    return verb.flatMap { named(by: place[..<$0.startIndex]) }
  }

  /// "First, use SSH to" says nothing of the place by itself.
  private func withoutOpenings(_ sentence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = sentence
    // "After logging in to": it says more than its first word.
    while words.entering.beginning(rest) == nil, let length = words.placeOpenings.beginning(rest) {
      rest = rest.dropFirst(length).drop { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
    }
    return rest
  }

  /// "To open it, run the following commands on your server:": a request that leads to something, and the noun ends its
  /// clause.
  private func placeOfCommands(in sentence: ArraySlice<UInt8>) -> Meaning? {
    guard sentence.last == UInt8(ascii: ":") || vocabulary.followingCommand.isAny(in: sentence) else { return nil }
    // "To reach it from another machine, run:"
    if words.ways.fromElsewhere.isAnyWord(in: sentence) { return .there(NamedPlace(kind: .host)) }
    var found: Meaning?
    words.doneThere.forEachPlace(in: sentence) { noun in
      let rest = sentence[noun.upperBound...].drop { $0 == UInt8(ascii: " ") }
      guard ByteSearch.isWord(noun, in: sentence), let length = words.doneAt.beginning(rest) else { return false }
      let clause = rest.dropFirst(length).prefix { !Self.clauseEnds.contains($0) }
      found = named(by: clause).map(Meaning.inside)
      return found != nil
    }
    return found
  }

  private func named(by text: ArraySlice<UInt8>) -> NamedPlace? {
    let tokens = text.split(separator: UInt8(ascii: " "))
    guard tokens.count <= 7 else { return nil }
    if let name = name(words.containers, in: tokens) { return NamedPlace(kind: .container, name: name) }
    return name(words.hosts, in: tokens).map { NamedPlace(kind: .host, name: $0) }
  }

  /// "virtual server instance", « instance de serveur virtuel ».
  private static let longestNoun = 4

  /// "your server", "the virtual machine", "the container of the workshop": what follows the noun says which one it is.
  /// "The server's log" and "container registry" are something else.
  private func name(_ nouns: WordList, in tokens: [ArraySlice<UInt8>]) -> String? {
    for start in tokens.indices.prefix(4) {
      for end in tokens.indices[start...].prefix(Self.longestNoun) where nouns.contains(joined(tokens[start...end])) {
        guard end + 1 < tokens.count else { return name(tokens[...]) }
        let next = Words(bytes: Array(tokens[end + 1]))
        if words.means.contains(next) { return name(tokens[...end]) }
        if words.prepositions.contains(next) { return name(tokens[...]) }
      }
    }
    return nil
  }

  /// "each of the worker nodes" is `worker nodes`, and all of "the node" too much to leave out.
  private func name(_ tokens: ArraySlice<ArraySlice<UInt8>>) -> String {
    let bare = tokens.drop {
      vocabulary.determiners.contains($0) || words.placeDeterminers.contains(Words(bytes: Array($0)))
    }
    let kept = bare.isEmpty ? tokens : bare
    return String(decoding: Array(kept.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
  }

  private func joined(_ tokens: ArraySlice<ArraySlice<UInt8>>) -> Words {
    Words(bytes: Array(tokens.joined(separator: [UInt8(ascii: " ")])))
  }
}
