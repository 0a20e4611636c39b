import Diagnostics
import MarkdownBlocks
import Testing

@testable import RunbookModel

@Suite struct SectionNamesTests {
  private static let page = """
    # Lanterns

    ## Set up {#setup}

    ```sh
    echo one
    ```

    ### With oil

    ```sh
    echo two
    ```

    ### With Gas & Air!

    ```sh
    echo three
    ```

    ## Clean up {#clean}

    ### The oil {#oil}

    ```sh
    rm -r oil
    ```
    """

  private let names = SectionNames(
    RunbookReader().read(MarkdownReader().read(SourceFile(path: "page.md", bytes: Array(page.utf8)))).procedures)

  @Test(arguments: [
    ("setup", 3), ("with-oil", 1), ("with-gas--air", 1), ("lanterns", 3), ("clean", 1), ("oil", 1), ("Setup", 0),
    ("", 0),
  ])
  func aNameMeansItsSectionAndAllBelow(name: String, count: Int) {
    #expect(names.procedures(named: name).count == count)
  }

  @Test func severalNamesMeanEachSectionOnce() {
    #expect(names.meaning(of: ["with-oil", "setup"]) == .twice("setup"))
    #expect(names.meaning(of: ["oil", "nothing"]) == .unknown("nothing"))
    #expect(
      names.meaning(of: ["oil", "setup"])
        == .procedures(names.procedures(named: "oil") + names.procedures(named: "setup")))
  }

  @Test func allIsWhatDoesSomething() {
    #expect(names.all == names.procedures(named: "lanterns"))
    #expect(!names.all.contains("oil"))
  }
}
