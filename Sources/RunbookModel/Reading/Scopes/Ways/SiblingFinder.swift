import Diagnostics
import MarkdownBlocks

/// Finds the parts of the page that lie side by side: tabs of a set, headings of a level, items of a list, and paragraphs
/// that each lead to something of their own.
struct SiblingFinder {
  let document: Document
  let tree: FrameTree
  /// For each block, its running text; nil where it has none.
  let prose: [Prose?]
  let vocabulary: Vocabulary

  /// - Parameter stretches: of each frame.
  func all(_ stretches: [[Stretch]]) -> [Siblings] {
    let tabs = tabs
    let siblings = tree.frames.indices.flatMap { frame -> [Siblings] in
      let content = tree.content(of: frame)
      // Of most kinds there are none, as there are no two things side by side.
      let areFrames = tree.frames[frame].children.count > 1
      let areBlocks = content.count - tree.frames[frame].children.count > 1
      let kinds = [
        self.tabs(in: frame, tabs), areFrames ? lists(in: content) : [], areFrames ? headings(in: content) : [],
        paragraphs(stretches[frame]), areBlocks ? labels(in: content) : [], areBlocks ? blocks(in: content) : [],
        areBlocks ? commentedBlocks(in: content) : [], areFrames ? details(in: content) : [],
      ]
      guard case .heading = tree.frames[frame].kind else { return kinds.flatMap(\.self) }
      return kinds.flatMap(\.self).map { siblings in
        var siblings = siblings
        siblings.heading = prose[tree.frames[frame].blocks.lowerBound]?.words
        return siblings
      }
    }
    return pivots(tabs) + siblings
  }

  // MARK: Tabs

  /// The tabs of each set. One that begins with a heading lies beside the section in which its set begins.
  private var tabs: [Int: [Siblings.Member]] {
    var tabs: [Int: [Siblings.Member]] = [:]
    for frame in tree.frames {
      guard case .container(let index) = frame.kind, let set = document.containers[index].parent,
        case .tab(let label, _) = document.containers[index].kind
      else { continue }
      tabs[set, default: []].append(
        Siblings.Member(
          blocks: frame.blocks, label: label, words: Words(label), line: document.containers[index].range.start.line))
    }
    return tabs
  }

  private func tabs(in frame: Int, _ tabs: [Int: [Siblings.Member]]) -> [Siblings] {
    guard case .container(let set) = tree.frames[frame].kind, case .tabSet(let group) = document.containers[set].kind,
      group != Container.pivots
    else { return [] }
    return [Siblings(kind: .tabs, members: tabs[set] ?? [])]
  }

  /// The parts of all pivots of the page, which are one choice wherever they are.
  private func pivots(_ tabs: [Int: [Siblings.Member]]) -> [Siblings] {
    let sets = document.containers.indices.filter { document.containers[$0].kind == .tabSet(group: Container.pivots) }
    let members = sets.flatMap { tabs[$0] ?? [] }
    return Set(members.map(\.words)).count > 1 ? [Siblings(kind: .tabs, members: members)] : []
  }

  // MARK: Headings

  private func headings(in content: [FrameTree.Child]) -> [Siblings] {
    var above: [Prose] = []
    var members: [Siblings.Member] = []
    for child in content {
      switch child {
      case .block(let position):
        guard members.isEmpty else { continue }
        // What announces them is right above the first one.
        if let text = prose[position] { above.append(text) } else { above = [] }
      case .frame(let frame):
        guard case .heading = tree.frames[frame].kind else {
          above = []
          continue
        }
        if let member = section(frame) { members.append(member) }
      }
    }
    return siblings(.headings, members, above: above)
  }

  /// The section that a heading begins.
  func section(_ frame: Int) -> Siblings.Member? {
    member(frame).map { member in
      var member = member
      member.words = Self.withoutRank(StepHeadings.withoutNumber(Self.withoutPicture(member), vocabulary.stepWords))
      return member
    }
  }

  /// "Recommended: conda", "Advanced: pip"
  private static func withoutRank(_ title: Words) -> Words {
    guard let length = OccasionVocabulary.ranks.beginning(title.bytes[...]),
      case let rest = title.bytes.dropFirst(length), rest.first == UInt8(ascii: ":"), rest.count > 2
    else { return title }
    return Words(bytes: Array(rest.dropFirst().drop { $0 == UInt8(ascii: " ") }))
  }

