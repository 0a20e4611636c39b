import Diagnostics
import MarkdownBlocks
import OutputMatching
import ShellSyntax

/// Makes the steps and actions of one section out of its items and of how its blocks were read.
struct StepReader {
  let section: Outline.Section
  let sectionIndex: Int
  let procedure: String
  let entries: [BlockSurvey.Entry]
  let places: EntryPlaces
  /// The heading says so of all that is below it.
  private let isOptionalSection: Bool
  /// For each item of the section the one that holds it.
  private let parents: [Int?]
  let reader: ProseReader
  var plain: PlainText { reader.plain }
  var vocabulary: Vocabulary { reader.vocabulary }
  private let explained: ExplainedNames
  private let samples: PageSamples
  private let variables: PageVariables

  var steps: [Step] = []
  /// For each step the index of its item in the section.
  private(set) var items: [Int] = []
  private(set) var uses: [PlaceholderReader.Use] = []
  /// For each action, by its id, the paragraphs after it, before the next action of its step.
  private(set) var paragraphsAfter: [ActionID: [ProseCaptures.Paragraph]] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// What the page says about each file that it does not name, by the key under which its name is asked for.
  private(set) var unnamedFiles: [String: (text: String, line: Int)] = [:]
  private var optionalItems: Set<Int> = []
  let conditions: ConditionReader
  /// Over all that is below the heading.
  private lazy var title = Words(plain.text(section.title))
  private lazy var headingCondition = conditions.condition(ofHeading: plain.text(section.title), line: section.line)
  /// How often each id was given on the page.
  private let ids: StepIDs
  private var unnumbered = 0
  /// Names of what the actions so far make.
  private var made: Set<String> = []

  init(
    section: Outline.Section, index: Int, procedure: String, entries: [BlockSurvey.Entry], reader: ProseReader,
    explained: ExplainedNames, samples: PageSamples, variables: PageVariables, isOptional: Bool, ids: StepIDs
  ) {
    self.ids = ids
    self.samples = samples
    self.variables = variables
    self.explained = explained
    self.section = section
    sectionIndex = index
    self.procedure = procedure
    self.entries = entries
    places = EntryPlaces(entries)
    parents = Self.parents(section.items.map(\.path))
    self.reader = reader
    isOptionalSection = isOptional
    conditions = ConditionReader(vocabulary: reader.vocabulary)
    for item in section.items.indices {
      if section.items[item].isNumbered { readNumbered(item) } else { readUnnumbered(item) }
    }
    for (step, note) in TypedNotes(steps, items: items, entries).all { steps[step].notes.append(note) }
  }

  // MARK: Steps

  private mutating func readNumbered(_ index: Int) {
    let item = section.items[index]
    let path = item.path.joined(separator: ".")
    let id = uniqueID("\(procedure)/\(path)")
    let number = item.path.filter { !$0.hasPrefix("u") }.joined(separator: ".")
    let parts = item.parts.indices
    var step = makeStep(id: id, number: number.isEmpty ? nil : number, item: index, parts: parts)
    addActions(to: &step, item: index, parts: parts)
    steps.append(step)
    items.append(index)
    if step.isOptional { optionalItems.insert(index) }
  }

  /// Text outside lists is a step for each command in it, with the paragraphs that lead to that command.
  private mutating func readUnnumbered(_ index: Int) {
    let item = section.items[index]
    var start = item.parts.startIndex
    var sawAction = false
    var paragraphSinceAction: Int?
    var runs: [Range<Int>] = []
    for part in item.parts.indices {
      if action(at: part, item: index) != nil || sawAction && Includes.name(in: item.parts[part]) != nil {
        if sawAction, let paragraph = paragraphSinceAction {
          runs.append(start..<paragraph)
          start = paragraph
        }
        sawAction = true
        paragraphSinceAction = nil
      } else if case .paragraph = item.parts[part].block.kind, item.parts[part].prose?.isLabel == false, sawAction,
        paragraphSinceAction == nil || item.parts[part].bullet == nil
      {
        paragraphSinceAction = paragraphSinceAction ?? part
      }
    }
    if sawAction { runs.append(start..<item.parts.endIndex) }
    for run in runs {
      unnumbered += 1
      var step = makeStep(id: uniqueID("\(procedure)/u\(unnumbered)"), number: nil, item: index, parts: run)
      addActions(to: &step, item: index, parts: run)
      steps.append(step)
      items.append(index)
    }
  }

  /// What is written twice gets `~2` from the second on.
  private func uniqueID(_ id: String) -> StepID {
    let count = ids.count(id)
    return StepID(count > 1 ? "\(id)~\(count)" : id)
  }

