/// Beginnings by which services mark the tokens that they give out, so that a scanner can find them.
///
/// Sources: the documentation of GitHub ("About authentication to GitHub"), GitLab ("Token overview"), Slack ("Token
/// types"), AWS ("IAM identifiers"), Stripe ("API keys"), Google ("Using OAuth 2.0"), Vault ("Tokens"), npm, PyPI,
/// DigitalOcean, SendGrid, Docker, Hugging Face, Anthropic, OpenAI, Databricks, Linear, Shopify, Pulumi, Grafana,
/// Tailscale, Render, Atlassian, Groq, Twilio, K3s, 1Password, Alibaba, Cloudflare, Doppler, Dropbox, Figma, Heroku,
/// JFrog, Netlify, New Relic, Notion, NuGet, Postman, Vercel, Yandex, Supabase, PlanetScale, Replicate, RubyGems, Sentry,
/// SonarQube, CircleCI, Brevo, Dynatrace, Square, Clojars, Shippo, Typeform, Mapbox, Fly, Duffel and Mailgun; of Docker
/// ("Organization access tokens"), DigitalOcean ("OAuth API": `doo_v1_`, `dor_v1_`), Fly ("Access tokens": `fo1_`), Meta
/// ("Access tokens"), Google Cloud Storage ("HMAC keys": 24 or 61 capitals and digits after `GOOG`); RFC 7519 (a JWT
/// begins with `{"` in base64).
struct TokenForm: Sendable {
  let beginning: [UInt8]
  /// Shorter words that begin so are something else. In bytes.
  let shortest: Int
  /// Its parts are separated by a full stop.
  let hasParts: Bool
  /// What may be after its beginning.
  let rest: Rest

  enum Rest: Sendable { case any, hexadecimal, capitals }

  private init(_ beginning: String, _ shortest: Int, hasParts: Bool = false, _ rest: Rest = .any) {
    self.beginning = Array(beginning.utf8)
    self.shortest = shortest
    self.hasParts = hasParts
    self.rest = rest
  }

  static let all: [TokenForm] = [
    TokenForm("eyJ", 30, hasParts: true), TokenForm("ghp_", 20), TokenForm("gho_", 20), TokenForm("ghu_", 20),
    TokenForm("ghs_", 20), TokenForm("ghr_", 20), TokenForm("github_pat_", 24), TokenForm("glpat-", 20),
    TokenForm("glptt-", 20), TokenForm("gldt-", 20), TokenForm("glrt-", 20), TokenForm("xoxb-", 20),
    TokenForm("xoxp-", 20), TokenForm("xoxa-", 20), TokenForm("xoxr-", 20), TokenForm("xoxs-", 20),
    TokenForm("xapp-", 20), TokenForm("AKIA", 20), TokenForm("ASIA", 20), TokenForm("sk_live_", 20),
    TokenForm("sk_test_", 20), TokenForm("rk_live_", 20), TokenForm("whsec_", 20), TokenForm("AIza", 30),
    TokenForm("ya29.", 24), TokenForm("hvs.", 20), TokenForm("hvb.", 20), TokenForm("npm_", 24),
    TokenForm("pypi-", 24), TokenForm("dop_v1_", 24), TokenForm("SG.", 24), TokenForm("dckr_pat_", 20),
    TokenForm("hf_", 24), TokenForm("sk-ant-", 20), TokenForm("sk-proj-", 24), TokenForm("SWMTKN-1-", 24),
    TokenForm("sha256~", 30), TokenForm("kubeconfig-u-", 30),
    TokenForm("AGE-SECRET-KEY-", 30), TokenForm("sk-", 40), TokenForm("xoxe-", 20), TokenForm("xoxe.", 20),
    TokenForm("lin_api_", 24), TokenForm("shpat_", 24), TokenForm("shpss_", 24), TokenForm("pul-", 36),
    TokenForm("glsa_", 24), TokenForm("tskey-", 24), TokenForm("rnd_", 24), TokenForm("ATATT", 30),
    TokenForm("gsk_", 30), TokenForm("xai-", 30), TokenForm("rk_test_", 20), TokenForm("sk_", 40),
    TokenForm("dapi", 36, .hexadecimal), TokenForm("SK", 34, .hexadecimal),
    TokenForm("K10", 60, .hexadecimal), TokenForm("ops_eyJ", 40), TokenForm("LTAI", 20),
    TokenForm("ATCTT", 30), TokenForm("v1.0-", 60), TokenForm("pplx-", 40), TokenForm("cio", 35),
    TokenForm("dp.pt.", 30), TokenForm("dp.st.", 30), TokenForm("dp.ct.", 30), TokenForm("dp.sa.", 30),
    TokenForm("sl.", 60), TokenForm("figd_", 30), TokenForm("GOCSPX-", 24), TokenForm("HRKU-", 30),
    TokenForm("cmVmdGtu", 60), TokenForm("AKCp", 60), TokenForm("nfp_", 30), TokenForm("NRAK-", 30),
    TokenForm("NRII-", 30), TokenForm("NRRA-", 40), TokenForm("NRJS-", 20), TokenForm("ntn_", 30),
    TokenForm("oy2", 46), TokenForm("PMAK-", 40), TokenForm("vcp_", 30), TokenForm("AQVN", 38),
    TokenForm("sbp_", 40), TokenForm("pscale_tkn_", 30), TokenForm("pscale_pw_", 30), TokenForm("r8_", 36),
    TokenForm("rubygems_", 40), TokenForm("sntrys_", 40), TokenForm("sntryu_", 40), TokenForm("glcbt-", 20),
    TokenForm("glsoat-", 20), TokenForm("glft-", 20), TokenForm("glimt-", 20), TokenForm("glagent-", 20),
    TokenForm("gloas-", 20), TokenForm("glc_", 40), TokenForm("hvr.", 20), TokenForm("CFPAT-", 30),
    TokenForm("sqp_", 40), TokenForm("squ_", 40), TokenForm("sqa_", 40), TokenForm("CCIPAT_", 40),
    TokenForm("xkeysib-", 40), TokenForm("dt0c01.", 60), TokenForm("sq0atp-", 28), TokenForm("sq0csp-", 40),
    TokenForm("EAAA", 60), TokenForm("CLOJARS_", 40), TokenForm("shippo_live_", 40), TokenForm("shppa_", 36),
    TokenForm("shpca_", 36), TokenForm("tfp_", 40), TokenForm("sk.eyJ", 60), TokenForm("fm2_", 40),
    TokenForm("FlyV1", 40), TokenForm("duffel_", 40), TokenForm("key-", 36, .hexadecimal),
    TokenForm("secret_", 40), TokenForm("A3-", 34), TokenForm("AGE-PLUGIN-", 40), TokenForm("bkua_", 40),
    TokenForm("phc_", 40), TokenForm("phx_", 40), TokenForm("tvly-", 30), TokenForm("nvapi-", 40),
    TokenForm("dckr_oat_", 20), TokenForm("doo_v1_", 24), TokenForm("dor_v1_", 24), TokenForm("fo1_", 30),
    TokenForm("EAA", 80), TokenForm("GOOG", 24, .capitals),
  ]

