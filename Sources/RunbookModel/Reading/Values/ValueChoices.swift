/// The values that a page names for a placeholder.
struct ValueChoices {
  var values: [String]
  /// The page says that there are no others.
  var isComplete: Bool
}
