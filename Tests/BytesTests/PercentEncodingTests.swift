import Bytes
import Testing

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("a%20b", "a b"), ("%C3%A9", "é"), ("%c3%a9", "é"), ("100%", "100%"), ("%2", "%2"), ("%+1x", "%+1x"),
    ("%zz", "%zz"),
    ("", ""),
  ])
  func whatIsNoSpellingStays(text: String, decoded: String) {
    #expect(PercentEncoding.decoded(text) == decoded)
  }
}
