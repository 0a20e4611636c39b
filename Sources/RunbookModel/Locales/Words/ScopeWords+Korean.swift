extension ScopeWords {
  static let korean = {
    var words = ScopeWords()
    words.choosing = [
      "다음 중 하나", "다음 방법 중", "다음 옵션 중", "중 하나를 선택",
    ]
    words.others = [
      "또는", "대안으로",
    ]
    return words
  }()
}
