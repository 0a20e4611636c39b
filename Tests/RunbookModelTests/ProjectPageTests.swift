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
}
