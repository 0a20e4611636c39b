import Foundation
import ShellAttack
import ShellSyntax
import Testing

/// What Passo fills in arrives at the program exactly, no matter what the value and wherever it is: proven with the
/// shells themselves.
@Suite struct ShellQuotingPropertyTests {
  /// Cases for each shell, and for each kind of file; `PASSO_CASES` gives another number for a longer hunt, and
  /// `PASSO_SEED` other ones.
  static let cases = number("PASSO_CASES") ?? 2_000
  static let seed = UInt64(number("PASSO_SEED") ?? 20_261_122)

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  private static let batch = 1_000

  /// What reads the arguments in the end.
  enum Reader: Sendable { case program, server, json }

  /// A command with one or more `<x>`, and what its output must be for a value; `%` is the value in `arrives`.
  struct Shape: Sendable {
    var command: String
    var arrives: String
    /// Not in every shell.
    var shells: Set<String>
    /// A substitution removes the line feeds at the end.
    var losesLineFeeds: Bool
    var reader: Reader

    init(
      _ command: String, _ arrives: String, shells: Set<String> = ["bash", "dash", "zsh"],
      losesLineFeeds: Bool = false, reader: Reader = .program
    ) {
      self.command = command
      self.arrives = arrives
      self.shells = shells
      self.losesLineFeeds = losesLineFeeds
      self.reader = reader
    }
  }

