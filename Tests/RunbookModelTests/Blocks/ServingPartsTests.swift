import RunbookModel
import Testing

@Suite struct ServingPartsTests {
  @Test func whatIsBelowAServerIsAnActionOfItsOwn() {
    let actions = actions("```sh\nnpm install\nnpm run dev\nnpm test\n```")
    #expect(actions.map(\.text) == ["npm install", "npm run dev", "npm test"])
    #expect(actions.map(\.staysInForeground) == [false, true, false])
  }

  @Test func commentsGoWithTheCommandBelowThem() {
    let actions = actions("```sh\nmake serve\n\n# The tests\nmake test\n```")
    #expect(actions.map(\.text) == ["make serve", "# The tests\nmake test"])
  }

  @Test func whatAServerPrintsBelowItIsItsOutput() {
    let actions = actions("```sh\nexport FLASK_APP=app.py\nflask run\n * Running on http://localhost:5000/\n```")
    #expect(actions.map(\.text) == ["export FLASK_APP=app.py", "flask run"])
    #expect(actions.last?.expectation?.text == "* Running on http://localhost:5000/")
    #expect(actions.last?.staysInForeground == true)
  }

  @Test(arguments: ["npm run dev &\nnpm test", "npm run dev; npm test\nls"])
  func otherBlocksAreOneAction(text: String) {
    #expect(actions("```sh\n\(text)\n```").map(\.text) == [text])
  }

  private func actions(_ block: String) -> [Action] {
    read("# T\n\nStart it:\n\n\(block)\n").procedures.flatMap(\.steps).flatMap(\.actions)
  }
}
