import RunbookModel
import Testing

/// Commands that a page says to fail.
@Suite struct ExpectedFailureTests {
  private func failure(_ sentence: String, command: String = "docker pull one") -> ExpectedFailure? {
    read("# T\n\n1. \(sentence)\n\n   ```\n   \(command)\n   ```\n   {: pre}\n").actions.first?.expectedFailure
  }

  @Test(arguments: [
    "You can try to pull it without the key to confirm that it can't be decrypted:",
    "Essayez de l'extraire sans la clé ; cela échoue :",
    "Tente extrair sem a chave para confirmar que não é possível:",
  ])
  func tryingInVainFails(sentence: String) {
    #expect(failure(sentence) == ExpectedFailure(status: nil, line: 3))
  }

  @Test(arguments: [
    "Pull it:", "Try to pull it:", "If it can't be pulled, try to pull it again:", "It can't be pulled twice. Pull it:",
  ])
  func whatIsDoneSucceeds(sentence: String) {
    #expect(failure(sentence) == nil)
  }

  @Test(arguments: [("ERRO exit status 125", true), ("exited with code 2", true), ("exit status 0", false)])
  func aSampleShowsTheStatus(line: String, fails: Bool) {
    let page = "# T\n\n1. Pull it:\n\n   ```\n   docker pull one\n   ```\n\n   Output:\n\n   ```\n   \(line)\n   ```\n"
    #expect((read(page).actions.first?.expectedFailure != nil) == fails)
  }

  @Test func theLastLineOfATestIsItsStatus() {
    let page = "# T\n\n```scrut\n$ docker pull one\none * (glob)\ntwo (equal)\n[50]\n```\n"
    let action = read(page).actions.first
    #expect(action?.expectedFailure?.status == 50)
    #expect(action?.expectation?.text == "...\ntwo")
    let other = read(page.replacing("scrut", with: "console")).actions.first
    #expect(other?.expectedFailure == nil)
    #expect(other?.expectation?.text.hasSuffix("[50]") == true)
  }

  @Test func aStatusIsMetByItselfOrByAnyFailure() {
    #expect(ExpectedFailure(status: 50, line: 1).isMet(by: 50))
    #expect(!ExpectedFailure(status: 50, line: 1).isMet(by: 1))
    #expect(ExpectedFailure(status: nil, line: 1).isMet(by: 1))
    #expect(!ExpectedFailure(status: nil, line: 1).isMet(by: 0))
  }
}
