import Testing

@testable import RunbookRunner

@Suite struct SecretMaskTests {
  private func masked(_ text: String, hiding secrets: String...) -> String { SecretMask(secrets).masked(text) }

  @Test func aSecretIsMasked() {
    #expect(masked("token: s3cret!", hiding: "s3cret") == "token: ••••!")
    #expect(masked("nothing here", hiding: "s3cret") == "nothing here")
    #expect(masked("empty", hiding: "") == "empty")
    #expect(masked("s3crets3cret", hiding: "s3cret") == "••••")
  }

  @Test func overlappingSecretsLeaveNoRest() {
    #expect(masked("x abcdefgh y", hiding: "abcdef", "cdefgh") == "x •••• y")
    #expect(masked("x abcd y", hiding: "abcd", "bc") == "x •••• y")
    #expect(masked("aaaaa", hiding: "aa") == "••••")
  }

  @Test(arguments: [
    #"'it'\''s "so"'"#, #"it\'s\ \"so\""#, #""it's \"so\"""#, "it%27s%20%22so%22", "it%27s+%22so%22", "it's%20%22so%22",
  ])
  func otherSpellingsAreMasked(text: String) {
    // Each spells the same value as shells, JSON or a URL do.
    let shown = masked(text, hiding: #"it's "so""#)
    #expect(!shown.contains("so"))
    #expect(!shown.contains("it"))
  }

  @Test(arguments: ["", "u:", "user:", "user1:", "a-much-longer-user:"], ["", "\n", "rest", "some more rest"])
  func base64IsMaskedAtEveryAlignment(before: String, after: String) {
    let secret = "correct horse battery"
    let text = Base64.encoded(Array((before + secret + after).utf8))
    let shown = masked("Authorization: Basic \(text)", hiding: secret)
    #expect(shown.contains("••••"))
    let core = Base64.encoded(Array("horse".utf8)).prefix(5)
    #expect(!shown.contains(core))
    // What is left of the secret at its edges is less than two of its characters on each side.
    #expect(shown.count < "Authorization: Basic ".count + 4 + before.count * 2 + after.count * 2 + 8)
  }

  @Test func linesOfALongSecretAreMasked() {
    let key = "-----BEGIN-----\nMIIEvQIBADANBg\nkqhkiG9w0BAQEF\n-----END-----"
    let shown = masked("  MIIEvQIBADANBg\r\n  kqhkiG9w0BAQEF\r\n", hiding: key)
    #expect(shown == "  ••••\r\n  ••••\r\n")
  }

  /// What tears it apart stays: lines remain lines, and a colour that was switched on is switched off again.
  @Test(arguments: [
    ("token s3cr\net-word!", "token ••••\n!"), ("s3cr\r\n    et-word", "••••\r\n    "),
    ("s\n3\nc\nr\ne\nt\n-\nword", "••••\n\n\n\n\n\n\n"),
    ("\u{1B}[1ms3\u{1B}[31mcret\u{1B}[0m-word.", "\u{1B}[1m••••\u{1B}[31m\u{1B}[0m."),
    ("s3cret\u{1B}]0;title\u{7}-word", "••••\u{1B}]0;title\u{7}"),
    ("s3cret\u{1B}]8;;x\u{1B}\\-word", "••••\u{1B}]8;;x\u{1B}\\"), ("s3cret\u{1B}(B-word", "••••\u{1B}(B"),
    ("s3cret\n \u{1B}[2K  -word", "••••\n \u{1B}[2K  "), ("s3cret -word", "••••"),
    ("s3cret\n\n", "s3cret\n\n"),
  ])
  func aSecretThatIsTornApartIsMasked(text: String, shown: String) {
    #expect(masked(text, hiding: "s3cret-word") == shown)
  }

  @Test func aShortSecretIsNotSoughtAcrossLines() {
    #expect(masked("pages\ned", hiding: "sed") == "pages\ned")
    #expect(masked("page s\u{1B}[1med", hiding: "sed") == "page ••••\u{1B}[1m")
  }

  @Test func wrappedBase64IsMasked() {
    let secret = "correct horse battery staple"
    let text = Base64.encoded(Array("user:\(secret)".utf8))
    let wrapped = stride(from: 0, to: text.count, by: 16).map { text.dropFirst($0).prefix(16) }.joined(separator: "\n")
    let shown = masked(wrapped + "\n", hiding: secret)
    #expect(shown.filter { $0 == "\n" }.count == wrapped.filter { $0 == "\n" }.count + 1)
    #expect(shown.filter { $0 != "\n" && $0 != "•" }.count <= 9, "\(shown)")
  }

  @Test func base64OfBase64IsMasked() {
    let secret = "correct horse battery"
    for name in ["u", "me", "you", "them"] {
      let inner = Base64.encoded(Array("\(name):\(secret)".utf8))
      let outer = Base64.encoded(Array("{\"auths\":{\"host\":{\"auth\":\"\(inner)\"}}}".utf8))
      let shown = masked(outer, hiding: secret)
      #expect(shown.contains("••••"))
      // What the host and the name make of it, and a few digits at the edges.
      #expect(shown.count < 60, "\(shown)")
    }
  }

  @Test(arguments: [
    (#"p'w "é<&\#u{7}"#, #"p'"'"'w "é<&\#u{7}"#), (#"p'w "é<&\#u{7}"#, "p&#39;w &quot;é&lt;&amp;\u{7}"),
    (#"p'w "é<&\#u{7}"#, #"p'w \"\u00e9<&\u0007"#), (#"p'w "é<&\#u{7}"#, #"p'w \"é\u003c\u0026\u0007"#),
    ("a\tb'c\\d", #"$'a\tb\'c\\d'"#), ("it's:", "- 'it''s:'"), ("p/w!*", "p%2Fw!*"), ("p/w!*", "p/w%21%2A"),
    ("12ab", "31326162"), ("k\u{1F}z~", "6B1F7A7E"), ("4938", "NDkzOA=="), ("4938", "NDkzOAo="),
  ])
  func moreSpellingsAreMasked(secret: String, text: String) {
    let shown = masked("<\(text)>", hiding: secret)
    #expect(shown.contains("••••"))
    #expect(shown.count <= 4 + 2 + 6, "\(shown)")
  }

  @Test func aVeryLongSecretIsMaskedWhole() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let secret = String((0..<5000).map { letters[($0 * 7 + $0 / 26) % 26] })
    #expect(masked("<\(secret)>", hiding: secret) == "<••••>")
  }

  /// How a text is cut into pieces changes nothing, and no secret is left in it.
  @Test(arguments: 0..<300)
  func piecesChangeNothing(seed: UInt64) {
    var random = SplitMix(state: seed)
    let alphabet = Array("ab\"'\\ é/\n")
    func word(_ length: Int) -> String {
      String((0..<length).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] })
    }
    let secrets = (0..<3).map { _ in word(2 + Int(random.next() % 6)) }
    func piece(_ index: Int) -> String {
      if index % 4 == 0 { return secrets[index % 3] }
      return index % 7 == 0 ? "\u{1B}[1m" : word(Int(random.next() % 6))
    }
    let text = (0..<40).map(piece).joined()
    let mask = SecretMask(secrets)
    let whole = mask.masked(Array(text.utf8))

    var stream = MaskedStream(mask)
    var pieces: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let size = 1 + Int(random.next() % 9)
      pieces += stream.masked(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    pieces += stream.finish()
    #expect(pieces == whole, "seed \(seed)")
    for secret in secrets {
      #expect(Array(whole)[...].firstRange(of: Array(secret.utf8)) == nil, "seed \(seed)")
    }
  }

  @Test func whatIsHeldBackIsBounded() {
    var stream = MaskedStream(SecretMask(["aaaaaaaaab"]))
    let shown = stream.masked([UInt8](repeating: 97, count: 100_000))
    // Of a word that may be encoded twice, the last bytes are kept.
    #expect(shown.count >= 100_000 - 64)
  }

  @Test func aPromptIsShownThoughItMightBeASecretsBeginning() {
    var stream = MaskedStream(SecretMask([": secret"]))
    #expect(String(decoding: stream.masked(Array("Password: ".utf8)), as: UTF8.self) == "Password")
    #expect(String(decoding: stream.prompt(), as: UTF8.self) == ": ")
    #expect(stream.prompt().isEmpty)
    // What has been shown cannot be taken back; the rest is still masked.
    let rest = stream.masked(Array("secret ok".utf8)) + stream.finish()
    #expect(String(decoding: rest, as: UTF8.self) == "•••• ok")
  }

  /// What a program has printed when it waits is shown, whatever it ends with: the beginning of a secret in one of its
  /// spellings, or half an escape sequence.
  @Test(arguments: [
    "-p4ss_w0rd!", "_-!", "!ab-cd_ef", "pa-ss!word_1", "a-b", "--secret--", "___token___", "admin-1234!", "\u{1B}x-y",
    "ab\ncd-ef!gh",
  ])
  func aPromptIsShownWhateverItEndsWith(secret: String) {
    let ends = [
      "", " ", "-", "_", "!", "--", "-_", "-p", ": ", "> ", "$ ", "\\", "%", "%2", "%2D", "&", "&#", "\"", "'",
      "\u{1B}", "\u{1B}[",
      "\u{1B}[3", "\u{1B}[31", "\u{1B}]0;t", "\u{1B}[0m", "\r", "\n", "\n ", "\u{1B}[0m-", "-\u{1B}[", "!\u{1B}", "\\u",
      "\\x2", "a", "ab", "pa-",
      "_\u{1B}[0m_", "!\r\n", "L", "LX", "2", "2d", "5F",
    ]
    for end in ends {
      var stream = MaskedStream(SecretMask([secret]))
      let text = "Enter it" + end
      let shown = stream.masked(Array(text.utf8)) + stream.prompt()
      #expect(String(decoding: shown, as: UTF8.self) == text, "\(secret) \(end.debugDescription)")
    }
  }

  @Test func manyBytesTakeLinearTime() {
    // A quadratic search would not come back.
    let mask = SecretMask([String(repeating: "a", count: 500) + "b"])
    var stream = MaskedStream(mask)
    var count = 0
    for _ in 0..<20 { count += stream.masked([UInt8](repeating: 97, count: 10_000)).count }
    #expect(count > 199_000)
    #expect(SecretMask([String(repeating: "a", count: 512)]).masked(String(repeating: "a", count: 100_000)) == "••••")
  }
}

/// Sebastiano Vigna's splitmix64: the same numbers on every machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
