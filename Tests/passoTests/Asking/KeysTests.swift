import Diagnostics
import RunbookReport
import Testing

@testable import passo

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The keys that the documents name are those that the program has, in every language.
@Suite(.serialized) struct KeysTests {
  /// Each key of a step can be pressed somewhere in it.
  private static let page = """
    # Trying the keys
    {: #keys}

    1.  Say one.

        \(Array(repeating: "There is more to be said about this step.", count: 14).joined(separator: "\n\n    "))

        ```
        echo <word> >> log.txt
        ```
        {: pre}

    2.  Say two.

        ```
        echo two >> log.txt
        ```
        {: pre}

    3.  Watch the page.

        ```
        tail -f page.md
        ```
        {: pre}

    4.  Log in to your server.

    5.  Make the note.

        ```
        touch there.txt
        ```
        {: pre}

    6.  Back on your workstation, say three.

        ```
        echo three >> log.txt
        ```
        {: pre}

    """

  private static let editor = "#!/bin/sh\necho 'echo edited >> log.txt' > \"$1\"\n"

  private func passo() throws -> Passo {
    let passo = try Passo().file("page.md", Self.page).file("ed.sh", Self.editor).environment("NO_COLOR", "1")
    _ = try passo.bash("chmod +x ed.sh")
    return passo.environment("EDITOR", passo.folder.path + "/ed.sh")
  }

  /// Presses every key of a step, and returns those that did what they are for.
  private func pressed(in language: Language) throws -> (keys: Set<Character>, screen: String) {
    let passo = try passo()
    let run = "run page.md --set word=one --lang \(language.code)"
    let list = language.say("type to filter · ↑↓ ⏎ choose · Esc leave")
    let first: [(prompt: String, typed: String)] = [
      ("▸", "?"), ("▸", "m"), ("▸", "v"), (list, "\u{1B}"),
      ("▸", "o"), ("▸", "e"), ("$ echo edited", "\u{15}echo changed >> log.txt\r"), ("▸", "t"),
      ("$ ", "echo typed >> log.txt\r"), ("$ ", "exit\r"), ("▸", "g"), (list, "2\r"),
      ("▸", "b"), ("▸", "\r"), ("▸", "s"), (language.say("reason (⏎: none): "), "\r"), ("▸", "w"), ("▸", "\r"),
      ("▸", "d"), ("▸", "p"),
    ]
    let paused = try TerminalRun(passo, run, dialogue: first)
    #expect(paused.status == 2, "\(paused.screen)")
    #expect(passo.folder.text("log.txt") == "changed\ntyped\none\n", "\(paused.screen)")
    #expect(try passo.run("runs").output.contains("paused"))
    let resumed = try TerminalRun(passo, "run --resume --lang \(language.code)", dialogue: [("▸", "a")])
    #expect(resumed.status == 0, "\(resumed.screen)")
    #expect(passo.folder.text("log.txt") == "changed\ntyped\none\nthree\n" && passo.folder.text("there.txt") == nil)
    let left = try TerminalRun(passo, run, dialogue: [("▸", "q")])
    #expect(left.status == 2, "\(left.screen)")
    let typed = (first.map(\.typed) + ["a", "q"]).filter { $0.count == 1 && $0 != "\u{1B}" }
    return (Set(typed.joined().map { $0 == "\r" ? MenuKey.enter : $0 }), paused.screen)
  }

  @Test(arguments: Catalogue.all) func everyDocumentedKeyCanBePressed(language: Language) throws {
    let (keys, screen) = try pressed(in: language)
    #expect(!screen.contains(language.say("no key \("x") here").prefix(8)), "\(screen)")
    let documents = ["README", "docs/tutorial"].flatMap { name in ["", ".fr", ".pt-BR"].map { name + $0 + ".md" } }
    for document in documents {
      let named = try Self.keys(of: document)
      #expect(named.subtracting(keys).isEmpty, "\(document): \(named) are not all among \(keys)")
      #expect(named.isSuperset(of: "esbvtpq?"), "\(document): \(named)")
    }
    let explained = Set(Self.explained(on: screen))
    #expect(explained.count >= 11 && explained.subtracting(keys).isEmpty, "\(explained)")
    for document in documents where document.hasPrefix("docs/") {
      let tutorial = try Self.keys(of: document)
      #expect(tutorial.isSuperset(of: explained), "\(document): \(tutorial)")
    }
  }

  @Test(arguments: Catalogue.all, [60, 80, 120])
  func everyKeyThatIsShownHasItsWord(language: Language, columns: Int) throws {
    let run = try TerminalRun(
      passo(), "run page.md --set word=one --lang \(language.code)", columns: columns,
      dialogue: [("▸", "?"), ("▸", "q")])
    let lines = run.screen.split(whereSeparator: \.isNewline).filter { $0.contains("▸") }.map(String.init)
    let line = try #require(lines.first)
    #expect(DisplayWidth.of(String(line.prefix { $0 != "▸" })) < columns, "\(line)")
    let parts = line.prefix { $0 != "▸" }.split(separator: "  ").map { $0.split(separator: " ") }
    #expect(parts.count >= 4 && parts.allSatisfy { $0.count >= 2 && $0[0].count == 1 }, "\(line)")
    let explained = Set(Self.explained(on: run.screen)).union("?")
    let shown = Set(parts.compactMap { $0.first?.first })
    #expect(shown.isSubset(of: explained), "\(run.screen)")
    #expect(explained.isSuperset(of: "⏎eosbgvtapq"), "\(explained)")
  }

  /// One letter between backticks, or in the first column of a table of keys.
  private static func keys(of document: String) throws -> Set<Character> {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let bytes = try #require(FileManager.default.contents(atPath: root + "/" + document))
    let text = String(decoding: bytes, as: UTF8.self)
    var keys: Set<Character> = []
    for span in text.split(separator: "`", omittingEmptySubsequences: false) where span.count == 1 {
      if let key = span.first, key.isLowercase || key == "?" { keys.insert(key) }
    }
    for row in text.split(separator: "\n") where row.hasPrefix("| ") && row.dropFirst(3).hasPrefix(" | ") {
      if let key = row.dropFirst(2).first, !key.isNumber { keys.insert(key) }
    }
    return keys
  }

  /// The keys of lines such as `    e  edit  lets you change the command`.
  private static func explained(on screen: String) -> [Character] {
    screen.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix("    "), line.dropFirst(5).hasPrefix("  "), let key = line.dropFirst(4).first else {
        return nil
      }
      return key == " " ? nil : key
    }
  }
}