  /// `p` prints its arguments, each after a byte 2 and the whole after a byte 3.
  static let shapes: [Shape] = [
    Shape("p <x>", "\u{2}%"),
    Shape("p a <x> b", "\u{2}a\u{2}%\u{2}b"),
    Shape("p registry.<x>/v1:<x>", "\u{2}registry.%/v1:%"),
    Shape("p --opt=<x>", "\u{2}--opt=%"),
    Shape("p -p<x>", "\u{2}-p%"),
    Shape("p '<x>'", "\u{2}%"),
    Shape("p 'a <x> b'", "\u{2}a % b"),
    Shape("p \"<x>\"", "\u{2}%"),
    Shape("p \"Bearer <x>;\"", "\u{2}Bearer %;"),
    Shape("p \"$A<x>\"", "\u{2}variable%"),
    Shape("p $A<x>", "\u{2}variable%"),
    Shape("p ${A}<x>$A", "\u{2}variable%variable"),
    Shape("p \"${A}<x>$A\"", "\u{2}variable%variable"),
    Shape("p $'<x>'", "\u{2}%", shells: ["bash", "zsh"]),
    Shape("V=<x>; p \"$V\"", "\u{2}%"),
    Shape("V=a:<x>:b; p \"$V\"", "\u{2}a:%:b"),
    Shape("V='<x>' W=\"<x>\"; p \"$V\" \"$W\"", "\u{2}%\u{2}%"),
    Shape("export V=<x>; p \"$V\"", "\u{2}%"),
    Shape("export V=\"a<x>\"; p \"$V\"", "\u{2}a%"),
    Shape("p \"$(q <x>)\"", "\u{2}%", losesLineFeeds: true),
    Shape("p \"$(q '<x>')\"", "\u{2}%", losesLineFeeds: true),
    Shape("p \"$(q \"<x>\")\"", "\u{2}%", losesLineFeeds: true),
    Shape("p \"a$(q \"b$(q <x>)\")\"", "\u{2}ab%", losesLineFeeds: true),
    Shape("V=`q <x>`; p \"$V\"", "\u{2}%", losesLineFeeds: true),
    Shape("V=`q '<x>'`; p \"$V\"", "\u{2}%", losesLineFeeds: true),
    Shape("V=`q \"<x>\"`; p \"$V\"", "\u{2}%", losesLineFeeds: true),
    Shape("p \"`q <x>`\"", "\u{2}%", losesLineFeeds: true),
    Shape("p \"`q '<x>'`\"", "\u{2}%", losesLineFeeds: true),
    Shape("V=`q \"\\`q <x>\\`\"`; p \"$V\"", "\u{2}%", losesLineFeeds: true),
    Shape("V=`q \"\\`q '<x>'\\`\"`; p \"$V\"", "\u{2}%", losesLineFeeds: true),
    Shape("V=`q \"$(q <x>)\"`; p \"$V\"", "\u{2}%", losesLineFeeds: true),
    Shape("p \"$(q \"`q <x>`\")\"", "\u{2}%", losesLineFeeds: true),
    Shape("p \"`q \"<x>\"`\"", "\u{2}%", losesLineFeeds: true),
    Shape("p \"`q \"$A<x>\"`\"", "\u{2}variable%", losesLineFeeds: true),
    Shape("p \"`q \\\"<x>\\\"`\"", "\u{2}%", losesLineFeeds: true),
    Shape("p \"`q \\\"\\`q <x>\\`\\\"`\"", "\u{2}%", losesLineFeeds: true),
    Shape("r <<EOF\n`q <x>`.\nEOF", "\u{2}%.\n", losesLineFeeds: true),
    Shape("r <<EOF\n$(q <x>).\nEOF", "\u{2}%.\n", losesLineFeeds: true),
    Shape("p \"${UNSET:-<x>}\"", "\u{2}%"),
    Shape("V=${UNSET:-<x>}; p \"$V\"", "\u{2}%"),
    Shape("r <<EOF\na <x> b\nEOF", "\u{2}a % b\n"),
    Shape("r <<'EOF'\na <x> b\nEOF", "\u{2}a % b\n"),
    Shape("r <<EOF\n<x>\nEOF", "\u{2}%\n"),
    // Not in dash, which garbles such a line of the page itself when the value begins outside ASCII.
    Shape("r <<EOF\nE<x>F\nEOF", "\u{2}E%F\n", shells: ["bash", "zsh"]),
    Shape("r <<'EOF'\n<x>F\n$A\nEOF", "\u{2}%F\n$A\n"),
    Shape("r <<-EOF\n\ta <x>\n\tEOF", "\u{2}a %\n"),
    Shape("r <<-EOF\n$(q '<x>')\nEOF", "\u{2}%\n", losesLineFeeds: true),
    Shape("r <<EOF\n$A<x>\nEOF", "\u{2}variable%\n"),
    Shape("p \"$(r <<EOF\n<x>.\nEOF\n)\"", "\u{2}\u{3}\u{2}%."),
    Shape("p $((<x>+0))", "\u{2}%"),
    Shape("p x # <x>", "\u{2}x"),
    Shape("if [ <x> = <x> ]; then p <x>; fi", "\u{2}%"),
    Shape("case <x> in <x>) p yes;; *) p no;; esac", "\u{2}yes"),
    Shape("for v in a <x>; do :; done; p \"$v\"", "\u{2}%"),
    Shape("{ p <x>; }", "\u{2}%"),
    Shape("(p <x>)", "\u{2}%"),
    Shape("true && p <x> || p no", "\u{2}%"),
    Shape("p <x> | cat", "\u{2}%"),
    Shape("p <x>>/dev/stdout", "\u{2}%"),
    Shape("f() { p \"$1\" <x>; }; f <x>", "\u{2}%\u{2}%"),
    Shape("p a\\\n  <x>", "\u{2}a\u{2}%"),
    Shape("p \"a\"<x>'b'", "\u{2}a%b"),
    Shape("p a{<x>}", "\u{2}a{%}"),
    Shape("p ./<x>", "\u{2}./%"),
    Shape("p <x>=<x>", "\u{2}%=%"),
    Shape("p @<x>", "\u{2}@%"),
    Shape("[[ a == a ]] && p <x>", "\u{2}%", shells: ["bash", "zsh"]),
    Shape("L=(a <x>); p \"${L[@]}\"", "\u{2}a\u{2}%", shells: ["bash", "zsh"]),
    Shape("cat <<< <x> | r", "\u{2}%\n", shells: ["bash", "zsh"]),
    Shape("curl https://host/v1/<x>/y", "\u{2}https://host/v1/%/y", reader: .server),
    Shape("curl \"https://host/<x>?a=<x>#<x>\"", "\u{2}https://host/%?a=%#%", reader: .server),
    Shape("curl 'https://<x>:<x>@host/'", "\u{2}https://%:%@host/", reader: .server),
    Shape("curl -d 'a=b&c=<x>'", "\u{2}-d\u{2}a=b&c=%", reader: .server),
    Shape("curl --data \"c=<x>&d=$A\"", "\u{2}--data\u{2}c=%&d=variable", reader: .server),
    Shape("curl -d '{\"a\": \"<x>\"}'", "%", reader: .json),
    Shape("curl -d \"{\\\"a\\\": \\\"<x>\\\"}\"", "%", reader: .json),
    Shape("curl -d '{\"b\": \"'\"$A\"'\", \"a\": \"<x>\"}'", "%", reader: .json),
    Shape("r <<EOF\n{\"a\": \"<x>\"}\nEOF", "%", reader: .json),
    Shape("curl -d \"$(cat <<'EOF'\n{\"a\": \"<x>\"}\nEOF\n)\"", "%", reader: .json),
    Shape("env V=<x> sh -c 'printf \"\\003\\002%s\" \"$V\"'", "\u{2}%"),
  ]

