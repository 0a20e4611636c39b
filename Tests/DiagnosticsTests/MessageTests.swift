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
    let form: (Int) -> Int = { $0 < 2 ? 0 : 1 }
    #expect(message.rendered(form: form) { catalogue[$0] } == "x : 0 étape")
    #expect(message.rendered(form: form) { _ in nil } == "0 steps of x")
  }

  @Test(arguments: [(1, "1 krok"), (3, "3 kroki"), (5, "5 kroków"), (22, "22 kroki")])
  func aLanguageMayHaveMoreForms(count: Int, expected: String) {
    let polish: (Int) -> Int = { $0 == 1 ? 0 : (2...4).contains($0 % 10) ? 1 : 2 }
    let message = Message("\(count: count, "step", "steps")")
    #expect(message.rendered(form: polish) { _ in "{#krok|kroki|kroków}" } == expected)
    let japanese: (Int) -> Int = { _ in 0 }
    #expect(message.rendered(form: japanese) { _ in "{#ステップ}" } == "\(count) ステップ")
  }

  @Test func sentencesInSentencesAreTranslatedOnTheirOwn() {
    let catalogue = ["failed: {}": "échec : {}", "no answer": "pas de réponse"]
    #expect(Message("failed: \(Message("no answer"))").rendered { catalogue[$0] } == "échec : pas de réponse")
  }
}
