import Bytes

/// The forms by which a whole text is recognised as a value of some shape. Each takes one pass over the text.
enum ShapeGrammar {
  static func shape(of bytes: TextSlice) -> ValueShape {
    guard let first = bytes.first else { return .empty }
    guard !bytes.contains(where: \.isBlank) else { return shapeOfWords(bytes) }
    if isRedacted(bytes) { return .redacted }
    if first.isDigit || first == "+" || first == "-" || first == ".", let shape = numeric(bytes) { return shape }
    if let shape = identifier(bytes) { return shape }
    if let shape = address(bytes) { return shape }
    return word(bytes)
  }

  /// The shape of text that is too long for a closer look.
  static func opaque(_ bytes: TextSlice) -> ValueShape {
    bytes.begins(with: "eyJ") ? .jwt : isBase64(bytes) ? .token : .word
  }

  private static func shapeOfWords(_ bytes: TextSlice) -> ValueShape {
    let words = bytes.split(whereSeparator: \.isBlank)
    if let found = DateGrammar.span(words, from: 0), found.count == words.count { return found.shape }
    if words.count == 2, words[0].isEqualIgnoringCase(to: TextSlice("bearer")) { return .bearer }
    return .text
  }

  private static func isRedacted(_ bytes: TextSlice) -> Bool {
    let string = bytes.count <= 256 ? bytes.string : ""
    guard string.unicodeScalars.count >= 3 else { return false }
    return string.unicodeScalars.allSatisfy { $0 == "*" || $0 == "•" }
      || string.allSatisfy { $0 == "x" } || string.allSatisfy { $0 == "X" }
  }

  // MARK: Numbers

  private static func numeric(_ bytes: TextSlice) -> ValueShape? {
    if isNumber(bytes) { return .number }
    if let slash = bytes.firstIndex(of: 0x2F), bytes[..<slash].allSatisfy(\.isDigit), slash > bytes.startIndex,
      bytes.index(after: slash) < bytes.endIndex, bytes[(slash + 1)...].allSatisfy(\.isDigit)
    {
      return .ratio
    }
    if let shape = DateGrammar.shape(ofWord: bytes) { return shape }
    if isIPv4(bytes) || isIPv6(bytes) { return .ipAddress }
    if isQuantity(bytes) { return .quantity }
    if isVersion(bytes) { return .version }
    return nil
  }

  static func isNumber(_ bytes: TextSlice) -> Bool {
    var rest = bytes
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    let whole = rest.prefix { $0.isDigit || $0 == "," }
    guard whole.contains(where: \.isDigit), whole.last != ",", whole.first != "," else { return false }
    rest = rest[whole.endIndex...]
    if rest.first == "." {
      rest.removeFirst()
      let fraction = rest.prefix(while: \.isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest[fraction.endIndex...]
    }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
      return !rest.isEmpty && rest.allSatisfy(\.isDigit)
    }
    return rest.isEmpty
  }

  private static let units: Set<String> = [
    "%", "b", "kb", "mb", "gb", "tb", "pb", "kib", "mib", "gib", "tib", "k", "m", "g", "t", "p", "ki", "mi", "gi", "ti",
    "o", "ko", "mo", "go", "to", "kio", "mio", "gio", "tio", "octets", "octet",
    "bytes", "byte", "mbps", "gbps", "hz", "khz", "mhz", "ghz", "bit", "bits", "vcpu", "x",
  ]
  /// What follows a unit or a count of things: `1.02 MiB/s`, `846 bytes/sec`.
  private static let perSecond = ["/s", "/sec", "/second"].map { TextSlice($0) }

  private static func isQuantity(_ bytes: TextSlice) -> Bool {
    let number = bytes.prefix { $0.isDigit || $0 == "." || $0 == "," || $0 == "-" || $0 == "+" }
    let unit = bytes[number.endIndex...]
    return isNumber(number) && isUnit(unit)
  }

