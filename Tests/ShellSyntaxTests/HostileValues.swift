/// A small generator of pseudorandom numbers whose sequence a failing test can name by its seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// Values that a shell, a URL, JSON or YAML would take for something else.
enum HostileValues {
  static let pieces: [String] = [
    "'", "\"", "`", "$", "\\", "!", "#", "~", "*", "?", "[", "]", "{", "}", "(", ")", "<", ">", "|", "&", ";", "=", "^",
    "%", ",", ".", ":", "@", "/", "-", "+", "_", " ", "  ", "\t", "\n", "\n\n", "\r", "\u{1}", "\u{1B}[31m", "\u{7F}",
    "a", "B", "7", "é", "e\u{301}", "日本", "🎉", "\u{A0}", "\u{2028}", "\u{FEFF}", "x y", "$A", "${A}", "$(id)", "`id`",
    "$((1+1))", "\\n", "\\\\", "\\'", "'\\''", "\"$A\"", "!!", "!$", "-rf", "--", "..", "../..", "/etc", "~root", "=ls",
    "{a,b}", "{1..3}", "[a-z]*", "*.md", "a=b", "A=1", "if", "done", "EOF", "\nEOF\n", "O", "EO", "%20", "%s", "%%",
    "${A:-x}",
    "]]",
    "$'x'", "&&", "||", ";;", "2>&1", ">out", "<in", "<<X", ": ", " #", "- ", "key: v", "007", "true", "null", "1e3",
    "0x1F",
    "2024-01-01", "http://h/?a=b&c#d", "\\u0041", "\u{85}",
  ]

  static func value(_ generator: inout SeededGenerator) -> String {
    let count = [0, 1, 1, 1, 2, 2, 3, 4, 6, 12].randomElement(using: &generator) ?? 1
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
