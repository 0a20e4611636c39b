import Diagnostics
import MarkdownBlocks
import RunbookModel
import Testing

@testable import RunbookLint

@Suite struct OptionUnknownTests {
  private static func tables() throws -> ProgramTables {
    try ProgramTablesReader.read(
      SourceFile(
        path: "t.yml",
        text: """
          fetch:
            options: [--header=, -H=, --output=, -o=, --silent, -s, --colour=?, --help, -h, -L, -X=]
          ctl:
            options: [--namespace=, -n=, --context=]
            commands:
              get: {options: [--all-namespaces, -A, --output=, -o=, --watch, -w]}
              exec: {options: [-i, --stdin, -t, --tty], passes-on: true}
              logs: {aliases: [log-lines], options: [--follow, -f]}
              empty:
          some: {options: [--prefix=, --verbose], partial: true}
          snake: {options: [-m=*, -v, --verbose]}
          cert: {options: [-in=, -out=, -text]}
          bare: {options: [--release, -c=]}

          """))
  }

  private func found(_ command: String) throws -> [Diagnostic] {
    let text = MarkedPage.step(command)
    let document = MarkdownReader().read(SourceFile(path: "page.md", text: text))
    return OptionUnknown().check(
      Page(document: document, runbook: RunbookReader().read(document), programs: try Self.tables()))
  }

  @Test(arguments: [
    ("fetch --H 'Accept: a' https://example.com", "fetch has no option --H", "did you mean -H?"),
    ("fetch --ouput one https://example.com", "fetch has no option --ouput", "did you mean --output?"),
    ("fetch -sS https://example.com", "", ""),
    ("ctl --name-space one get pods", "ctl has no option --name-space", "did you mean --namespace?"),
    ("ctl get pods --namespce=one", "ctl get has no option --namespce", "did you mean --namespace?"),
    ("sudo ctl get pods --wacth", "ctl get has no option --wacth", "did you mean --watch?"),
    ("ctl get pods | fetch --silnt -", "fetch has no option --silnt", "did you mean --silent?"),
    ("ctl get --wach pods", "ctl get has no option --wach", "did you mean --watch?"),
    ("ctl empty --contxt=a", "ctl empty has no option --contxt", "did you mean --context?"),
    ("fetch --hlp", "fetch has no option --hlp", "did you mean --help?"),
    ("some --prefx=a", "some has no option --prefx", "did you mean --prefix?"),
    ("cert -test -in a", "cert has no option -test", "did you mean -text?"),
    ("ctl log pod", "", ""),
    ("ctl exce -it pod", "ctl has no command exce", "did you mean exec?"),
  ])
  func aMisspeltOptionIsFound(command: String, message: String, help: String) throws {
    let found = try found(command)
    #expect(found.map(\.message.description) == (message.isEmpty ? [] : [message]), "\(command)")
    #expect(found.compactMap { $0.help?.description } == (help.isEmpty ? [] : [help]), "\(command)")
  }

  @Test func whatHasNoLikenessIsInformation() throws {
    #expect(try found("ctl get pods --include-uninitialised").map(\.severity) == [.info])
    #expect(try found("ctl get pods --wacth").map(\.severity) == [.warning])
    #expect(try found("ctl exce -it pod").map(\.severity) == [.info])
  }

  @Test(arguments: [
    "fetch -sLo one https://example.com", "fetch -H --ouput https://example.com", "fetch -XPOST https://example.com",
    "fetch --head 'A: b' https://example.com", "fetch --no-silent https://example.com", "fetch -20 one",
    "fetch -- --ouput", "fetch --colour=always one", "ctl -n one get pods -A", "ctl exec -it pod ls --colr",
    "ctl exec pod -- ls --wacth", "ctl plugin --wacth", "ctl empty --anything", "some --other-thing",
    "snake -m venv --wacth", "snake -vm venv --verbos", "cert -sha256 -in a", "bare build --releas",
    "fetch --<option> one", "fetch $OPTIONS one", "fetch [--ouput one]", "fetch --output=<file> one",
    "fetch --outp one https://example.com", "unknown --ouput", "echo fetch --ouput", "fetch –output one",
    "cert --in a", "ctl <command> --wacth", "fetch -o - one",
  ])
  func sound(command: String) throws { #expect(try found(command).isEmpty, "\(command)") }

  @Test func nothingIsSaidWithoutATable() {
    #expect(MarkedPage.command("curl --H 'Accept: a' https://example.com").findings(of: OptionUnknown.self).isEmpty)
  }

  @Test func thePlaceIsThatOfTheOption() throws {
    let range = try #require(try found("fetch --ouput=one two").first?.range)
    #expect(range.end.column - range.start.column == "--ouput".utf8.count)
  }
}
