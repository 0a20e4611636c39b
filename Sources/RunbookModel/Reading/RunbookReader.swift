public import Configuration
import Diagnostics
public import MarkdownBlocks
import OutputMatching
import ShellSyntax

/// Reads a document as a runbook; never fails and never throws.
public struct RunbookReader: Sendable {
  /// Words for `{{site.data.keyword.X}}`; those that it does not know come from the built-in map.
  public var keywords: KeywordMap
  /// BCP 47; nil: from the path, else from the words of the text.
  public var locale: String?
  var classifier = BlockClassifier()

  public init(keywords: KeywordMap = KeywordMap(), locale: String? = nil) {
    self.keywords = keywords
    self.locale = locale
  }

  /// - Parameters:
  ///   - document: the page; nothing in it is an error here.
  ///   - scripts: where the texts that were read as shell are kept, for whoever asks about them again.
  public func read(_ document: Document, scripts: ShellReadings = ShellReadings()) -> Runbook {
    let plain = PlainText(keywords: keywords)
    let texts = plain.texts(of: document.blocks)
    let locale = self.locale ?? detectedLocale(document, texts: texts)
    let vocabulary = Vocabulary.of(locale)
    let reader = ProseReader(plain: plain, vocabulary: vocabulary, scripts: scripts)
    let outline = ListPurposes(reader: reader).withoutMereLists(
      OutlineBuilder.outline(of: document, texts: texts, reader: reader))
    var descriptions = DescriptionReader(vocabulary: vocabulary, plain: plain).descriptions(in: outline)
    let explained = ExplainedNames(descriptions, outline: outline, plain: plain)
    let samples = SampleReader(vocabulary: vocabulary, plain: plain).samples(in: outline)
    descriptions += samples.map(PlaceholderDescription.init)
    let ids = procedureIDs(outline)
    let chapters = ReferenceChapters(outline, reader: reader)
    let readings = sectionReadings(
      outline, chapters, ids: ids, reader: reader, explained: explained, samples: PageSamples(samples))
    var placeholders = self.placeholders(
      of: readings, outline: outline, vocabulary: vocabulary, plain: plain, &descriptions)
    describeFileNames(in: &placeholders, readings)
    var procedures = self.procedures(
      readings, ids: ids, outline: outline, reader: reader, suggested: Set(placeholders.compactMap(\.suggestCommand)))
    let damage = Damage(readings.lazy.flatMap(\.entries), scripts: reader.scripts)
    damage.block(&procedures)
    var scopes = ScopeReader(
      document, outline, reader: reader, comments: readings.flatMap { $0.entries.flatMap(\.ways) })
    scopes.read()
    let questions = ScopeApplication(scopes.found).apply(to: &procedures)
    var places = PlaceReader(scopes)
    places.apply(to: &procedures)
    OppositeCalls(scripts: reader.scripts).group(&procedures)
    OppositeSections(outline, reader: reader).group(&procedures)
    let behind = readings.reduce(into: [ActionID: [ProseCaptures.Paragraph]]()) { all, reading in
      all.merge(reading.steps.paragraphsBehind) { first, _ in first }
    }
    CaptureReader(placeholders: placeholders, reader: reader, paragraphsBehind: behind)
      .add(to: &procedures)
    let title = title(of: document, plain)
    SectionRoles(vocabulary: vocabulary, title: Words(title ?? "")).apply(to: &procedures, outline: outline)
    let identity = DocumentIdentity(
      path: document.source.path, title: title, locale: locale,
      lastUpdated: document.frontMatter.flatMap(FrontMatterReader.lastUpdated),
      digest: DocumentDigest(of: document.source.bytes))
    let spelling = SpellingDiagnostics.diagnostics(
      for: placeholders, descriptions: descriptions, in: document.source)
    var runbook = Runbook(
      document: identity, procedures: procedures, placeholders: placeholders,
      blocks: readings.flatMap { blocks(of: $0.entries, scripts: reader.scripts) }.sorted {
        $0.range.start < $1.range.start
      },
      diagnostics: (document.diagnostics + outline.diagnostics + readings.flatMap { $0.steps.diagnostics } + spelling)
        .sorted { $0.range.start < $1.range.start })
    runbook.longOptions = damage.options
    runbook.questions = questions
    return runbook
  }

  /// The heading of the page, else what its front matter says, else its first heading of any level.
  private func title(of document: Document, _ plain: PlainText) -> String? {
    let headings = document.blocks.lazy.compactMap { block -> (level: Int, text: String)? in
      if case .heading(let level, let content) = block.kind { (level, plain.text(content)) } else { nil }
    }
    return headings.first { $0.level == 1 && !$0.text.isEmpty }?.text
      ?? document.frontMatter.flatMap(FrontMatterReader.title).map(plain.keywordsResolved)
      ?? headings.first?.text
  }

  /// - Parameter descriptions: of the page; those in plain words are added for names that nothing else explains.
  private func placeholders(
    of readings: [SectionReading], outline: Outline, vocabulary: Vocabulary, plain: PlainText,
    _ descriptions: inout [PlaceholderDescription]
  ) -> [Placeholder] {
    let uses = readings.flatMap { $0.steps.uses }
    func read() -> [Placeholder] {
      PlaceholderReader(vocabulary: vocabulary, descriptions: descriptions, parents: outline.parents)
        .placeholders(for: uses, sightings: readings.flatMap(sightings))
    }
    let placeholders = read()
    let unexplained = placeholders.filter { $0.describedAt.isEmpty && !$0.isSample }
    let comments = CommentDescriptions(unexplained)
    let told =
      readings.flatMap { comments.descriptions(in: $0.entries, section: $0.index) }
      + PlainNames(unexplained, vocabulary: vocabulary, plain: plain).descriptions(in: outline)
      + ValueDescriptions(unexplained, uses: uses, outline: outline, plain: plain).descriptions()
    if told.isEmpty { return placeholders }
    descriptions += told
    return read()
  }

