/// Makes the procedures of the sections' steps and of what a person does by hand.
struct ProcedureReader {
  private let sections: [SectionReading]
  private let ids: [String]
  private let outline: Outline
  private let reader: ProseReader
  /// Commands by which the page says that a value is found.
  private let suggested: Set<String>
  /// What sentences ask to run, of the page as it was before, and its sections.
  private let earlier: (asked: AskedCommands, sections: [SectionReading])?
  /// What sentences ask to run.
  private(set) var asked = AskedCommands()
  /// Only which procedures there are is asked for, with their steps that have numbers.
  private let isCompared: Bool

  init(_ reading: PageReading, isCompared: Bool = false) {
    self.isCompared = isCompared
    earlier = reading.earlier.map { ($0.reading.askedCommands, $0.reading.sections) }
    (sections, ids, outline, reader) = (reading.sections, reading.ids, reading.outline, reading.reader)
    suggested = Set(reading.placeholders.compactMap(\.suggestCommand))
  }

  mutating func procedures() -> [Procedure] {
    let anchors = self.anchors
    var procedures: [Procedure] = []
    let all = sections.flatMap(\.steps.steps)
    var used = Set(all.map(\.id))
    let programs = Set(all.flatMap(\.actions).flatMap(\.programs))
    asked.programs = programs
    let parents = outline.parents
    // Where the procedure of a section is among them.
    var places: [Int: Int] = [:]
    for reading in sections {
      let section = outline.sections[reading.index]
      let manual = ManualReader(
        section: section, reader: reader, anchors: anchors, programs: programs, suggested: suggested,
        isReference: reading.isReference)
      if isCompared, !reading.steps.steps.isEmpty {
        add(reading.steps.steps, of: reading, to: &procedures, at: &places, parents)
        continue
      }
      let instructions = knownPlaces(of: reading) ?? manual.places
      asked.places.append(instructions)
      let steps = steps(of: reading, manual, instructions, used: &used)
      guard !steps.isEmpty else { continue }
      add(steps, of: reading, to: &procedures, at: &places, parents)
    }
    return procedures
  }

  /// - Parameter places: where the procedure of a section is among them.
  private func add(
    _ steps: [Step], of reading: SectionReading, to procedures: inout [Procedure], at places: inout [Int: Int],
    _ parents: [Int?]
  ) {
    let own = outline.sections[reading.index].continued ?? reading.index
    if let place = places[own] {
      procedures[place].steps += steps
      return
    }
    places[own] = procedures.count
    let first = outline.sections[own]
    var procedure = Procedure(id: ids[own], title: reader.plain.text(first.title), line: first.line, steps: steps)
    procedure.enclosing = enclosing(own, parents)
    procedures.append(procedure)
  }

  private func enclosing(_ section: Int, _ parents: [Int?]) -> [EnclosingSection] {
    var sections: [EnclosingSection] = []
    var outer = parents[section]
    while let index = outer {
      let section = outline.sections[index]
      sections.append(
        EnclosingSection(id: ids[index], anchor: section.anchor, title: reader.plain.text(section.title)))
      outer = parents[index]
    }
    return sections.reversed()
  }

  /// What the sentences of a section ask to run, where they are as they were, and the page calls the same programs.
  private func knownPlaces(of reading: SectionReading) -> [ManualReader.Place]? {
    guard let earlier, reading.index < earlier.sections.count, earlier.sections[reading.index] === reading,
      earlier.asked.programs == asked.programs
    else { return nil }
    return earlier.asked.places[reading.index]
  }

  private func steps(
    of reading: SectionReading, _ manual: ManualReader, _ places: [ManualReader.Place], used: inout Set<StepID>
  ) -> [Step] {
    var (steps, items) = (reading.steps.steps, reading.steps.items)
    let id = ids[reading.index]
    if !reading.isReference {
      manual.addFragments(of: reading.entries, to: &steps, items: &items, procedure: id, used: &used)
    }
    manual.addInstructions(places, to: &steps, items: &items, procedure: id, used: &used)
    manual.complete(&steps, items: items)
    if !reading.isReference {
      DemandedSentences(section: outline.sections[reading.index], reader: reader).add(to: &steps, items: items)
    }
    return steps
  }

  /// Anchor of a section or an item → the procedure or step to which it leads.
  private var anchors: [String: String] {
    var anchors: [String: String] = [:]
    for (reading, id) in zip(sections, ids) {
      let section = outline.sections[reading.index]
      if let anchor = section.anchor { anchors[anchor] = id }
      for (step, item) in zip(reading.steps.steps, reading.steps.items) {
        for anchor in section.items[item].anchors { anchors[anchor] = step.id.text }
      }
    }
    return anchors
  }
}

/// What the sentences of a page ask to run, section by section.
struct AskedCommands {
  /// That the page calls in its blocks.
  var programs: Set<String> = []
  var places: [[ManualReader.Place]] = []
}
