import Bytes

/// What the columns of a table hold that explains names: which one explains, and which ones say more.
struct TableColumns {
  let headings: [String]
  private let explaining: Int?
  private let vocabulary: Vocabulary

  init(header: [String], _ vocabulary: Vocabulary) {
    headings = header
    self.vocabulary = vocabulary
    explaining = header.indices.dropFirst().first { index in
      let words = Words(header[index])
      return vocabulary.descriptionHeadings.contains { words.hasPrefix($0) }
    }
  }

  /// The column whose heading says so, else the last one that says anything.
  func explanation(of cells: [String]) -> Int {
    if let explaining, explaining < cells.count, !cells[explaining].isEmpty { return explaining }
    return cells.indices.dropFirst().last { cells[$0].contains(where: \.isAlphabetic) } ?? cells.count - 1
  }

  /// What a column headed "Required?" says by `true` or `no`; such values are left untranslated.
  func requirement(_ column: Int, _ cell: String) -> String? {
    guard headings.indices.contains(column), vocabulary.required.isAnyWord(in: Words(headings[column]).bytes[...])
    else {
      return nil
    }
    switch cell.lowercased() {
    case "true", "yes": return "required"
    case "false", "no": return "optional"
    default: return nil
    }
  }

  /// Whether a column is headed by a word for a default or for possible values.
  func saysMore(_ column: Int) -> Bool {
    guard headings.indices.contains(column) else { return false }
    let words = Words(headings[column] + ":")
    return words.contains(anyOf: vocabulary.defaultCues) || words.contains(anyOf: vocabulary.choiceCues)
  }
}
