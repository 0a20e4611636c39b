import Bytes
import MarkdownBlocks

/// The way of a page, in its order. What a pass reads and writes is what its closure names.
enum ReadingPasses {
  static let all = words + blocks + plan + scopes
  /// What translations are compared with: what each block is, the names, and the steps that have numbers.
  static let compared =
    words + blocks + [
      placeholders,
      ReadingPass(
        "compared steps", because: "a section is a procedure that asks for something to be done by hand alone"
      ) {
        var reader = ProcedureReader($0, isCompared: true)
        $0.procedures = reader.procedures()
      },
    ]

  /// What the page says, and in which language.
  private static let words: [ReadingPass] = [
    ReadingPass("texts", because: "everything after it asks for plain text, which is made once") {
      $0.texts = $0.plain.texts(of: $0.document.blocks, known: $0.earlier?.reading.texts ?? [], same: $0.sameBlocks)
    },
    ReadingPass("locale", because: "the words of the page's language are needed by all that reads its sentences") {
      $0.foundLocale =
        $0.namedLocale.map { .init(locale: $0) }
        ?? LocaleDetection.locale(
          of: $0.document, texts: $0.texts, after: $0.earlier?.reading.foundLocale, same: $0.sameBlocks)
      $0.reader = ProseReader(plain: $0.plain, vocabulary: .of($0.locale), scripts: $0.scripts)
      $0.reader.programs = InstalledPrograms.names(in: $0.document, scripts: $0.scripts)
      $0.reader.called = CalledPrograms(reader: $0.reader).names(in: $0.document)
      $0.reader.tool = TestTool.of($0.document)
      // In another language, or for another tool, everything may mean something else.
      if $0.earlier?.reading.reader.vocabulary !== $0.reader.vocabulary
        || $0.earlier?.reading.reader.tool != $0.reader.tool
      {
        $0.earlier = nil
      }
    },
    ReadingPass("outline", because: "blocks are read section by section, in the items to which they belong") {
      $0.outline = ListPurposes(reader: $0.reader).withoutMereLists(
        OutlineBuilder.outline(of: $0))
      $0.sameSections = $0.compareSections()
      let prefix = $0.idPrefix
      $0.ids = $0.outline.procedureIDs.map { prefix + $0 }
    },
    ReadingPass("descriptions", because: "a block is read otherwise where the page explains the names within it") {
      let described = DescriptionReader(vocabulary: $0.reader.vocabulary, plain: $0.plain)
      $0.described = $0.ofSections({ $0.described }) { described.descriptions(in: $0) }
      $0.descriptions = SectionDescriptions.all($0.described)
      // Names that only a sample explains do not make a block a command.
      $0.explained = ExplainedNames($0.descriptions, outline: $0.outline, plain: $0.plain)
    },
    ReadingPass("samples", because: "a value that the page calls an example is asked for wherever it is used") {
      let reader = SampleReader(vocabulary: $0.reader.vocabulary, plain: $0.plain)
      $0.samplesOfSections = $0.ofSections({ $0.samplesOfSections }) { reader.samples(in: $0) }
      var samples = SampleReader.first($0.samplesOfSections)
      samples += GivenValues(others: samples).samples(in: $0.outline)
      samples += ReservedNames(others: samples).samples(in: $0.outline)
      $0.samples = PageSamples(samples)
      $0.descriptions += samples.map(PlaceholderDescription.init)
    },
    ReadingPass("chapters", because: "the entries of a command reference show calls, and are not followed") {
      $0.chapters = ReferenceChapters(
        $0.outline, reader: $0.reader, after: $0.earlier?.reading.chapters, same: $0.sameSections)
    },
  ]

  /// What each block is, and the steps of each section.
  private static let blocks: [ReadingPass] = [
    ReadingPass("sections", because: "a block is read in the light of those before it, and steps are made of blocks") {
      $0.variables = PageVariables($0.outline, reader: $0.reader)
      $0.sections = SectionSurvey($0).sections()
      $0.entries = $0.sections.flatMap(\.entries)
    }
  ]

