import MarkdownBlocks
import ShellSyntax

/// Sections of a page that install one and the same thing: "from PyPI", "from the Fedora repository", "from the Snap Store".
extension ScopeReader {
  /// Runs of sections, no matter below which of the page's headings, of which each installs what those before it do.
  var installations: [Siblings] { installations(in: tree.frames.indices.filter(isHeading)[...]) }

  /// - Parameter frames: of headings, in the page's order.
  private func installations(in frames: ArraySlice<Int>) -> [Siblings] {
    var runs = [InstallRun()]
    var nested: [Siblings] = []
    var rest = frames
    while let frame = rest.popFirst() {
      let blocks = tree.frames[frame].blocks
      guard let member = finder.section(frame) else { continue }
      let within = rest.prefix { tree.frames[$0].blocks.lowerBound < blocks.upperBound }
      let isBelow = isBelowInstallation(frame)
      // Most sections with others within them are no ways: their texts are not asked for.
      guard within.isEmpty || isBelow else { continue }
      let texts = shellTexts(in: blocks)
      let way = InstallWay(texts, scripts: scripts)
      let isNamed = isNamedByMeans(member, way)
      if !within.isEmpty {
        guard isNamed else { continue }
        nested += installations(in: within)
        rest = rest.dropFirst(within.count)
      }
      guard way != nil || isNamed && isBelow else {
        // "Releases: download it from there."
        if !texts.isEmpty { runs.append(InstallRun()) }
        continue
      }
      let section = InstallSection(
        member: member, way: way, isNamedByMeans: isNamed, isBelowInstallation: isBelow,
        parent: tree.frames[frame].parent)
      if !runs[runs.count - 1].goesOn(with: section) { runs.append(InstallRun()) }
      runs[runs.count - 1].append(section)
    }
    return runs.filter { $0.sections.count > 1 }.map { run in
      Siblings(kind: .headings, members: run.sections.map(\.member))
    } + nested
  }

  private struct InstallSection {
    var member: Siblings.Member
    /// Nil for a section below "Installation" that does more, or installs without a known program.
    var way: InstallWay?
    /// "Homebrew", "Arch (pacman)": the title says with what it is installed.
    var isNamedByMeans: Bool
    var isBelowInstallation: Bool
    /// The frame that it is in.
    var parent: Int?

    /// "Debian" below "Add the repository" and below "Install": done one after the other.
    func isForSameSystem(as other: InstallSection) -> Bool {
      guard parent != other.parent, let own = distributions, let others = other.distributions else { return false }
      return !own.isDisjoint(with: others)
    }

    private var distributions: Set<String>? {
      SystemNames.systems(in: member.words.bytes[...]).map { Set($0.systems.distributions) }
    }

    func isOther(than other: InstallSection) -> Bool {
      if isNamedByMeans, other.isNamedByMeans, isBelowInstallation { return true }
      guard let way, let given = other.way else { return false }
      if way.installsSame(as: given) { return true }
      return isNamedByMeans && other.isNamedByMeans && way.isNamedAlike(given)
        || (isNamedByMeans || other.isNamedByMeans) && isBelowInstallation && way.isNamedAlike(given)
          && way.isOfOtherProgram(than: given)
    }
  }

  private struct InstallRun {
    private(set) var sections: [InstallSection] = []
    private var titles: Set<Words> = []

    func goesOn(with section: InstallSection) -> Bool {
      !titles.contains(section.member.words) && sections.contains(where: section.isOther)
        && !sections.contains(where: section.isForSameSystem)
    }

    mutating func append(_ section: InstallSection) {
      sections.append(section)
      titles.insert(section.member.words)
    }
  }

  /// "Installation" is the title of a section that it is in.
  private func isBelowInstallation(_ frame: Int) -> Bool {
    var next = tree.frames[frame].parent
    while let index = next {
      if case .heading = tree.frames[index].kind, let title = finder.section(index)?.words.bytes[...],
        reader.vocabulary.scopes.ways.getting.beginsWord(title),
        !reader.vocabulary.scopes.ways.several.isAnyWord(in: title)
      {
        return true
      }
      next = tree.frames[index].parent
    }
    return false
  }

  private func isHeading(_ frame: Int) -> Bool {
    if case .heading = tree.frames[frame].kind { true } else { false }
  }

  /// Of commands, without their prompts; a file or an output installs nothing.
  private func shellTexts(in blocks: Range<Int>) -> [String] {
    blocks.compactMap { parts[$0]?.code }.filter { code in
      [.shell, .windows, .none].contains(FenceInfo(code.info).mark)
    }.map { promptless($0.text) }
  }

  private func isNamedByMeans(_ member: Siblings.Member, _ way: InstallWay?) -> Bool {
    let label = member.words.bytes.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "(") }
    if let systems = SystemNames.systems(in: label) {
      // "Windows with WSL2", and not "Make Windows servers".
      let opens = rules.tokens(label).first.flatMap(SystemNames.systems) != nil
      if systems.others < (opens ? 3 : 2) { return true }
    }
    guard (1...4).contains(rules.tokens(label).count) else { return false }
    let scopes = reader.vocabulary.scopes
    if scopes.ways.upkeep.beginsWord(label) { return false }
    if scopes.fromSource.isAnyWord(in: label) || scopes.ways.byHand.beginsWord(label) || rules.namesMeans(member) {
      return true
    }
    if let form = LabelNames.forms.name(in: label) {
      return LabelNames.forms.rest(of: label, besides: form).allSatisfy(isBesideForm)
    }
    return [LabelNames.installers, .otherSystems].contains { names in
      guard let name = names.name(in: label), names.rest(of: label, besides: name).allSatisfy(isBesideForm) else {
        return false
      }
      return way?.installs(anyOf: names.names(inRow: name)) != true
    }
  }
}
