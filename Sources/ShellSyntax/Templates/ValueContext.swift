import Bytes

/// What the text of a word, or of a file, has shown so far of the languages inside it: whether the next byte is
/// in a JSON text, and in which component of a URL. Fed one byte at a time, so that asking costs nothing.
struct ValueContext {
  private enum JSON { case unknown, begun, value, string, escape, none }

  private enum URL: Equatable {
    case none
    case scheme(Int)
    case colon, slash, userInfoOrHost, path, query, fragment
  }

  private var json = JSON.unknown
  private var url = URL.none
  private var sawEquals = false

  init() {}

  /// - Parameter isJSON: the text is known to be JSON, no matter what it begins with.
  init(isJSON: Bool) { if isJSON { json = .value } }

  /// True for `name=…` that is neither JSON nor a URL: the body of a form.
  var isForm: Bool { sawEquals && json == .none && (url == .none || isWithinScheme) }

  var jsonPart: Place.JSONPart? {
    switch json {
    case .string: .string
    case .value, .begun: .value
    case .unknown, .escape, .none: nil
    }
  }

  /// True after `http://` and the like.
  var isURL: Bool { url != .none && !isWithinScheme }

  private var isWithinScheme: Bool {
    switch url {
    case .scheme, .colon, .slash: true
    default: false
    }
  }

  mutating func feed(_ byte: UInt8) {
    feedJSON(byte)
    feedURL(byte)
    if byte == UInt8(ascii: "=") { sawEquals = true }
  }

  /// An expansion or a placeholder: unknown text that is no JSON punctuation.
  /// - Parameter isAddress: its name says that it stands for the beginning of a URL.
  mutating func feedUnknown(isAddress: Bool = false) {
    if json == .unknown { json = .none }
    if json == .begun { json = .value }
    if json == .escape { json = .string }
    if url == .none || isWithinScheme { url = isAddress ? .userInfoOrHost : .none }
  }

  private mutating func feedJSON(_ byte: UInt8) {
    switch json {
    case .none: break
    case .unknown:
      if byte.isBlank || byte == .newline { break }
      json = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") ? .begun : .none
    case .begun:
      switch byte {
      case 0x20, 0x09, 0x0D, .newline, UInt8(ascii: "["), UInt8(ascii: "{"): break
      case .doubleQuote: json = .string
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "]"), UInt8(ascii: "}"),
        UInt8(ascii: "<"):
        json = .value
      default: json = .none
      }
    case .value: if byte == .doubleQuote { json = .string }
    case .string:
      if byte == .doubleQuote { json = .value } else if byte == .backslash { json = .escape }
    case .escape: json = .string
    }
  }

  private mutating func feedURL(_ byte: UInt8) {
    if byte.isBlank || byte == .newline || byte == .doubleQuote || byte == .singleQuote {
      url = .none
      return
    }
    switch (url, byte) {
    case (.none, _): url = byte.isLetter ? .scheme(1) : .none
    case (.scheme(let length), UInt8(ascii: ":")): url = length > 1 ? .colon : .none
    case (.scheme(let length), _):
      url = byte.isLetter || byte.isDigit || byte == UInt8(ascii: "+") ? .scheme(min(length + 1, 9)) : .none
    case (.colon, _): url = byte == UInt8(ascii: "/") ? .slash : .none
    case (.slash, _): url = byte == UInt8(ascii: "/") ? .userInfoOrHost : .none
    case (.userInfoOrHost, UInt8(ascii: "/")): url = .path
    case (.userInfoOrHost, UInt8(ascii: "?")), (.path, UInt8(ascii: "?")): url = .query
    case (.userInfoOrHost, UInt8(ascii: "#")), (.path, UInt8(ascii: "#")), (.query, UInt8(ascii: "#")): url = .fragment
    default: break
    }
  }

  /// The component of a URL in which a placeholder is, or nil outside one.
  /// - Parameters:
  ///   - key: the key of the placeholder; its last word may say that it stands for several segments.
  ///   - rest: what follows it.
  func urlPart(key: String, rest: ArraySlice<UInt8>) -> Place.URLPart? {
    switch url {
    case .none, .scheme, .colon, .slash: nil
    case .userInfoOrHost: Self.precedesAt(rest) ? .userInfo : .host
    case .path: Self.severalSegments.contains(where: key.hasSuffix) ? .path : .pathSegment
    case .query: .query
    case .fragment: .fragment
    }
  }

  private static let severalSegments = ["path", "file", "filename", "url", "uri", "endpoint", "route"]

  /// True for the key of a placeholder that stands for the beginning of a URL, `<endpoint>/v1/…`.
  static func namesAddress(_ key: String) -> Bool {
    ["url", "uri", "endpoint", "host", "hostname", "server"].contains(where: key.hasSuffix)
  }

  private static func precedesAt(_ rest: ArraySlice<UInt8>) -> Bool {
    for byte in rest.prefix(200) {
      if byte == UInt8(ascii: "@") { return true }
      if byte == UInt8(ascii: "/") || byte.isBlank || byte == .newline || byte == .doubleQuote || byte == .singleQuote {
        return false
      }
    }
    return false
  }
}
