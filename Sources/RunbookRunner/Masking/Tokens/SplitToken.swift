/// Tokens of parts between full stops, of which the last is the secret and those before it only name it.
///
/// Sources: the documentation of kubeadm ("Bootstrap tokens"), Discord ("Reference", Authentication: the id of the bot
/// in base64 is first), Airtable ("Personal access tokens") and HCP Terraform ("API tokens").
struct SplitToken: Sendable {
  private let beginning: [UInt8]
  /// Of the parts that name it.
  private let lengths: [ClosedRange<Int>]
  private let secretLength: ClosedRange<Int>
  /// Capitals are among its letters.
  private let hasCapitals: Bool
  /// What the part before the secret says.
  private let mark: [UInt8]?

  private init(
    _ beginning: String = "", lengths: [ClosedRange<Int>], secret: ClosedRange<Int>, hasCapitals: Bool = true,
    mark: String? = nil
  ) {
    self.beginning = Array(beginning.utf8)
    self.lengths = lengths
    secretLength = secret
    self.hasCapitals = hasCapitals
    self.mark = mark.map { Array($0.utf8) }
  }

  private static let all = [
    SplitToken(lengths: [6...6], secret: 16...16, hasCapitals: false),
    SplitToken("M", lengths: [24...28, 6...6], secret: 27...38),
    SplitToken("N", lengths: [24...28, 6...6], secret: 27...38),
    SplitToken("O", lengths: [24...28, 6...6], secret: 27...38),
    SplitToken("pat", lengths: [17...17], secret: 64...64),
    SplitToken(lengths: [14...14, 7...7], secret: 60...90, mark: "atlasv1"),
  ]
  private static let longest = 160

  /// The secret of `word`, as far as it has been read, and whether it has all that the form asks for.
  static func secret(in word: ArraySlice<UInt8>) -> (range: Range<Int>, isWhole: Bool)? {
    guard word.count <= longest, let dot = word.firstIndex(of: UInt8(ascii: ".")), dot - word.startIndex >= 6 else {
      return nil
    }
    let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 3, let secret = parts.last else { return nil }
    let names = parts.dropLast()
    guard let form = all.first(where: { $0.mayHave(names, secret, in: word) }) else { return nil }
    let isWhole = form.secretLength.contains(secret.count) && secret.contains { (0x30...0x39).contains($0) }
    return (secret.startIndex..<secret.endIndex, isWhole)
  }

  private func mayHave(
    _ names: ArraySlice<ArraySlice<UInt8>>, _ secret: ArraySlice<UInt8>, in word: ArraySlice<UInt8>
  ) -> Bool {
    names.count == lengths.count && zip(names, lengths).allSatisfy { $1.contains($0.count) }
      && word.starts(with: beginning) && secret.count <= secretLength.upperBound
      && (mark.map { names.last?.elementsEqual($0) == true } ?? true)
      && word.allSatisfy { $0 == UInt8(ascii: ".") || isSign($0) }
  }

  private func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x61...0x7A: true
    case 0x41...0x5A, 0x2D, 0x5F: hasCapitals
    default: false
    }
  }
}
