/// Makes the procedures of the sections' steps and of what a person does by hand.
struct ProcedureReader {
  private let sections: [SectionReading]
  private let ids: [String]
  private let outline: Outline
  private let reader: ProseReader
  /// Commands by which the page says that a value is found.
  private let suggested: Set<String>

  init(_ reading: PageReading) {
    (sections, ids, outline, reader) = (reading.sections, reading.ids, reading.outline, reading.reader)
    suggested = Set(reading.placeholders.compactMap(\.suggestCommand))
  }

  func procedures() -> [Procedure] {
    let anchors = self.anchors
    var procedures: [Procedure] = []
    let all = sections.flatMap(\.steps.steps)
    var used = Set(all.map(\.id))
    let programs = Set(all.flatMap(\.actions).flatMap(\.programs))
    let parents = outline.parents
    // Where the procedure of a section is among them.
    var places: [Int: Int] = [:]
    for reading in sections {
      let section = outline.sections[reading.index]
      let manual = ManualReader(
        section: section, reader: reader, anchors: anchors, programs: programs, suggested: suggested,
        isReference: reading.isReference)
      let steps = steps(of: reading, manual, used: &used)
      guard !steps.isEmpty else { continue }
      let own = section.continued ?? reading.index
      if let place = places[own] {
        procedures[place].steps += steps
      } else {
        places[own] = procedures.count
        let first = outline.sections[own]
        var procedure = Procedure(
          id: ids[own], title: reader.plain.text(first.title), line: first.line, steps: steps)
        procedure.enclosing = enclosing(own, parents)
        procedures.append(procedure)
      }
    }
    return procedures
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

  private func steps(of reading: SectionReading, _ manual: ManualReader, used: inout Set<StepID>) -> [Step] {
    var (steps, items) = (reading.steps.steps, reading.steps.items)
    let id = ids[reading.index]
    if !reading.isReference {
      manual.addFragments(of: reading.entries, to: &steps, items: &items, procedure: id, used: &used)
    }
    manual.addInstructions(to: &steps, items: &items, procedure: id, used: &used)
    manual.complete(&steps, items: items)
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
