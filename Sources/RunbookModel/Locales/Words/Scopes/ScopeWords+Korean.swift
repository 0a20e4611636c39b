extension ScopeWords {
  static let korean = {
    var words = ScopeWords()
    words.choosing = [
      "다음 중 하나", "다음 방법 중", "다음 옵션 중", "중 하나를 선택",
    ]
    words.others = [
      "또는", "대안으로",
    ]
    words.terminals = ["다른 터미널", "두 번째 터미널", "별도의 터미널", "다른 창"]
    words.newTerminals = ["새 터미널"]
    words.staying = ["실행 상태로 두", "계속 실행됩니다"]
    words.otherMeans = ["사용할 수도 있습니다"]
    words.unfolding = ["보기", "클릭", "세부", "출력", "예", "결과"]
    words.allWays = ["두 경우 모두", "어느 경우든"]
    words.undoing = [
      "정리", "제거", "삭제", "언인스톨", "되돌리기", "롤백", "원상 복구",
    ]
    words.deleting = [
      "삭제", "제거", "파기",
    ]
    return words
  }()
}