  /// A name that the page does not give is asked for with the sentence that asks to make the file.
  private func describeFileNames(in placeholders: inout [Placeholder], _ readings: [SectionReading]) {
    for (key, said) in readings.flatMap({ $0.steps.unnamedFiles }) {
      guard let index = placeholders.firstIndex(where: { $0.key == key }) else { continue }
      placeholders[index].description = said.text
      placeholders[index].describedAt = [.init(line: said.line, place: .prose)]
    }
  }

  /// Handed on much oftener than it is copied.
  private final class SectionReading {
    let index: Int
    let entries: [BlockSurvey.Entry]
    let steps: StepReader
    /// It is an entry of a command reference.
    let isReference: Bool

    init(index: Int, entries: [BlockSurvey.Entry], steps: StepReader, isReference: Bool) {
      self.isReference = isReference
      self.index = index
      self.entries = entries
      self.steps = steps
    }
  }

  private func sectionReadings(
    _ outline: Outline, _ chapters: ReferenceChapters, ids: [String], reader: ProseReader, explained: ExplainedNames,
    samples: PageSamples
  ) -> [SectionReading] {
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
        section, reader: reader, classifier: classifier, reference: reference,
        chapterEntry: chapters.entries[index], templates: templates, above: announcements.announcement(above: index))
      reference = survey.reference
      templates = survey.templates
      optional.append(
        parents[index].map { optional[$0] } == true
          || Requirement.isOptionalHeading(Words(reader.plain.text(section.title)), reader.vocabulary))
      let steps = StepReader(
        section: section, index: index, procedure: ids[index], entries: survey.entries, reader: reader,
        explained: explained, samples: samples, variables: variables, isOptional: optional[index], ids: stepIDs)
      return SectionReading(
        index: index, entries: survey.entries, steps: steps, isReference: chapters.entries[index] != nil)
    }
  }

  private func sightings(_ reading: SectionReading) -> [FieldSighting] {
    reading.entries.filter { $0.reading.kind != .output }.flatMap { entry in
      FieldSighting.all(
        in: entry.reading.text, section: reading.index, item: entry.item, line: entry.range.start.line)
    }
  }

  /// Anchors, else `s` and the section's ordinal; an anchor given twice gets `~2`.
  private func procedureIDs(_ outline: Outline) -> [String] {
    var seen: [String: Int] = [:]
    var ids: [String] = []
    for (index, section) in outline.sections.enumerated() {
      if let own = section.continued {
        ids.append(ids[own])
        continue
      }
      let id = section.anchor ?? "s\(index + 1)"
      let count = seen[id, default: 0] + 1
      seen[id] = count
      ids.append(count > 1 ? "\(id)~\(count)" : id)
    }
    return ids
  }

  private func procedures(
    _ readings: [SectionReading], ids: [String], outline: Outline, reader: ProseReader, suggested: Set<String>
  ) -> [Procedure] {
    var anchors: [String: String] = [:]
    for (reading, id) in zip(readings, ids) {
      if let anchor = outline.sections[reading.index].anchor { anchors[anchor] = id }
      for (step, item) in zip(reading.steps.steps, reading.steps.items) {
        for anchor in outline.sections[reading.index].items[item].anchors { anchors[anchor] = step.id.text }
      }
    }
    var procedures: [Procedure] = []
    let all = readings.flatMap(\.steps.steps)
    var used = Set(all.map(\.id))
    let programs = Set(all.flatMap(\.actions).flatMap(\.programs))
    // Where the procedure of a section is among them.
    var places: [Int: Int] = [:]
    for reading in readings {
      let section = outline.sections[reading.index]
      var (steps, items) = (reading.steps.steps, reading.steps.items)
      let manual = ManualReader(
        section: section, reader: reader, anchors: anchors, programs: programs, suggested: suggested,
        isReference: reading.isReference)
      if !reading.isReference {
        manual.addFragments(
          of: reading.entries, to: &steps, items: &items, procedure: ids[reading.index], used: &used)
      }
      manual.addInstructions(to: &steps, items: &items, procedure: ids[reading.index], used: &used)
      manual.complete(&steps, items: items)
      guard !steps.isEmpty else { continue }
      let own = section.continued ?? reading.index
      if let place = places[own] {
        procedures[place].steps += steps
      } else {
        places[own] = procedures.count
        let first = outline.sections[own]
        procedures.append(
          Procedure(id: ids[own], title: reader.plain.text(first.title), line: first.line, steps: steps))
      }
    }
    return procedures
  }

  /// A sample gives a value only to placeholders that some action uses.
  private func blocks(of entries: [BlockSurvey.Entry], scripts: ShellReadings) -> [BlockReading] {
    entries.map { entry in
      BlockReading(
        range: entry.range, kind: entry.reading.kind, reason: entry.reading.reason, rule: entry.reading.rule,
        outputOf: entry.outputOf.map { entries[$0].range.start.line } ?? entry.outputOfLine,
        exampleOf: entry.exampleOf.map { entries[$0].range.start.line } ?? entry.templateLine ?? entry.usageLine,
        isFailure: entry.isFailure, lines: BlockLines.lines(of: entry, scripts: scripts))
    }
  }

  private func detectedLocale(_ document: Document, texts: [String?]) -> String {
    let running = zip(document.blocks, texts).lazy.compactMap { block, text in
      switch block.kind {
      case .paragraph, .heading: text
      default: nil
      }
    }
    return LocaleDetection.locale(path: document.source.path, text: running)
  }
}
