import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel
import ShellSyntax
import Testing

@testable import RunbookReport

@Suite struct DraftPageTests {
  private static var surroundings: DraftPage.Surroundings { .init(home: "/home/ann") { _ in true } }

  private func page(_ texts: [String], language: Language = .english, origin: DraftPage.Origin = .recording)
    -> DraftPage
  {
    DraftPage(
      texts.enumerated().map { DraftCommand($1, number: $0 + 1) }, origin: origin, title: "A page", language: language,
      surroundings: Self.surroundings)
  }

  private static let pieces = [
    "echo", "ls", "<", ">", "<name>", "`", "```", "~~~", "{: pre}", "{: #x}", "{", "}", "\"", "'", "\\", "|", "&&", ";",
    "$HOME",
    "$(date)", "\"a b\"", "'c d'", "`date`", "[--x]", "[abc]", "*", "_x_", "# y", "<<EOF", "EOF", "\n", "-x",
    "--long=1", "a.txt",
    "{region}", "YOUR_NAME", "http://x/?a=1&b=2", "é", "\t", "<!-- c -->", "<br>", "&amp;", "{{ x }}", "- item",
    "1. one",
    "> quote", "$ ls", "|a|b|", "![i](u)", ":::", "+++", "---", "===", "%", "~", "!", "\\<a\\>", "{: screen}", "if",
    "then",
  ]

