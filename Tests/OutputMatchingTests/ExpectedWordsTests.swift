import OutputMatching
import Testing

@Suite struct ExpectedWordsTests {
  private static let plugins =
    "Plug-in Name            Version\ncontainer-service-old   0.1.4\ncontainer-registry      0.1.3\n"

  @Test(arguments: [
    (["container-registry"], plugins), (["Version", "0.1.3"], plugins),
    (["/usr/local/bin"], "/bin:/usr/local/bin:/sbin"),
    (["not a word"], "this is not a word."), (["Ready"], "état : Ready"), (["完成"], "状态完成了"),
    (["OK"], "\u{1B}[32mOK\u{1B}[0m"),
  ])
  func wordsThatAreThereMatch(words: [String], output: String) {
    #expect(ExpectedWords(words).compare(with: output).result == .matched)
    #expect(ExpectedWords(words, isNegated: true).compare(with: output).result == .different)
  }

  @Test(arguments: [
    (["container-service"], plugins), (["Plug"], plugins), (["Token"], "Tokens"),
    (["/usr/local/bin"], "/opt/usr/local/bin2"),
    (["été"], "répétés"), (["Ready"], ""),
  ])
  func partsOfLongerWordsDoNotCount(words: [String], output: String) {
    #expect(ExpectedWords(words).compare(with: output).result == .different)
    #expect(ExpectedWords(words, isNegated: true).compare(with: output).result == .matched)
  }

  @Test(arguments: [
    ("ready", "pod/web is not ready"), ("Ready", "Not Ready"), ("active", "service no longer active"),
    ("actif", "le service n'est pas actif"), ("ativo", "o serviço não está ativo"), ("enabled", "2FA isn't enabled"),
  ])
  func aDeniedStateIsAnother(word: String, output: String) {
    #expect(ExpectedWords([word]).compare(with: output).result == .different)
    #expect(ExpectedWords([word], isNegated: true).compare(with: output).result == .matched)
  }

  @Test func aStateIsThereIfItIsDeniedElsewhereOnly() {
    #expect(ExpectedWords(["ready"]).compare(with: "web is not ready\nweb is ready").result == .matched)
  }

  @Test func otherCapitalsAreToleratedUnlessStrict() {
    let words = ExpectedWords(["Container-Registry"])
    #expect(words.compare(with: Self.plugins).tolerated.count == 1)
    #expect(words.compare(with: Self.plugins, strictness: .strict).result == .different)
  }

  @Test func anErrorSatisfiesNoSentence() {
    #expect(ExpectedWords(["gone"], isNegated: true).compare(with: "FAILED\nNot logged in.").result == .different)
    #expect(ExpectedWords(["registry"]).compare(with: "error: registry is down").result == .matched)
  }

  @Test func withoutWordsThereIsNothingToCompare() {
    #expect(ExpectedWords([]).compare(with: "x").result == .notUnderstood)
    #expect(ExpectedWords([" "]).compare(with: "x").result == .notUnderstood)
  }
}
