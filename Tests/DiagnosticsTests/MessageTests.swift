import Diagnostics
import Testing

@Suite struct MessageTests {
  @Test func englishIsThePatternFilledIn() {
    let message = Message("\("<a>") is described, \("<b>") is used")
    #expect(message.pattern == "{} is described, {} is used")
    #expect(message.description == "<a> is described, <b> is used")
  }

  @Test func bracesOfThePageAreLiteral() {
    let message = Message("`{: pre}` follows \("{: screen}")")
    #expect(message.pattern == "`{{: pre}}` follows {}")
    #expect(message.description == "`{: pre}` follows {: screen}")
  }

  @Test(arguments: [(0, "0 steps"), (1, "1 step"), (2, "2 steps")])
  func countsChooseTheForm(count: Int, expected: String) {
    #expect(Message("\(count: count, "step", "steps")").description == expected)
  }

  @Test func translationsReorderAndHaveTheirOwnPlurals() {
    let catalogue = ["{#step|steps} of {}": "{2} : {1#étape|étapes}"]
    let message = Message("\(count: 0, "step", "steps") of \("x")")
    let isSingular: (Int) -> Bool = { $0 < 2 }
    #expect(message.rendered(isSingular: isSingular) { catalogue[$0] } == "x : 0 étape")
    #expect(message.rendered(isSingular: isSingular) { _ in nil } == "0 steps of x")
  }

  @Test func sentencesInSentencesAreTranslatedOnTheirOwn() {
    let catalogue = ["failed: {}": "échec : {}", "no answer": "pas de réponse"]
    #expect(Message("failed: \(Message("no answer"))").rendered { catalogue[$0] } == "échec : pas de réponse")
  }
}