  static let prelude = """
    set +e
    p() { printf '\\003'; for i in "$@"; do printf '\\002%s' "$i"; done; }
    q() { printf '%s' "$1"; }
    curl() { p "$@"; }
    r() { printf '\\003\\002'; cat; }

    """

  @Test(arguments: RealShell.installed)
  func programsReceiveExactlyTheValue(shell: RealShell) throws {
    var generator = SeededGenerator(seed: Self.seed)
    let shapes = Self.shapes.filter { $0.shells.contains(shell.name) }
    var refused = 0
    var done = 0
    while done < Self.cases {
      var cases: [(shape: Shape, script: String, expected: String)] = []
      while cases.count < Self.batch, done < Self.cases {
        done += 1
        let shape = try #require(shapes.randomElement(using: &generator))
        let value = HostileValues.value(&generator)
        guard let script = try? Template(shape.command, language: .shell).filled({ _ in .value(value) }) else {
          refused += 1
          continue
        }
        cases.append((shape, script, Self.expected(shape, value)))
      }
      let script = Self.prelude + cases.map { "printf '\\004'\n" + $0.script + "\n" }.joined()
      let output = try shell.output(of: Array(script.utf8))
      let answers = output.split(separator: 4, omittingEmptySubsequences: false).dropFirst()
      #expect(answers.count == cases.count, "seed \(Self.seed)")
      for (answer, one) in zip(answers, cases) {
        let arrived = Self.read(Array(answer), by: one.shape.reader)
        if !arrived.elementsEqual(one.expected.utf8) {
          let got = String(decoding: arrived, as: UTF8.self).debugDescription
          Issue.record(
            "\(shell.name), seed \(Self.seed): \(one.script.debugDescription) gave \(got) instead of \(one.expected.debugDescription)"
          )
        }
      }
    }
    // A place that refuses everything would pass too.
    #expect(refused * 6 < Self.cases, "\(refused) of \(Self.cases) refused")
  }

  private static func expected(_ shape: Shape, _ value: String) -> String {
    var arrived = value
    if shape.losesLineFeeds {
      while arrived.utf8.last == 10 { arrived = String(decoding: arrived.utf8.dropLast(), as: UTF8.self) }
    }
    if shape.reader == .json { return arrived }
    return shape.arrives.unicodeScalars.reduce(into: "\u{3}") { text, scalar in
      if scalar == "%" { text += arrived } else { text.unicodeScalars.append(scalar) }
    }
  }

  private static func read(_ answer: [UInt8], by reader: Reader) -> [UInt8] {
    switch reader {
    case .program: answer
    case .server: percentDecoded(answer)
    case .json: jsonValue(answer)
    }
  }

  private static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = String(decoding: bytes[index...].dropFirst().prefix(2), as: UTF8.self)
      if bytes[index] == UInt8(ascii: "%"), let byte = UInt8(digits, radix: 16) {
        output.append(byte)
        index += 3
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return output
  }

  /// The member `a` of the object in an answer.
  private static func jsonValue(_ answer: [UInt8]) -> [UInt8] {
    guard let start = answer.firstIndex(of: UInt8(ascii: "{")),
      let object = try? JSONSerialization.jsonObject(with: Data(answer[start...])) as? [String: String]
    else { return answer }
    return Array((object["a"] ?? "").utf8)
  }
}
