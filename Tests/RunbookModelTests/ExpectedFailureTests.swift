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

  @Test(arguments: [
    ("You get an error message that says that it is locked.", "en", true),
    ("This fails, since nothing is there yet.", "en", true), ("La commande échoue.", "fr", true),
    ("O comando falha.", "pt-BR", true), ("You get an error if it is locked.", "en", false),
    ("If this fails, wait.", "en", false), ("You get a page.", "en", false),
  ])
  func theSentenceBelowSaysThatItFails(sentence: String, locale: String, fails: Bool) {
    let page = "# T\n\n```bash\ntool pull one\n```\n\n\(sentence)\n\nUnlock it:\n\n```bash\ntool unlock\n```\n"
    #expect(read(page, locale: locale).actions.map { $0.expectedFailure != nil } == [fails, false])
  }

  @Test func aCommandAfterASentenceAboutAnErrorIsRun() {
    let page =
      "# T\n\n```bash\ntool pull one\n```\n\nYou get an error message. Allow it:\n\n```bash\ntool unlock\n```\n"
    #expect(read(page).actions.map(\.text) == ["tool pull one", "tool unlock"])
    let shown = "# T\n\n```bash\ntool pull one\n```\n\nYou get this error message:\n\n```bash\nis locked\n```\n"
    #expect(read(shown).actions.map(\.text) == ["tool pull one"])
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
    #expect(action?.expectation?.text == "one * (glob)\ntwo (equal)")
  }

  /// As mdx and trycmd write it, in any language.
  @Test func theBlockShowsTheStatus() {
    func failure(_ text: String) -> ExpectedFailure? {
      read("# T\n\n```console\n\(text)\n```\n").actions.first?.expectedFailure
    }
    #expect(failure("$ docker pull one\none\n[50]")?.status == 50)
    #expect(failure("$ docker pull one\n? 2\none")?.status == 2)
    #expect(failure("$ docker pull one\n? failed") == ExpectedFailure(status: nil, line: 4))
    #expect(failure("$ docker pull one\n? success\none") == nil)
    #expect(failure("$ docker pull one\n? Project name: one") == nil)
    #expect(failure("$ docker pull one\none\n[0]") == nil)
    #expect(failure("$ docker pull one\none\n[1234]") == nil)
    // It prints data itself.
    #expect(failure("$ jq -c . one.json\n[1]") == nil)
  }

  @Test(
    arguments: [
      ("The command fails with exit status 2:", 2), ("This command exits with code 3.", 3),
      ("La commande se termine avec le code de sortie 4 :", 4), ("O comando termina com o código de saída 5:", 5),
    ] as [(String, Int32)])
  func theTextSaysTheStatus(sentence: String, status: Int32) {
    #expect(failure(sentence)?.status == status)
  }

  @Test(arguments: [
    "The pod exits with code 137. Look at its log:", "The command exits with status 1 if it is not there:",
    "The command returns exit code 0:", "The command prints 2 lines:",
  ])
  func otherNumbersAreNoStatusOfIt(sentence: String) { #expect(failure(sentence) == nil) }

  @Test func aStatusIsMetByItselfOrByAnyFailure() {
    #expect(ExpectedFailure(status: 50, line: 1).isMet(by: 50))
    #expect(!ExpectedFailure(status: 50, line: 1).isMet(by: 1))
    #expect(ExpectedFailure(status: nil, line: 1).isMet(by: 1))
    #expect(!ExpectedFailure(status: nil, line: 1).isMet(by: 0))
  }
}
