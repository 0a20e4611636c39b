import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON text in the making, in which what steers a terminal is escaped. Contracts demand `null` where a value is
/// unknown, which synthesised coding leaves out.
enum JSONValue: Encodable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
  init(_ number: Int?) { self = number.map(JSONValue.integer) ?? .null }
  init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }

  /// Keys sorted, two blanks a level, `/` as it is, a line feed at the end.
  func prettyPrinted() -> String { text(.prettyPrinted) + "\n" }

  /// Keys sorted, `/` as it is, no line feed.
  func onOneLine() -> String { text([]) }

  private func text(_ layout: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = layout.union([.sortedKeys, .withoutEscapingSlashes])
    // unreachable: every case above can be encoded; numbers that are none are kept out.
    guard let data = try? encoder.encode(self) else { return "null" }
    return String(decoding: SteeringCharacters.escaped(inJSON: Array(data)), as: UTF8.self)
  }
}
