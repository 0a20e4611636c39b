import Bytes

/// Where a help text says that there is more of it: `Use "kubectl options" for a list of global options`.
///
/// Only a few words are taken, none of which does anything but show help.
struct HelpPointers {
  private(set) var all: [[String]] = []

  private static let words: Set<String> = ["--help", "help", "options", "-a", "all", "--all", "--help-all", "--list"]
  private static let most = 3

  init(_ text: HelpLines, _ call: [String]) {
    let quotes: [UInt8: UInt8] = [
      .doubleQuote: .doubleQuote, .singleQuote: .singleQuote, .backtick: .singleQuote,
    ]
    for line in text.lines {
      for index in line.indices {
        guard let closing = quotes[line[index]], let last = call.last else { continue }
        let quoted = line[(index + 1)...].prefix { $0 != closing && $0 != .backtick }
        var words = quoted.split(separator: .space).map { String(decoding: $0, as: UTF8.self) }
        if words.starts(with: call) {
          words.removeFirst(call.count)
        } else if words.first == last {
          words.removeFirst()
        }
        add(words)
      }
      let words = HelpLines.words(line)
      // Cargo: `...  See all commands with --list`
      if words.suffix(4) == ["all", "commands", "with", "--list"] { add(["--list"]) }
    }
  }

  private mutating func add(_ words: [String]) {
    let isMore =
      switch words {
      case ["options"], ["--list"], ["--help-all"]: true
      case let two where two.count == 2: two.contains("help") || two.contains("--help")
      default: false
      }
    guard isMore, words.allSatisfy(Self.words.contains), Set(words).count == words.count, all.count < Self.most,
      !all.contains(words)
    else { return }
    all.append(words)
  }
}
