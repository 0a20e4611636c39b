/// Reads the sections in their order: what one has shown or announced is known in the next.
struct SectionSurvey {
  private let reading: PageReading
  private let outline: Outline
  private let reader: ProseReader
  private let announcements: FileAnnouncements
  private let stepIDs = StepIDs()
  /// The sections of the page as it was before; empty where what counts for all of them has changed.
  private let earlier: [SectionReading]

  /// - Parameter reading: a page whose variables and names have been read.
  init(_ reading: PageReading) {
    self.reading = reading
    (outline, reader) = (reading.outline, reading.reader)
    announcements = FileAnnouncements(outline, reader: reader)
    earlier = reading.earlier.map { $0.reading }.flatMap { Self.areNamesSame(reading, $0) ? $0.sections : nil } ?? []
  }

  private static func areNamesSame(_ reading: PageReading, _ earlier: PageReading) -> Bool {
    reading.variables == earlier.variables && reading.samples == earlier.samples
      && reading.reader.programs == earlier.reader.programs && reading.reader.called == earlier.reader.called
      && reading.explained.answersLike(earlier.explained)
  }

  func sections() -> [SectionReading] {
    var reference: ReferenceEntry?
    var templates = ExampleTemplates()
    let parents = outline.parents
    var optional: [Bool] = []
    return outline.sections.enumerated().map { index, section in
      // What is under a heading of the entry belongs to it; the next heading beside it is another entry.
      if let current = reference, section.level < current.level { reference = nil }
      let title = Words(reader.plain.text(section.title))
      optional.append(
        parents[index].map { optional[$0] } == true || Requirement.isOptionalHeading(title, reader.vocabulary)
          // "## For maintainers"; a page that is for them as a whole says so in its title.
          || index > 0 && ProjectVocabulary.audiences.isAnyWord(in: title.bytes[...]))
      let around = SectionReading.Around(
        procedure: reading.ids[index], reference: reference, chapterEntry: reading.chapters.entries[index],
        templates: templates, isOptional: optional[index])
      let section = known(index, around) ?? read(index, around)
      (reference, templates) = (section.reference, section.templates)
      return section
    }
  }

  private func read(_ index: Int, _ around: SectionReading.Around) -> SectionReading {
    let survey = BlockSurvey(
      outline.sections[index], reader: reader, classifier: reading.classifier, reference: around.reference,
      chapterEntry: around.chapterEntry, templates: around.templates, above: announcements.announcement(above: index))
    let given = stepIDs.given.count
    let steps = StepReader(
      section: outline.sections[index], index: index, procedure: around.procedure, entries: survey.entries,
      reader: reader, explained: reading.explained, samples: reading.samples, variables: reading.variables,
      isOptional: around.isOptional, ids: stepIDs)
    let section = SectionReading(
      index: index, entries: survey.entries, steps: SectionSteps(steps), around: around, reference: survey.reference,
      templates: survey.templates)
    section.given = Array(stepIDs.given[given...])
    section.announcement = announcements.asked[index]
    return section
  }

  /// As it was read before, where it and all that it depends on are as they were.
  private func known(_ index: Int, _ around: SectionReading.Around) -> SectionReading? {
    guard index < earlier.count, reading.sameSections[index], earlier[index].around == around,
      earlier[index].announcement.map({ $0 == announcements.announcement(above: index) }) ?? true,
      stepIDs.giveAgain(earlier[index].given)
    else { return nil }
    return earlier[index]
  }
}
