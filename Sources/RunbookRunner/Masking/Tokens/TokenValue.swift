/// Tells by its looks whether a value with a secret's name is the secret itself, or says something about it.
enum TokenValue {
  /// In bytes; hiding every `true` or `Bearer` would hide the rest of the output as well.
  private static let shortest = 8
  /// Where only blanks or the border of a table separate the name from the value.
  private static let shortestInTable = 20
  /// Fewer different bytes are stars or a line.
  private static let fewestDifferent = 4
  /// A path consists of shorter names than a key. In bytes.
  private static let longestName = 24

  /// - Parameter label: the last word of the name, in lower case.
  static func isSecret(_ value: ArraySlice<UInt8>, label: String, isInTable: Bool) -> Bool {
    guard value.count >= shortest, Set(value).count >= fewestDifferent, !isPlaceholder(value), !isLocation(value),
      !isNameOfThing(value), !isExpression(value)
    else { return false }
    // "total tokens: 1234567890"
    if label.hasSuffix("tokens"), value.allSatisfy({ (48...57).contains($0) }) { return false }
    if isInTable { return value.count >= shortestInTable && hasDigit(value) && value.contains(where: isLetter) }
    // Kubernetes calls an object by its kind: `secret: registry-credentials-2`.
    if label.hasPrefix("secret"), !secretAdjectives.contains(label), isObjectName(value) || isPathOfSecret(value) {
      return false
    }
    return isMixed(value) || value.contains { !isLetter($0) && !"-_.,/:".utf8.contains($0) }
  }

  /// After "the password is": digits and letters, or a sign that no word has.
  static func isStrong(_ value: ArraySlice<UInt8>) -> Bool {
    guard isSecret(value, label: "", isInTable: false), value.contains(where: isLetter) else { return false }
    return hasDigit(value) || value.contains(where: isSign) || isUneven(value)
  }

  /// With a single blank between it and its name, "the password Ab3!xyz": what is no word of a sentence by any means.
  static func isVeryStrong(_ value: ArraySlice<UInt8>) -> Bool {
    guard isStrong(value), hasDigit(value) else { return false }
    return value.contains(where: isSign) || value.count >= shortestUneven && isUneven(value)
  }

  /// What a cookie or a signature of an address may be.
  static func isLong(_ value: ArraySlice<UInt8>) -> Bool {
    value.count >= shortestUneven && hasDigit(value) && value.contains(where: isLetter)
  }

  /// Small letters and capitals in no order: not `camelCase`.
  private static func isUneven(_ value: ArraySlice<UInt8>) -> Bool {
    value.contains(where: isCapital) && value.contains { (97...122).contains($0) } && hasDigit(value)
  }

  private static let shortestUneven = 16

  private static func isSign(_ byte: UInt8) -> Bool { "!@#$%^&*?+=".utf8.contains(byte) }

  /// Digits, or small letters and capitals other than the first.
  static func isMixed(_ word: ArraySlice<UInt8>) -> Bool {
    hasDigit(word) || word.dropFirst().contains(where: isCapital) && word.contains { isLetter($0) && !isCapital($0) }
  }

  static func hasDigitAndLetter(_ value: ArraySlice<UInt8>) -> Bool {
    hasDigit(value) && value.contains(where: isLetter)
  }

  /// `v1.31.2+k3s1`, `2026-11-24T10:00:00Z`, `3600s`, `10.0.0.1/24`
  static func isVersionOrTime(_ value: ArraySlice<UInt8>) -> Bool {
    value.count { isLetter($0) } <= 4 && value.contains { "-.:".utf8.contains($0) }
      || value.dropLast().allSatisfy { (48...57).contains($0) }
  }

