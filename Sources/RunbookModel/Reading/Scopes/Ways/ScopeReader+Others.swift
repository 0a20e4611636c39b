import Bytes
import MarkdownBlocks
import ShellSyntax

/// Paragraphs with what they lead to that do in another way what is right above them.
extension ScopeReader {
  func isOther(_ stretch: SiblingFinder.Stretch, than before: SiblingFinder.Stretch) -> Bool {
    isOtherMeans(stretch, than: before) || isOtherManner(stretch, than: before) || installsSame(stretch, as: before)
      || isOtherTarget(stretch, than: before) || makesSame(stretch, as: before)
      || isMoreSpecific(stretch, than: before) || isForOtherSystem(stretch, than: before)
      || isWithoutMeans(stretch, of: before) || isFromSource(stretch, besides: before)
      || startsSame(stretch, as: before) || isPreferred(stretch, to: before) || isInstead(stretch, of: before)
      || isByHand(stretch, besides: before) || isForFormer(stretch, than: before)
      || isOtherwise(stretch, than: before)
  }

  /// "To start it on a phone, run: … Otherwise, to get a package, do: …"
  private func isOtherwise(_ stretch: SiblingFinder.Stretch, than before: SiblingFinder.Stretch) -> Bool {
    guard let said = stretch.lead.last.flatMap({ parts[$0]?.prose }), said.isAnnouncing,
      let given = before.lead.last.flatMap({ parts[$0]?.prose })?.words.lastSentence,
      reader.vocabulary.purposes.beginsWord(given),
      let length = reader.vocabulary.scopes.contrasts.beginning(said.words.lastSentence)
    else { return false }
    let rest = said.words.lastSentence.dropFirst(length).drop { !ByteSearch.isLetter($0) && $0 < 0x80 }
    return reader.vocabulary.purposes.beginsWord(rest) && call(in: stretch.blocks) != nil
      && call(in: before.blocks) != nil
  }

  /// "Manual installation:" below a command that installs something.
  private func isByHand(_ stretch: SiblingFinder.Stretch, besides before: SiblingFinder.Stretch) -> Bool {
    guard let prose = stretch.lead.last.flatMap({ parts[$0]?.prose }), prose.isAnnouncing else { return false }
    let label = prose.words.lastSentence
    let ways = reader.vocabulary.scopes.ways
    return rules.tokens(label).count <= Self.longestManner && ways.byHand.isAnyWord(in: label)
      && (ways.byHand.beginsWord(label) || ways.getting.beginsWord(label))
      && call(in: stretch.blocks) != nil && installs(in: before.blocks) != nil
  }

  /// In words.
  private static let longestManner = 4

  /// "On older systems without systemd, use:", "With older versions:", both with one command; "For older kernels, load
  /// the module:" asks for something besides.
  private func isForFormer(_ stretch: SiblingFinder.Stretch, than before: SiblingFinder.Stretch) -> Bool {
    guard let prose = stretch.lead.last.flatMap({ parts[$0]?.prose }), prose.isAnnouncing,
      case let words = rules.tokens(prose.words.lastSentence), let first = words.first, rules.isPreposition(first),
      let next = words.dropFirst().first(where: { !rules.isArticle($0) && !rules.isDeterminer($0) }),
      reader.vocabulary.scopes.ways.outdated.contains(Words(bytes: Array(next)))
    else { return false }
    let request = prose.words.lastSentence.drop { $0 != UInt8(ascii: ",") }.drop { !ByteSearch.isLetter($0) }
    guard request.isEmpty || reader.vocabulary.run.beginsWord(request) else { return false }
    let given = before.blocks.count { parts[$0]?.code != nil }
    return call(in: stretch.blocks) != nil && given == 1 && !before.isSteps
  }