  private func makeStep(id: StepID, number: String?, item: Int, parts: Range<Int>) -> Step {
    let outlineItem = section.items[item]
    let slice = outlineItem.parts[parts]
    // What is above an output that comes before the command is not what the command is for.
    let first = slice.indices.first { action(at: $0, item: item) != nil }
    // The paragraph next to the first command says more about it than one further up the page.
    // A bullet of which the command is part says it; other bullets are what a list holds.
    let bullet = slice[(first ?? slice.startIndex)...].first { $0.code != nil }?.bullet
    func isOutsideOthers(_ part: Outline.Part) -> Bool { part.bullet == nil || part.bullet == bullet }
    let end = outlineItem.isNumbered ? slice.firstIndex { $0.code != nil } : first
    let said = slice[..<(end ?? slice.endIndex)].filter { $0.prose?.isLabel == false }
    // A warning is shown as one, and says nothing of what is done.
    let texts = outlineItem.isNumbered && said.first?.isInWarning == true ? said : said.filter { !$0.isInWarning }
    let chosen = outlineItem.isNumbered ? texts.first : texts.last(where: isOutsideOthers) ?? texts.last
    let instruction = chosen?.prose?.text ?? (outlineItem.isNumbered ? "" : plain.text(section.title))
    let range = outlineItem.isNumbered ? outlineItem.range : (slice.first?.block.range ?? outlineItem.range)
    var step = Step(id: id, number: number, range: range, instruction: instruction)
    // Below a heading that is a step the paragraph may say it.
    let saying = chosen.map { [$0] + ($0.isHeading ? texts.dropFirst().prefix(1) : []) } ?? []
    step.isOptional =
      isOptionalSection || isInOptional(item)
      || saying.contains { $0.prose.map { Requirement.isOptional($0.words, vocabulary) } ?? false }
      || chosen?.prose.map { Requirement.isOffered($0, vocabulary) } ?? false
    step.platforms = inheritedPlatforms(item: item, own: chosen?.prose)
    step.interface = InterfaceTags.interface(of: outlineItem.classes + section.classes)
    step.notes = StepNoteReader(plain: plain).notes(in: slice, besides: chosen)
    return step
  }

  /// What is below an optional step is optional.
  private func isInOptional(_ item: Int) -> Bool { parents[item].map(optionalItems.contains) ?? false }

  /// A step's platforms are its own, else those of the step around it.
  private func inheritedPlatforms(item index: Int, own: Prose?) -> [Platform] {
    if let own {
      let platforms = PlatformWords.platforms(of: own, plain: plain, vocabulary: vocabulary)
      if !platforms.isEmpty { return platforms }
    }
    return parents[index].map { inheritedPlatforms(item: $0, own: section.items[$0].parts.first?.prose) }
      ?? section.platforms
  }

  /// The nearest item above whose path is the one of an item without its end.
  private static func parents(_ paths: [[String]]) -> [Int?] {
    var nearest: [ArraySlice<String>: Int] = [:]
    return paths.indices.map { index in
      defer { nearest[paths[index][...]] = index }
      return paths[index].count > 1 ? nearest[paths[index].dropLast()] : nil
    }
  }

  // MARK: Actions

  /// The entry of the code block at a part, when it is one that is done.
  private func action(at part: Int, item: Int) -> Int? { places.action(at: part, item: item) }

  private mutating func addActions(to step: inout Step, item: Int, parts: Range<Int>) {
    var leadIn: [Outline.Part] = []
    var bullets: [Int?] = []
    // What is above the bullets.
    var list: Outline.Part?
    for part in parts {
      let current = section.items[item].parts[part]
      if let entry = action(at: part, item: item) {
        var made = makeActions(of: entry, in: step, leadIn: leadIn, list: current.bullet == nil ? nil : list)
        markAsking(&made, leadIn, in: &step, item: item)
        // The person who will type it sees it before the command runs.
        for part in entries[entry].parts {
          guard let typed = part.reading.typed, let line = part.code.lineStarts.first?.line else { continue }
          step.notes.append(StepNote(line: line, text: typed, kind: .typed))
        }
        step.actions += made
        bullets += made.map { _ in current.bullet }
        leadIn = []
      } else if let include = Includes.name(in: current) {
        step.actions.append(missing(include, at: current, in: step))
        leadIn = []
      } else if current.code == nil {
        leadIn.append(current)
        if current.bullet == nil, current.prose?.isLabel == false { list = current }
        if let last = step.actions.last, let prose = current.prose {
          paragraphsAfter[last.id, default: []].append(
            ProseCaptures.Paragraph(inlines: prose.inlines, line: current.line))
        }
      }
    }
    if let last = step.actions.indices.last, step.actions[last].kind == .command,
      PromptSentences(vocabulary: vocabulary).sayThatItAsks(leadIn)
    {
      step.actions[last].isInteractive = true
    }
    addExpectedWords(to: &step, afterLast: leadIn)
    Alternatives(section: section, plain: plain).group(&step, bullets: bullets, item: item)
  }

