/// Where in an output a value is. Its description is the form of the contract `passo.plan/1`.
package enum Selector: Hashable, Sendable, CustomStringConvertible {
  /// `json:$.resources[0].guid`; a step into an object also goes through a list of objects.
  case json(JSONPath)
  /// `label:Token`: the value under exactly this label.
  case label(String)
  /// `table:COLUMN[ROW|key=value]`; without brackets, every row.
  case table(column: String, row: Row)
  /// `variable:NAME`: what a line such as `export NAME=value` assigns.
  case variable(String)
  /// `line:PATTERN`: a line as the sample shows it; the value is what is in place of its one `<name>`.
  case line(String)

  package enum Row: Hashable, Sendable {
    case every
    /// From 0, the header not counted.
    case index(Int)
    /// The rows in which the column `key` holds `value`.
    case matching(key: String, value: String)
  }

  package var description: String {
    switch self {
    case .json(let path): "json:\(path)"
    case .label(let label): "label:\(label)"
    case .table(let column, .every): "table:\(column)"
    case .table(let column, .index(let index)): "table:\(column)[\(index)]"
    case .table(let column, .matching(let key, let value)): "table:\(column)[\(key)=\(value)]"
    case .variable(let name): "variable:\(name)"
    case .line(let pattern): "line:\(pattern)"
    }
  }

  /// Nil for what no description looks like.
  package init?(_ description: String) {
    guard let colon = description.firstIndex(of: ":") else { return nil }
    let rest = String(description[description.index(after: colon)...])
    switch description[..<colon] {
    case "json":
      guard let path = JSONPath(rest) else { return nil }
      self = .json(path)
    case "label" where !rest.isEmpty: self = .label(rest)
    case "variable" where !rest.isEmpty: self = .variable(rest)
    case "line" where !rest.isEmpty: self = .line(rest)
    case "table" where !rest.isEmpty: self = Self.table(rest)
    default: return nil
    }
  }

  private static func table(_ text: String) -> Selector {
    guard text.last == "]", let open = text.firstIndex(of: "["), open > text.startIndex else {
      return .table(column: text, row: .every)
    }
    let column = String(text[..<open])
    let row = text[text.index(after: open)...].dropLast()
    if let index = Int(row), index >= 0 { return .table(column: column, row: .index(index)) }
    guard let equals = row.firstIndex(of: "=") else { return .table(column: text, row: .every) }
    let value = row[row.index(after: equals)...]
    return .table(column: column, row: .matching(key: String(row[..<equals]), value: String(value)))
  }
}

/// What a selector finds.
package enum Selection: Hashable, Sendable {
  /// Never empty.
  case value(String)
  case missing
  /// The different values that there are, in the order of the output: a person must choose.
  case ambiguous([String])

  /// One value in several places is one value; empty ones are none.
  init(_ values: [String]) {
    var seen: Set<String> = []
    let distinct = values.filter { !$0.isEmpty && seen.insert($0).inserted }
    switch distinct.count {
    case 0: self = .missing
    case 1: self = .value(distinct[0])
    default: self = .ambiguous(distinct)
    }
  }
}