  /// "Before version 2, use this command instead:", both with a command.
  private func isInstead(_ stretch: SiblingFinder.Stretch, of before: SiblingFinder.Stretch) -> Bool {
    guard let prose = stretch.lead.last.flatMap({ parts[$0]?.prose }), prose.isAnnouncing,
      case let sentence = prose.words.lastSentence, reader.vocabulary.instead.isAnyWord(in: sentence),
      !reader.vocabulary.conditions.isAnyWord(in: sentence)
    else { return false }
    // Of several steps it is in the place of one, of which nothing is known.
    let given = before.blocks.count { parts[$0]?.code != nil }
    return call(in: stretch.blocks) != nil && given == 1 && !before.isSteps
  }

  func isOther(_ stretch: SiblingFinder.Stretch) -> Bool {
    guard let first = stretch.lead.first, let prose = parts[first]?.prose else { return false }
    return reader.vocabulary.scopes.others.beginsWord(prose.words.bytes[...])
      || (prose.words.sentences.first.map(offersInstead) ?? false)
  }

  /// "Or, to do it in one command:" is in the place of all steps above it; "Or run it yourself:" only of the last one.
  func isAllAtOnce(_ stretch: SiblingFinder.Stretch) -> Bool {
    guard let sentence = stretch.lead.last.flatMap({ parts[$0]?.prose })?.words.lastSentence else { return false }
    return reader.vocabulary.scopes.ways.atOnce.isAnyWord(in: sentence)
  }

  /// "You can also use Homebrew to install it:", both with a command.
  private func isOtherMeans(_ stretch: SiblingFinder.Stretch, than before: SiblingFinder.Stretch) -> Bool {
    guard let sentence = stretch.lead.last.flatMap({ parts[$0]?.prose })?.words.sentences.first else { return false }
    let phrases = reader.vocabulary.scopes.otherMeans
    let isOffered = reader.vocabulary.isVerbLast ? phrases.isAny(in: sentence) : phrases.beginsWord(sentence)
    return isOffered && call(in: stretch.blocks) != nil && call(in: before.blocks) != nil
  }

  /// "Prefer plain files? Apply them:", both with a command.
  private func isPreferred(_ stretch: SiblingFinder.Stretch, to before: SiblingFinder.Stretch) -> Bool {
    guard let prose = stretch.lead.last.flatMap({ parts[$0]?.prose }), rules.isPreference(prose.words) else {
      return false
    }
    return call(in: stretch.blocks) != nil && call(in: before.blocks) != nil
  }

  /// "If you want to install it manually, run:", both with a command.
  private func isOtherManner(_ stretch: SiblingFinder.Stretch, than before: SiblingFinder.Stretch) -> Bool {
    guard let sentence = stretch.lead.last.flatMap({ parts[$0]?.prose })?.words.lastSentence else { return false }
    return reader.vocabulary.scopes.wishes.beginsWord(sentence)
      && reader.vocabulary.scopes.manners.isAnyWord(in: sentence)
      && call(in: stretch.blocks) != nil && call(in: before.blocks) != nil
  }

  /// `cargo install tool`, `brew install tool`
  func installsSame(_ stretch: SiblingFinder.Stretch, as before: SiblingFinder.Stretch) -> Bool {
    guard let other = installs(in: stretch.blocks), let given = installs(in: before.blocks) else { return false }
    return other.isOtherWay(than: given)
  }

  func installs(in blocks: Range<Int>) -> InstallCalls? {
    blocks.lazy.compactMap { parts[$0]?.code }.map { InstallCalls(scripts[promptless($0.text)]) }
      .first { !$0.packages.isEmpty }
  }

  /// "To list those of a specific region:" with the call above, and more.
  private func isMoreSpecific(_ stretch: SiblingFinder.Stretch, than before: SiblingFinder.Stretch) -> Bool {
    guard let sentence = stretch.lead.last.flatMap({ parts[$0]?.prose })?.words.lastSentence,
      reader.vocabulary.scopes.ways.specific.isAnyWord(in: sentence),
      let other = call(in: stretch.blocks), let given = call(in: before.blocks)
    else { return false }
    return given.count > 1 && other.count > given.count && other.starts(with: given)
  }

