extension ScopeWords {
  static let japanese = {
    var words = ScopeWords()
    words.choosing = [
      "次のいずれか", "以下のいずれか", "いずれかの方法", "いずれかを選択", "次の方法のいずれか",
    ]
    words.others = [
      "あるいは", "または、", "別の方法として",
    ]
    words.terminals = ["別のターミナル", "別の端末", "別のウィンドウ", "もう一つのターミナル"]
    words.newTerminals = ["新しいターミナル", "新しい端末"]
    words.staying = ["実行したままに", "起動したままに", "フォアグラウンドで実行され"]
    words.otherMeans = ["使用することもできます", "使うこともできます"]
    words.unfolding = [
      "表示", "クリック", "詳細", "出力", "例", "解答", "結果",
    ]
    words.allWays = ["どちらの場合も", "いずれの場合も"]
    words.undoing = [
      "クリーンアップ", "後片付け", "アンインストール", "削除", "取り外し", "元に戻す", "ロールバック", "撤去",
    ]
    words.deleting = [
      "削除", "消去", "破棄",
    ]
    return words
  }()
}
