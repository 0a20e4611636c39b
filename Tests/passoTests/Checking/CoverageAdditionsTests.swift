import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `passo check --coverage` proposes, through the built program.
@Suite struct CoverageAdditionsTests {
  private struct Coverage: Decodable {
    struct Page: Decodable { var actions: [Action] }
    struct Action: Decodable {
      var proof: String?
      var addition: String?
      var check: String?
      var edits: [Edit]
    }
    struct Edit: Decodable {
      var kind: String
      var line: Int
      var replacesLine: Bool
      var text: String
    }
    var pages: [Page]
  }

  private static func page(_ commands: [String], say: String = "Do it.", class name: String? = "pre") -> String {
    "# T\n\n"
      + commands.enumerated().map { number, command in
        let mark = name.map { "\n   {: \($0)}" } ?? ""
        return "\(number + 1). \(say)\n\n   ```\n   \(command)\n   ```\(mark)\n"
      }.joined(separator: "\n")
  }

  private func actions(_ page: String) throws -> [Coverage.Action] {
    let outcome = try Passo().file("page.md", page).run("check", "--coverage", "--format", "json", "page.md")
    let pages = try JSONDecoder().decode(Coverage.self, from: Data(outcome.output.utf8)).pages
    return try #require(pages.first).actions
  }

  /// The page with the first edit of a kind for each action.
  private func accepting(_ kinds: Set<String>, in page: String) throws -> String {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let edits = try actions(page).compactMap { action in action.edits.first { kinds.contains($0.kind) } }
    for edit in edits.sorted(by: { $0.line > $1.line }) {
      #expect(edit.text.hasSuffix("\n"))
      if edit.replacesLine { lines.remove(at: edit.line - 1) }
      lines.insert(String(edit.text.dropLast()), at: edit.replacesLine ? edit.line - 1 : edit.line)
    }
    return lines.joined(separator: "\n")
  }

  /// Each proves once its words are there, and not before.
  @Test(arguments: [
    ("sample", "Look.", "2026"), ("sentence", "Run the program.", "2026"),
    ("sentence", "Exécutez le programme dans le dossier.", "2026"),
    ("sentence", "Execute o programa na pasta do projeto.", "2026"),
  ])
  func whatIsAcceptedProves(kind: String, say: String, words: String) throws {
    let page = Self.page(["date +%Y"], say: say)
    let mended = try accepting([kind], in: page)
    #expect(try actions(mended).map(\.proof) == [nil], "\(mended)")
    let filled = mended.replacing("…", with: words)
    #expect(try actions(filled).map(\.proof) == [kind], "\(filled)")
    #expect(try Passo().file("page.md", filled).run("check", "page.md").output.contains("0 errors"))
  }

  @Test func theExitStatusOfASilentCommandProves() throws {
    let commands = [
      "mkdir -p shop", "tar czf a.tgz shop", "tar -x -f a.tgz", "sed -i 's/a/b/' one.txt", "test -f one.txt",
      "echo a > b.txt",
    ]
    let page = Self.page(commands)
    let found = try actions(page)
    #expect(found.map(\.addition) == Array(repeating: "exitStatus", count: commands.count))
    #expect(
      found.map(\.check) == ["ls -d shop", "tar tf a.tgz", "ls", "cat one.txt", "ls -d one.txt", "cat b.txt"])
    let mended = try accepting(["exitStatus"], in: page)
    #expect(try actions(mended).allSatisfy { $0.proof == "demand" }, "\(mended)")
    let text = try Passo().file("page.md", page).run("check", "--coverage", "page.md").output
    #expect(!text.contains("passo record"), "\(text)")
    // What prints is recorded.
    #expect(
      try actions(Self.page(["tar czvf a.tgz b", "tar tf a.tgz", "sed s/a/b/ c"])).map(\.addition) == [
        "sample", "sample", "sample",
      ])
  }

  /// A page without attribute lists gets a check in the same block.
  @Test func aPlainPageIsProvedByACheck() throws {
    let page = Self.page(["mkdir shop"], class: nil)
    let found = try actions(page)
    #expect(found.map { $0.edits.map(\.kind) } == [["check"]])
    let mended = try accepting(["check"], in: page).replacing("…", with: "shop")
    #expect(try actions(mended).map(\.proof) == ["sample"], "\(mended)")
    let run = try Passo().file("page.md", mended).run("run", "page.md", "--yes", "--non-interactive")
    #expect(run.status == 0 && run.output.contains("as the sample shows"), "\(run)")
    let text = try Passo().file("page.md", page).run("check", "--coverage", "page.md").output
    #expect(!text.contains("data-expect-exit"), "\(text)")
  }

  /// What fails ends with another status, and a run does not pass.
  @Test func anErrorMessageIsNoProof() throws {
    let sample = "\n\n   ```\n   cat: one: No such file or directory\n   ```\n   {: screen}\n"
    let page = Self.page(["cat one"]) + sample
    let found = try actions(page)
    #expect(found.map(\.proof) == [nil] && found.map(\.addition) == ["failure"])
    let mended = try accepting(["exitStatus"], in: page)
    #expect(try actions(mended).map(\.proof) != [nil], "\(mended)")
    let passo = try Passo().file("page.md", mended)
    #expect(try passo.run("run", "page.md", "--yes", "--non-interactive").status == 0)
    #expect(try passo.file("page.md", page).run("run", "page.md", "--yes", "--non-interactive").status != 0)
  }

  @Test func nothingIsInventedByAFix() throws {
    let page = Self.page(["date"])
    let passo = try Passo().file("page.md", page)
    let outcome = try passo.run("check", "--coverage", "--fix", "page.md")
    #expect(outcome.status == 64 && outcome.errors.contains("passo lsp"), "\(outcome)")
    #expect(passo.folder.text("page.md") == page)
  }
}
