import Bytes
import OutputMatching

/// What the options of a command say of the comparison of its output: `# byexample: +norm-ws +rm=~ -tags`.
struct ByexampleOptions {
  /// nil: it is compared with nothing.
  let rules: ExactRules?

  /// - Parameter command: with the comment.
  init(_ command: String) {
    var rules = ExactRules(tool: .byexample)
    var isCompared = true
    for option in Self.options(in: command) {
      switch option {
      case "+norm-ws": rules.ignoresBlanks = true
      case "+pass", "+term=as-is", "-filter-esc-seqs": isCompared = false
      case "-tags", "-capture": rules.hasTags = false
      case let option where option.hasPrefix("+rm="):
        let text = option.dropFirst("+rm=".count)
        if !text.isEmpty { rules.removed.append(String(text)) }
      default: break
      }
    }
    self.rules = isCompared ? rules : nil
  }

  /// The words after `# byexample:`; a value that is a word of its own belongs to the option before it.
  static func options(in command: String) -> [String] {
    command.parts(separatedBy: "\n").flatMap { line -> [String] in
      guard let found = line.byteRange(of: "byexample:"), line[..<found.lowerBound].last(where: { $0 != " " }) == "#"
      else { return [] }
      return line[found.upperBound...].split(separator: " ").reduce(into: []) { options, word in
        let word = word.filter { $0 != "'" && $0 != "\"" }
        if word.hasPrefix("+") || word.hasPrefix("-") || options.isEmpty {
          options.append(word)
        } else if let last = options.popLast() {
          options.append(last.containsBytes(of: "=") ? last + " " + word : last + "=" + word)
        }
      }
    }
  }

  /// A blank line ends what an example shows.
  static func shown(_ text: String) -> String {
    text.parts(separatedBy: "\n", omittingEmptySubsequences: false).prefix { line in
      !line.allSatisfy(\.isSpace)
    }.joined(separator: "\n")
  }
}
