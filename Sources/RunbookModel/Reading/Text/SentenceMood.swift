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
    if MoodVocabulary.asking.isAnyWord(in: sentence) || MoodVocabulary.following.isAnyWord(in: sentence) {
      self = .asks
    } else {
      self = MoodVocabulary.offering.isAnyWord(in: sentence) ? .offers : .tells
    }
  }
}