  static func isUnit(_ bytes: TextSlice) -> Bool {
    guard bytes.count <= 12 else { return false }
    let unit = TextSlice(bytes.lowercased)
    let rate = perSecond.first { unit.count > $0.count && unit.suffix($0.count) == $0 }
    return units.contains(String(decoding: unit.dropLast(rate?.count ?? 0), as: UTF8.self))
  }

  /// `v` and digits, or at least two dots, or one dot and a suffix: `v1`, `1.9.7`, `3.7-alpine`.
  private static func isVersion(_ bytes: TextSlice) -> Bool {
    var rest = bytes
    let isMarked = rest.first == "v" || rest.first == "V"
    if isMarked { rest.removeFirst() }
    let numbers = rest.prefix { $0.isDigit || $0 == "." }
    guard numbers.first?.isDigit ?? false, numbers.last?.isDigit ?? false else { return false }
    let dots = numbers.count { $0 == "." }
    rest = rest[numbers.endIndex...]
    if let first = rest.first {
      guard first == "-" || first == "+" || first == "_" || first == "~" || first.isLowercase, isMarked || dots >= 1,
        rest.allSatisfy({ $0.isAlphanumeric || "-+_~.*".utf8.contains($0) })
      else { return false }
      return true
    }
    return isMarked || dots >= 2
  }

  // MARK: Identifiers

  private static func identifier(_ bytes: TextSlice) -> ValueShape? {
    if isGUID(bytes) { return .guid }
    if bytes.begins(with: "eyJ"), bytes.count >= 10, bytes.allSatisfy({ isBase64Character($0) || $0 == "." }) {
      return .jwt
    }
    if isHash(bytes) { return .hash }
    if isVersion(bytes) { return .version }
    if isEmail(bytes) { return .email }
    for scheme in ["crn:", "arn:", "urn:", "ocid1."] where bytes.begins(with: scheme) && bytes.count > 8 {
      return .resourceName
    }
    return nil
  }

  private static func isGUID(_ bytes: TextSlice) -> Bool {
    guard bytes.count == 36 else { return false }
    return zip(0..., bytes).allSatisfy { offset, byte in
      [8, 13, 18, 23].contains(offset) ? byte == "-" : byte.isAlphanumeric
    }
  }

  private static func isHash(_ bytes: TextSlice) -> Bool {
    // Of git: from one commit to another.
    if let dots = bytes.byteRange(of: TextSlice("..")), dots.lowerBound > bytes.startIndex,
      bytes[dots.lowerBound - 1] != "."
    {
      let end = bytes[dots.upperBound...].drop { $0 == "." }
      return bytes[..<dots.lowerBound].count >= 6 && bytes[..<dots.lowerBound].allSatisfy(\.isHexDigit)
        && end.count >= 6 && end.allSatisfy(\.isHexDigit)
    }
    var digits = bytes
    for algorithm in ["sha256:", "sha512:", "sha1:", "md5:", "SHA256:", "MD5:"] where bytes.begins(with: algorithm) {
      digits = bytes[(bytes.startIndex + algorithm.utf8.count)...]
      return digits.count >= 6 && digits.allSatisfy { isBase64Character($0) || $0 == ":" || $0 == "." }
    }
    guard digits.count >= 6, digits.allSatisfy(\.isHexDigit) else { return isFingerprint(bytes) }
    return digits.contains(where: \.isDigit) && digits.contains(where: \.isLetter)
  }

  /// `3D:FE:…`: at least six pairs, which are the address of a network card.
  private static func isFingerprint(_ bytes: TextSlice) -> Bool {
    guard bytes.count >= 17, bytes.count % 3 == 2 else { return false }
    return zip(0..., bytes).allSatisfy { offset, byte in offset % 3 == 2 ? byte == ":" : byte.isHexDigit }
  }

  static func isEmail(_ bytes: TextSlice) -> Bool {
    let parts = bytes.split(at: "@")
    guard parts.count == 2, !parts[0].isEmpty, isDotted(parts[1]) else { return false }
    return parts[0].allSatisfy { $0.isAlphanumeric || $0 >= 0x80 || ".!#$%&'*+-/=?^_`{|}~".utf8.contains($0) }
  }

