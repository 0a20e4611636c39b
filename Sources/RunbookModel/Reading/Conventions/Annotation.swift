/// One thing that an author wrote at a code block for a program that reads pages, besides the block's language.
struct Annotation: Hashable {
  /// `test` of `test=false`; of an argument with its call: `script.name`; of byexample's options: `byexample.skip`.
  var key: String
  /// Without quotation marks; nil for a word alone and for a call.
  var value: String?
  /// `skip()`: its arguments are annotations of their own.
  var isCall = false
  /// Within braces: `{ name=build }`, `{"name":"build"}`, `{timeout: 10s}`.
  var isInBraces = false
  /// As the author wrote it: `test=false`.
  var text: String
}
