import RunbookModel
import Testing

@Suite struct OwnNamesTests {
  @Test(arguments: [
    ("myVaultName", true), ("mySubscriptionId", true), ("myDatasetURL", true), ("myVault", false), ("myName1", false),
    ("myID", false), ("mysqlName", false),
  ])
  func namesThatSayWhatTheyAreAreAskedFor(name: String, isAsked: Bool) {
    let found = read("# T\n\nLook at it:\n\n```sh\naz oven list --oven \(name)\n```\n").placeholders.map(\.name)
    #expect(found == (isAsked ? [name] : []))
  }
}
