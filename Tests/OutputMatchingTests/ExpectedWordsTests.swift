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
    (["container-service"], plugins), (["Plug"], plugins), (["Toke"], "Tokens"),
    (["/usr/local/bin"], "/opt/usr/local/bin2"),
    (["été"], "répétés"),
  ])
  func partsOfLongerWordsDoNotCount(words: [String], output: String) {
    #expect(ExpectedWords(words).compare(with: output).result == .different)
    #expect(ExpectedWords(words, isNegated: true).compare(with: output).result == .matched)
  }

  /// What is absent from nothing may be there all the same.
  @Test(arguments: ["", "\n", "  \n\n"])
  func nothingPrintedProvesNothing(output: String) {
    #expect(ExpectedWords(["Ready"]).compare(with: output).result == .different)
    #expect(ExpectedWords(["Ready"], isNegated: true).compare(with: output).result == .undecided)
  }

  @Test(arguments: [
    ("3 replicas", true), ("3 ready replicas", true), ("replicas: 3", true), ("3 of 3 replicas", true),
    ("NAME  REPLICAS\nweb   3", true), ("3 replicas, 0 failed", true), ("replica 3 of 5", false),
    ("3 nodes, 2 replicas", false), ("3 replicas missing", false), ("2 of 3 replicas", false),
    ("replica 3 is ready", false), ("NAME  NODES  REPLICAS\nweb   3      2", false),
  ])
  func aNumberCountsTheThing(output: String, holds: Bool) {
    let result = ExpectedWords(["3"], counted: "replicas").compare(with: output).result
    #expect(result == (holds ? .matched : .undecided))
  }

  @Test(arguments: [
    ("ready", "pod/web is not ready"), ("Ready", "Not Ready"), ("active", "service no longer active"),
    ("actif", "le service n'est pas actif"), ("ativo", "o serviço não está ativo"), ("enabled", "2FA isn't enabled"),
  ])
  func aDeniedStateIsAnother(word: String, output: String) {
    #expect(ExpectedWords([word]).compare(with: output).result == .different)
    #expect(ExpectedWords([word], isNegated: true).compare(with: output).result == .matched)
  }

  @Test(arguments: [
    ("status: active\nmode: passive", Comparison.Result.matched),
    ("status: deactivated\nmode: active", .undecided),
    ("Sync Status: active\nHealth Status: good", .matched),
    ("mode: active", .matched),
    ("Active: active (running)\nProcess: 12 (code=exited, status=0/SUCCESS)", .matched),
  ])
  func theValueOfTheNamedPropertyDecides(output: String, result: Comparison.Result) {
    #expect(ExpectedWords(["active"], property: "status").compare(with: output).result == result)
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
    #expect(ExpectedWords(["registry"]).compare(with: "error: registry is down").result == .undecided)
    #expect(ExpectedWords(["access denied"]).compare(with: "error: access denied").result == .matched)
    #expect(ExpectedWords(["shop"], isNegated: true).compare(with: "{\"errors\": [\"expired\"]}").result == .undecided)
  }

  @Test func withoutWordsThereIsNothingToCompare() {
    #expect(ExpectedWords([]).compare(with: "x").result == .notUnderstood)
    #expect(ExpectedWords([" "]).compare(with: "x").result == .notUnderstood)
  }

  private static let pods = "NAME  READY  STATUS\nweb   1/1    Running\ndb    0/1    Pending\n"

  @Test(arguments: [
    ("web", Comparison.Result.matched), ("db", .different), ("cache", .undecided),
  ])
  func aStateIsThatOfItsSubject(subject: String, result: Comparison.Result) {
    #expect(ExpectedWords(["Running"], subjects: [subject]).compare(with: Self.pods).result == result)
  }

  @Test(arguments: [
    (["Running"], pods, Comparison.Result.undecided), (["ready"], "Ready: False", .different),
    (["ready"], "Ready: True", .matched), (["ready"], "NAME  READY\nweb   1/1", .matched),
    (["ready"], "NAME  READY\nweb   0/1", .different), (["ready"], "Ready: 3 s ago", .undecided),
    (["Up"], "web   Up 3 minutes (unhealthy)", .undecided), (["active"], "Active: inactive (dead)", .different),
  ])
  func aStateIsTheWholeValue(words: [String], output: String, result: Comparison.Result) {
    #expect(ExpectedWords(words).compare(with: output).result == result)
  }

  @Test(arguments: [
    (["web"], "web.example.com"), (["1.2"], "1.2.3"), (["1.2"], "1.2,5"), (["error"], "error: not found"),
  ])
  func aPartOfANameSettlesNothing(words: [String], output: String) {
    #expect(ExpectedWords(words).compare(with: output).result != .matched)
    #expect(ExpectedWords(["x"] + words, isAny: true).compare(with: output).result != .matched)
  }

  @Test(arguments: [
    (["errors"], "0 errors, 2 warnings", Comparison.Result.matched), (["error"], "3 errors", .undecided),
    (["shop"], "shop: not found", .matched), (["web"], "web   0/1   Running", .different),
  ])
  func whatIsCountedAsNoneIsAbsent(words: [String], output: String, result: Comparison.Result) {
    #expect(ExpectedWords(words, isNegated: true).compare(with: output).result == result)
  }

  @Test func oneOfSeveralIsEnough() {
    let words = ExpectedWords(["Running", "Completed"], isAny: true)
    #expect(words.compare(with: "job Completed").result == .matched)
    #expect(words.compare(with: "job Failed").result == .different)
  }

  private static let images = "REPOSITORY       TAG   ID\nhost/shop/web    1     9f8e\nhost/shop/db     2     7d6c\n"

  @Test(arguments: [
    ("host/shop/web:1", Comparison.Result.matched, Comparison.Result.different),
    ("host/shop/web:2", .different, .matched), ("host/shop/cache", .different, .matched),
    ("other/web:1", .undecided, .undecided),
  ])
  func anImageIsShownInColumns(name: String, isThere: Comparison.Result, isGone: Comparison.Result) {
    #expect(ExpectedWords([name], areNames: true).compare(with: Self.images).result == isThere)
    #expect(ExpectedWords([name], isNegated: true, areNames: true).compare(with: Self.images).result == isGone)
  }

  @Test func aNameThatAListCutsSettlesNothing() {
    let output = "NAME\nregistry-names...\n"
    #expect(ExpectedWords(["registry-namespace"], areNames: true).compare(with: output).result == .undecided)
    #expect(
      ExpectedWords(["registry-namespace"], isNegated: true, areNames: true).compare(with: output).result == .undecided)
  }
}
