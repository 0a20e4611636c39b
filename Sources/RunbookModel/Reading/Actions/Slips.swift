import Bytes
import Diagnostics
import ShellSyntax

/// What a writer mistyped in a command: a shell takes it, and it does something else than was meant.
struct Slips {
  let script: ShellScript
  private let bytes: [UInt8]

  init(_ script: ShellScript) {
    self.script = script
    bytes = Array(script.text.utf8)
  }

  /// The first one; nil where there is none.
  var reason: Message? { dots ?? letter ?? manifest }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Placeholders

  /// Each `<name>`, brackets included.
  private var placeholders: [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while let open = bytes[index...].firstIndex(of: .less) {
      index = open + 1
      let name = bytes[index...].prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
      guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == .greater else { continue }
      found.append(open..<name.endIndex + 1)
      index = name.endIndex + 1
    }
    return found
  }

  /// `jwe:..<folder>/key.pem`: two dots are the folder above, and a slash is between it and what is in it. `<one>..<two>`
  /// is a range.
  private var dots: Message? {
    let place = placeholders.first { place in
      let before = bytes[..<place.lowerBound]
      guard before.suffix(2).elementsEqual("..".utf8), place.upperBound < bytes.count,
        bytes[place.upperBound] == UInt8(ascii: "/")
      else { return false }
      return before.dropLast(2).last.map { $0.isSpaceOrLineEnd || ":=/\"'".utf8.contains($0) } ?? true
    }
    return place.map { "a slash is missing before \(text($0))" }
  }

  /// `one:<tag> two:t<tag>`: the first letter of the name was typed in front of its bracket as well.
  private var letter: Message? {
    let all = placeholders
    guard all.count > 1 else { return nil }
    for place in all {
      guard place.lowerBound > 1, place.upperBound - place.lowerBound > 3,
        bytes[place.lowerBound - 1] == bytes[place.lowerBound + 1],
        Self.joints.contains(bytes[place.lowerBound - 2])
      else { continue }
      let joint = bytes[place.lowerBound - 2]
      let isElsewhere = all.contains { other in
        other.lowerBound > 0 && bytes[other] == bytes[place] && bytes[other.lowerBound - 1] == joint
      }
      if isElsewhere { return "\(text(place.lowerBound - 1..<place.upperBound)) is a slip of the keys" }
    }
    return nil
  }

  private static let joints: ByteSet = ":/=@"

  // MARK: Options

  /// `kubectl apply web.yaml`: the file is the value of an option, which is missing.
  private var manifest: Message? {
    for simple in script.commands.flatMap(\.simpleCommands) {
      let words = simple.words.map { $0.literal ?? $0.text }
      guard words.count > 2, Self.applying.contains(words[0]), Self.verbs.contains(words[1]),
        !words.contains(where: Self.isFileOption)
      else { continue }
      let file = words.dropFirst(2).first { word in [".yaml", ".yml", ".json"].contains { word.hasSuffix($0) } }
      if let file, !file.hasPrefix("-"), words.firstIndex(of: file) == 2 {
        return "\(words[0]) \(words[1]) takes a file with -f alone, and \(file) has none before it"
      }
    }
    return nil
  }

  private static func isFileOption(_ word: String) -> Bool {
    ["-f", "-k", "--filename", "--kustomize"].contains { word.hasPrefix($0) }
  }

  private static let applying: Set<String> = ["kubectl", "oc"]
  private static let verbs: Set<String> = ["apply", "create", "replace", "delete"]
}
