extension ScopeWords {
  static let japanese = {
    var words = ScopeWords()
    words.choosing = [
      "次のいずれか", "以下のいずれか", "いずれかの方法", "いずれかを選択", "次の方法のいずれか",
    ]
    words.others = [
      "あるいは", "または、", "別の方法として",
    ]
    return words
  }()
}
