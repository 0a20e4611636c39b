import Bytes

/// Addresses that a service made up for the writer, as an output shows them: `URL:  https://web.4fx7c2m1k9.one.example`.
/// A reader gets another one.
enum GeneratedAddresses {
  /// Each with the line that shows it.
  static func all(in output: String) -> [(text: String, said: String)] {
    guard output.containsBytes(of: "://") else { return [] }
    return output.parts(separatedBy: "\n").compactMap { line in
      guard line.utf8.count < 200, let colon = line.firstIndex(of: ":"), isName(line[..<colon]) else { return nil }
      let value = line[line.index(after: colon)...].foldingBlanks
      guard let scheme = ["https://", "http://"].first(where: value.hasPrefix), !value.containsBytes(of: " ") else {
        return nil
      }
      let labels = value.dropFirst(scheme.count).prefix { $0 != "/" && $0 != ":" }.parts(separatedBy: ".")
      guard labels.count > 2, labels.dropLast(2).contains(where: isGenerated), SampleText.mayBe(value) else {
        return nil
      }
      return (value, line.foldingBlanks)
    }
  }

  /// What an output calls it: words without quotation marks, which the keys of data have.
  private static func isName(_ text: Substring) -> Bool {
    text.contains(where: \.isAlphabetic) && text.allSatisfy { $0.isAlphabetic || " \t-_".containsBytes(of: $0) }
  }

  /// `4fx7c2m1k9`: letters and digits by turns, as no one names a machine.
  private static func isGenerated(_ label: Substring) -> Bool {
    let bytes = label.utf8
    guard bytes.count > 7, bytes.allSatisfy({ $0.isLowercase || $0.isDigit }) else { return false }
    return zip(bytes, bytes.dropFirst()).count { $0.isDigit != $1.isDigit } > 2
  }
}
