/// How a shell is made to print one section of its state.
enum SectionReport {
  case nothing
  /// Through printf; what is side by side in the report goes through one.
  case printed(format: String, words: String)
  /// A command that prints it by itself.
  case command(String)
}
