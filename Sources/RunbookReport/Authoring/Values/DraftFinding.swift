/// A stretch of a command in whose place a page has a placeholder.
struct DraftFinding: Hashable {
  /// UTF-8 byte offsets into the command.
  var range: Range<Int>
  /// What is there.
  var value: String
  /// The name that the placeholder should have, in the form of its key.
  var name: String
  var isSecret = false
}