  /// By their first byte: few words of an output begin as any of them.
  private static let byFirst: [[TokenForm]] = (0...UInt8.max).map { byte in all.filter { $0.beginning.first == byte } }

  private static func candidates(_ word: ArraySlice<UInt8>) -> [TokenForm] {
    word.first.map { byFirst[Int($0)] } ?? []
  }

  /// Whether `word` is a token, as far as its form says.
  static func matches(_ word: ArraySlice<UInt8>) -> Bool {
    endsAsKey(word) || beginsAsKey(word) || isPrivateKey(word)
  }

  /// Mailchimp's `…-us12` and New Relic's `…NRAL`: hexadecimal digits before the mark.
  private static func endsAsKey(_ word: ArraySlice<UInt8>) -> Bool {
    guard (36...41).contains(word.count) else { return false }
    let digits = word.prefix { (48...57).contains($0) || (97...102).contains($0) }.count
    let rest = word.dropFirst(digits)
    return digits == 32 && rest.starts(with: "-us".utf8) && rest.dropFirst(3).allSatisfy { (48...57).contains($0) }
      || digits == 36 && rest.elementsEqual("NRAL".utf8)
  }

  private static func beginsAsKey(_ word: ArraySlice<UInt8>) -> Bool {
    candidates(word).contains { form in
      guard word.count >= form.shortest, word.starts(with: form.beginning) else { return false }
      guard !form.hasParts else { return word.contains(UInt8(ascii: ".")) }
      let rest = word.dropFirst(form.beginning.count)
      switch form.rest {
      case .any: return TokenValue.isMixed(rest)
      case .hexadecimal: return rest.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
      case .capitals:
        return rest.allSatisfy { (48...57).contains($0) || (65...90).contains($0) } && TokenValue.isMixed(rest)
      }
    }
  }

  /// `-----BEGIN` in base64.
  static let keyBlock = Array("LS0tLS1CRUdJTi".utf8)
  /// ` PRIVATE` at each of three alignments.
  private static let privateKey = ["FBSSVZBVE", "UFJJVkFUR", "QUklWQVRF"].map { Array($0.utf8) }
  /// In bytes; the title of the block is in the first of them.
  private static let longestTitle = 80

  /// A private key in base64, as in the file of `kubectl` and in Secrets of Kubernetes: certificates begin alike.
  private static func isPrivateKey(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count >= 40, word.starts(with: keyBlock) else { return false }
    let title = word.prefix(longestTitle)
    return title.indices.contains { index in privateKey.contains { title[index...].starts(with: $0) } }
  }

  /// Whether `word` may be the beginning of a token.
  static func mayBegin(_ word: ArraySlice<UInt8>) -> Bool {
    mayEndAsKey(word) || mayBeginAsKey(word)
      || (word.count < keyBlock.count ? keyBlock.starts(with: word) : word.starts(with: keyBlock))
  }

  private static func mayEndAsKey(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count <= 41 else { return false }
    let digits = word.prefix { (48...57).contains($0) || (97...102).contains($0) }.count
    return digits == word.count && digits <= 36 || digits == 32 || digits == 36
  }

  private static func mayBeginAsKey(_ word: ArraySlice<UInt8>) -> Bool {
    candidates(word).contains { form in
      word.count < form.beginning.count ? form.beginning.starts(with: word) : word.starts(with: form.beginning)
    }
  }
}
