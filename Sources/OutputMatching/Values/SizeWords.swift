import Bytes
import Diagnostics

/// Words of a size in the name of a kind of machine, a plan or a profile: `e2-medium` is no `e2-micro`.
enum SizeWords {
  /// Nil where no size is in the sample's name, or the output has the same.
  static func likeness(_ sample: TextSlice, _ actual: TextSlice) -> Likeness? {
    guard sample.count <= longest, actual.count <= longest else { return nil }
    let expected = sizes(in: sample)
    return expected.isEmpty || expected == sizes(in: actual) ? nil : .unexplained("another size")
  }

  /// In bytes.
  private static let longest = 60

  private static func sizes(in name: TextSlice) -> [String] {
    guard !name.contains(where: { $0.isBlank || $0 == "/" || $0 == ":" }) else { return [] }
    let parts = name.split { !$0.isAlphanumeric }
    // A word alone may be an adjective.
    guard parts.count > 1 else { return [] }
    return parts.map { String(decoding: $0.lowercased, as: UTF8.self) }.filter { part in
      words.contains(String(part.drop(while: \.isNumeric)))
    }
  }

  /// `2xlarge` without its number.
  private static let words: Set<String> = [
    "nano", "micro", "small", "medium", "large", "xlarge", "xxlarge", "metal", "tiny", "mini", "petite", "moyenne",
    "grande", "pequena", "pequeno", "média", "médio",
  ]
}
