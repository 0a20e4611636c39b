import Configuration
import Diagnostics
import Testing

@Suite struct KeywordMapTests {
  private func map(_ text: String) throws -> KeywordMap {
    try KeywordMap(reading: SourceFile(path: "keywords.yml", text: text))
  }

  @Test(arguments: [
    "Bluemix_notm: IBM Cloud\nregistry.short: Registry\n",
    "site.data.keyword.Bluemix_notm: IBM Cloud\nkeyword.registry.short: Registry\n",
    "site:\n  data:\n    keyword:\n      Bluemix_notm: IBM Cloud\n      registry: {short: Registry}\n",
    "{\"keyword\": {\"Bluemix_notm\": \"IBM Cloud\", \"registry.short\": \"Registry\"}}",
  ])
  func flatAndNestedFilesSayTheSame(text: String) throws {
    let map = try map(text)
    #expect(map.texts == ["Bluemix_notm": "IBM Cloud", "registry.short": "Registry"])
    #expect(map.text(for: "site.data.keyword.Bluemix_notm") == "IBM Cloud")
    #expect(map.text(for: "registry.short") == "Registry")
    #expect(map.text(for: "bluemix_notm") == nil)
  }

  @Test func laterMapsWin() throws {
    var map = KeywordMap(["a": "1", "b": "2"])
    map.merge(try self.map("b: 3\nc:\n"))
    #expect(map.texts == ["a": "1", "b": "3", "c": ""])
    #expect(try self.map("# nothing\n").texts.isEmpty)
  }

  @Test(arguments: [("just text\n", "1:1"), ("a: [1]\n", "1:4"), ("- a\n", "1:1")])
  func whatIsNoMapIsRefused(text: String, place: String) {
    #expect { try map(text) } throws: { error in
      (error as? ConfigurationError)?.position.description == place
    }
  }
}
