/// An expression of the language C in one variable, `n`, as plural rules are written: numbers, `n`, parentheses,
/// `!`, `* / %`, `+ -`, comparisons, `&&`, `||` and `? :`.
indirect enum PluralRule: Hashable, Sendable {
  case number
  case literal(Int)
  case operation(Operator, PluralRule, PluralRule)
  case choice(PluralRule, PluralRule, PluralRule)

  enum Operator: String, CaseIterable, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case dividedBy = "/"
    case remainder = "%"

    /// What binds tighter has a higher one.
    fileprivate var precedence: Int {
      switch self {
      case .or: 0
      case .and: 1
      case .equal, .notEqual: 2
      case .less, .lessOrEqual, .greater, .greaterOrEqual: 3
      case .plus, .minus: 4
      case .times, .dividedBy, .remainder: 5
      }
    }
  }

  /// Nil where it is no such expression, or nested deeper than any language needs.
  init?(_ text: some StringProtocol) {
    var reader = Reader(rest: Array(text.utf8.filter { $0 != UInt8(ascii: " ") })[...])
    guard let rule = reader.choice(depth: 0), reader.rest.isEmpty else { return nil }
    self = rule
  }

  /// A comparison is 1 where it holds, and 0 where not. A division by 0 is 0, an overflow wraps.
  func value(for number: Int) -> Int {
    switch self {
    case .number: number
    case .literal(let value): value
    case .choice(let condition, let yes, let no):
      condition.value(for: number) != 0 ? yes.value(for: number) : no.value(for: number)
    case .operation(let name, let left, let right):
      PluralRule.result(of: name, left.value(for: number), right.value(for: number))
    }
  }

  private static func result(of name: Operator, _ left: Int, _ right: Int) -> Int {
    switch name {
    case .or: left != 0 || right != 0 ? 1 : 0
    case .and: left != 0 && right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .dividedBy: right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue
    case .remainder: right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue
    }
  }

  /// Reads an expression without blanks from its bytes.
  private struct Reader {
    /// Parentheses, negations and choices within each other.
    private static let deepest = 24
    /// The operators of a rule, so that none of its trees is deep either. The longest rule of gettext has 16.
    private static let mostOperators = 100

    var rest: ArraySlice<UInt8>
    private var operators = 0

    init(rest: ArraySlice<UInt8>) { self.rest = rest }

    private mutating func skip(_ text: String) -> Bool {
      guard rest.starts(with: text.utf8) else { return false }
      rest = rest.dropFirst(text.utf8.count)
      return true
    }

    mutating func choice(depth: Int) -> PluralRule? {
      guard depth < Reader.deepest, let condition = operation(atLeast: 0, depth: depth) else { return nil }
      guard skip("?") else { return condition }
      guard let yes = choice(depth: depth + 1), skip(":"), let no = choice(depth: depth + 1) else { return nil }
      return .choice(condition, yes, no)
    }

    private mutating func operation(atLeast precedence: Int, depth: Int) -> PluralRule? {
      guard var left = operand(depth: depth) else { return nil }
      while let name = Operator.allCases.first(where: { rest.starts(with: $0.rawValue.utf8) }),
        name.precedence >= precedence
      {
        operators += 1
        guard operators <= Reader.mostOperators, skip(name.rawValue),
          let right = operation(atLeast: name.precedence + 1, depth: depth)
        else { return nil }
        left = .operation(name, left, right)
      }
      return left
    }

    private mutating func operand(depth: Int) -> PluralRule? {
      guard depth < Reader.deepest else { return nil }
      if skip("n") { return .number }
      if skip("!") { return operand(depth: depth + 1).map { .operation(.equal, $0, .literal(0)) } }
      if skip("(") {
        guard let inner = choice(depth: depth + 1), skip(")") else { return nil }
        return inner
      }
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      return Int(String(decoding: digits, as: UTF8.self)).map { .literal($0) }
    }
  }
}
