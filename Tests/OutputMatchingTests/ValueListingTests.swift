import OutputMatching
import Testing

@Suite struct ValueListingTests {
  private func values(_ output: String, _ key: String = "thing") -> [String] {
    ValueListing(output, for: key).entries.map(\.value)
  }

  static let clusters = """
    OK
    Name        ID           State    Workers   Zone
    first one   8f3c1d       normal   3         par01
    second      77ab02       normal   12        mil01

    """

  @Test func theColumnIsTheOneThatTheNameMeans() {
    #expect(values(Self.clusters, "cluster_name_or_id") == ["first one", "second"])
    #expect(values(Self.clusters, "cluster_id") == ["8f3c1d", "77ab02"])
    #expect(values(Self.clusters, "zone") == ["par01", "mil01"])
    #expect(values(Self.clusters, "cluster") == ["first one", "second"])
    let listing = ValueListing(Self.clusters, for: "zone")
    #expect(listing.header == "Name        ID           State    Workers   Zone")
    #expect(listing.entries[1].line == "second      77ab02       normal   12        mil01")
  }

  @Test(arguments: [
    (
      "NAME              STATUS   AGE\ndefault           Active   12d\nkube-system       Active   12d\n",
      ["default", "kube-system"]
    ),
    ("NAMESPACE\nteam-a\nteam-b\n", ["team-a", "team-b"]),
    (
      "+----+--------+\n| Id | Name   |\n+----+--------+\n| 1  | alpha  |\n| 2  | beta b |\n+----+--------+\n",
      ["alpha", "beta b"]
    ),
    ("Region     Code\n------     ----\nDallas     us-south\nFrankfurt  eu-de\n", ["Dallas", "Frankfurt"]),
    ("NAME STATUS\na Active\n", ["a"]),
    ("Listing namespaces...\n\nNamespace\nmine\n\nOK\n", ["Namespace", "mine"]),
  ])
  func tables(output: String, expected: [String]) {
    #expect(values(output) == expected)
  }

  @Test(arguments: [
    ("[\"a\", \"b\", 3, true]", ["a", "b", "3", "true"]),
    (
      "{\"items\": [{\"metadata\": {\"name\": \"a\"}, \"kind\": \"X\"}, {\"metadata\": {\"name\": \"b\"}}]}",
      ["a", "b"]
    ),
    (
      "Getting plans...\n[{\"id\": \"1\", \"name\": \"free\"}, {\"id\": \"2\", \"name\": \"paid\"}]\n",
      ["free", "paid"]
    ),
    ("[{\"guid\": \"g1\"}, {\"guid\": \"g2\"}]", ["g1", "g2"]),
  ])
  func arrays(output: String, expected: [String]) {
    #expect(values(output) == expected)
  }

  @Test func anErrorIsNothingToPickFrom() {
    #expect(values("FAILED\nNot logged in. Use 'bx login' to log in.\n") == [])
    #expect(values("error: You must be logged in to the server (Unauthorized)\n") == [])
  }

  @Test func aMemberIsTheOneThatTheNameMeans() {
    let output = "[{\"id\": \"7\", \"name\": \"n\", \"region\": \"eu\"}]"
    #expect(values(output, "plan_id") == ["7"])
    #expect(values(output, "region") == ["eu"])
    #expect(ValueListing(output, for: "plan_id").entries[0].line == "7  n  eu")
  }

  @Test(arguments: [
    ("1. one\n2. two\n10. ten\n", ["one", "two", "ten"]), ("[1] one\n[2] two\n", ["one", "two"]),
    ("* main\n- dev\n  feature/x\n", ["main", "dev", "feature/x"]), ("a\nb\na\n", ["a", "b"]),
    ("Your regions:\nus-south  Dallas\neu-de  Frankfurt\nOK\n", ["us-south", "eu-de"]),
    ("10.0.0.1\n10.0.0.2\n", ["10.0.0.1", "10.0.0.2"]), ("", []), ("\n\n", []), ("-x\n--y\n", ["-x", "--y"]),
    ("2024\n2025\n", ["2024", "2025"]), ("\u{1B}[1mbold\u{1B}[0m\n", ["bold"]),
  ])
  func lines(output: String, expected: [String]) {
    #expect(values(output) == expected)
  }

  /// What is after a colon or a tab says what the value is.
  @Test(arguments: [
    (
      "  secp384r1 : NIST/SECG curve over a 384 bit prime field\n  prime256v1: X9.62/SECG curve\n  c2: X9.62 curve\n  Oakley-EC2N-3: \n\tIPSec curve.\n\tQuestionable extension field!\n",
      ["secp384r1", "prime256v1", "c2", "Oakley-EC2N-3"]
    ),
    ("eu\tEurope and more\nasia\tThe Far East\n", ["eu", "asia"]),
    ("* a: the first one\n* b: the second one\n", ["a", "b"]),
    // One name for all of them is none of a value.
    ("Region: eu-de\nRegion: us-south\n", ["Region: eu-de", "Region: us-south"]),
    ("10:30 first\n11:30 second\n", ["10:30 first", "11:30 second"]),
    ("https://a.example\nhttps://b.example\n", ["https://a.example", "https://b.example"]),
  ])
  func explainedLines(output: String, expected: [String]) {
    #expect(values(output) == expected)
  }
}