  private static let placeholders = ReadingPass(
    "placeholders", because: "which names are asked for follows from the actions that use them"
  ) {
    let page = PagePlaceholders($0)
    $0.named = page.named($0.descriptions, after: $0.earlier?.reading)
    $0.descriptions += $0.named.further
    $0.placeholders = page.placeholders($0.named.all)
  }

  /// The procedures, before it is known what holds where.
  private static let plan: [ReadingPass] = [
    placeholders,
    ReadingPass("procedures", because: "what is done by hand is distinguished from what finds the value of a name") {
      var reader = ProcedureReader($0)
      $0.procedures = reader.procedures()
      $0.askedCommands = reader.asked
    },
    ReadingPass("named outputs", because: "an output may name a command of any section before it") {
      NamedOutputs.attach($0.entries, to: &$0.procedures, reader: $0.reader)
    },
    ReadingPass("tools", because: "what a tool does for all blocks follows from the page as a whole") {
      $0.tools = PageTools($0.entries, $0.reader)
      $0.tools.apply(to: &$0.procedures)
    },
    ReadingPass("damage", because: "a command is damaged only in comparison with all options that the page uses") {
      let damage = Damage($0.entries, scripts: $0.scripts)
      damage.block(&$0.procedures)
      $0.longOptions = damage.options
    },
  ]

  /// What holds where. Each of them adds to the procedures in place.
  private static let scopes: [ReadingPass] = [
    ReadingPass("scopes", because: "choices and conditions apply to actions of any kind") {
      $0.scopes = ScopeReader($0)
      $0.scopes.read()
      let found = $0.scopes.found
      $0.questions = ScopeApplication(found).apply(to: &$0.procedures)
      SharedSamples(found, $0.document).share(in: &$0.procedures)
      DependentActions(vocabulary: $0.reader.vocabulary, scripts: $0.scripts).apply(to: &$0.procedures)
    },
    ReadingPass("places", because: "the directory or machine of one way is not that of the other") {
      var places = PlaceReader($0.scopes)
      places.apply(to: &$0.procedures)
    },
    ReadingPass("opposites", because: "only calls that no choice parts yet can be each other's opposite") {
      OppositeCalls(scripts: $0.scripts).group(&$0.procedures)
      OppositeSections($0.outline, reader: $0.reader).group(&$0.procedures)
    },
    ReadingPass("captures", because: "what a command prints is taken for a name that nothing before it gives") {
      CaptureReader(
        placeholders: $0.placeholders, reader: $0.reader, paragraphsAfter: $0.sections.paragraphsAfterActions
      ).add(to: &$0.procedures)
    },
    ReadingPass("roles", because: "whether a section takes something back is seen in all that it does") {
      $0.title = PageTitle.text(of: $0.document, $0.plain)
      SectionRoles(vocabulary: $0.reader.vocabulary, title: Words($0.title ?? ""))
        .apply(to: &$0.procedures, outline: $0.outline)
      UsageSections(reader: $0.reader, title: Words($0.title ?? "")).apply(to: &$0.procedures)
      OperationSections(vocabulary: $0.reader.vocabulary).apply(to: &$0.procedures)
      if !$0.tools.isOfTests { ServiceOperations(scripts: $0.reader.scripts).apply(to: &$0.procedures) }
    },
    ReadingPass("variants", because: "only what no choice, condition or role explains is shown beside another call") {
      if !$0.tools.isOfTests { OfferedVariants(scripts: $0.reader.scripts).apply(to: &$0.procedures) }
    },
    ReadingPass("tests", because: "a tool that runs all blocks asks no one what holds, and leaves out no section") {
      $0.tools.runAll(of: &$0.procedures)
    },
    ReadingPass("pages before", because: "what is to be done first concerns the page as a whole") {
      $0.pagesBefore = PrerequisitePages(reader: $0.reader).links(in: $0.outline)
    },
    ReadingPass("next steps", because: "what is to be done afterwards concerns the page as a whole") {
      $0.nextSteps = NextStepReader(reader: $0.reader).steps(in: $0.outline)
    },
  ]
}
