import RunbookModel
import Testing

/// What pages about projects say around their calls.
@Suite struct ProjectPageTests {
  private func actions(_ page: String, locale: String = "en") -> [Action] {
    read(page, locale: locale).procedures.flatMap(\.steps).flatMap(\.actions)
  }

  // MARK: Files named after their content

  @Test(arguments: [
    ("You can save the code above in a greet.py file and run it:", "en"),
    ("Put this code in a file `greet.py`, then:", "en"),
    ("It has to be saved as `greet.py`. Run it with:", "en"),
    ("Enregistrez ce code dans `greet.py`, puis lancez :", "fr"),
    ("Coloque este código em `greet.py` e execute:", "pt-BR"),
  ])
  func fileIsNamedAfterItsContent(sentence: String, locale: String) {
    let page = "# T\n\n```python\nprint(\"one\")\n```\n\n\(sentence)\n\n```sh\npython greet.py\n```\n"
    let files = actions(page, locale: locale).filter { $0.kind == .file }
    #expect(files.map(\.file) == ["greet.py"])
  }

  @Test func nameIsTwoParagraphsBelow() {
    let page = """
      # T

      ```python
      print("one")
      ```

      Most such programs are longer.

      Save the code above as `greet.py`:

      ```sh
      python greet.py
      ```
      """
    #expect(actions(page).map(\.kind) == [.file, .command])
  }

  @Test func nameAboveAnotherBlockIsOfThatOne() {
    let page = """
      # T

      ```python
      one.two()
      ```

      Put this code in `greet.py`:

      ```python
      print("one")
      ```
      """
    #expect(actions(page).filter { $0.kind == .file }.map(\.text) == ["print(\"one\")"])
  }

  // MARK: What fails

  @Test(arguments: [
    ("Run the tests now. They will fail:", true, "en"), ("The following command fails with an error:", true, "en"),
    ("Lancez les tests, qui vont échouer :", true, "fr"), ("O comando a seguir deve falhar:", true, "pt-BR"),
    ("If a port is taken, it will fail:", false, "en"), ("Run the tests, which will not fail:", false, "en"),
  ])
  func failureIsAnnounced(sentence: String, fails: Bool, locale: String) {
    let found = actions("# T\n\n\(sentence)\n\n```sh\npytest tests\n```\n", locale: locale)
    #expect(found.map { $0.expectedFailure != nil } == [fails])
  }

  // MARK: For whom

  @Test(arguments: [
    ("The app can also be run in a container:", true, "en"), ("It can be containerized:", true, "en"),
    ("Elle peut aussi être lancée dans un conteneur :", true, "fr"),
    ("Ela também pode ser executada em um contêiner:", true, "pt-BR"), ("It can be built with:", false, "en"),
  ])
  func whatCanAlsoBeDoneIsOptional(sentence: String, isOptional: Bool, locale: String) {
    let page = "# T\n\nInstall it:\n\n```sh\nmake install\n```\n\n\(sentence)\n\n```sh\ndocker build -t one .\n```\n"
    #expect(read(page, locale: locale).procedures.flatMap(\.steps).map(\.isOptional) == [false, isOptional])
  }

  @Test(arguments: ["For maintainers", "Pour les mainteneurs", "Para mantenedores"])
  func whatIsForMaintainersIsOptional(title: String) {
    let page = "# T\n\n```sh\nmake\n```\n\n## \(title)\n\n### Release\n\n```sh\nnpm publish\n```\n"
    #expect(read(page).procedures.flatMap(\.steps).map(\.isOptional) == [false, true])
    let whole = "# One \(title.lowercased())\n\n```sh\nnpm publish\n```\n"
    #expect(read(whole).procedures.flatMap(\.steps).map(\.isOptional) == [false])
  }

  // MARK: Bullets of commands

  @Test(arguments: [("Prepare the database:", 2), ("You can use:", 0), ("Commands:", 0)])
  func bulletsOfCommandsBelowARequestAreOffered(lead: String, count: Int) {
    let page = "# T\n\n\(lead)\n\n* `mix ecto.create --quiet`\n* `mix ecto.migrate --quiet`\n\n```sh\nmix test\n```\n"
    #expect(actions(page).filter(\.isInline).count == count)
  }

  @Test func bulletsBetweenCommandsAreDoneByHand() {
    let page = """
      # Releasing

      * On `main`, update `package.json` with the new version.
      * Supports three kinds of versions.

      * Commit it:

      ```sh
      git commit --all
      ```

      * Do not tag it twice.
      * [ ] Open a pull request.
      """
    let found = actions(page)
    #expect(found.map(\.kind) == [.manual, .command, .manual])
    #expect(found.map(\.line) == [3, 8, 13])
  }

  @Test func featuresAreNoSteps() {
    let page = "# T\n\n* Make reports quickly.\n* Run tests anywhere.\n\nInstall it:\n\n```sh\nmake install\n```\n"
    #expect(actions(page).map(\.kind) == [.command])
  }

  @Test func programThatIsToBeRunIsAStep() {
    let page = "# T\n\nRun this Python script:\n\n```python\nfrom one import two\n\ntwo()\n```\n\n```sh\nls\n```\n"
    #expect(actions(page).map(\.kind) == [.manual, .command])
  }

  // MARK: Lines that no shell runs

  @Test func commentsOfOtherLanguagesAreNotRun() {
    let page = "# T\n\n```sh\ndotnet build\n// Builds all of it.\ndotnet test\n```\n"
    #expect(actions(page).map(\.text) == ["dotnet build\n# Builds all of it.\ndotnet test"])
  }