  /// "🐳 With Docker"
  private static func withoutPicture(_ member: Siblings.Member) -> Words {
    guard let first = member.label.unicodeScalars.first, first.value > 0x2000, first.properties.isEmoji else {
      return member.words
    }
    return Words(member.label.drop { !$0.isASCII && !$0.isLetter && !$0.isNumber || $0 == " " })
  }

  // MARK: Lists

  private func lists(in content: [FrameTree.Child]) -> [Siblings] {
    var found: [Siblings] = []
    var above: [Prose] = []
    var members: [Siblings.Member] = []
    var kind = Siblings.Kind.bullets
    func close() {
      found += siblings(kind, members, above: above.suffix(2))
      members = []
    }
    for child in content {
      switch child {
      case .block(let position):
        if !members.isEmpty {
          close()
          above = []
        }
        if let text = prose[position] { above.append(text) } else { above = [] }
      case .frame(let frame):
        guard let next = listKind(of: frame) else {
          close()
          above = []
          continue
        }
        if next != kind { close() }
        kind = next
        members += [member(frame)].compactMap(\.self)
      }
    }
    close()
    return found
  }

  private func listKind(of frame: Int) -> Siblings.Kind? {
    switch tree.frames[frame].kind {
    case .bullet: .bullets
    case .item: .items
    default: nil
    }
  }

  // MARK: Paragraphs

  /// A paragraph and what it leads to, up to the next paragraph.
  struct Stretch {
    var blocks: Range<Int>
    var lead: [Int]
    var leadsToMore: Bool
    /// Steps without a sentence above them.
    var isSteps = false
    /// The frame of the part that unfolds which it is.
    var collapsed: Int?
  }

  /// Of each frame the stretches of text directly in it that lead to something.
  func stretches() -> [[Stretch]] {
    tree.frames.indices.map { stretches(in: tree.content(of: $0)).filter(\.leadsToMore) }
  }

  /// The stretches of text directly in a frame; headings within it are none of them.
  private func stretches(in content: [FrameTree.Child]) -> [Stretch] {
    var stretches: [Stretch] = []
    for child in content {
      switch child {
      case .block(let position):
        if prose[position] != nil, !isAside(position) {
          if var last = stretches.last, !last.leadsToMore {
            last.lead.append(position)
            last.blocks = last.blocks.lowerBound..<position + 1
            stretches[stretches.count - 1] = last
          } else {
            stretches.append(Stretch(blocks: position..<position + 1, lead: [position], leadsToMore: false))
          }
        } else if stretches.isEmpty {
          // A command right below a heading: "or: …" after it is another way.
          if isLedTo(position) {
            stretches.append(Stretch(blocks: position..<position + 1, lead: [], leadsToMore: true))
          }
        } else {
          extend(&stretches[stretches.count - 1], to: position + 1, leadsToMore: isLedTo(position))
        }
      case .frame(let frame):
        if case .heading = tree.frames[frame].kind { return stretches }
        if isAdmonition(frame), stretches.last?.leadsToMore ?? true {
          // What it says is said of what comes after it.
          let blocks = tree.frames[frame].blocks
          let lead = blocks.filter { prose[$0] != nil }
          if !lead.isEmpty { stretches.append(Stretch(blocks: blocks, lead: lead, leadsToMore: false)) }
          continue
        }
        if collapsed(frame) != nil {
          stretches.append(Stretch(blocks: tree.frames[frame].blocks, lead: [], leadsToMore: true, collapsed: frame))
          continue
        }
        guard !stretches.isEmpty else {
          // Steps right below a heading: "Or, in one command: …" after them is another way.
          if case .item = tree.frames[frame].kind {
            stretches.append(Stretch(blocks: tree.frames[frame].blocks, lead: [], leadsToMore: true, isSteps: true))
          }
          continue
        }
        extend(&stretches[stretches.count - 1], to: tree.frames[frame].blocks.upperBound, leadsToMore: true)
      }
    }
    return stretches
  }

