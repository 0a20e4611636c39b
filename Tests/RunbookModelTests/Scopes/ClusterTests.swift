import RunbookModel
import Testing

/// What is done in another cluster than the one with which a page begins is asked for.
@Suite struct ClusterTests {
  private func block(_ text: String) -> String { "```sh\n\(text)\n```\n\n" }
  private func conditions(_ page: String, locale: String? = nil) -> [[String]] {
    read(page, locale: locale).actions.map { $0.conditions.map(\.text) }
  }

  @Test(arguments: [
    ("en", "On the primary cluster", "On the secondary cluster"), ("en", "In cluster 1", "In cluster 2"),
    ("fr", "Sur le cluster principal", "Sur le cluster secondaire"),
    ("pt-BR", "No cluster primário", "No cluster secundário"),
  ])
  func aSectionIsDoneThere(locale: String, first: String, second: String) {
    let page = "# T\n\n## \(first)\n\n\(block("kubectl get a"))## \(second)\n\n\(block("kubectl get b"))"
    #expect(conditions(page, locale: locale) == [[], [second]])
  }

  @Test func itemsAndParagraphsAreToo() {
    let items =
      "1. *(Cluster 1)* Save it:\n\n   ```sh\n   kiln save\n   ```\n\n2. *(Cluster 2)* Load it:\n\n   ```sh\n   kiln load\n   ```\n"
    #expect(conditions("# T\n\n" + items).map(\.count) == [0, 1])
    let page =
      "# T\n\nSave it:\n\n" + block("kiln save") + "Switch to the secondary cluster and load it:\n\n"
      + block("kiln load")
      + "On the primary cluster, look at it:\n\n" + block("kiln look")
    #expect(conditions(page).map(\.count) == [0, 1, 1])
  }

  @Test func aSectionEndsWhereThePageGoesBack() {
    let page =
      "# T\n\n## On the secondary cluster\n\nLoad it:\n\n" + block("kiln load")
      + "On the primary cluster, look at it:\n\n" + block("kiln look")
    #expect(conditions(page) == [["On the secondary cluster"], ["On the primary cluster, look at it:"]])
  }

  @Test(arguments: [
    "kubectl --context two get b", "helm --kube-context two list", "kubectl config use-context two",
  ])
  func aCallThatNamesItsClusterIsDoneThere(command: String) {
    #expect(conditions("# T\n\nOn the secondary cluster, run:\n\n" + block(command)) == [[]])
  }

  @Test(arguments: ["Copy the secret of the second cluster:", "The secondary cluster is small. Run:"])
  func whatIsAboutAClusterIsDoneHere(sentence: String) {
    #expect(conditions("# T\n\n\(sentence)\n\n" + block("kubectl get b")) == [[]])
  }
}
