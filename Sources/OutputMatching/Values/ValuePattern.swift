import Diagnostics

/// A value of a sample that may hold names and elisions: `<region>.icr.io`, `eyJhbGci...`, or neither.
struct ValuePattern: Sendable {
  enum Segment: Hashable, Sendable {
    case literal(TextSlice)
    /// At least one byte.
    case name(String)
    /// Any number of bytes.
    case elision
  }

  let text: TextSlice
  let segments: [Segment]

  init(_ text: TextSlice) {
    self.text = text.trimmed
    segments = Self.segments(of: self.text)
  }

  var names: [String] {
    segments.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// Nothing but one name.
  var isName: Bool { segments.count == 1 && !names.isEmpty }

  private var isPlain: Bool {
    segments.allSatisfy { if case .literal = $0 { true } else { false } }
  }

  private static func segments(of text: TextSlice) -> [Segment] {
    var segments: [Segment] = []
    var start = text.startIndex
    for name in NameInText.all(in: text) {
      segments += literalSegments(text[start..<name.range.lowerBound])
      segments.append(.name(name.text))
      start = name.range.upperBound
    }
    return segments + literalSegments(text[start...])
  }

  private static let elisions = [TextSlice("[...]"), TextSlice("..."), TextSlice("…")]

  private static func literalSegments(_ text: TextSlice) -> [Segment] {
    var segments: [Segment] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      guard text[index] == "[" || text[index] == "." || text[index] == 0xE2,
        let mark = elisions.first(where: { text[index...].starts(with: $0) })
      else {
        index += 1
        continue
      }
      if index > start { segments.append(.literal(text[start..<index])) }
      segments.append(.elision)
      index += mark.count
      while index < text.endIndex, text[index] == "." { index += 1 }
      start = index
    }
    return start < text.endIndex ? segments + [.literal(text[start...])] : segments
  }

  /// How an actual value is to this one; `bindings` are the values of names (by key) that are known already.
  func likeness(of actual: TextSlice, bindings: [String: String], name: TextSlice? = nil) -> Likeness {
    let actual = actual.trimmed
    guard !isPlain else { return .ofValues(text, actual, name: name) }
    guard !actual.isEmpty else { return .different("empty, where the sample has a value") }
    let bound = segments.map { Self.bind($0, bindings) }
    if let gaps = Glob(bound).gaps(in: actual) {
      let names = bound.filter { if case .literal = $0 { false } else { true } }
      let isAbsent = zip(names, gaps).contains { $0.0 != .elision && AbsentValue.isIn($0.1) }
      if isAbsent { return .unexplained("nothing, where the sample has a value") }
      let isAnother = zip(names, gaps).contains { segment, value in
        if case .name(let name) = segment { NameInText.isAnother(value, than: name) } else { false }
      }
      return isAnother ? .unexplained("another name") : .same
    }
    return likenessByShape(of: actual, bindings, name)
  }

  private func likenessByShape(of actual: TextSlice, _ bindings: [String: String], _ name: TextSlice?) -> Likeness {
    for name in names {
      guard let value = bindings[NameInText.key(of: name)] else { continue }
      guard actual.byteRange(of: TextSlice(value)) != nil else {
        return .different("\(name) is known to be another value")
      }
    }
    let filled = filled(bindings)
    guard ValueShape.of(filled).isWildcard else {
      return .unexplained("not what the sample has around its placeholder")
    }
    return Likeness.ofValues(filled, actual, name: name)
  }

  /// An example of what the pattern stands for.
  func filled(_ bindings: [String: String] = [:]) -> TextSlice {
    let bytes = segments.reduce(into: [UInt8]()) { filled, segment in
      switch segment {
      case .literal(let literal): filled += literal
      case .name(let name): filled += Array((bindings[NameInText.key(of: name)] ?? "x").utf8)
      case .elision: break
      }
    }
    return bytes[...]
  }

  static func bind(_ segment: Segment, _ bindings: [String: String]) -> Segment {
    guard case .name(let name) = segment, let value = bindings[NameInText.key(of: name)] else { return segment }
    return .literal(TextSlice(value))
  }
}

/// Literal text with gaps, matched against a whole text: every gap takes as little as it can.
struct Glob {
  private let segments: [ValuePattern.Segment]

  init(_ segments: [ValuePattern.Segment]) {
    // Neighbouring literals become one, so that the last one is really what the text must end with.
    self.segments = segments.reduce(into: []) { merged, segment in
      if case .literal(let next) = segment, case .literal(let previous)? = merged.last {
        merged[merged.count - 1] = .literal(Array(previous + next)[...])
      } else {
        merged.append(segment)
      }
    }
  }

  func matches(_ text: TextSlice) -> Bool { gaps(in: text) != nil }

  /// What each gap stands for, in order; nil when the text does not match.
  func gaps(in text: TextSlice) -> [TextSlice]? {
    var position = text.startIndex
    var gaps: [TextSlice] = []
    var index = 0
    while index < segments.count {
      if case .literal(let literal) = segments[index] {
        guard text[position...].starts(with: literal) else { return nil }
        position += literal.count
        index += 1
        continue
      }
      // A run of gaps, up to the next literal or the end.
      let runEnd = segments[index...].firstIndex { if case .literal = $0 { true } else { false } } ?? segments.count
      let run = segments[index..<runEnd]
      let least = run.count { $0 != .elision }
      guard let end = end(ofGapsAt: position, least: least, before: runEnd, in: text) else { return nil }
      gaps += Self.share(text[position..<end], among: run)
      position = end
      index = runEnd
    }
    return position == text.endIndex ? gaps : nil
  }

  private func end(ofGapsAt position: Int, least: Int, before index: Int, in text: TextSlice) -> Int? {
    let earliest = position + least
    guard earliest <= text.endIndex else { return nil }
    guard index < segments.count, case .literal(let literal) = segments[index] else { return text.endIndex }
    if index == segments.count - 1 {
      let end = text.endIndex - literal.count
      return end >= earliest && text[end...].elementsEqual(literal) ? end : nil
    }
    return text.byteRange(of: literal, from: earliest)?.lowerBound
  }

  /// Names that touch each other: one byte each, the rest to the first.
  private static func share(_ text: TextSlice, among run: ArraySlice<ValuePattern.Segment>) -> [TextSlice] {
    var rest = text
    var later = run.count { $0 != .elision }
    var taken = false
    return run.map { segment in
      if segment != .elision { later -= 1 }
      guard !taken else {
        let part = segment == .elision ? rest.prefix(0) : rest.prefix(1)
        rest = rest.dropFirst(part.count)
        return part
      }
      taken = segment != .elision || later == 0
      guard taken else { return rest.prefix(0) }
      let part = rest.dropLast(later)
      rest = rest.dropFirst(part.count)
      return part
    }
  }
}
