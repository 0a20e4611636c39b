extension ScopeWords {
  static let simplifiedChinese = {
    var words = ScopeWords()
    words.choosing = [
      "以下其中一种", "下列其中一种", "以下某种", "下列某种", "以下任一", "下列任一", "以下方法之一", "下列方法之一", "以下选项之一", "下列选项之一", "其中一个方法",
    ]
    words.others = [
      "或者"
    ]
    words.terminals = ["另一个终端", "第二个终端", "其他终端", "另一个窗口"]
    words.newTerminals = ["新终端", "新的终端"]
    words.staying = ["保持运行", "在前台运行"]
    words.otherMeans = ["也可以使用", "还可以使用"]
    words.unfolding = [
      "显示", "查看", "点击", "展开", "详细", "输出", "示例", "结果",
    ]
    words.allWays = ["无论哪种情况", "两种情况下"]
    words.undoing = [
      "清理", "卸载", "删除", "移除", "撤销", "回滚", "销毁", "还原",
    ]
    words.deleting = [
      "删除", "销毁", "清除",
    ]
    return words
  }()
}
