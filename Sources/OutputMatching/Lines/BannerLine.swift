import Bytes
import Diagnostics

/// The line by which a program introduces itself before it does what it was asked for:
/// `platform linux -- Python 3.11.4, pytest-7.4.0`, `smartctl 7.2 2020-12-30 r5155`.
struct BannerLine {
  private let programs: [String]

  /// - Parameter command: as it ran.
  init(command: String) {
    let words = command.split(whereSeparator: \.isSpace).map { String($0.parts(separatedBy: "/").last ?? $0) }
    // Who asks for a version is shown it.
    let asksForIt = words.contains { $0.lowercased().containsBytes(of: "version") || $0 == "-V" || $0 == "-v" }
    programs =
      asksForIt ? [] : words.indices.filter { Self.isProgram(at: $0, in: words) }.map { words[$0].lowercased() }
  }

  private static func isProgram(at index: Int, in words: [String]) -> Bool {
    guard words[index].count > 1, words[index].first?.isAlphabetic ?? false else { return false }
    return index == 0 || runners.contains(words[index - 1]) || ["|", "&&", ";", "-m"].contains(words[index - 1])
  }

  /// What runs the program that follows.
  private static let runners: Set<String> = ["sudo", "npx", "exec", "env", "time", "nice", "uvx", "bunx"]

  /// Whether a line is one, and says nothing of what was done.
  func isBanner(_ line: TextSlice) -> Bool {
    guard !programs.isEmpty, line.count <= 300 else { return false }
    let words = line.split { $0.isBlank || $0 == "," || $0 == "(" }
    let saysDone = words.contains {
      StateWord($0) != nil || NoticeWords.goods.contains(String(decoding: $0.lowercased, as: UTF8.self))
    }
    guard !saysDone else { return false }
    return words.indices.contains { index in
      let word = String(decoding: words[index].lowercased, as: UTF8.self)
      return programs.contains { program in
        guard word.hasPrefix(program) else { return false }
        let rest = word.dropFirst(program.count)
        if !rest.isEmpty {
          return "-/@_".containsBytes(of: rest.first ?? " ") && (rest.dropFirst().first?.isNumeric ?? false)
        }
        let next = words.dropFirst(index + 1).prefix(2).map { $0.first == "v" ? $0.dropFirst() : $0 }
        return next.contains { $0.first?.isDigit ?? false }
      }
    }
  }

  /// Whether both are the same line but for versions and what belongs to them.
  func areAlike(_ line: TextSlice, _ other: TextSlice) -> Bool {
    guard isBanner(line), isBanner(other) else { return false }
    let words = line.split(whereSeparator: \.isBlank)
    let others = other.split(whereSeparator: \.isBlank)
    return words.count == others.count
      && zip(words, others).allSatisfy { word, other in
        word == other || hasDigit(word) && hasDigit(other) && beforeDigits(word) == beforeDigits(other)
      }
  }

  private func hasDigit(_ word: TextSlice) -> Bool { word.contains(where: \.isDigit) }

  private func beforeDigits(_ word: TextSlice) -> TextSlice { word.prefix { !$0.isDigit } }
}
