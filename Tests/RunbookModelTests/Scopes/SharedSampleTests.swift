import RunbookModel
import Testing

/// A sample below several ways, and ways of which one does all and the others a part.
@Suite struct SharedSampleTests {
  @Test func aSampleBelowTabsIsOfEachOfThem() {
    let tabs = "# T\n\nLook at it:\n\n=== \"npm\"\n\n    ```sh\n    npm run look\n    ```\n\n"
    let last = "=== \"yarn\"\n\n    ```sh\n    yarn look\n    ```\n\n"
    let sample = "The output is:\n\n```output\nall well\n```\n"
    #expect(read(tabs + last + sample).actions.map { $0.expectation?.text } == ["all well", "all well"])
    let within = "    The output is:\n\n    ```output\n    all well\n    ```\n"
    #expect(read(tabs + last + within).actions.map { $0.expectation?.text } == [nil, "all well"])
  }

  @Test(arguments: [
    ("en", "You can either delete all of it, or delete its parts individually:", [0, 1, 1]),
    ("en", "Either delete the parts one by one, or delete all of it:", [0, 0, 1]),
    ("fr", "Choisissez : tout supprimer, ou supprimer les parties une par une. Deux façons :", [0, 1, 2]),
    ("pt-BR", "Escolha uma das opções, excluir tudo ou excluir as partes individualmente:", [0, 1, 1]),
  ])
  func oneByOneIsOneWay(locale: String, announcement: String, ways: [Int]) {
    let bullets = ["a", "b", "c"].map { "- Part \($0):\n\n  ```sh\n  rivet delete \($0)\n  ```\n" }.joined(
      separator: "\n")
    let found = read("# T\n\n\(announcement)\n\n\(bullets)", locale: locale).actions.map { $0.branches.first?.id.text }
    #expect(found.allSatisfy { $0 != nil })
    #expect(found.map { id in found.firstIndex(of: id).map { Set(found[..<$0]).count } } == ways)
  }
}