  func isAdmonition(_ frame: Int) -> Bool {
    guard case .container(let index) = tree.frames[frame].kind, case .admonition = document.containers[index].kind
    else {
      return false
    }
    return true
  }

  private func extend(_ stretch: inout Stretch, to end: Int, leadsToMore: Bool) {
    stretch.blocks = stretch.blocks.lowerBound..<end
    stretch.leadsToMore = stretch.leadsToMore || leadsToMore
  }

  /// A label such as "Example output:" goes on with what is above it.
  private func isAside(_ position: Int) -> Bool { prose[position]?.isLabel ?? false }

  private func isLedTo(_ position: Int) -> Bool {
    switch document.blocks[position].kind {
    case .code, .table: true
    default: false
    }
  }

  // MARK: Parts that unfold

  /// The title of a part that unfolds, alone or as all that a bullet holds; nil: the frame is none.
  func collapsed(_ frame: Int) -> (title: String, line: Int)? {
    switch tree.frames[frame].kind {
    case .container(let index):
      guard case .details(let summary) = document.containers[index].kind else { return nil }
      return (summary ?? "", document.containers[index].range.start.line)
    case .bullet:
      guard tree.frames[frame].children.count == 1, let child = tree.frames[frame].children.first,
        case .container = tree.frames[child].kind, tree.content(of: frame) == [.frame(child)]
      else { return nil }
      return collapsed(child)
    default: return nil
    }
  }

  private func details(in content: [FrameTree.Child]) -> [Siblings] {
    var found: [Siblings] = []
    var members: [Siblings.Member] = []
    for child in content + [.frame(0)] {
      if case .frame(let frame) = child, let part = collapsed(frame), !part.title.isEmpty {
        members.append(
          Siblings.Member(
            blocks: tree.frames[frame].blocks, label: part.title, words: Words(part.title), line: part.line))
      } else {
        found += siblings(.details, members, above: [])
        members = []
      }
    }
    return found
  }

  private func paragraphs(_ stretches: [Stretch]) -> [Siblings] {
    stretches.count > 1 ? siblings(.paragraphs, stretches.compactMap(member), above: []) : []
  }

  /// What a paragraph asks for is in its last sentence, where that opens with a condition or a purpose.
  private func member(_ stretch: Stretch) -> Siblings.Member? {
    guard let position = stretch.lead.last, let text = prose[position] else { return nil }
    let last = text.words.lastSentence
    let isLast = vocabulary.conditions.beginsWord(last) || vocabulary.purposes.beginsWord(last)
    let above = stretch.lead.dropLast().compactMap { prose[$0]?.words.text }.joined(separator: " ")
    return Siblings.Member(
      blocks: position..<stretch.blocks.upperBound, label: text.text,
      words: isLast ? Words(bytes: Array(last)) : text.words, line: document.blocks[position].range.start.line,
      above: above.isEmpty ? nil : Words(above))
  }

  // MARK: Blocks

  /// Code blocks next to each other, by their titles or, where they have none, their languages.
  private func blocks(in content: [FrameTree.Child]) -> [Siblings] {
    var found: [Siblings] = []
    var members: [Siblings.Member] = []
    for child in content + [.frame(0)] {
      if case .block(let position) = child, case .code(let code) = document.blocks[position].kind,
        let label = FenceInfo(code.info).label
      {
        members.append(
          Siblings.Member(
            blocks: position..<position + 1, label: label, words: Words(label),
            line: document.blocks[position].range.start.line))
      } else {
        found += siblings(.blocks, members, above: [])
        members = []
      }
    }
    return found
  }

  private func member(_ frame: Int) -> Siblings.Member? {
    let blocks = tree.frames[frame].blocks
    guard let position = blocks.first(where: { prose[$0] != nil }), let text = prose[position] else { return nil }
    return Siblings.Member(
      blocks: blocks, label: text.text, words: text.words, line: document.blocks[position].range.start.line)
  }

  func siblings(_ kind: Siblings.Kind, _ members: [Siblings.Member], above: [Prose]) -> [Siblings] {
    guard members.count > 1 else { return [] }
    let text = above.map(\.text).joined(separator: " ")
    return [
      Siblings(
        kind: kind, members: members, announcement: text.isEmpty ? nil : Words(text),
        question: above.last.map(\.text))
    ]
  }
}