  /// Nil also where the system decides: "If you use macOS".
  ///
  /// - Parameter list: what is above the bullets, where the action belongs to one.
  mutating func condition(
    of action: Action, leadIn: [Outline.Part], in step: Step, item: Int, list: Outline.Part?
  ) -> Condition? {
    guard action.platforms.isEmpty else { return nil }
    return conditions.condition(of: leadIn, after: step.actions.last) ?? list.flatMap(conditions.announced)
      ?? parents[item].flatMap { conditions.condition(ofStepsBelow: section.items[$0]) } ?? headingCondition
      ?? (step.isOptional || step.actions.isEmpty ? nil : leadIn.last.flatMap(conditions.offer))
      ?? (section.items[item].isNumbered ? nil : leadIn.last.flatMap { conditions.allowance(in: $0, below: title) })
      ?? conditions.proviso(of: leadIn, below: title, isFirst: step.actions.isEmpty)
  }

  /// What another file holds is not here: the run stops rather than running on without it.
  private mutating func missing(_ include: String, at part: Outline.Part, in step: Step) -> Action {
    var action = Action(
      id: ActionID(step.id, step.actions.count + 1), kind: .manual, role: .do, range: part.block.range,
      textLine: part.line
    )
    action.block = part.id
    action.blocked = "the content of \(include) belongs here, and it is not in this file"
    diagnostics.append(
      Diagnostic(
        rule: "missing-include", severity: .warning, range: part.block.range,
        message: "the content of \(include) belongs here, and it is not in this file",
        help: "give Passo the page as it is built, or write the steps out"))
    return action
  }

  mutating func makeAction(
    _ entry: BlockSurvey.Entry, at index: Int, in step: Step, leadIn: [Outline.Part]
  ) -> Action {
    let part = section.items[entry.item].parts[entry.part]
    let kind: Action.Kind = entry.reading.kind == .http ? .http : entry.reading.kind == .file ? .file : .command
    var action = Action(
      id: ActionID(step.id, step.actions.count + 1), kind: kind,
      role: RoleReader(reader: reader).role(leadIn: leadIn, step: step, of: entry, heading: section.title),
      range: entry.range,
      textLine: entry.code.lineStarts.first?.line ?? entry.range.start.line, text: entry.reading.text)
    action.block = part.id
    (action.promptHost, action.isPrompted) = (entry.reading.promptHost, entry.reading.isSession)
    action.introduction = introduction(leadIn, isFirst: step.actions.isEmpty, step: step)
    action.platforms =
      step.platforms.isEmpty
      ? PlatformWords.platforms(of: leadIn, plain: plain, vocabulary: vocabulary) : step.platforms
    if action.platforms.isEmpty { action.platforms = conditions.platforms(of: leadIn) }
    if action.platforms.isEmpty, kind == .command,
      entry.isForWindows || WindowsSyntax.isWindows(entry.reading.text)
    {
      action.platforms = [.windows]
    }
    action.interface = InterfaceTags.interface(of: part.block.classes) ?? step.interface
    let read = DirectiveReader.read(part.block.attributes)
    action.directives = read.directives
    if entry.range.start == part.block.range.start { diagnostics += read.diagnostics }
    complete(&action, entry, at: index, step: step)
    addPlaceholders(to: &action, entry, at: index)
    return action
  }

  private mutating func complete(_ action: inout Action, _ entry: BlockSurvey.Entry, at index: Int, step: Step) {
    switch action.kind {
    case .command:
      let script = reader.scripts[entry.reading.text]
      action.commands = script.commands.map(\.text)
      action.sets = script.commands.flatMap(\.assigns).uniqued
      action.programs = script.commands.flatMap(\.programs).uniqued
      let traits = ActionTraits(script)
      action.isInteractive = traits.isInteractive
      action.isDestructive = traits.isDestructive
      action.samplePaths = traits.samplePaths
      made.formUnion(traits.made)
      if entry.isForWindows || WindowsSyntax.isWindows(entry.reading.text) {
        action.blocked = "this is a command for Windows"
      }
      // What a quotation mark that is never closed swallows is set nowhere else.
      if !script.issues.isEmpty { action.sets = (action.sets + AssignedNames.all(in: entry.reading.text)).uniqued }
    case .file:
      action.file = entry.fileName
      if let name = entry.fileName { made.insert(name) }
      if action.file == nil, let path = action.filePath {
        let parts = section.items[entry.item].parts[..<entry.part]
        let said = parts.last { $0.prose?.isLabel == false }
        let text = said?.prose?.text ?? step.instruction
        unnamedFiles[PlaceholderKey.key(of: path)] = (text, said?.line ?? action.line)
      }
    case .http:
      let parts = section.items[entry.item].parts
      let next = places.nextRunnable(after: index).map { entries[$0].part } ?? parts.endIndex
      let tables = parts[(entry.part + 1)..<next].compactMap(\.table)
      action.request = RequestReader(vocabulary: vocabulary, plain: plain).request(
        text: entry.reading.text, tables: tables)
      action.isDestructive = action.request?.method == "DELETE"
      if RequestReader.namesTwoMethods(entry.reading.text) { action.blocked = "the request names two methods" }
    case .manual:
      break
    }
  }

