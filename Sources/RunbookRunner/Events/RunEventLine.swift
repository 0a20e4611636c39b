import Diagnostics
import JSON

/// One event as one line of JSON, without the line feed.
public enum RunEventLine {
  /// Keys are sorted, so that equal events give equal lines. What steers a terminal is escaped.
  public static func encoded(_ event: RunEvent) -> [UInt8] {
    SteeringCharacters.escaped(inJSON: event.json.line)
  }

  /// nil for a line that is damaged, or an event of a later version.
  public static func decoded(_ line: some Collection<UInt8>) -> RunEvent? {
    guard case .object(let object) = try? JSONValue(reading: line) else { return nil }
    return try? RunEvent(object)
  }
}
