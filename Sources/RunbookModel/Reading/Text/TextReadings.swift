import OutputMatching
package import ShellSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The texts of one page, each taken apart once, however many questions are asked of it.
package final class TextReadings<Reading> {
  private let read: (String) -> Reading
  private var readings: [String: (text: String, reading: Reading)] = [:]
  /// Of another page, or of the same one before it was changed.
  private var earlier: [String: (text: String, reading: Reading)] = [:]

  init(_ read: @escaping (String) -> Reading) { self.read = read }

  /// None yet; but what `earlier` was asked for is not taken apart again.
  package init(after earlier: TextReadings) {
    read = earlier.read
    self.earlier = earlier.readings
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    var (one, other) = (one, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        guard let start = one.baseAddress, let otherStart = other.baseAddress else { return one.count == other.count }
        return one.count == other.count && memcmp(start, otherStart, one.count) == 0
      }
    }
  }

  package subscript(text: String) -> Reading {
    // Strings that are equal may still differ in their bytes.
    if let known = readings[text], Self.isSame(known.text, text) { return known.reading }
    let before = earlier.isEmpty ? nil : earlier[text]
    let reading = before.flatMap { Self.isSame($0.text, text) ? $0.reading : nil } ?? read(text)
    readings[text] = (text, reading)
    return reading
  }
}

/// The texts of one page as a shell reads them.
package typealias ShellReadings = TextReadings<ShellScript>
typealias SampleReadings = TextReadings<Sample>

extension TextReadings where Reading == ShellScript {
  /// None yet.
  package convenience init() { self.init { ShellScript($0) } }

  func template(_ text: String, language: Template.Language) -> Template {
    language == .shell ? Template(self[text]) : Template(text, language: language)
  }
}
