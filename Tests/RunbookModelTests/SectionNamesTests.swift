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

  @Test func aHeadingThatTwoSectionsHaveMeansNeither() {
    let section = "## %\n\n```sh\necho 1\n```\n\n"
    func meaning(_ page: String, _ name: String) -> SectionNames.Meaning {
      SectionNames(
        RunbookReader().read(MarkdownReader().read(SourceFile(path: "page.md", bytes: Array(page.utf8)))).procedures
      ).meaning(of: [name])
    }
    let page =
      "# T\n\n"
      + ["Same", "Other {#same-too}", "Same"].map { section.replacing("%", with: $0) }.joined()
    guard case .ambiguous("same", let ids) = meaning(page, "same") else {
      Issue.record("\(meaning(page, "same"))")
      return
    }
    #expect(ids.count == 2)
    for id in ids { #expect(meaning(page, id) == .procedures([id])) }
    // The outer one means what is within it.
    #expect(
      meaning("# T\n\n" + section.replacing("%", with: "Same") + "#" + section.replacing("%", with: "Same"), "same")
        != .unknown("same"))
    // An anchor comes before a heading.
    let anchored = section.replacing("%", with: "One {#same}") + section.replacing("%", with: "Same")
    #expect(meaning("# T\n\n" + anchored, "same") == .procedures(["same"]))
  }

  @Test func allIsWhatDoesSomething() {
    #expect(names.all == names.procedures(named: "lanterns"))
    #expect(!names.all.contains("oil"))
  }

  @Test func whatTakesBackBelongsToTheSectionThatMakesIt() {
    #expect(names.undoing(names.all) == ["oil"])
    #expect(names.undoing(["oil"]).isEmpty)
    let page =
      "# L\n\n"
      + ["One", "Two"].map {
        "## \($0)\n\n### Make \($0)\n\n```sh\ntouch a\n```\n\n### Clean up \($0)\n\n```sh\nrm a\n```\n"
      }.joined(separator: "\n")
    let two = SectionNames(
      RunbookReader().read(MarkdownReader().read(SourceFile(path: "page.md", bytes: Array(page.utf8)))).procedures)
    let first = two.procedures(named: "make-one")
    #expect(two.undoing(first) == two.procedures(named: "clean-up-one"))
    #expect(two.undoing(two.all).count == 2)
  }
}
