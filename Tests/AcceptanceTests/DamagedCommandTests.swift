import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `check` calls an error inside a command is not run.
@Suite struct DamagedCommandTests {
  @Test func noneOfOurPagesIsRunWithAnError() { expectNoneIsRun(OwnReadingPages.paths) }

  @Test(.enabled(if: !SharedPages.corpus.isEmpty)) func noRealPageIsRunWithAnError() {
    expectNoneIsRun(SharedPages.seeds + SharedPages.corpus + SharedPages.general)
  }

  private func expectNoneIsRun(_ paths: [String]) {
    #expect(!paths.isEmpty)
    let reached = paths.flatMap(Self.runInSpiteOfAnError)
    #expect(reached == [], "\(reached.count)")
  }

  /// The commands of a page that a plan holds and that have an error on their lines.
  private static func runInSpiteOfAnError(_ path: String) -> [String] {
    guard let document = SharedPages.document(path) else { return [] }
    let runbook = RunbookReader().read(document)
    let errors = Linter().check(runbook, document: document).filter { $0.severity == .error }
    return runbook.actions.filter { $0.kind == .command && $0.blocked == nil }.flatMap { action in
      errors.filter { error in
        error.range.start.line <= action.endLine && action.line <= error.range.end.line
      }.map { "\(path):\($0.range.start.line): \($0.rule)" }
    }
  }

  @Test(arguments: [
    "tool login –sso", "tool add “one”", "docker rm < name>", "docker rm <text > --force",
    "docker logs <text > | wc -l",
    "Docker run x", "docker\u{A0}run x", "echo \"hello", "echo hello |", "export NAME = value", "ibmcloud login -- sso",
    "docker run \\ --name x", "curl https://host.example/items?page=2&limit=10",
    "tool create --force x\ntool delete -- force x",
  ])
  func aDamagedCommandIsNotRun(command: String) {
    let lines = command.split(separator: "\n").map { "   \($0)\n" }.joined()
    let page = "# Title\n\n1. Do it.\n\n   ```sh\n\(lines)   ```\n"
    let document = MarkdownReader().read(SourceFile(path: "page.md", bytes: Array(page.utf8)))
    let runbook = RunbookReader().read(document)
    #expect(Linter().check(runbook, document: document).contains { $0.severity == .error })
    #expect(runbook.actions.allSatisfy { $0.kind != .command || $0.blocked != nil })
  }

  @Test(arguments: [
    "sort <in >out", "sort <in > out", "sort <in >|out", "echo 'l’exemple'", "kubectl exec web -- ls",
    "$ cat <<EOF > a.conf\n> x\n> EOF\n$ ls", "$ if [ -e a ]; then\n>   ls\n> fi",
  ])
  func aSoundCommandIsRun(command: String) {
    let lines = command.split(separator: "\n").map { "   \($0)\n" }.joined()
    let page = "# Title\n\n1. Run the following command.\n\n   ```sh\n\(lines)   ```\n"
    let document = MarkdownReader().read(SourceFile(path: "page.md", bytes: Array(page.utf8)))
    let runbook = RunbookReader().read(document)
    #expect(Linter().check(runbook, document: document).filter { $0.severity == .error } == [])
    #expect(runbook.actions.contains { $0.kind == .command && $0.blocked == nil })
  }
}

/// The pages by which the reading of whole pages is judged.
private enum OwnReadingPages {
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    + "/ReadingTruth/Pages"

  static let paths = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
}
