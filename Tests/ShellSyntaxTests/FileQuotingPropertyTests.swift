import Configuration
import Diagnostics
import Foundation
import ShellSyntax
import Testing

/// What Passo fills into a file arrives exactly at any reader of the file, and changes nothing else in it.
@Suite struct FileQuotingPropertyTests {
  /// A file whose member `a` holds the value, in what `arrives` says after or before it; `z` is `end` always.
  struct Shape: Sendable {
    var text: String
    var arrives: String

    init(_ text: String, _ arrives: String = "%") {
      self.text = text
      self.arrives = arrives
    }
  }

  static let yaml: [Shape] = [
    Shape("a: <x>\nz: end\n"), Shape("a: '<x>'\nz: end\n"), Shape("a: \"<x>\"\nz: end\n"),
    Shape("a:   <x>   # why\nz: end\n"), Shape("a: r.<x>/n:1\nz: end\n", "r.%/n:1"),
    Shape("a: 'x <x> y'\nz: end\n", "x % y"), Shape("a: \"x <x> y\"\nz: end\n", "x % y"),
    Shape("{a: <x>, z: end}\n"), Shape("{a: \"<x>\", z: end}\n"), Shape("{a: b-<x>, z: end}\n", "b-%"),
    Shape("a: |\n  b <x>\n  c\nz: end\n", "b %\nc\n"), Shape("a: |-\n  <x>\nz: end\n"),
    Shape("a: >-\n  b <x>\nz: end\n", "b %"), Shape("# <x>\na: b\nz: end\n", "b"), Shape("z: end\na: <x>"),
    Shape("z: end\na:\n  <x>\n"), Shape("z: end\na: {x}\n"), Shape("a: <x>:<x>\nz: end\n", "%:%"),
  ]

  static let json: [Shape] = [
    Shape("{\"a\": \"<x>\", \"z\": \"end\"}"), Shape("{\"a\": \"b <x> c\", \"z\": \"end\"}", "b % c"),
    Shape("{\"z\": \"end\",\n \"a\": <x>}"), Shape("{\"a\":<x>,\"z\":\"end\"}"),
    Shape("{\"z\": \"end\", \"a\": \"{x}-<x>\"}", "%-%"),
  ]

  @Test func yamlFilesHoldExactlyTheValue() throws {
    var generator = SeededGenerator(seed: ShellQuotingPropertyTests.seed)
    var refused = 0
    for _ in 0..<ShellQuotingPropertyTests.cases {
      let shape = try #require(Self.yaml.randomElement(using: &generator))
      let value = HostileValues.value(&generator)
      guard let text = try? Template(shape.text, language: .yaml).filled({ _ in .value(value) }) else {
        refused += 1
        continue
      }
      let root = try? ConfigurationReader.read(SourceFile(path: "a.yaml", text: text))
      let scalar = root?["a"]?.scalar
      let expected = shape.arrives.replacing("%", with: value)
      let isExact = scalar.map { $0.text.utf8.elementsEqual(expected.utf8) && !$0.isNull } ?? false
      #expect(isExact && root?["z"]?.text == "end" && root?.entries?.count == 2, "\(text.debugDescription)")
    }
    #expect(refused * 5 < ShellQuotingPropertyTests.cases, "\(refused) refused")
  }

  @Test func jsonFilesHoldExactlyTheValue() throws {
    var generator = SeededGenerator(seed: ShellQuotingPropertyTests.seed)
    for _ in 0..<ShellQuotingPropertyTests.cases {
      let shape = try #require(Self.json.randomElement(using: &generator))
      let value = HostileValues.value(&generator)
      let text = try Template(shape.text, language: .json).filled { _ in .value(value) }
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let arrived = object?["a"].map { ($0 as? String) ?? "\($0)" } ?? ""
      // Without quotation marks these stay what they are.
      let isScalar =
        object?["a"] is NSNull && value == "null"
        || object?["a"] is NSNumber && (value == "true" || value == "false" || Double(value) != nil)
      let expected = shape.arrives.replacing("%", with: value)
      #expect(isScalar || arrived.utf8.elementsEqual(expected.utf8), "\(text.debugDescription)")
      #expect(object?["z"] as? String == "end" && object?.count == 2)
    }
  }
}