  @Test func whatIsAskedOfTheReaderIsNotRun() {
    let page = "# T\n\n```sh\ncp .env.example .env\nchange database setting\nls\n```\n"
    #expect(actions(page).map(\.text) == ["cp .env.example .env\n# change database setting\nls"])
    #expect(read(page).procedures.flatMap(\.steps).flatMap(\.notes).map(\.text) == ["change database setting"])
    let calls = "# T\n\n```sh\ninstall one two\nopen one two\n```\n"
    #expect(actions(calls).map(\.text) == ["install one two\nopen one two"])
  }

  // MARK: Conditions

  @Test func whatIsInstalledAlreadyIsNoConditionOfTheRest() {
    let page = """
      # T

      Install Zola if you have not already:

      ```sh
      brew install zola
      ```

      Then build the site:

      ```sh
      zola build
      ```
      """
    #expect(actions(page).map(\.conditions.isEmpty) == [false, true])
  }

  @Test(arguments: [
    ("Load the settings (if they are not in your profile):", true, "en"),
    ("Chargez les réglages (si ce n'est pas déjà fait) :", true, "fr"),
    ("Carregue as configurações (se necessário):", true, "pt-BR"), ("Load the settings (twice):", false, "en"),
  ])
  func bracketsAtTheEndHoldConditions(sentence: String, hasCondition: Bool, locale: String) {
    let page = "# T\n\nList them:\n\n```sh\nls\n```\n\n\(sentence)\n\n```sh\nsource setup.sh\n```\n"
    #expect(actions(page, locale: locale).map(\.conditions.isEmpty) == [true, !hasCondition])
  }

  // MARK: Usage

  @Test(arguments: ["Usage", "Utilisation", "Como usar"])
  func callsThatShowHowAToolIsUsedAreOptional(title: String) {
    let page = """
      # larch

      ```sh
      pip install larch
      ```

      ## \(title)

      One file:

      ```sh
      larch convert in.txt out.pdf
      ```

      ### A folder

      ```sh
      larch convert --recursive docs out
      ```

      ### Another thing

      ```sh
      larch init --quiet .
      ```
      """
    #expect(read(page).procedures.flatMap(\.steps).map(\.isOptional) == [false, true, true, false])
  }

  @Test func callsOfOtherToolsAreSteps() {
    let page = """
      # larch

      ## Usage

      One:

      ```sh
      docker build -t one .
      ```

      Two:

      ```sh
      docker build -t two .
      ```
      """
    #expect(read(page).procedures.flatMap(\.steps).map(\.isOptional) == [false, false])
  }

  @Test func contentOfOtherPagesIsMissing() {
    let page = "# T\n\n```sh\nls\n```\n\n```{include} ../more.md\n```\n"
    #expect(actions(page).map { $0.blocked != nil } == [false, true])
  }

  @Test(arguments: [("Build the site", 1), ("How to build it", 1), ("The build", 0)])
  func loneCommandBelowAHeadingThatAsksIsOffered(title: String, count: Int) {
    #expect(actions("# T\n\n## \(title)\n\n`hugo build --minify`\n").filter(\.isInline).count == count)
  }

  // MARK: Consoles and ways

  @Test func consoleIsNoProgramOfAFile() {
    let lead = "Set a password, which you put in the `config.py` file."
    let page = "# T\n\n\(lead)\n\n```console\nmosquitto_passwd -b accounts sensor s3cret\n```\n"
    #expect(!actions(page).map(\.kind).contains(.file))
  }

  @Test func waysThatBeginAlikeAreWays() {
    let page = "# T\n\nStart it:\n\n```sh\nbundle install\nforeman start\n\nor\n\nbundle install\nrails test\n```\n"
    #expect(actions(page).map { $0.branches.map(\.label) } == [["foreman start"], ["rails test"]])
  }

  @Test func loneCommandsOfStepsAreOffered() {
    let found = actions("# T\n\n1. Install Ruby.\n2. `bundle install`\n3. `config`\n")
    #expect(found.map(\.isInline) == [false, true, false])
    #expect(found.map(\.text) == [nil, "bundle install", nil])
  }

  /// Stopping, wiping and listing are below each other; no one does all of them.
  @Test(arguments: [("Other commands", true), ("Commandes utiles", true), ("Set it up", false)])
  func whatIsListedIsLeftToTheReader(title: String, isOptional: Bool) {
    let start = "# T\n\n## Start\n\n```sh\n./dev.py up\n```\n\n"
    let steps = read("\(start)## \(title)\n\n```sh\n./dev.py down\n./dev.py reset\n```\n").procedures.flatMap(\.steps)
    #expect(steps.map(\.isOptional) == [false, isOptional])
  }

  /// Nothing is built into a folder of the author's that has the name of its variable.
  @Test(arguments: [
    ("KILN_HOME_PATH=kiln_home_path", ["kiln_home_path"]), ("KILN_HOME_PATH=\"kiln_home_path\"", ["kiln_home_path"]),
    ("KILN_PATH=/opt/kiln_path", []), ("MODE=mode", []), ("kiln_path=kiln_path", []),
  ])
  func aVariableThatHasItsOwnNameIsAskedFor(assignment: String, asked: [String]) {
    let found = actions("# T\n\nBuild it:\n\n```sh\n\(assignment)\nmake install\n```\n")
    #expect(found.flatMap(\.placeholders) == asked)
  }
}
