/// The names that the page's actions use, each with what the page says of it.
struct PagePlaceholders {
  private let sections: [SectionReading]
  private let outline: Outline
  private let reader: ProseReader

  init(_ reading: PageReading) {
    (sections, outline, reader) = (reading.sections, reading.outline, reading.reader)
  }

  /// - Parameter descriptions: of the page; those in plain words are added for names that nothing else explains.
  func placeholders(_ descriptions: inout [PlaceholderDescription]) -> [Placeholder] {
    var placeholders = explained(&descriptions)
    describeFileNames(in: &placeholders)
    return placeholders
  }

  private func explained(_ descriptions: inout [PlaceholderDescription]) -> [Placeholder] {
    let uses = sections.flatMap { $0.steps.uses }
    func read() -> [Placeholder] {
      PlaceholderReader(vocabulary: reader.vocabulary, descriptions: descriptions, parents: outline.parents)
        .placeholders(for: uses, sightings: sections.flatMap(\.sightings))
    }
    let placeholders = read()
    let unexplained = placeholders.filter { $0.describedAt.isEmpty && !$0.isSample }
    let comments = CommentDescriptions(unexplained)
    let further =
      sections.flatMap { comments.descriptions(in: $0.entries, section: $0.index) }
      + PlainNames(unexplained, vocabulary: reader.vocabulary, plain: reader.plain).descriptions(in: outline)
      + ValueDescriptions(unexplained, uses: uses, outline: outline, plain: reader.plain).descriptions()
    if further.isEmpty { return placeholders }
    descriptions += further
    return read()
  }

  /// A name that the page does not give is asked for with the sentence that asks to make the file.
  private func describeFileNames(in placeholders: inout [Placeholder]) {
    for (key, said) in sections.flatMap({ $0.steps.unnamedFiles }) {
      guard let index = placeholders.firstIndex(where: { $0.key == key }) else { continue }
      placeholders[index].description = said.text
      placeholders[index].describedAt = [.init(line: said.line, place: .prose)]
    }
  }
}
