import Bytes
package import Diagnostics

/// What kind of value a piece of text is, as far as its form tells: the type of a typed wildcard.
package struct ValueShape: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case empty, redacted, boolean, number, quantity, ratio, version
    case date, time, dateTime, duration
    case guid, jwt, bearer, hash, token, resourceName
    case ipAddress, hostName, email, url, path
    case generatedName, exampleName, state, word, text
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  package static let empty = ValueShape(.empty)
  /// Only `*`, `•` or `x`: somebody hid the value.
  package static let redacted = ValueShape(.redacted)
  /// `true`, `False`, `yes`.
  package static let boolean = ValueShape(.boolean)
  package static let number = ValueShape(.number)
  /// A number with a unit: `128Mi`, `95%`, `10 MB`.
  package static let quantity = ValueShape(.quantity)
  /// `1/2`.
  package static let ratio = ValueShape(.ratio)
  /// `v1.9.7`, `1.26.3_1530`.
  package static let version = ValueShape(.version)
  package static let date = ValueShape(.date)
  package static let time = ValueShape(.time)
  package static let dateTime = ValueShape(.dateTime)
  /// Ages too: `12d`, `3h11m`, `5 minutes ago`.
  package static let duration = ValueShape(.duration)
  /// 8-4-4-4-12 letters and digits; pages invent ones that are not hexadecimal.
  package static let guid = ValueShape(.guid)
  /// RFC 7519: begins with the base64 of `{"`.
  package static let jwt = ValueShape(.jwt)
  /// `Bearer ` and a token.
  package static let bearer = ValueShape(.bearer)
  /// Hexadecimal, perhaps with its algorithm before it.
  package static let hash = ValueShape(.hash)
  /// Base64 or another long opaque text.
  package static let token = ValueShape(.token)
  /// `crn:v1:…`, `arn:…`, `urn:…`.
  package static let resourceName = ValueShape(.resourceName)
  /// Version 4 or 6, perhaps with port or prefix length.
  package static let ipAddress = ValueShape(.ipAddress)
  package static let hostName = ValueShape(.hostName)
  package static let email = ValueShape(.email)
  package static let url = ValueShape(.url)
  /// Of a file, also a list of them, or an image in a registry.
  package static let path = ValueShape(.path)
  /// Lower-case words and digits with hyphens: `myapp-79bdd76749-khtmw`.
  package static let generatedName = ValueShape(.generatedName)
  /// `mycluster`, `your_image`: stands for the reader's own.
  package static let exampleName = ValueShape(.exampleName)
  /// A word that tells whether things are well: `Running`, `Failed`.
  package static let state = ValueShape(.state)
  /// One word of no other shape.
  package static let word = ValueShape(.word)
  /// Several words.
  package static let text = ValueShape(.text)

  /// The shape of a text, blanks around it ignored.
  package static func of(_ text: some StringProtocol) -> ValueShape {
    of(Array(text.utf8)[...])
  }

  static func of(_ bytes: TextSlice) -> ValueShape {
    let bytes = bytes.trimmed
    guard bytes.count <= longestValue else {
      return bytes.contains(where: \.isBlank) ? .text : ShapeGrammar.opaque(bytes)
    }
    return ShapeGrammar.shape(of: bytes)
  }

  /// In bytes; what is longer is only looked at as a token, so that hostile lines cost no more than reading them.
  private static let longestValue = 65_536

  /// Says whether a value of this shape may be where a sample shows one of the other: the typed wildcard.
  package func matches(_ other: ValueShape) -> Bool {
    self == other || isWildcard && other.isWildcard && family == other.family && family != nil
  }

  /// Whether another value of the same shape is as good: true for ids, dates, numbers, addresses; false for words.
  package var isWildcard: Bool {
    switch kind {
    case .empty, .redacted, .boolean, .exampleName, .state, .word, .text: false
    default: true
    }
  }

  /// What one program shows as the one shape and another as the other.
  func isRelated(to other: ValueShape) -> Bool {
    self != other && Self.relations.contains { $0.contains(kind) && $0.contains(other.kind) }
  }

  private static let relations: [Set<Kind>] = [
    [.number, .quantity, .version], [.quantity, .duration], [.number, .duration],
    [.date, .time, .dateTime, .duration],
    [.jwt, .token, .hash, .bearer], [.guid, .hash, .token, .generatedName, .resourceName],
    [.ipAddress, .hostName, .url], [.url, .path], [.hostName, .path],
    [.generatedName, .exampleName, .word], [.generatedName, .hostName],
  ]

  private var family: Set<Kind>? {
    Self.families.first { $0.contains(kind) }
  }

  private static let families: [Set<Kind>] = [[.hash, .token]]

  /// For a sentence, without an article: `another GUID`, `word instead of GUID`.
  package var name: Message {
    switch kind {
    case .empty: "nothing"
    case .redacted: "hidden value"
    case .boolean: "yes or no"
    case .number: "number"
    case .quantity: "number with a unit"
    case .ratio: "ratio"
    case .version: "version"
    case .date: "date"
    case .time: "time"
    case .dateTime: "date and time"
    case .duration: "duration"
    case .guid: "GUID"
    case .jwt: "JWT"
    case .bearer: "bearer token"
    case .hash: "hash"
    case .token: "token"
    case .resourceName: "resource name"
    case .ipAddress: "IP address"
    case .hostName: "host name"
    case .email: "e-mail address"
    case .url: "URL"
    case .path: "path"
    case .generatedName: "generated name"
    case .exampleName: "name of one's own"
    case .state: "state"
    case .word: "word"
    case .text: "text"
    }
  }

  package var description: String { kind.rawValue }
}
