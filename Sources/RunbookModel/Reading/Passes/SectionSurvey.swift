/// Reads the sections in their order: what one has shown or announced is known in the next.
struct SectionSurvey {
  private let reading: PageReading

  init(_ reading: PageReading) { self.reading = reading }

  func sections() -> [SectionReading] {
    let (outline, reader) = (reading.outline, reading.reader)
    var reference: ReferenceEntry?
    var templates = ExampleTemplates()
    let parents = outline.parents
    let announcements = FileAnnouncements(outline, reader: reader)
    let variables = PageVariables(outline, reader: reader)
    var optional: [Bool] = []
    let stepIDs = StepIDs()
    return outline.sections.enumerated().map { index, section in
      // What is under a heading of the entry belongs to it; the next heading beside it is another entry.
      if let current = reference, section.level < current.level { reference = nil }
      let survey = BlockSurvey(
        section, reader: reader, classifier: reading.classifier, reference: reference,
        chapterEntry: reading.chapters.entries[index], templates: templates,
        above: announcements.announcement(above: index))
      reference = survey.reference
      templates = survey.templates
      optional.append(
        parents[index].map { optional[$0] } == true
          || Requirement.isOptionalHeading(Words(reader.plain.text(section.title)), reader.vocabulary))
      let steps = StepReader(
        section: section, index: index, procedure: reading.ids[index], entries: survey.entries, reader: reader,
        explained: reading.explained, samples: reading.samples, variables: variables, isOptional: optional[index],
        ids: stepIDs)
      return SectionReading(
        index: index, entries: survey.entries, steps: steps, isReference: reading.chapters.entries[index] != nil)
    }
  }
}
