import Testing

@testable import RunbookLint

@Suite struct DamagedSideTests {
  private func side(_ kind: CommandChange.Kind, _ source: String, _ translation: String) -> DamagedSide {
    DamagedSide(CommandChange(kind: kind, source: source, translation: translation, range: 0..<1))
  }

  @Test(arguments: [
    ("--all", "-- all"), ("a=b", "a= b"), ("/tmp/x", "/ tmp/x"), ("<name>", "< name >"), ("\"a\"", "“a”"),
    ("--all", "—all"), ("a b", "a\u{A0}b"), ("docker ps", "Docker ps"), ("curl", "cURL"),
  ])
  func theWordsShowIt(sound: String, damaged: String) {
    #expect(side(.blanks, sound, damaged) == .translation)
    #expect(side(.blanks, damaged, sound) == .source)
    #expect(side(.wordsTranslated, sound, damaged) == .unknown)
  }

  @Test(arguments: [("a b", "ab"), ("Name", "name"), ("-- a", "-- b"), ("login --sso", "login--sso")])
  func otherwiseNothingIsKnown(one: String, other: String) {
    #expect(side(.capitals, one, other) == .unknown)
    #expect(side(.blanks, other, one) == .unknown)
  }
}
