extension ScopeWords {
  static let simplifiedChinese = {
    var words = ScopeWords()
    words.choosing = [
      "以下其中一种", "下列其中一种", "以下某种", "下列某种", "以下任一", "下列任一", "以下方法之一", "下列方法之一", "以下选项之一", "下列选项之一", "其中一个方法",
    ]
    words.others = [
      "或者"
    ]
    return words
  }()
}
