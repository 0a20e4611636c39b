extension ScopeWords {
  static let german = {
    var words = ScopeWords()
    words.choosing = [
      "eine der folgenden", "einen der folgenden", "eines der folgenden", "wählen sie eine", "wählen sie einen",
      "eine dieser", "je nach", "abhängig von", "entweder", "folgenden optionen", "folgenden methoden",
    ]
    words.others = [
      "alternativ", "oder",
    ]
    words.prepositions = [
      "von", "aus", "in", "im", "auf", "für", "nach", "unter",
    ]
    words.means = [
      "mit", "mithilfe", "mittels", "über",
    ]
    words.wishes = [
      "wenn sie", "falls sie",
    ]
    words.adding = [
      "auch", "ebenfalls",
    ]
    words.versions = [
      "höher", "neuer", "älter", "oder höher", "und höher", "oder früher",
    ]
    return words
  }()
}
