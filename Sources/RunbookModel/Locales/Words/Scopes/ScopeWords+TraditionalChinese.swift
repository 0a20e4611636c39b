extension ScopeWords {
  static let traditionalChinese = {
    var words = ScopeWords()
    words.choosing = [
      "下列其中一個", "下列其中一種", "以下其中一個", "以下其中一種", "下列任一", "以下任一", "下列方法之一", "以下方法之一", "其中一個方法",
    ]
    words.others = [
      "或者"
    ]
    words.terminals = ["另一個終端", "第二個終端", "其他終端", "另一個視窗"]
    words.newTerminals = ["新終端", "新的終端"]
    words.staying = ["保持執行", "在前景執行"]
    words.otherMeans = ["也可以使用", "還可以使用"]
    words.unfolding = [
      "顯示", "檢視", "按一下", "展開", "詳細", "輸出", "範例", "結果",
    ]
    words.allWays = ["無論哪種情況", "兩種情況下"]
    words.undoing = [
      "清理", "解除安裝", "移除", "刪除", "復原", "回復", "銷毀", "卸載",
    ]
    words.deleting = [
      "刪除", "銷毀", "清除",
    ]
    return words
  }()
}
