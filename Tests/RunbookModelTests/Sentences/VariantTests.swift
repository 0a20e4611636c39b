import RunbookModel
import Testing

@testable import RunbookModel

/// Calls that a section shows beside one that it asked for before.
@Suite struct VariantTests {
  private func steps(_ page: String, locale: String = "en") -> [Step] {
    read(page, locale: locale).procedures.flatMap(\.steps)
  }

  private func page(_ lead: String, _ second: String, first: String = "bench run.sh one") -> String {
    "# Measure\n\nRun the first one:\n\n```sh\n\(first)\n```\n\n\(lead)\n\n```sh\n\(second)\n```\n"
  }

  @Test(arguments: [
    ("It is possible to run more of them by adding names.", "make bench one two", "make bench one", "en"),
    ("You can run it more than once:", "make bench one times=3", "make bench one", "en"),
    ("The history takes long to load.", "git fetch --depth 1 origin", "git fetch origin", "en"),
    ("Vous pouvez le lancer plusieurs fois :", "make bench one times=3", "make bench one", "fr"),
    ("Você pode executar mais de um:", "make bench one two", "make bench one", "pt-BR"),
  ])
  func otherCallOfTheSameIsLeftToTheReader(lead: String, second: String, first: String, locale: String) {
    #expect(steps(page(lead, second, first: first), locale: locale).map(\.isOptional) == [false, true])
  }

  @Test(arguments: [
    // It is asked for.
    ("Now you can run it in full:", "make bench one --all", "make bench one"),
    ("You need to run it once more:", "make bench --all one", "make bench one"),
    // Another object.
    ("The client needs one more package.", "npm install left", "npm install"),
    ("The second one is like it.", "git clone https://example.org/two", "git clone https://example.org/one"),
    // Another program.
    ("You can start the service with:", "systemctl start one", "make install"),
    // The same once more.
    ("The first call only warms up.", "make bench one", "make bench one"),
  ])
  func nextStepIsNoVariant(lead: String, second: String, first: String) {
    #expect(steps(page(lead, second, first: first)).map(\.isOptional) == [false, false])
  }

  @Test func afterAnEditTheSameIsCalledForWhatHasChanged() {
    let page = """
      # Serve

      ```sh
      docker compose up
      ```

      Create `one.yml`:

      ```yaml
      name: one
      kind: two
      ```

      The containers are made anew.

      ```sh
      docker compose up --build
      ```
      """
    #expect(steps(page).allSatisfy { !$0.isOptional })
  }

  @Test func laterCommandOfANumberedStepIsAsked() {
    let page = """
      # Get it

      1. Fetch the source:

         ```sh
         git fetch origin
         ```

         You can choose to save time by leaving out the history:

         ```sh
         git fetch --depth 1 origin
         ```
      """
    let actions = steps(page).flatMap(\.actions)
    #expect(actions.map { $0.condition?.text } == [nil, "You can choose to save time by leaving out the history:"])
  }

  @Test(arguments: [
    ("you need to run it:", "asks"), ("now you can run it:", "asks"), ("you can run it more than once:", "offers"),
    ("the image is built by make:", "tells"), ("vous pouvez le lancer :", "offers"), ("agora você pode:", "asks"),
  ])
  func mood(sentence: String, expected: String) {
    #expect("\(SentenceMood(Words(sentence).bytes[...]))" == expected)
  }
}
