import Bytes
import Diagnostics
import JSON
import RunbookLint

/// A page that an editor has open: its text as it is there, and what was made of it last.
struct OpenPage {
  let uri: String
  let path: String
  private(set) var version: Int
  private(set) var source: SourceFile
  private var checked: CheckedPage?

  init(uri: String, version: Int, text: String) {
    self.uri = uri
    self.version = version
    path = DocumentURI.path(of: uri) ?? uri
    source = SourceFile(path: path, text: text)
  }

  /// The changes of one notification, in their order: a part of the text, or all of it.
  ///
  /// - Throws: ``ServerError`` for a change that is no part of the text; the page is then as before.
  mutating func apply(_ changes: [JSONValue], version: Int, _ encoding: PositionEncoding) throws(ServerError) {
    var source = source
    for change in changes {
      guard let text = change["text"]?.text else { throw ServerError(.invalidParameters, "a change has a text") }
      var bytes = Array(text.utf8)
      if let part = change["range"], part != .null {
        guard let range = encoding.range(part, in: source) else {
          throw ServerError(.invalidParameters, "a change has a range within the text")
        }
        bytes = source.bytes
        bytes.replaceSubrange(range, with: text.utf8)
      }
      source = SourceFile(path: path, bytes: bytes)
    }
    self.source = source
    self.version = version
    checked = nil
  }

  /// The page as read and checked; once for each state of the text.
  mutating func checked(by check: (SourceFile) -> CheckedPage) -> CheckedPage {
    if let checked { return checked }
    let made = check(source)
    checked = made
    return made
  }

  /// After other files have changed.
  mutating func forget() { checked = nil }
}

/// `file:///home/a/my%20page.md`
///
/// Source: RFC 3986, RFC 8089.
enum DocumentURI {
  /// Nil for what is no file of this machine.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    guard rest[..<slash].isEmpty || rest[..<slash] == "localhost" else { return nil }
    return PercentEncoding.decoded(rest[slash...])
  }

  static func uri(ofPath path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = Array("file://".utf8)
    for byte in path.utf8 {
      if plain.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
}
