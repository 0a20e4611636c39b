import Diagnostics
import MarkdownBlocks
import Testing

@testable import RunbookModel

/// What is waited for before the steps after a command that stays in the foreground.
@Suite struct ReadySignTests {
  private func sign(_ command: String, _ below: String = "") -> ReadySign? {
    let text = "# Page\n\nStart it:\n\n```sh\n\(command)\n```\n\n\(below)\n\n"
    let source = SourceFile(path: "page.md", bytes: Array(text.utf8))
    return RunbookReader(locale: "en").read(MarkdownReader().read(source)).actions.first { $0.kind == .command }?
      .readySign
  }

  private func output(_ text: String) -> String { "The output is similar to:\n\n```\n\(text)\n```" }

  @Test(arguments: [
    ("Forwarding from 127.0.0.1:8080 -> 80\nForwarding from [::1]:8080 -> 80", "Forwarding from 127.0.0.1:8080 -> 80"),
    ("> app@1.0 start\n\nListening on port 3000\nPress CTRL+C", "Listening on port 3000"),
    ("╭─────╮\n│  Serving at: http://127.0.0.1:8000   │\n╰─────╯", "Serving at: http://127.0.0.1:8000"),
    ("Loading\n  ➜  Local:   http://localhost:5173/", "➜  Local:   http://localhost:5173/"),
  ])
  func aLineOfTheSampleSaysSo(sample: String, line: String) {
    let found = sign("npm start -- --port 9999", output(sample))
    #expect(found?.description == line)
  }

  @Test func theLineIsThatOfThePage() {
    let found = sign("kubectl proxy", output("one\nStarting to serve on 127.0.0.1:8001"))
    #expect(found == .printed("Starting to serve on 127.0.0.1:8001", line: 13))
  }

  @Test(arguments: [
    ("kubectl proxy --port 8010", 8010), ("kubectl proxy --port=8010", 8010),
    ("kubectl port-forward svc/web 8080:80", 8080), ("kubectl -n shop port-forward pod/web 9000", 9000),
    ("docker run -p 8081:80 nginx", 8081), ("docker run --publish 127.0.0.1:8082:80/tcp nginx", 8082),
    ("docker run -p8083:80 nginx", 8083), ("python3 -m http.server 8000", 8000),
    ("php -S localhost:8100", 8100), ("python manage.py runserver 0.0.0.0:8200", 8200),
    ("ssh -N -p 2222 -L 8300:db:5432 bastion", 8300), ("ssh -N -L 127.0.0.1:8301:db:5432 bastion", 8301),
    ("PORT=3100 npm start", 3100), ("hugo server -p 1314", 1314), ("uvicorn app:app --port 8400 --reload", 8400),
    ("gunicorn -b 127.0.0.1:8500 app", 8500), ("cd web && npm run dev -- --port 8600", 8600),
  ])
  func theCommandNamesItsPort(command: String, port: Int) {
    #expect(sign(command) == .port(port))
  }

  @Test(arguments: [
    "docker run -p 80 nginx", "tail -f -p 4 log", "ssh -N -p 2222 bastion", "kubectl port-forward svc/web :80",
    "npm start", "kubectl proxy --port=0", "kubectl proxy --port 99999", "python3 -m http.server <port>",
  ])
  func othersNameNone(command: String) {
    #expect(sign(command) == nil)
  }

  @Test func anAddressThatIsOpenedNextHasThePort() {
    #expect(sign("npm start", "Open http://localhost:3000/a in a browser.") == .port(3000))
    #expect(sign("npm start", "Then ask it:\n\n```sh\ncurl -s http://127.0.0.1:3001/\n```") == .port(3001))
    #expect(sign("npm start", "Ask it:\n\n```sh\ndate\n```\n\nOpen http://localhost:3000.") == nil)
    #expect(sign("npm start", "Open https://example.com:3000.") == nil)
  }

  @Test func onlyWhatStaysHasASign() {
    #expect(sign("curl --port 80 http://localhost:80/", output("Listening on port 3000")) == nil)
  }

  @Test func whatReadsTheTerminalIsLeftToThePerson() throws {
    let text = "# Page\n\nStart it:\n\n```sh\ndocker run -it -p 8080:80 web\n```\n\n"
    let source = SourceFile(path: "page.md", bytes: Array(text.utf8))
    let action = try #require(RunbookReader(locale: "en").read(MarkdownReader().read(source)).actions.first)
    #expect(!action.runsBeside)
  }

  /// A program that nothing is known of serves where its output ends by saying so.
  @Test func anUnknownProgramServesWhereItsOutputEndsSo() {
    let end = "Loading\nServing HTTPS on 127.0.0.1:8443"
    #expect(sign("kiln-ca one.json", output(end)) != nil)
    #expect(sign("kiln-ca one.json", output("Serving HTTPS on 127.0.0.1:8443\nStopped")) == nil)
    #expect(sign("kiln-ca one.json", output("Loading")) == nil)
  }
}
