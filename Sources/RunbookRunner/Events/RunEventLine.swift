import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One event as one line of JSON, without the line feed.
public enum RunEventLine {
  /// Keys are sorted, so that equal events give equal lines. What steers a terminal is escaped.
  public static func encoded(_ event: RunEvent) -> [UInt8] { SteeringCharacters.escaped(inJSON: event.json.bytes) }

  /// A value that seldom occurs.
  static func json(_ value: some Encodable) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map(Array.init)
  }

  /// nil for a line that is damaged, or an event of a later version.
  public static func decoded(_ line: some Collection<UInt8>) -> RunEvent? {
    try? JSONDecoder().decode(RunEvent.self, from: Data(line))
  }
}
