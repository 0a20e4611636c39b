/// Words and lines of one language by which programs tell what does not depend on what they were asked. In lower case.
struct NoticeWords: Sendable {
  /// What was done on the way.
  var goods: Set<String>
  /// The first word of a line that says where to read on, or what else to do.
  var pointers: Set<String>
  /// Whole lines; `*` stands for any text, and `# ` begins a remark.
  var notices: String

  private static let all = [english, french, portuguese, spanish, german, italian]

  static let goods: Set<String> = all.reduce(into: []) { $0.formUnion($1.goods) }
  static let pointers: Set<String> = all.reduce(into: []) { $0.formUnion($1.pointers) }
  static let notices = all.map(\.notices).joined(separator: "\n")
}
