import RunbookModel
import Testing

/// What running text asks to do that no command of the page does.
@Suite struct GuideTests {
  private func kinds(_ page: String, locale: String = "en") -> [Action.Kind] {
    read(page, locale: locale).actions.map(\.kind)
  }

  @Test(arguments: [
    ("en", "Follow the [installation instructions of the engine](https://kiln.example/install)."),
    ("en", "Install the engine by following the [guide](https://kiln.example/install)."),
    ("en", "First [install the engine](https://kiln.example/install) to make it easier."),
    ("fr", "Suivez les [instructions d'installation du moteur](https://kiln.example/install)."),
    ("pt-BR", "Siga as [instruções de instalação do motor](https://kiln.example/install)."),
  ])
  func anotherTextIsFollowedByHand(locale: String, sentence: String) {
    #expect(kinds("# T\n\n\(sentence)\n\n```bash\nkiln run\n```\n", locale: locale) == [.manual, .command])
  }

  @Test(arguments: [
    "Follow the instructions below.", "See the [installation guide](https://kiln.example/install).",
    "[Install the engine](https://kiln.example/install)", "The guide is in the [wiki](https://kiln.example).",
  ])
  func whatIsToReadIsNoStep(sentence: String) {
    #expect(kinds("# T\n\n\(sentence)\n\n```bash\nkiln run\n```\n") == [.command])
  }

  @Test func whatHasToBeThereIsInstalledFirst() {
    let page = "# T\n\nFirst install the engine and its plug-in. Then run:\n\n```bash\nmake check\n```\n"
    #expect(kinds(page) == [.manual, .command])
    let done = "# T\n\nFirst install the engine. Then run:\n\n```bash\napt install kiln\n```\n"
    #expect(kinds(done) == [.command])
    #expect(kinds("# T\n\nInstall it.\n\n```bash\nmake install\n```\n") == [.command])
  }

  @Test func bulletsAskForWorkAsWell() {
    let page = "# T\n\n- Install the engine.\n- Make a folder for it:\n\n  ```bash\n  mkdir kiln\n  ```\n"
    #expect(kinds(page) == [.manual, .command])
  }

  /// After "Start it:" is a call, whether its program is known or not.
  @Test(arguments: [
    ("en", "Then start the service:", true), ("fr", "Démarrez le service :", true),
    ("pt-BR", "Inicie o serviço:", true), ("en", "The service is one of these:", false),
  ])
  func aCallBelowWhatAsksForIt(locale: String, sentence: String, isCall: Bool) {
    #expect(kinds("# T\n\n\(sentence)\n\n    frob-update add web\n", locale: locale) == (isCall ? [.command] : []))
  }

  @Test func scriptsOfAProjectAreCalled() {
    #expect(kinds("# T\n\nRun the tests:\n\n```bash\nscripts/run-tests\n```\n") == [.command])
    #expect(kinds("# T\n\nIts type:\n\n```bash\ntext/html\n```\n") == [])
  }

  @Test func aSessionCalledAgainIsRunAgain() {
    let page = """
      # T

      ```shell
      $ kiln apply one

      Made one.
      ```

      After a change:

      ```shell
      $ kiln apply one

      Changed one.
      ```
      """
    let actions = read(page).actions
    #expect(actions.map(\.text) == ["kiln apply one", "kiln apply one"])
    #expect(actions.map { $0.expectation?.text.contains("Made") } == [true, false])
  }

  @Test func aSampleShowsThatTheCommandAsks() {
    let page = "# T\n\n```shell\n$ kiln submit\nSubmit it? [y/n]: y\nDone\n```\n"
    #expect(read(page).actions.map(\.isInteractive) == [true])
  }

  @Test(arguments: [
    ("en", "And this should fail:"), ("fr", "Cela doit échouer :"), ("pt-BR", "Isso deve falhar:"),
  ])
  func aSentenceAnnouncesAFailure(locale: String, sentence: String) {
    let page = "# T\n\n\(sentence)\n\n```\n$ kiln open\nkiln: a password is required\n```\n"
    #expect(read(page, locale: locale).actions.map { $0.expectedFailure != nil } == [true])
  }

  @Test func capitalsBeginTheNameOfAFile() {
    let page = "# T\n\n```bash\nwget https://kiln.example/rhel/KILN-release.repo\n```\n"
    #expect(read(page).actions.flatMap(\.placeholders) == [])
    let blank = "# T\n\n```bash\nwget https://kiln.example/VERSION-linux.tar.gz\n```\n"
    #expect(read(blank).actions.flatMap(\.placeholders).count == 1)
  }

  @Test(arguments: [
    ("And if the formatter fails, you can run it:", true), ("So if you only want one, run:", true),
    ("Start the server (as another user if you want):", false),
    ("If the group exists, there is no need to edit it. A user is added with:", false),
  ])
  func onlyWhatTheSentenceSaysIsACondition(sentence: String, isCondition: Bool) {
    let page = "# T\n\n\(sentence)\n\n```bash\nkiln one\n```\n"
    #expect(read(page).actions.map { $0.condition != nil } == [isCondition])
  }

  /// The shell of another user is on this machine.
  @Test func aShellOfAProgramIsNoOtherMachine() {
    let page = "# T\n\n```bash\npoetry shell\n```\n\nThen:\n\n```bash\nkiln run\n```\n"
    #expect(read(page).actions.map(\.place?.kind) == [nil, .program])
  }

  @Test func aFolderOfAnOutputIsNoPlace() {
    let page = """
      # T

      You can find all files, the database too, in the `./mydata` directory.

      ```bash
      kiln run
      ```
      """
    #expect(read(page).actions.map(\.place) == [nil])
  }
}