  // MARK: Addresses

  private static func address(_ bytes: TextSlice) -> ValueShape? {
    if isURL(bytes) { return .url }
    if isIPv6(bytes) { return .ipAddress }
    if isPath(bytes) || isFileName(bytes) { return .path }
    if isHostName(bytes) { return .hostName }
    return nil
  }

  private static func isURL(_ bytes: TextSlice) -> Bool {
    let scheme = bytes.prefix { $0.isAlphanumeric || $0 == "+" || $0 == "-" || $0 == "." }
    return scheme.count >= 2 && (scheme.first?.isLetter ?? false)
      && bytes[scheme.endIndex...].begins(with: "://") && bytes.count > scheme.count + 3
  }

  private static func isIPv4(_ bytes: TextSlice) -> Bool {
    let address = bytes.prefix { $0 != ":" && $0 != "/" }
    let suffix = bytes[address.endIndex...].dropFirst()
    let parts = address.split(at: ".")
    return parts.count == 4
      && parts.allSatisfy { (1...3).contains($0.count) && $0.allSatisfy(\.isDigit) && Int($0.string) ?? 999 < 256 }
      && suffix.allSatisfy(\.isDigit)
  }

  private static func isIPv6(_ bytes: TextSlice) -> Bool {
    guard bytes.count <= 43, bytes.count >= 3 else { return false }
    let address = bytes.prefix { $0 != "/" }
    let groups = address.split(at: ":")
    guard groups.count >= 3, groups.count <= 9 else { return false }
    let isShortened = address.byteRange(of: TextSlice("::")) != nil
    return (groups.count == 8 || isShortened)
      && groups.allSatisfy { $0.count <= 4 && $0.allSatisfy(\.isHexDigit) }
      && address.contains(where: \.isHexDigit) && bytes[address.endIndex...].dropFirst().allSatisfy(\.isDigit)
  }

  private static func isPath(_ bytes: TextSlice) -> Bool {
    guard !bytes.contains(where: { "\"'<>|*?{}()[]".utf8.contains($0) }) else { return false }
    if bytes.count >= 4, bytes[bytes.startIndex].isLetter, bytes[(bytes.startIndex + 1)...].begins(with: ":\\") {
      return true
    }
    let slashes = bytes.count { $0 == "/" }
    guard slashes > 0, bytes.contains(where: { $0.isAlphanumeric || $0 >= 0x80 }) else { return false }
    if bytes.first == "/" { return bytes.count > 1 }
    if bytes.begins(with: "~/") || bytes.begins(with: "./") || bytes.begins(with: "../") { return true }
    guard !bytes.contains(where: { "=,;".utf8.contains($0) }) else { return false }
    return slashes >= 2 || bytes.contains { $0.isDigit || ".:_-".utf8.contains($0) }
  }

  private static let fileSuffixes: Set<String> = [
    "yaml", "yml", "json", "txt", "md", "exe", "sh", "pem", "crt", "key", "csr", "cnf", "conf", "log", "zip", "gz",
    "tgz",
    "tar", "jar", "war", "html", "xml", "csv", "js", "py", "go", "swift", "properties", "dockerfile",
    "toml", "ini", "cfg", "tf", "hcl", "lock", "pub", "asc", "sig", "xz", "bz2", "zst", "deb", "rpm", "iso", "img",
    "bin",
    "sql", "bak", "tmp", "pdf", "png", "jpg", "mp3", "mp4", "mkv", "wav", "rb", "rs", "java", "ts", "css",
    // Units of systemd
    "service", "timer", "socket", "mount", "target", "slice",
  ]

  private static func isHostName(_ bytes: TextSlice) -> Bool {
    let host = bytes.prefix { $0 != ":" }
    let port = bytes[host.endIndex...].dropFirst()
    guard port.allSatisfy(\.isDigit), port.count <= 5 else { return false }
    if !port.isEmpty, host.isEqual(to: "localhost") { return true }
    return isDotted(host)
  }

