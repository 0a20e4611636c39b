import Configuration
import Diagnostics
import Testing

@testable import RunbookReport

/// What is written is what a YAML parser reads, for any text of a page.
@Suite struct YAMLTextTests {
  static let hostile = [
    "", " ", "a", "yes", "No", "null", "~", "1:30", "0x1f", "- a", "a: b", "a #b", "#", "'", "\"", "\\", "it's", "{a}",
    "[a", "&x", "*x", "!x", "|", ">", "%TAG", "@a", "`a`", "a\n", "\na", "a\n\nb", " a\nb", "\ta", "a\tb\n\tc",
    "a \nb ",
    "a\r\nb", "a\u{85}b", "a\u{2028}b", "\u{FEFF}a", "a\u{202E}b", "\u{1B}[2J", "\u{0}", "\u{7F}", "\u{E0041}", "é",
    "日本",
    "🏴", "---", "...", "--- a\n...\nb", "key: value\nother: {}", "a\n  b\n c", "a\n ", "\n", "trailing ", "${{ x }}",
    "{{ x }}", "<<: *a", "? a", "a,b", "x\u{FFFE}y", "!!str a", "\"a\": b", "/tmp/a b", "=", "_", "a\\\nb",
  ]

  private func value(_ yaml: String) throws -> String? {
    let source = SourceFile(path: "x.yml", text: yaml)
    guard case .mapping(let entries, _) = try ConfigurationReader.read(source) else { return nil }
    #expect(entries.count == 2)
    #expect(entries.last?.key.text == "after")
    return entries.first?.value.scalar?.text
  }

  @Test(arguments: hostile) func aScalarIsReadBack(text: String) throws {
    #expect(try value("k: \(YAMLText.scalar(text))\nafter: 1\n") == text)
    #expect(try value("k: \(YAMLText.quoted(text))\nafter: 1\n") == text)
  }

  @Test(arguments: hostile) func aBlockIsReadBack(text: String) throws {
    let block = YAMLText.block(text, indent: 4)
    #expect(try value("k: \(block.joined(separator: "\n"))\nafter: 1\n") == text)
  }

  /// Pairs of them, so that one is beside another.
  @Test(arguments: hostile) func twoBesideEachOtherAreReadBack(text: String) throws {
    for other in ["", "\n", " ", "\t", ": x", " #", "\u{85}", "\"", "'", "\\"] {
      #expect(try value("k: \(YAMLText.scalar(text + other))\nafter: 1\n") == text + other)
      let block = YAMLText.block("x\n" + text + other, indent: 2)
      #expect(try value("k: \(block.joined(separator: "\n"))\nafter: 1\n") == "x\n" + text + other)
    }
  }

  @Test(arguments: hostile) func aCommentStaysOne(text: String) throws {
    let comment = YAMLText.comment("x " + text).joined(separator: "\n")
    #expect(try value("\(comment)\nk: a\n\(comment)\nafter: 1\n") == "a")
  }

  @Test func whatIsPlainIsReadable() {
    #expect(YAMLText.scalar("passo run page.md --all") == "passo run page.md --all")
    #expect(YAMLText.scalar("no") == "\"no\"")
    #expect(YAMLText.quoted("a\u{202E}") == #""a\u202E""#)
    #expect(YAMLText.block("a\nb", indent: 2) == ["|-", "  a", "  b"])
  }
}
