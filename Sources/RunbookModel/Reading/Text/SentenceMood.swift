import Bytes

/// How the last sentence above a command puts it.
enum SentenceMood {
  /// "You need to run:", "Now you can run:"
  case asks
  /// "It is possible to run more of them by adding arguments:"
  case offers
  /// "The image is built by `make`:"
  case tells

  /// - Parameter sentence: folded.
  init(_ sentence: ArraySlice<UInt8>) {
    if Self.asking.isAnyWord(in: sentence) || Self.following.isAnyWord(in: sentence) {
      self = .asks
    } else {
      self = Self.offering.isAnyWord(in: sentence) ? .offers : .tells
    }
  }

  private static let offering = words(\.offering)
  private static let asking = words(\.asking)
  private static let following = words(\.following)

  private static func words(_ part: (MoodWords) -> [String]) -> WordList {
    WordList(MoodWords.all.flatMap(part).map { Words($0) })
  }
}