  private static func isDotted(_ bytes: TextSlice) -> Bool {
    let labels = bytes.split(at: ".")
    guard labels.count >= 2, let last = labels.last, last.count >= 2, last.allSatisfy(\.isLetter) else { return false }
    // `_acme-challenge.example.com`, but not `aws_instance.web`.
    return labels.allSatisfy { label in
      !label.isEmpty && label.first != "-"
        && zip(0..., label).allSatisfy { $1.isAlphanumeric || $1 == "-" || $1 == "_" && $0 == 0 }
    }
  }

  // MARK: Words

  private static func word(_ bytes: TextSlice) -> ValueShape {
    if bytes.isBooleanWord { return .boolean }
    if StateWord(bytes) != nil { return .state }
    if isGeneratedName(bytes) { return .generatedName }
    if isExampleName(bytes) { return .exampleName }
    if isBase64(bytes) { return .token }
    return .word
  }

  private static func isFileName(_ bytes: TextSlice) -> Bool {
    guard let dot = bytes.lastIndex(of: 0x2E), dot > bytes.startIndex else { return false }
    return fileSuffixes.contains(String(decoding: bytes[(dot + 1)...].prefix(12).lowercased, as: UTF8.self))
  }

  private static func isGeneratedName(_ bytes: TextSlice) -> Bool {
    guard bytes.first?.isLowercase ?? false, bytes.contains(0x2D), bytes.contains(where: \.isDigit) else {
      return false
    }
    return bytes.allSatisfy { $0.isLowercase || $0.isDigit || $0 == "-" || $0 == "." || $0 == "_" }
  }

  private static func isExampleName(_ bytes: TextSlice) -> Bool {
    let word = TextSlice(bytes.lowercased)
    if word.begins(with: "my"), let next = word.dropFirst(2).first { return !isKnownMyWord(word) && next != "'" }
    return word.begins(with: "your_") || word.begins(with: "your-") || word.begins(with: "example")
  }

  private static func isKnownMyWord(_ word: TextSlice) -> Bool {
    word.begins(with: "mysql") || word.isEqual(to: "myself") || word.isEqual(to: "mystery")
  }

  static func isBase64Character(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == "+" || byte == "/" || byte == "_" || byte == "-" || byte == "="
  }

  /// `sha256WithRSAEncryption`, `ECDHE-RSA-AES256-GCM-SHA384`: names that look made up.
  private static func isAlgorithm(_ bytes: TextSlice) -> Bool {
    let name = bytes.count <= 60 ? String(decoding: bytes.lowercased, as: UTF8.self) : ""
    return ["encryption", "withrsa", "withsha", "ecdsa", "ecdhe", "aes128", "aes256", "chacha20", "_sha", "-sha"]
      .contains { name.utf8.count > $0.utf8.count && TextSlice(name).byteRange(of: TextSlice($0)) != nil }
  }

  /// At least 16 characters in which capitals, small letters and digits mix, or which end as base64 does.
  private static func isBase64(_ bytes: TextSlice) -> Bool {
    guard bytes.count >= 16, bytes.allSatisfy({ isBase64Character($0) || $0 == "." }), !isAlgorithm(bytes) else {
      return false
    }
    let mixed = bytes.contains(where: \.isUppercase) && bytes.contains(where: \.isLowercase)
    return mixed && (bytes.contains(where: \.isDigit) || bytes.last == "=")
      || !bytes.contains(0x2D) && !bytes.contains(0x5F) && bytes.contains(where: \.isDigit)
        && bytes.contains(where: \.isLetter) && bytes.count >= 20
  }
}

extension TextSlice {
  var isBooleanWord: Bool {
    count <= 5 && ["true", "false", "yes", "no"].contains(String(decoding: lowercased, as: UTF8.self))
  }
}
