import ShellSyntax

/// One place of the page that explains something, and what it seems to explain.
struct PlaceholderDescription: Equatable {
  /// Placeholder names in it, as written.
  var names: [String] = []
  /// Options in it: `--docker-server`.
  var options: [String] = []
  /// Any other words that name it, such as a YAML key, without mark-up.
  var words = ""
  /// What it says, in plain text.
  var text: String
  /// What it says and what the page says right after it, with its marks (``MarkedText``): where a default, an example
  /// or the possible values are looked for.
  var marked: String
  /// One entry for each bullet inside it, with its marks.
  var bullets: [String] = []
  /// Required or optional when a column, or brackets after the name, say so.
  var requirement: String?
  var line: Int
  var place: Placeholder.Description.Place
  /// Where it is.
  var section = 0
  var item = 0
  /// The table, list or paragraph that it is a part of.
  var group = 0
  /// The name only occurs in it.
  var isMention = false

  init(text: String, marked: String, line: Int, place: Placeholder.Description.Place) {
    self.text = text
    self.marked = marked
    self.line = line
    self.place = place
  }

  /// What is said of a sample; whatever else explains it does so better.
  init(_ sample: SampleReader.Sample) {
    self.init(text: sample.said, marked: sample.said, line: sample.line, place: sample.place)
    names = [sample.text]
    (section, item) = (sample.section, sample.item)
    isMention = true
  }

  /// The keys of `names`, and that of `words` when it names nothing in brackets.
  var keys: [String] { names.isEmpty ? [PlaceholderKey.key(of: words)] : names.map(PlaceholderKey.key(of:)) }

  /// Takes over what a subject names.
  mutating func name(_ subject: DescriptionSubject) {
    names = subject.names
    options = subject.options
    words = subject.words
    requirement = subject.note ?? requirement
  }
}
