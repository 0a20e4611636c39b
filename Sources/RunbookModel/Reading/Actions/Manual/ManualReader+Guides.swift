import Bytes
import MarkdownBlocks

/// What running text asks to do that another text explains, or that no command of the page does: "Follow the
/// installation instructions of the engine.", "First install the engine. Then run:".
extension ManualReader {
  /// Positions of such paragraphs and bullets.
  func guides(_ entries: [BlockSurvey.Entry]) -> [(item: Int, part: Int)] {
    guard !vocabulary.isVerbLast, entries.contains(where: \.isRunnable) || isAboutGetting else { return [] }
    var found: [(item: Int, part: Int)] = []
    for (number, item) in section.items.enumerated() where !item.isNumbered {
      for (index, part) in item.parts.enumerated() {
        guard let prose = part.prose, !part.isHeading, part.admonition == nil, !prose.isLabel,
          followsGuide(prose) || linksToWork(prose)
            || installsFirst(part, prose, below: entries.first { $0.item == number && $0.part > index })
        else { continue }
        found.append((number, index))
      }
    }
    return found
  }

  /// "Install the engine" is the title of a section that has no command.
  private var isAboutGetting: Bool {
    vocabulary.scopes.ways.getting.beginsWord(Words(plain.text(section.title)).bytes[...])
  }

  /// "Follow the installation instructions [of the engine](https://…)."
  private func followsGuide(_ prose: Prose) -> Bool {
    let steps = vocabulary.steps
    guard steps.following.isAny(in: prose.words.bytes[...]), prose.inlines.contains(where: \.leadsElsewhere) else {
      return false
    }
    let demands = DemandReader(vocabulary: vocabulary)
    return prose.words.sentences.contains { sentence in
      guard sentence.last != UInt8(ascii: ":"), steps.guides.isAnyWord(in: sentence),
        let place = steps.following.firstWordOffset(in: sentence)
      else { return false }
      let request = demands.withoutOpenings(sentence)
      // "Install it by following the guide"
      return place == request.startIndex || steps.doing.beginsWord(request)
    }
  }

  /// "First [install the tool](https://…) to make it easier."
  private func linksToWork(_ prose: Prose) -> Bool {
    let steps = vocabulary.steps
    let texts = prose.inlines.filter(\.leadsElsewhere).map { Words(plain.text([$0])) }.filter { text in
      steps.operating.beginsWord(text.bytes[...]) && text.bytes.contains(UInt8(ascii: " "))
    }
    guard !texts.isEmpty else { return false }
    let demands = DemandReader(vocabulary: vocabulary)
    return prose.words.sentences.contains { sentence in
      sentence.last != UInt8(ascii: ":") && !vocabulary.conditions.beginsWord(sentence)
        && DemandReader.clauses(of: sentence).contains { clause in
          let request = demands.withoutOpenings(clause)
          // A link that is the whole sentence is one of a list of pages.
          return texts.contains { request.starts(with: $0.bytes) && sentence.count > $0.bytes.count + 1 }
        }
    }
  }

  /// "First install the engine and its plug-in. Then run:", where nothing below installs anything; of bullets "Install
  /// the engine." says enough.
  private func installsFirst(_ part: Outline.Part, _ prose: Prose, below next: BlockSurvey.Entry?) -> Bool {
    let obtaining = vocabulary.scopes.obtaining
    guard obtaining.isAny(in: prose.words.bytes[...]), let next, next.isRunnable,
      InstallCalls(reader.scripts[next.reading.text]).packages.isEmpty
    else { return false }
    let sentences = prose.words.sentences
    let demands = DemandReader(vocabulary: vocabulary)
    func installs(_ clause: ArraySlice<UInt8>) -> Bool {
      obtaining.beginsWord(clause) && vocabulary.steps.operating.beginsWord(clause)
    }
    if part.bullet != nil { return sentences.first.map { $0.last != UInt8(ascii: ":") && installs($0) } ?? false }
    guard prose.isAnnouncing, sentences.count > 1, let last = sentences.last,
      demands.withoutOpenings(last).startIndex > last.startIndex
    else { return false }
    return sentences.dropLast().contains { sentence in
      DemandReader.clauses(of: sentence).contains { installs(demands.withoutOpenings($0)) }
    }
  }
}

extension Inline {
  /// A link to another page.
  fileprivate var leadsElsewhere: Bool {
    if case .link(let destination, _) = kind { !destination.hasPrefix("#") } else { false }
  }
}
