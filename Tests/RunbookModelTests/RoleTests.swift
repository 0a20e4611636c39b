import RunbookModel
import Testing

/// Which of several commands in a step belong to the check that it asks for.
@Suite struct RoleTests {
  private func block(_ command: String) -> String { "   ```\n   \(command)\n   ```\n   {: pre}\n\n" }

  /// The roles of the commands of one step.
  private func roles(_ step: String, locale: String = "en") -> [Action.Role] {
    read("# T\n\n1. \(step)", locale: locale).actions.map(\.role)
  }

  @Test func casesOfOneCheckAreChecks() {
    let bullets = "- CentOS 7\n\n  ```\n  tool a\n  ```\n  {: pre}\n\n- RHEL 6\n\n  ```\n  tool b\n  ```\n  {: pre}\n"
    let indented = bullets.split(separator: "\n", omittingEmptySubsequences: false).map { "   \($0)\n" }.joined()
    #expect(roles("Verify that it works.\n" + indented) == [.verify, .verify])
    let bold = "**Files:**\n\n" + block("tool a") + "   **Blocks: **\n" + block("tool b")
    #expect(roles("Verify that it is gone.\n\n   " + bold) == [.verify, .verify])
    #expect(roles("Do this.\n\n   " + bold) == [.do, .do])
  }

  /// A command prompt is where something is typed, and no question to be answered.
  @Test(arguments: [
    ("de", "Prüfen Sie, ob es läuft, indem Sie den folgenden Befehl in einer Eingabeaufforderung ausführen:"),
    ("en", "Verify that it runs by entering this command at a command prompt:"),
    ("en", "Check the operator logs for errors:"), ("en", "Check GPU operator pod status:"),
    ("es", "Ahora nos vamos a asegurar de que todo está bien. Ejecute el siguiente mandato:"),
  ])
  func sentencesThatAskForACheck(locale: String, sentence: String) {
    #expect(roles(sentence + "\n\n" + block("tool a"), locale: locale) == [.verify])
  }

  /// A command that changes something is no check for one word.
  @Test(arguments: [
    ("fr", "Validez les modifications :", "git commit -m x"), ("pt-BR", "Valide as alterações:", "git commit -m x"),
    ("en", "Confirm the order:", "tool order submit x"), ("es", "Confirme los cambios:", "git push"),
    ("en", "Make sure that A runs and build B:", "tool image create b"),
    ("en", "Verify the removal:", "tool key delete x"),
    ("de", "Bestätigen Sie die Änderungen:", "git commit -m x"),
  ])
  func oneWordMakesNoCheckOfAChange(locale: String, sentence: String, command: String) {
    #expect(roles(sentence + "\n\n" + block(command), locale: locale) == [.do])
  }

  @Test(arguments: [
    ("fr", "Validez que tout fonctionne :", "tool pod create probe"),
    ("fr", "Validez l'installation :", "tool version"),
    ("en", "Confirm that it answers:", "tool pod create probe"), ("en", "Confirm the version:", "tool version"),
    ("en", "Verify that the key is gone after this command:", "tool key delete x"),
    ("pt-BR", "Confirme a versão:", "curl https://tool.example"),
  ])
  func aClauseOrALookMakesACheck(locale: String, sentence: String, command: String) {
    #expect(roles(sentence + "\n\n" + block(command), locale: locale) == [.verify])
  }

  /// By hand: what was done is brought into effect.
  @Test(arguments: [
    ("en", "Click **Create** to confirm.", Action.Role.do), ("en", "Choose a pool and confirm your selection.", .do),
    ("fr", "Cliquez sur **Tourner** et confirmez la rotation.", .do),
    ("pt-BR", "Clique em **Girar** e confirme a rotação.", .do),
    ("en", "Open the page to confirm that it is there.", .verify),
    ("en", "Confirm the state in the list.", .verify),
  ])
  func whatIsConfirmedByAClickIsNoCheck(locale: String, sentence: String, role: Action.Role) {
    #expect(read("# T\n\n1. \(sentence)\n\n2. Wait.\n", locale: locale).actions.first?.role == role)
  }

