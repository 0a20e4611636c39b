import Foundation

/// Twenty secrets of many kinds and shapes, and how to find each of them again, however it is written.
///
/// How a secret may be written is repeated here, in other words than in the program, so that the program's
/// own idea of it is what is tested.
struct PlantedSecret {
  /// Of the placeholder, without its brackets.
  let name: String
  let value: String

  static let all: [PlantedSecret] = [
    .init(name: "password", value: "correct horse battery"),
    .init(name: "admin_password", value: #"p@ss'w"ord\$HOME`id`!"#),
    .init(name: "token", value: "eyJhbGciOiJub25lIn0.eyJzdWIiOiJwYXNzby10ZXN0In0.c2lnbmF0dXJlLW9mLXBhc3Nv"),
    .init(name: "iam_token", value: "Bearer QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo"),
    .init(name: "refresh_token", value: String((0..<700).map { "abcdefghijkmnopqrstuvwxyz0123456789"[$0 * 11] })),
    .init(name: "api_key", value: "k-0_WmV1Z2VuLXZvbi1rZWluZW0"),
    .init(name: "passcode", value: "493817"),
    .init(name: "pin_password", value: "7402"),
    .init(name: "client_secret", value: "a/b+c==d&e=f?g#h%20i"),
    .init(name: "private_key", value: "-----BEGIN KEY-----\nTUlJRXZRSUJBREFO\nQmdrcWhraUc5dzBC\n-----END KEY-----"),
    .init(name: "passphrase", value: "mot de passé très long: ça va?"),
    .init(name: "japanese_password", value: "秘密の言葉とパスワード"),
    .init(name: "secret_uuid", value: "0f8fad5b-d9cb-469f-a165-70867728950e"),
    .init(name: "jwt", value: "header.payload.signature-with-nothing-in-it"),
    .init(name: "bearer", value: "<xml>&amp;\"quoted\"</xml>"),
    .init(name: "access_key", value: "AKIA/IOSFODNN7+EXAMPLE="),
    .init(name: "credential", value: "user:p:w|x;y"),
    .init(name: "tab_password", value: "one\ttwo  three "),
    .init(name: "glob_password", value: "*[a-z]?{1,2}~#%"),
    .init(name: "dash_password", value: "--rf=-/../..secret"),
  ]

  /// Every way in which it was written that the text still shows.
  func traces(in text: SearchedText) -> [String] {
    spellings.filter { text.holds($0.1) }.map(\.0)
  }

  private var spellings: [(String, String)] {
    let bytes = Array(value.utf8)
    let json = String(PlantedSecret.json(value, ascii: false).dropFirst().dropLast())
    let asciiJSON = String(PlantedSecret.json(value, ascii: true).dropFirst().dropLast())
    let html = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let percent = bytes.map { byte in
      let isPlain =
        Character(Unicode.Scalar(byte)).isASCII && "abcdefghijklmnopqrstuvwxyz0123456789".utf8.contains(byte | 32)
      return isPlain || "-._~".utf8.contains(byte) ? String(Unicode.Scalar(byte)) : String(format: "%%%02X", byte)
    }.joined()
    var all = [
      ("as it is", value), ("JSON", json), ("ASCII JSON", asciiJSON),
      ("JSON twice", PlantedSecret.json(json, ascii: false)),
      ("HTML", html), ("HTML with quotes", html.replacing("\"", with: "&quot;")), ("URL", percent),
      ("URL in lower case", percent.lowercased() == percent ? percent : percent.replacing("%2F", with: "%2f")),
      ("form", percent.replacing("%20", with: "+")), ("hexadecimal", bytes.map { String(format: "%02x", $0) }.joined()),
      ("single quotes", value.replacing("'", with: #"'\''"#)),
      ("double quotes", PlantedSecret.escaped(value, #"\"$`"#)),
      ("backslashes", PlantedSecret.escaped(value, " !\"#$&'()*;<>?[\\]^`{|}~\t")),
    ]
    all += value.split(separator: "\n").filter { $0.utf8.count >= 8 }.map { ("a line", String($0)) }
    for shift in 0..<3 {
      let text = Data(Array(repeating: UInt8(ascii: "x"), count: shift) + bytes).base64EncodedString()
      let digits = text.dropFirst([0, 2, 3][shift]).prefix { $0 != "=" }.dropLast()
      guard digits.count >= 8 else { continue }
      all.append(("base64", String(digits)))
      all.append(("base64 for URLs", String(digits.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })))
      for outer in 0..<3 where bytes.count <= 512 {
        let inner = Array(repeating: UInt8(ascii: "x"), count: outer) + Array(digits.utf8)
        let twice = Data(inner).base64EncodedString().dropFirst([0, 2, 3][outer]).prefix { $0 != "=" }.dropLast()
        all.append(("base64 twice", String(twice)))
      }
    }
    return all.filter { $0.1.utf8.count >= 4 }
  }

  private static func json(_ text: String, ascii: Bool) -> String {
    let quoted = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\t": return "\\t"
      default: return ascii && !scalar.isASCII ? String(format: "\\u%04x", scalar.value) : String(scalar)
      }
    }
    return "\"\(quoted.joined())\""
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

/// A text as it is, without colour codes and titles, and without line ends and blanks as well.
struct SearchedText {
  private let whole: [UInt8]
  private let plain: [UInt8]
  private let joined: [UInt8]

  init(_ text: String) {
    // As JSON holds escapes and line ends, too.
    let text = text.replacing("\\u001b", with: "\u{1B}").replacing("\\u001B", with: "\u{1B}")
    whole = Array(text.utf8)
    plain = SearchedText.withoutControls(whole)
    let flat = String(decoding: plain, as: UTF8.self).replacing("\\r", with: "").replacing("\\n", with: "")
    joined = SearchedText.withoutBlanks(Array(flat.utf8))
  }

  /// Short texts are not sought across line ends, where their parts are together by chance.
  func holds(_ text: String) -> Bool {
    let text = Array(text.utf8)
    let flat = SearchedText.withoutBlanks(text)
    return Data(whole).range(of: Data(text)) != nil || Data(plain).range(of: Data(text)) != nil
      || text.count >= 8 && Data(joined).range(of: Data(flat)) != nil
  }

  private static func withoutBlanks(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { !" \t\r\n".utf8.contains($0) } }

  private static func withoutControls(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x1B, index + 1 < bytes.count else {
        kept.append(bytes[index])
        index += 1
        continue
      }
      let isString = bytes[index + 1] == UInt8(ascii: "]")
      index += 2
      while index < bytes.count, isString ? bytes[index] != 7 : !(0x40...0x7E).contains(bytes[index]) { index += 1 }
      index += 1
    }
    return kept
  }
}

extension String {
  fileprivate subscript(_ position: Int) -> Character { self[index(startIndex, offsetBy: position % count)] }
}
