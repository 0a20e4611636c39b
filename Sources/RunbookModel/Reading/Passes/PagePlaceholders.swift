/// The names that the page's actions use, each with what the page says of it.
struct PagePlaceholders {
  private let sections: [SectionReading]
  private let outline: Outline
  private let reader: ProseReader

  init(_ reading: PageReading) {
    (sections, outline, reader) = (reading.sections, reading.outline, reading.reader)
  }

  /// - Parameter named: what the page says of each.
  func placeholders(_ named: [Placeholder]) -> [Placeholder] {
    var placeholders = named
    describeFileNames(in: &placeholders)
    return placeholders
  }

  /// - Parameters:
  ///   - descriptions: of the page.
  ///   - earlier: the page as it was before.
  func named(_ descriptions: [PlaceholderDescription], after earlier: PageReading?) -> NamedPlaceholders {
    let uses = sections.flatMap { $0.steps.uses }
    func read(_ descriptions: [PlaceholderDescription]) -> [Placeholder] {
      PlaceholderReader(vocabulary: reader.vocabulary, descriptions: descriptions, parents: outline.parents)
        .placeholders(for: uses, sightings: sections.flatMap(\.sightings))
    }
    let known = earlier.flatMap { isSame(uses, descriptions, $0) ? $0.named : nil }
    var named = NamedPlaceholders(
      uses: uses, descriptions: descriptions, explained: known?.explained ?? read(descriptions))
    let unexplained = named.explained.filter { $0.describedAt.isEmpty && !$0.isSample }
    let comments = CommentDescriptions(unexplained)
    // Those in plain words are for names that nothing else explains.
    named.further =
      sections.flatMap { comments.descriptions(in: $0.entries, section: $0.index) }
      + PlainNames(unexplained, vocabulary: reader.vocabulary, plain: reader.plain).descriptions(in: outline)
      + ValueDescriptions(unexplained, uses: uses, outline: outline, plain: reader.plain).descriptions()
    if named.further.isEmpty {
      named.all = named.explained
    } else if let known, known.further == named.further {
      named.all = known.all
    } else {
      named.all = read(descriptions + named.further)
    }
    return named
  }

  /// Whether all is as it was from which the names are explained.
  private func isSame(
    _ uses: [PlaceholderReader.Use], _ descriptions: [PlaceholderDescription], _ earlier: PageReading
  ) -> Bool {
    sections.elementsEqual(earlier.sections) { $0 === $1 || $0.sightings == $1.sightings }
      && uses == earlier.named.uses && descriptions == earlier.named.descriptions
      && outline.parents == earlier.outline.parents
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

/// What the page says of the names that its actions use, and from what it was found.
struct NamedPlaceholders {
  let uses: [PlaceholderReader.Use]
  /// Of the page, without ``further``.
  let descriptions: [PlaceholderDescription]
  /// By these alone.
  let explained: [Placeholder]
  /// Of names that nothing else explains.
  var further: [PlaceholderDescription] = []
  /// By all of them.
  var all: [Placeholder] = []
}