  /// Whatever is in a command: what is on the page is the command, and what is not is named.
  @Test(arguments: 0..<12)
  func commandsAreReadBackAsTheyWere(seed: Int) {
    var random = Seeded(UInt64(seed &+ 1))
    var texts: [String] = []
    while texts.count < 25 {
      let count = Int.random(in: 1...9, using: &random)
      let words = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "x" }
      let text = "echo " + words.joined(separator: Bool.random(using: &random) ? " " : "")
      let script = ShellScript(text)
      guard !script.isIncomplete, script.issues.isEmpty, text == text.trimmedOfBlanks, script.comments.isEmpty else {
        continue
      }
      texts.append(text)
    }
    // No two are alike: what comes twice is left out.
    let given = texts.enumerated().map { "\($1) \($0)x" }
    let page = page(given)
    let left = Set(page.omissions.map(\.number))
    let expected = given.enumerated().filter { !left.contains($0.offset + 1) }.map(\.element)
    let read = DraftReading(page.text, locale: "en").commands
    #expect(read == expected, "\(page.text)")
    #expect(left.count <= 5, "\(left.map { given[$0 - 1] })")
    #expect(Self.errors(of: page.text).isEmpty, "\(Self.errors(of: page.text))\n\(page.text)")
  }

  @Test(arguments: [
    "sort < in > out", "diff <(ls a) <(ls b)", "echo '{: pre}'", "printf '```\\n'",
    "cat > x <<'EOF'\n```\n{: pre}\n# not a heading\n\n- x\nEOF",
    "docker ps --format '{{.Names}}'", "awk '{print $1}' f", "for i in 1 2; do\n  echo $i\ndone", "echo \"it's\"",
    "grep -c '<p>' x.html",
    "pip install '.[dev]'", "echo a \\\n  b", "cat <<EOF\n\tx\n\nEOF", "[ -f x ] && echo yes",
    "test -n \"$HOME\" || exit 1",
  ])
  func hardCommandsAreReadBackAsTheyWere(text: String) {
    let page = page([text])
    #expect(DraftReading(page.text, locale: "en").commands == [text], "\(page.omissions)\n\(page.text)")
    #expect(Self.errors(of: page.text).isEmpty)
  }

  @Test(arguments: ["en", "fr", "pt-BR"])
  func whatIsTypedAfterAnotherMachineWasVisitedIsOnThePage(code: String) throws {
    let texts = ["mkdir x", "ssh web1", "make build", "docker exec -it db sh", "git push"]
    let language = try #require(Catalogue.all.first { $0.code == code })
    let page = DraftPage(
      texts.enumerated().map { DraftCommand($1, number: $0 + 1) }, origin: .history, title: "Page", language: language,
      surroundings: .init(home: "/home/ann") { _ in true })
    #expect(page.omissions.isEmpty, "\(page.omissions)\n\(page.text)")
    #expect(DraftReading(page.text, locale: code).commands?.count == 5, "\(page.text)")
  }

  @Test func aLongCommandIsLeftOut() {
    let page = self.page(["make", "echo " + String(repeating: "a ", count: 10_000)])
    #expect(page.omissions.map(\.reason) == [.tooLong])
  }

  @Test func aCommonWordIsNoSecretElsewhere() {
    let page = self.page(["PGPASSWORD=postgres psql -U postgres", "docker stop postgres"])
    #expect(page.omissions.isEmpty && page.text.contains("docker stop postgres"), "\(page.text)")
    #expect(page.text.contains("PGPASSWORD=<pgpassword> psql -U postgres"), "\(page.text)")
  }

  private static func errors(of text: String) -> [String] {
    let document = MarkdownReader().read(SourceFile(path: "page.md", bytes: Array(text.utf8)))
    let runbook = RunbookReader(locale: "en").read(document)
    return Linter().check(runbook, document: document).filter { $0.severity == .error }.map { "\($0)" }
  }

  @Test func stepsAreGrouped() {
    let page = page(["cd shop", "git add .", "git commit -m x", "docker build -t web ."])
    #expect(page.stepCount == 3)
    #expect(
      page.text.contains(
        "1.  Commit the changes.\n\n    ```\n    cd shop\n    ```\n    {: pre}\n\n    ```\n    git add .\n    ```\n    {: pre}\n"
      ))
  }

  @Test func aLongPauseBeginsAnotherStep() {
    func commands(_ pause: Int) -> [DraftCommand] {
      [
        DraftCommand("docker logs a", number: 1, time: 1000),
        DraftCommand("docker logs b", number: 2, time: 1000 + pause),
      ]
    }
    for (pause, steps) in [(10, 1), (4000, 2)] {
      let page = DraftPage(
        commands(pause), origin: .history, title: "A", language: .english, surroundings: Self.surroundings)
      #expect(page.stepCount == steps)
    }
  }

  @Test func thePageIsInThePersonsLanguage() {
    let text = page(["cd shop", "make", "ssh web1.internal ls"], language: Catalogue.language(forLocale: "fr")).text
    #expect(
      text.contains("Construisez le projet.")
        && text.contains("| `<host>` | Le nom de la machine, par exemple `web1.internal`. |"))
    let runbook = DraftReading(text, locale: "fr").runbook
    #expect(runbook.placeholders.map(\.example) == ["web1.internal"])
    #expect(page(["make"], language: Catalogue.language(forLocale: "pt_BR")).text.contains("Compile o projeto."))
  }

  @Test func whatWasPrintedIsASample() {
    var create = DraftCommand("docker run -d nginx", number: 1)
    create.output = "3fa9c1d2e4b5"
    var stop = DraftCommand("docker stop 3fa9c1d2e4b5", number: 2)
    stop.output = "3fa9c1d2e4b5"
    var token = DraftCommand("mytool show", number: 3)
    token.output = "token: ghp_a1B2c3D4e5F6a1B2c3D4e5F6a1B2c3D4e5F6"
    let page = DraftPage(
      [create, stop, token], origin: .recording, title: "A", language: .english, surroundings: Self.surroundings)
    let actions = DraftReading(page.text, locale: "en").runbook.actions
    #expect(actions.map { $0.expectation?.text } == ["<id>", "<id>", nil], "\(page.text)")
    #expect(actions[0].captures.map(\.key) == ["id"])
    #expect(!page.text.contains("a1B2c3D4"))
  }

  @Test func nothingGivesNoPage() {
    #expect(page([]).text.isEmpty)
    #expect(page(["exit", "history"]).text.isEmpty)
    #expect(page(["echo \u{1}"]).omissions.map(\.reason) == [.unreadable])
  }

  @Test func manyCommandsAreManySteps() {
    let page = page((0..<120).map { $0.isMultiple(of: 2) ? "make x\($0)" : "git tag v\($0)" })
    #expect(page.stepCount == 120 && DraftReading(page.text, locale: "en").commands?.count == 120)
  }
}

/// The same numbers each time: what fails once can be looked at.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// Source: Vigna, "xorshift*".
  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
