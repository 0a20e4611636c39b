extension ScopeWords {
  static let traditionalChinese = {
    var words = ScopeWords()
    words.choosing = [
      "下列其中一個", "下列其中一種", "以下其中一個", "以下其中一種", "下列任一", "以下任一", "下列方法之一", "以下方法之一", "其中一個方法",
    ]
    words.others = [
      "或者"
    ]
    return words
  }()
}