  /// Values of AWS and addresses of mail name things.
  private static func isNameOfThing(_ value: ArraySlice<UInt8>) -> Bool {
    if value.starts(with: "arn:".utf8) { return true }
    guard let at = value.firstIndex(of: UInt8(ascii: "@")), at > value.startIndex else { return false }
    let domain = value[(at + 1)...]
    return domain.contains(UInt8(ascii: "."))
      && value.allSatisfy { isLetter($0) || (48...57).contains($0) || "@.-_".utf8.contains($0) }
  }

  private static func hasDigit(_ word: ArraySlice<UInt8>) -> Bool { word.contains { (48...57).contains($0) } }
  private static func isCapital(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte) || (97...122).contains(byte) || byte >= 128 }

  /// `<token>`, `$TOKEN`, `${TOKEN}`, `{{ token }}`, `[hidden]`, `(none yet)`, and what a mask leaves.
  private static func isPlaceholder(_ value: ArraySlice<UInt8>) -> Bool {
    guard let first = value.first else { return true }
    if first == UInt8(ascii: "$") {
      return value.dropFirst().allSatisfy { isLetter($0) || (48...57).contains($0) || "_{}()".utf8.contains($0) }
    }
    return "<{[(".utf8.contains(first) || value.starts(with: "••".utf8)
  }

  private static func isLocation(_ value: ArraySlice<UInt8>) -> Bool {
    if value.starts(with: "http://".utf8) || value.starts(with: "https://".utf8) { return true }
    guard let first = value.first, "/.~".utf8.contains(first) else { return false }
    let names = value.split(separator: UInt8(ascii: "/"))
    return names.count > 1 && names.allSatisfy { $0.count <= longestName } && !value.contains { "+=".utf8.contains($0) }
  }

  /// `os.environ[…]`, `getpass.getpass()`, `process.env.API_TOKEN`: code that gets a secret has none.
  private static func isExpression(_ value: ArraySlice<UInt8>) -> Bool {
    let path = value.prefix { isLetter($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
    let rest = value[path.endIndex...]
    let names = path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty && $0.count <= longestName }) else { return false }
    if rest.isEmpty { return names.count > 1 }
    return "([".utf8.contains(rest[rest.startIndex]) && (rest.count == 1 || ")]".utf8.contains(rest[rest.endIndex - 1]))
  }

  /// `projects/shop/secrets/database/versions/1`
  private static func isPathOfSecret(_ value: ArraySlice<UInt8>) -> Bool {
    let names = value.split(separator: UInt8(ascii: "/"))
    return names.count > 2 && names.contains { $0.elementsEqual("secrets".utf8) || $0.elementsEqual("secret".utf8) }
      && names.allSatisfy { $0.count <= longestName }
  }

  /// Base64 or hexadecimal digits of 16 bytes or more.
  static func isKey(_ value: ArraySlice<UInt8>) -> Bool {
    let digits = value.starts(with: "base64:".utf8) ? value.dropFirst(7) : value
    guard digits.count >= shortestKey, hasDigit(digits),
      digits.allSatisfy({ DigitDecoder.isDigit[Int($0)] || $0 == 0x3D })
    else { return false }
    return isUneven(digits) || digits.count >= 32 && digits.allSatisfy { hasDigit([$0]) || (97...102).contains($0) }
  }
  private static let shortestKey = 22

  /// "Frase secreta: …" names no object of Kubernetes.
  private static let secretAdjectives: Set<String> = ["secreta", "secreto", "secrète", "secrete"]

  /// Small letters, digits and hyphens, and no part that is as long as a key.
  private static func isObjectName(_ value: ArraySlice<UInt8>) -> Bool {
    value.contains(UInt8(ascii: "-"))
      && value.split(separator: UInt8(ascii: "-")).allSatisfy { part in
        part.count <= 12 && part.allSatisfy { (48...57).contains($0) || (97...122).contains($0) || $0 == 46 }
      } && !isGUID(value)
  }

  private static func isGUID(_ value: ArraySlice<UInt8>) -> Bool {
    value.split(separator: UInt8(ascii: "-")).map(\.count) == [8, 4, 4, 4, 12]
  }
}
