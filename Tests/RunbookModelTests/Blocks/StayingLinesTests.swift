import RunbookModel
import Testing

/// In a block of several commands only those that do not end run beside the other steps.
@Suite struct StayingLinesTests {
  private func actions(_ block: String) -> [Action] { read("# T\n\nRun it:\n\n```sh\n\(block)\n```\n").actions }

  @Test func theServerIsApartFromWhatPreparesIt() {
    let made = actions("kubectl create ns demo\nkubectl apply -f app.yaml\nkubectl port-forward svc/app 8080:80")
    #expect(
      made.map(\.text) == [
        "kubectl create ns demo\nkubectl apply -f app.yaml", "kubectl port-forward svc/app 8080:80",
      ])
    #expect(made.map(\.staysInForeground) == [false, true])
    #expect(made.map(\.line) == [5, 8])
  }

  @Test func whatIsBelowItIsDoneBesideIt() {
    let made = actions("cd app\n# serve it\nmake run\n\ncurl localhost:8080/a \\\n  -o a")
    #expect(made.map(\.text) == ["cd app", "# serve it\nmake run", "curl localhost:8080/a \\\n  -o a"])
    #expect(made.map(\.staysInForeground) == [false, true, false])
  }

  @Test func twoServersAreTwoActions() {
    let made = actions("kubectl port-forward svc/a 80:80\nkubectl port-forward svc/b 81:80")
    #expect(made.map(\.staysInForeground) == [true, true])
  }

  @Test(arguments: [
    "make install && make run", "make run &\ncurl localhost", "make install\nmake test", "make run",
    "make install; make run", "npm run dev &\nnpm test", "npm run dev; npm test\nls",
  ])
  func otherBlocksStayWhole(block: String) { #expect(actions(block).map(\.text) == [block]) }

  @Test func whatIsAboveAndBelowAServerAreActionsOfTheirOwn() {
    let made = actions("npm install\nnpm run dev\nnpm test")
    #expect(made.map(\.text) == ["npm install", "npm run dev", "npm test"])
    #expect(made.map(\.staysInForeground) == [false, true, false])
  }

  @Test func commentsGoWithTheCommandBelowThem() {
    #expect(actions("make serve\n\n# The tests\nmake test").map(\.text) == ["make serve", "# The tests\nmake test"])
  }

  @Test func whatAServerPrintsBelowItIsItsOutput() {
    let made = actions("export FLASK_APP=app.py\nflask run\n * Running on http://localhost:5000/")
    #expect(made.map(\.text) == ["export FLASK_APP=app.py", "flask run"])
    #expect(made.last?.expectation?.text == "* Running on http://localhost:5000/")
    #expect(made.last?.staysInForeground == true)
  }
}
