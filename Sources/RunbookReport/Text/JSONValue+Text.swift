import Diagnostics
import JSON

/// JSON texts for people and programs, in which what steers a terminal is escaped.
extension JSONValue {
  func prettyPrinted() -> String { JSONValue.harmless(pretty) }

  func onOneLine() -> String { JSONValue.harmless(line) }

  private static func harmless(_ json: [UInt8]) -> String {
    String(decoding: SteeringCharacters.escaped(inJSON: json), as: UTF8.self)
  }
}