  private mutating func addPlaceholders(to action: inout Action, _ entry: BlockSurvey.Entry, at index: Int) {
    let example = places.firstExample(of: index).map { entries[$0] }
    let values = example.flatMap {
      TemplateAlignment(
        reader.scripts.template(entry.reading.text, language: entry.language), scripts: reader.scripts
      )
      .values(in: $0.reading.text)
    }
    var seen: Set<String> = []
    let shown = sampleTexts(of: action, entry)
    let templates = Planner.templates(of: action) { text, language in
      shown.isEmpty
        ? reader.scripts.template(text, language: language) : Template(text, language: language, samples: shown)
    }
    let unset = templates.flatMap { variables.unset(in: $0, of: action, scripts: reader.scripts) }
    for site in templates.flatMap({ sites(of: $0, samples: action.samplePaths) }) + unset {
      if seen.insert(site.name).inserted { action.placeholders.append(site.name) }
      uses.append(
        PlaceholderReader.Use(
          site: site, section: sectionIndex, item: entry.item, line: action.line,
          example: values?[site.key], isSample: isSample(site),
          isMade: made.contains(site.name)))
    }
  }

  /// What the page says to replace, and values that ask for it themselves: `xxxx`, "INSERT YOUR HOST HERE".
  private func sampleTexts(of action: Action, _ entry: BlockSurvey.Entry) -> [String] {
    guard let text = action.text else { return [] }
    return samples.texts(in: text, section: sectionIndex)
      + (action.kind == .file ? UnfilledValues.all(inFile: text) : UnfilledValues.all(in: reader.scripts[text]))
      + (action.kind == .command
        ? ChangeSamples.all(in: reader.scripts[text]) + SampleIdentifiers.named(in: reader.scripts[text]) : [])
  }

  private func isExplained(_ site: PlaceholderSite) -> Bool { explained.contains(key: site.key) }

  private func isSample(_ site: PlaceholderSite) -> Bool {
    site.form == .sample || !isExplained(site) && [.path, .your].contains(site.form)
  }

  /// Bare capitals such as `REGION` are how later pages write placeholders; `N` and `your_name` only where the page
  /// explains it, or as a sample.
  ///
  /// - Parameter samples: what the commands show in place of something of the reader's own.
  private func sites(of template: Template, samples: [String]) -> [PlaceholderSite] {
    // A file is full of capitals that stand for themselves.
    if template.language != .shell {
      let possible = template.possibleSites.filter {
        $0.form == .sample || explained.contains(name: $0.name) && !BlankCapitals.isTerm($0.name)
          || template.language == .json && BlankCapitals.isWholeValue($0, in: template)
          || BlankCapitals.isHyphenated($0, in: template)
      }
      return (template.sites + possible).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    // `read NAME` names a variable of the shell, and so does whatever the commands assign.
    let script = reader.scripts[template.text]
    let variables = Set(template.possibleSites.isEmpty ? [] : script.commands.flatMap { $0.assigns + $0.reads })
    let possible = template.possibleSites.filter {
      !variables.contains($0.name) && !BlankCapitals.isPattern($0, in: template)
        && (isExplained($0) && ($0.form != .mixedCase || explained.contains(name: $0.name))
          || BlankCapitals.contain($0, in: template, of: script) && !explained.speaks(of: $0.name, option: $0.option)
          || isSample($0, of: samples))
    }
    let sites = (template.sites + possible).filter {
      isExplained($0) || !BlankCapitals.isSearched($0, in: script)
    }
    return sites.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func isSample(_ site: PlaceholderSite, of samples: [String]) -> Bool {
    switch site.form {
    case .sample: true
    // `~/path/to/key`: the site is what is after the home folder.
    case .path: samples.contains { $0.hasSuffix(site.name) }
    case .your: samples.contains(site.name) || samples.contains(site.name + "/") || OwnNames.isOne(site.name)
    default: false
    }
  }
}