  @Test func whatIsDoneAfterACheckIsNone() {
    let text = "Verify that it works.\n\n" + block("tool a")
    #expect(roles(text + "   - Create another one\n\n" + block("tool b")) == [.verify, .do])
    #expect(roles(text + "   Then delete it:\n\n" + block("tool b")) == [.verify, .do])
    #expect(roles(text + "   then\n\n" + block("tool b")) == [.verify, .verify])
  }

  @Test func aSystemHasItsOwnCommandForTheCheck() {
    let text = "To verify that it is there, run the following command:\n\n   For CentOS, run the following command:\n\n"
    #expect(roles(text + block("yum list one")) == [.verify])
  }

  @Test func whatGoesOnAboutACheckDoesNotHideIt() {
    #expect(roles("Ensure that it is healthy. It might take some minutes.\n\n" + block("tool get x")) == [.verify])
    #expect(roles("Check the job. When the output shows `done`, it is complete.\n\n" + block("tool x")) == [.verify])
    #expect(roles("Make sure that you are logged in. List your things:\n\n" + block("tool list")) == [.do])
    #expect(roles("Make sure to choose one that is near.\n\n" + block("tool list")) == [.do])
  }

  @Test(arguments: [
    ("en", "Check `dmesg` to make sure that it is there."),
    ("en", "Make sure that it is there by a look.\n   Example command:"),
    ("en", "View the things and their status:"), ("it", "Elenca le cose. Assicura che lo stato sia buono."),
    ("ko", "것의 상태를 검토하십시오."), ("en", "Use `x` to check connectivity:"),
  ])
  func asksForACheck(locale: String, sentence: String) {
    #expect(roles("\(sentence)\n\n" + block("tool list"), locale: locale) == [.verify])
  }

  @Test func toUseSomethingIsNoRequest() {
    #expect(
      roles("Get it. To make sure that it is one to use with us, see [there](x.md).\n\n" + block("tool a")) == [.do])
  }

  @Test func bulletsStandForThemselves() {
    let page =
      "# T\n\n* Validate it by its list.\n* Extract the key by using the following command:\n\n   ```\n   tool x\n   ```\n   {: pre}\n"
    let actions = read(page).actions
    #expect(actions.map(\.role) == [.do, .do])
    #expect(actions.map(\.kind) == [.manual, .command])
  }

  /// "Make sure you restart the shell" is advice to whoever writes into a file.
  @Test func whatWritesIntoAFileIsNoCheck() {
    let text = "Make sure you restart your shell afterwards.\n\n```sh\necho one >> ~/.kilnrc\n```\n"
    #expect(read("# T\n\n" + text).actions.map(\.role) == [.do])
  }
}

/// What a page takes back, and what it takes away to go on.
@Suite struct TakingBackTests {
  private func roles(_ titles: [String]) -> [Procedure.Role] {
    let sections = titles.map { "\($0)\n\n```sh\nls\n```\n\n" }
    return read("# Move the kiln\n\n" + sections.joined()).procedures.map(\.role)
  }

  @Test(arguments: ["Going back to 1.5", "Downgrade", "Reverting the change"])
  func anEarlierStateIsTakenBack(title: String) {
    #expect(roles(["## Save it", "## Install it", "## \(title)"]) == [.main, .main, .undo])
  }

  @Test func aFormerThingIsTakenAwayOnTheWay() {
    #expect(roles(["## Save it", "## Uninstall the old kiln", "## Set it up"]) == [.main, .main, .main])
    #expect(roles(["## Save it", "## Uninstall the kiln"]) == [.main, .undo])
  }

  @Test func theEndOfASectionIsThatOfItsHeading() {
    let page = roles(["## Save it", "## Clean up", "### Files", "## More\n\nText.\n\n### Set it up"])
    #expect(page == [.main, .undo, .undo, .main])
  }
}
