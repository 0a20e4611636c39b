import Bytes
import Diagnostics
import MarkdownBlocks

/// What a page does in a cluster besides the one with which it begins: "On the secondary cluster:", "(Cluster 2) …".
///
/// Which cluster a client talks to is a setting of it that no command shows: the person says whether it is that one.
extension ScopeReader {
  mutating func readClusters() {
    let ways = reader.vocabulary.scopes.ways
    // Most pages tell no clusters apart.
    guard finder.prose.contains(where: { $0.map { ways.otherClusters.isAnyWord(in: $0.words.bytes[...]) } ?? false })
    else { return }
    let named = finder.prose.indices.compactMap { position in
      finder.prose[position].flatMap { prose in goesToCluster(prose).map { (position, prose, isOther: $0) } }
    }
    var hasLeft = false
    for (index, (position, prose, isOther)) in named.enumerated() {
      hasLeft = hasLeft || isOther
      // The page begins with the first one.
      guard isOther || hasLeft else { continue }
      var blocks = clusterBlocks(from: position)
      // It holds until the page goes back.
      if let next = named[(index + 1)...].first(where: { $0.isOther != isOther }), blocks.contains(next.0) {
        blocks = blocks.lowerBound..<next.0
      }
      guard !switchesItself(blocks) else { continue }
      let text = prose.sentences.first { goesToCluster(Words($0).bytes[...]) != nil } ?? prose.text
      add(Condition(text: text, line: prose.line), over: blocks)
    }
  }

  /// Whether it is another one than the first; nil where it goes to none.
  private func goesToCluster(_ prose: Prose) -> Bool? {
    let ways = reader.vocabulary.scopes.ways
    let all = prose.words.bytes[...]
    guard ways.otherClusters.isAnyWord(in: all) || ways.firstClusters.isAnyWord(in: all) else { return nil }
    return prose.words.sentences.lazy.compactMap(goesToCluster).first
  }

  /// "On the secondary cluster, …", "Run this in cluster B:", "Switch to the secondary cluster", "(Cluster 2) …".
  private func goesToCluster(_ sentence: ArraySlice<UInt8>) -> Bool? {
    let ways = reader.vocabulary.scopes.ways
    if ways.otherClusters.isAnyWord(in: sentence), isPlace(in: sentence, of: ways.otherClusters) { return true }
    return ways.firstClusters.isAnyWord(in: sentence) && isPlace(in: sentence, of: ways.firstClusters) ? false : nil
  }

  private func isPlace(in sentence: ArraySlice<UInt8>, of names: WordList) -> Bool {
    let scopes = reader.vocabulary.scopes
    if sentence.first == UInt8(ascii: "(") {
      return names.beginsWord(sentence.dropFirst())
    }
    if let length = scopes.ways.switchingTo.beginning(sentence) {
      let rest = rules.tokens(sentence.dropFirst(length)).drop { rules.isDeterminer($0) || rules.isArticle($0) }
      return rest.first.map { names.beginsWord(sentence[$0.startIndex...]) } ?? false
    }
    // Where something is done is said first, or above what is done: "The secret of the second cluster is copied."
    let opens = scopes.inside.beginsWord(sentence) || sentence.last == UInt8(ascii: ":")
    guard opens else { return false }
    var isFound = false
    names.forEachPlace(in: sentence) { range in
      guard ByteSearch.isWord(range, in: sentence) else { return false }
      let before = rules.tokens(sentence[..<range.lowerBound]).reversed()
        .drop { rules.isDeterminer($0) || rules.isArticle($0) }
      isFound = before.first.map { scopes.inside.contains($0) || scopes.doneAt.contains($0) } ?? false
      return isFound
    }
    return isFound
  }

  /// A heading is about its section, the beginning of an item about the item, and a paragraph about what it leads to.
  private func clusterBlocks(from position: Int) -> Range<Int> {
    let frame = tree.innermost(at: position)
    let blocks = tree.frames[frame].blocks
    switch tree.frames[frame].kind {
    case .heading where blocks.lowerBound == position: return blocks
    case .item, .bullet:
      if finder.prose[blocks.lowerBound..<position].allSatisfy({ $0 == nil }) { return blocks }
    default: break
    }
    return stretches[frame].first { $0.lead.contains(position) }?.blocks ?? position..<position + 1
  }

  /// Each of its blocks says itself which cluster it means.
  private func switchesItself(_ blocks: Range<Int>) -> Bool {
    let codes = blocks.compactMap { parts[$0]?.code?.text }
    return !codes.isEmpty
      && codes.allSatisfy { text in
        ["--context", "--kube-context", "--kubeconfig", "use-context", "kubectx", "KUBECONFIG="].contains(
          where: text.containsBytes)
      }
  }
}
