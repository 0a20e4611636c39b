import Bytes
import ShellSyntax

extension Vocabulary {
  /// Words that say nothing about what a sentence is about. Few pages ask for them.
  var commonWords: Set<String> {
    madeCommonWords.value { [languages] in
      let phrases = languages.flatMap { $0.earlier + $0.values.fields }
      return Set(languages.flatMap(\.stopWords) + phrases.flatMap { $0.parts(separatedBy: " ").map(String.init) })
    }
  }
}
