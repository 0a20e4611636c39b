import Bytes
import Diagnostics

/// An amount of bytes: `10Gi`, `1.2 GB`, `7,8 Mo`, `20.00g`.
enum ByteSize {
  /// In bytes; nil for what is none, and for rates.
  static func of(_ text: TextSlice) -> Double? {
    let text = text.trimmed
    guard text.count <= 24 else { return nil }
    let number = text.prefix { $0.isDigit || $0 == "." || $0 == "," }
    let unit = String(decoding: text[number.endIndex...].trimmed.lowercased, as: UTF8.self)
    guard let factor = factors[unit], let value = value(of: number) else { return nil }
    return value * factor
  }

  /// A comma before three digits divides thousands, another one is a decimal point.
  private static func value(of number: TextSlice) -> Double? {
    let parts = number.split(at: ",")
    if parts.count == 2, parts[1].count != 3 { return Double(parts[0].string + "." + parts[1].string) }
    return Double(parts.map(\.string).joined())
  }

  private static let factors: [String: Double] = {
    var factors: [String: Double] = ["b": 1, "o": 1, "bytes": 1, "byte": 1, "octets": 1, "octet": 1]
    for (power, letter) in zip(1..., ["k", "m", "g", "t", "p"]) {
      for (ending, base) in [("", 1024.0), ("i", 1024), ("ib", 1024), ("io", 1024), ("b", 1000), ("o", 1000)] {
        factors[letter + ending] = (0..<power).reduce(1) { factor, _ in factor * base }
      }
    }
    return factors
  }()
}
