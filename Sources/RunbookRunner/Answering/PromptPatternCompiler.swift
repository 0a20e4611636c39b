/// Turns the text of a ``PromptPattern`` into its program.
struct PromptPatternCompiler {
  typealias Instruction = PromptPattern.Instruction

  private let text: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  private static let longest = 1000
  private static let deepest = 50

  init(_ text: String) {
    self.text = Array(text.unicodeScalars)
  }

  /// nil where the text is no pattern.
  mutating func compile() -> [Instruction]? {
    guard text.count <= PromptPatternCompiler.longest, let program = alternatives(), position == text.count else {
      return nil
    }
    return program
  }

  private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func alternatives() -> [Instruction]? {
    guard var program = sequence() else { return nil }
    while take("|") {
      guard let other = sequence() else { return nil }
      program =
        [.split(1, program.count + 2)] + PromptPatternCompiler.moved(program, by: 1)
        + [.jump(program.count + other.count + 2)] + PromptPatternCompiler.moved(other, by: program.count + 2)
    }
    return program
  }

  private mutating func sequence() -> [Instruction]? {
    var program: [Instruction] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      guard let part = repeated() else { return nil }
      program += PromptPatternCompiler.moved(part, by: program.count)
    }
    return program
  }

  private mutating func repeated() -> [Instruction]? {
    guard let part = single() else { return nil }
    let moved = PromptPatternCompiler.moved(part, by: 1)
    if take("*") { return [.split(1, part.count + 2)] + moved + [.jump(0)] }
    if take("+") { return part + [.split(0, part.count + 1)] }
    if take("?") { return [.split(1, part.count + 1)] + moved }
    return part
  }

  private mutating func single() -> [Instruction]? {
    guard let scalar = next else { return nil }
    position += 1
    switch scalar {
    case "(": return group()
    case "[": return set().map { [.character($0)] }
    case "^": return [.start]
    case "$": return [.end]
    case ".": return [.character(.init(isNegated: true))]
    case "*", "+", "?": return nil
    case "\\": return escaped().map { [.character(.init(ranges: $0))] }
    default: return [.character(.init(ranges: [scalar...scalar]))]
    }
  }

  private mutating func group() -> [Instruction]? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= PromptPatternCompiler.deepest, let inner = alternatives(), take(")") else { return nil }
    return inner
  }

  private mutating func escaped() -> [ClosedRange<Unicode.Scalar>]? {
    guard let scalar = next else { return nil }
    position += 1
    switch scalar {
    case "d": return ["0"..."9"]
    case "w": return ["0"..."9", "A"..."Z", "_"..."_", "a"..."z"]
    case "s": return [" "..." ", "\t"..."\r"]
    default: return [scalar...scalar]
    }
  }

  private mutating func set() -> PromptPattern.CharacterSet? {
    var set = PromptPattern.CharacterSet(isNegated: take("^"))
    while !take("]") {
      guard let scalar = next else { return nil }
      position += 1
      if scalar == "\\" {
        guard let ranges = escaped() else { return nil }
        set.ranges += ranges
      } else if next == "-", position + 1 < text.count, text[position + 1] != "]" {
        let last = text[position + 1]
        guard scalar <= last else { return nil }
        set.ranges.append(scalar...last)
        position += 2
      } else {
        set.ranges.append(scalar...scalar)
      }
    }
    return set
  }

  /// The places in a program that will be after `count` other instructions.
  private static func moved(_ program: [Instruction], by count: Int) -> [Instruction] {
    program.map { instruction in
      switch instruction {
      case .split(let first, let second): .split(first + count, second + count)
      case .jump(let target): .jump(target + count)
      default: instruction
      }
    }
  }
}
