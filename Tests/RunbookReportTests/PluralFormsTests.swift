import Testing

@testable import RunbookReport

@Suite struct PluralFormsTests {
  private static let polish =
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
  private static let arabic =
    "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;"

  @Test(arguments: [
    ("nplurals=2; plural=(n != 1);", [1, 0, 1, 1, 1]),
    ("nplurals=2; plural=n > 1", [0, 0, 1, 1, 1]),
    ("nplurals=1; plural=0;", [0, 0, 0, 0, 0]),
    ("nplurals=2; plural=!(n%10==1);", [1, 0, 1, 1, 0]),
    ("nplurals = 3 ; plural = n - 2 * 2 / 4 + 0 ;", [0, 0, 1, 2, 2]),
    (polish, [2, 0, 1, 2, 2]), (arabic, [0, 1, 2, 4, 4]),
  ])
  func headersOfLanguages(header: String, expected: [Int]) throws {
    let forms = try #require(PluralForms(header))
    #expect([0, 1, 2, 12, 21].map(forms.form) == expected)
  }

  @Test func theSignDoesNotMatter() {
    #expect(PluralForms.english.form(for: -1) == 0)
    #expect(PluralForms.english.form(for: .min) == 1)
  }

  /// What a rule computes is never outside of the forms, and never a crash.
  @Test(arguments: [
    "nplurals=2; plural=n", "nplurals=2; plural=0-n", "nplurals=2; plural=n/0", "nplurals=2; plural=n%0",
    "nplurals=2; plural=9223372036854775807*n*n+n",
  ])
  func everyResultIsAForm(header: String) throws {
    let forms = try #require(PluralForms(header))
    for number in [0, 1, 7, .max, .min] { #expect((0..<2).contains(forms.form(for: number))) }
  }

  @Test(arguments: [
    "", "nplurals=2;", "plural=n;", "nplurals=0; plural=0;", "nplurals=99; plural=0;", "nplurals=2; plural=;",
    "nplurals=2; plural=m;", "nplurals=2; plural=(n;", "nplurals=2; plural=n n;", "nplurals=2; plural=n ? 1;",
    "nplurals=2; plural=99999999999999999999;",
    "nplurals=2; plural=" + String(repeating: "(", count: 100_000) + "n",
    "nplurals=2; plural=" + String(repeating: "!", count: 100_000) + "n",
    "nplurals=2; plural=" + String(repeating: "n?", count: 100_000) + "n",
    "nplurals=2; plural=n" + String(repeating: "+n", count: 100_000),
  ])
  func whatIsNoHeaderIsRefused(header: String) {
    #expect(PluralForms(header) == nil)
  }
}
