import Bytes
package import Diagnostics
import ShellSyntax

/// What form the value of a placeholder has to have, as far as the page tells.
package struct ValueForm: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case email, url, host, path
    /// An address of IPv4 or IPv6.
    case address
    /// Within these bounds, where the page gives any.
    case number(ClosedRange<Int>?)
    case choice([String])
  }

  package var kind: Kind
  /// The page says so: no other value can be right. Otherwise it is no more than what the name suggests.
  package var isExplicit: Bool

  /// nil where anything goes.
  ///
  /// - Parameters:
  ///   - placeholder: whose name, description and value tell the form.
  ///   - locale: of the page, BCP 47.
  package init?(of placeholder: Placeholder, locale: String) {
    guard placeholder.kind != .flag else { return nil }
    if !placeholder.choices.isEmpty {
      self.init(.choice(placeholder.choices), isExplicit: placeholder.kind == .choice)
    } else if let bounds = placeholder.numbers {
      self.init(.number(bounds), isExplicit: true)
    } else if let described = ValueForm.kind(byDescriptionOf: placeholder, locale: locale) {
      self.init(described, isExplicit: true)
    } else if let named = ValueForm.kind(byKey: placeholder.key) {
      let text = placeholder.description?.lowercased() ?? ""
      self.init(named, isExplicit: ValueForm.words(for: named, in: locale).contains(where: text.containsBytes(of:)))
    } else {
      return nil
    }
  }

  private init(_ kind: Kind, isExplicit: Bool) {
    self.kind = kind
    self.isExplicit = isExplicit
  }

  /// What the description begins with, unless the page itself gives a value of another form.
  private static func kind(byDescriptionOf placeholder: Placeholder, locale: String) -> Kind? {
    guard let text = placeholder.description, let subject = FormSubject(text, locale: locale) else { return nil }
    let kind: Kind =
      switch subject {
      case .count: .number(nil)
      case .address: .address
      }
    let form = ValueForm(kind, isExplicit: true)
    let given = [placeholder.defaultValue, placeholder.example].compactMap(\.self)
    return given.allSatisfy { form.fault(of: $0) == nil } ? kind : nil
  }

  private static func kind(byKey key: String) -> Kind? {
    let parts = key.parts(separatedBy: "_").map(String.init)
    guard let last = parts.last else { return nil }
    if ["email", "mail", "e_mail"].contains(last) || key.hasSuffix("email_address") { return .email }
    if ["url", "uri"].contains(last) { return .url }
    if last == "ip" || key.hasSuffix("ip_address") { return .address }
    if ["host", "hostname", "fqdn"].contains(last) || key.hasSuffix("host_name") { return .host }
    if ["port", "nodeport"].contains(last) || key.hasSuffix("port_number") { return .number(1...65_535) }
    if key.hasPrefix("number_of_") || key.hasPrefix("num_") || ["count", "replicas"].contains(last) {
      return .number(nil)
    }
    if ["path", "filepath", "directory", "folder", "filename"].contains(last) { return .path }
    return nil
  }

  /// What a description says that means this form.
  private static func words(for kind: Kind, in locale: String) -> [String] {
    let words = ValueFormWords.words(for: locale)
    return switch kind {
    case .email: words?.email ?? []
    case .url: ["url", "uri"]
    case .host: words?.host ?? []
    case .number(nil): words?.count ?? []
    case .address, .number, .path, .choice: []
    }
  }

  /// Why `value` has another form; nil where it has this one. The value itself is not said: it may be a secret.
  package func fault(of value: String) -> Message? {
    switch kind {
    case .email: ValueForm.isEmail(value) ? nil : "this is not an e-mail address, such as name@example.com"
    case .url: ValueForm.isURL(value) ? nil : "this is not a URL, such as https://example.com/path"
    case .host:
      ValueForm.isHost(value) ? nil : "this is not a host name: letters, digits, `-` and `.`, without https://"
    case .address:
      InternetAddress.isValid(value) ? nil : "this is not an IP address, such as 192.0.2.10 or 2001:db8::10"
    case .path: value.contains(where: \.isNewline) ? "a path is one line" : nil
    case .number(let bounds): ValueForm.fault(ofNumber: value, bounds)
    case .choice(let choices):
      choices.contains(value) ? nil : "the page names other values: \(choices.joined(separator: ", "))"
    }
  }

  private static func fault(ofNumber value: String, _ bounds: ClosedRange<Int>?) -> Message? {
    guard let number = Int(value) else { return "this is not a whole number" }
    guard let bounds, !bounds.contains(number) else { return nil }
    return "the number must be between \(String(bounds.lowerBound)) and \(String(bounds.upperBound))"
  }

  /// One `@` with something on both sides of it, and no blank: mail servers alone know more (RFC 5321, 2.3.11).
  private static func isEmail(_ value: String) -> Bool {
    let parts = value.parts(separatedBy: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !value.contains(where: \.isSpace)
  }

  /// Pages often mean an address without its scheme: only what can be no part of a URL is wrong (RFC 3986, 2).
  private static func isURL(_ value: String) -> Bool {
    let isSpelt = value.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
    let rest = value.byteRange(of: "://").map { value[$0.upperBound...] } ?? value[...]
    return isSpelt && rest.contains { $0.isAlphabetic || $0.isNumeric }
  }

  /// With or without a port; an address of IPv6 may are in brackets (RFC 1123, 2.1; RFC 3986, 3.2.2).
  private static func isHost(_ value: String) -> Bool {
    !value.isEmpty && !value.containsBytes(of: "://")
      && value.allSatisfy { $0.isAlphabetic || $0.isNumeric || "-._:[]%".containsBytes(of: $0) }
  }
}