  /// "To listen on all interfaces:" with the server above, which does not end, and other options.
  private func startsSame(_ stretch: SiblingFinder.Stretch, as before: SiblingFinder.Stretch) -> Bool {
    guard let sentence = stretch.lead.last.flatMap({ parts[$0]?.prose })?.words.lastSentence,
      reader.vocabulary.purposes.beginsWord(sentence) || reader.vocabulary.scopes.wishes.beginsWord(sentence),
      let other = server(in: stretch.blocks), let given = server(in: before.blocks)
    else { return false }
    let name = given.prefix { !$0.hasPrefix("-") }
    return given != other && name == other.prefix { !$0.hasPrefix("-") } && name.count > 0
  }

  /// The words of the only call there, which does not end by itself.
  private func server(in blocks: Range<Int>) -> [String]? {
    let codes = blocks.compactMap { parts[$0]?.code }
    guard codes.count == 1 else { return nil }
    let script = reader.scripts[promptless(codes[0].text)]
    guard script.commands.count == 1, script.staysInForeground else { return nil }
    return script.commands[0].words.map(\.text)
  }

  /// "On macOS, use this command instead:"
  private func isForOtherSystem(_ stretch: SiblingFinder.Stretch, than before: SiblingFinder.Stretch) -> Bool {
    guard let sentence = stretch.lead.last.flatMap({ parts[$0]?.prose })?.words.lastSentence,
      reader.vocabulary.instead.isAnyWord(in: sentence), systems(opening: sentence) != nil
    else { return false }
    return call(in: stretch.blocks) != nil && call(in: before.blocks) != nil
  }

  /// "If you do not have Homebrew, download it:" below a command of Homebrew.
  private func isWithoutMeans(_ stretch: SiblingFinder.Stretch, of before: SiblingFinder.Stretch) -> Bool {
    guard let sentence = stretch.lead.last.flatMap({ parts[$0]?.prose })?.words.lastSentence,
      reader.vocabulary.scopes.contrasts.beginsWord(sentence),
      let missing = LabelNames.installers.name(in: sentence.prefix { $0 != UInt8(ascii: ",") }),
      call(in: stretch.blocks) != nil, let packages = installs(in: before.blocks)?.packages
    else { return false }
    return packages.keys.contains { LabelNames.installers.name(in: Words($0).bytes[...]) == missing }
  }

  /// "From source:" below a way to install it.
  private func isFromSource(_ stretch: SiblingFinder.Stretch, besides way: SiblingFinder.Stretch) -> Bool {
    guard let prose = stretch.lead.last.flatMap({ parts[$0]?.prose }) else { return false }
    return reader.vocabulary.scopes.fromSource.beginsWord(prose.words.lastSentence)
      && call(in: stretch.blocks) != nil && installs(in: way.blocks) != nil
  }

  /// "You can supply them by appending them like so:" above the call that was given before, with more.
  func callOfVariant(_ stretch: SiblingFinder.Stretch) -> [String]? {
    guard let prose = stretch.lead.last.flatMap({ parts[$0]?.prose }) else { return nil }
    let sentence = prose.words.lastSentence
    guard reader.vocabulary.scopes.offering.beginsWord(sentence),
      reader.vocabulary.scopes.appending.isAnyWord(in: sentence)
    else { return nil }
    return call(in: stretch.blocks)
  }

  /// Whether most of the call above is in it.
  func isVariant(_ other: [String], of before: SiblingFinder.Stretch) -> Bool {
    guard let given = call(in: before.blocks), given != other else { return false }
    let words = Set(given)
    return words.count > 2 && words.intersection(other).count * 4 >= words.count * 3
  }

  /// The words of the last call.
  private func call(in blocks: Range<Int>) -> [String]? {
    let code = blocks.reversed().lazy.compactMap { parts[$0]?.code }.first
    return code.map { promptless($0.text).split(whereSeparator: \.isSpace).map(String.init) }
  }
}
