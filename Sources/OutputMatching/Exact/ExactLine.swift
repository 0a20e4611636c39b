import Bytes

/// A line of a sample that a tool compares as it is, or by the rule that is written at its end.
struct ExactLine {
  enum Rule {
    case equal(String)
    /// As a whole, by one of several.
    case globs([LineGlob])
    case expression(LineExpression)
    /// What comes of the rule cannot be seen on a terminal, or the rule is not followed.
    case unknown(String)
    case any
  }

  enum Count: Character {
    case once = "1"
    case optional = "?"
    case any = "*"
    case several = "+"
  }

  var rule: Rule
  var count = Count.once

  private init(rule: Rule) { self.rule = rule }

  init(_ line: String, tool: ExactRules.Tool) {
    switch tool {
    case .scrut, .cram: self.init(ruled: line)
    case .trycmd: self.init(trycmd: line)
    case .specdown, .byexample: self.init(rule: .equal(line))
    }
  }

  // MARK: scrut and cram

  private static let names: [String: Kind] = [
    "equal": .equal, "eq": .equal, "no-eol": .equal, "glob": .glob, "gl": .glob, "regex": .regex, "re": .regex,
    "escaped": .escaped, "esc": .escaped, "": .equal,
  ]

  private enum Kind { case equal, glob, regex, escaped }

  /// `v[0-9]+ (re)`, `begin* (glob+)`, `a line that may be there (?)`
  private init(ruled line: String) {
    guard line.last == ")", let open = line.utf8.lastIndex(of: UInt8(ascii: "(")), open > line.startIndex,
      line[line.index(before: open)] == " "
    else {
      rule = .equal(line)
      return
    }
    var name = line[line.index(after: open)...].dropLast()
    let count = name.last.flatMap(Count.init).flatMap { $0 == .once ? nil : $0 }
    if count != nil { name = name.dropLast() }
    guard !name.isEmpty || count != nil, let kind = Self.names[String(name)] else {
      rule = .equal(line)
      return
    }
    let text = String(line[..<line.index(before: open)])
    switch kind {
    case .equal: rule = .equal(text)
    case .escaped: rule = Self.unescaped(text).map { .equal($0) } ?? .unknown(text)
    case .glob: rule = .globs([LineGlob(shell: text)])
    case .regex: rule = LineExpression(text).map { .expression($0) } ?? .unknown(text)
    }
    self.count = count ?? .once
  }

  /// Nil where there are signs that a terminal does not show.
  private static func unescaped(_ text: String) -> String? {
    var result = ""
    var rest = Substring(text)
    while let first = rest.popFirst() {
      guard first == "\\" else {
        result.append(first)
        continue
      }
      switch rest.popFirst() {
      case "t": result.append("\t")
      case "\\": result.append("\\")
      case "x":
        guard let byte = UInt8(rest.prefix(2), radix: 16), byte >= 0x20, byte < 0x7F else { return nil }
        rest = rest.dropFirst(2)
        result.append(Character(Unicode.Scalar(byte)))
      default: return nil
      }
    }
    return result
  }

  // MARK: trycmd

  private init(trycmd line: String) {
    if line == "..." {
      (rule, count) = (.any, .any)
      return
    }
    let parts = Self.parts(ofTrycmd: line)
    if parts.contains(where: { if case .name = $0 { true } else { false } }) {
      // `[OPTIONS]` is a text of its own most often.
      rule = .unknown(line)
    } else if parts.count == 1, case .text(let text) = parts[0] {
      rule = .equal(text)
    } else {
      rule = .globs(Self.globs(of: parts))
    }
  }

  private enum Part {
    case text(String)
    case anything
    /// `.exe`, or nothing.
    case ending
    case name
  }

  /// With and without the endings of programs.
  private static func globs(of parts: [Part]) -> [LineGlob] {
    ["", ".exe"].map { ending in
      LineGlob(
        parts.flatMap { part -> [LineGlob.Token] in
          switch part {
          case .text(let text): text.map { .character($0) }
          case .anything, .name: [.any]
          case .ending: ending.map { .character($0) }
          }
        })
    }
  }

  /// What a line with names matches, no matter what they stand for.
  static func outline(ofTrycmd line: String) -> [LineGlob] { globs(of: parts(ofTrycmd: line)) }

  private static func parts(ofTrycmd line: String) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var rest = Substring(line)
    while let first = rest.first {
      guard first == "[", let close = rest.firstIndex(of: "]") else {
        text.append(first)
        rest = rest.dropFirst()
        continue
      }
      let name = rest[rest.index(after: rest.startIndex)..<close]
      guard let part = part(named: name) else {
        text.append(first)
        rest = rest.dropFirst()
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(part)
      rest = rest[rest.index(after: close)...]
    }
    return text.isEmpty && !parts.isEmpty ? parts : parts + [.text(text)]
  }

  private static func part(named name: Substring) -> Part? {
    switch name {
    case "..": return .anything
    case "EXE": return .ending
    default:
      let isName = !name.isEmpty && name.utf8.allSatisfy { $0.isUppercase || $0.isDigit || $0 == UInt8(ascii: "_") }
      return isName && name.utf8.first.map { !$0.isDigit } ?? false ? .name : nil
    }
  }
}
