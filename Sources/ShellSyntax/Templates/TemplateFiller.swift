import Bytes
import Diagnostics

/// Collects the replacements for one filling of a template, and the reasons against it.
struct TemplateFiller {
  private let template: Template
  private let bytes: [UInt8]
  private let scalars: [YAMLScalar]
  private let isReadAlikeTwice: Bool
  /// By the offset of a site: what reads its value once more.
  private var readings: [Int: [SecondReading]] = [:]
  private var replacements: [(range: Range<Int>, text: String)] = []
  private var unfilled: [PlaceholderSite] = []
  private var refused: [(site: PlaceholderSite, reason: Message)] = []

  init(_ template: Template) {
    self.template = template
    bytes = Array(template.text.utf8)
    scalars = template.scalars
    isReadAlikeTwice = template.language != .shell || template.isReadAlikeTwice
  }

  mutating func fill(_ sites: [PlaceholderSite], _ value: (PlaceholderSite) -> Filling?) {
    let finder =
      sites.isEmpty
      ? nil : template.script.map { SecondReadingFinder(run: $0, sites: sites, in: template.session) }
    readings = finder?.readings ?? [:]
    if let session = template.session { addReadings(of: sites, in: session, finder?.flow) }
    let ordered = sites.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    var index = 0
    while index < ordered.count {
      let site = ordered[index]
      let inner = ordered[(index + 1)...].prefix { $0.range.lowerBound < site.range.upperBound }
      index += 1 + inner.count
      let scalar = scalar(at: site.range.lowerBound)
      if let scalar {
        let others = ordered[index...].prefix { $0.range.upperBound <= scalar.range.upperBound }
        index += others.count
        fill(scalar, [site] + others, value)
      } else {
        fill(site, inner: Array(inner), value)
      }
    }
  }

  /// What is in another block reads the value as it is, so that comes first; what is in this one reads its spelling.
  ///
  /// - Parameter flow: of the values at `sites`, in a script.
  private mutating func addReadings(of sites: [PlaceholderSite], in session: SessionFlow, _ flow: ValueFlow?) {
    let ranges = sites.map(\.range)
    var flow = flow
    for site in sites {
      var later: [SecondReading] = []
      if let file = template.file {
        later = session.readings(ofFile: file)
        if template.script == nil, let language = session.language(ofFile: file), site.form != .optional {
          later.append(
            SecondReading(
              reader: language.reader(in: bytes, at: site.range.lowerBound, passing: ranges), program: file))
        }
      } else {
        later = session.readings(of: site, heldBy: flow?.holders(of: site) ?? [])
      }
      readings[site.range.lowerBound] = later + (readings[site.range.lowerBound] ?? [])
    }
  }

  func result() throws(FillFailure) -> String {
    guard unfilled.isEmpty, refused.isEmpty else { throw FillFailure(unfilled: unfilled, refused: refused) }
    let text = Self.replacing(replacements, in: bytes[...])
    if let site = template.sites.first, template.language == .shell, !isSameCommand(text) {
      throw FillFailure(
        unfilled: [], refused: [(site, "together with the text around it the value changes the command")])
    }
    return text
  }

  private func isSameCommand(_ text: String) -> Bool {
    let countsWords = !template.sites.contains { $0.form == .optional }
    // Inside backticks a layer of backslashes goes away first.
    let hasBackticks = template.sites.contains { $0.place.isInBackticks }
    func outline(_ text: String) -> ShellOutline {
      ShellOutline(ShellScript(hasBackticks ? BacktickRewriting.rewritten(text) : text), countsWords: countsWords)
    }
    return outline(template.text) == outline(text)
  }

  private mutating func fill(
    _ site: PlaceholderSite, inner: [PlaceholderSite], _ value: (PlaceholderSite) -> Filling?
  ) {
    guard let filling = value(site) else {
      if !site.place.isComment { unfilled.append(site) }
      return
    }
    switch (site.form, filling) {
    case (.optional, .omit): replacements.append((withBlank(site.range), ""))
    case (.optional, _): fillOptional(site, inner: inner, filling, value)
    case (_, .value(let text)): replace(site, with: text)
    case (_, .omit): refused.append((site, "only a part in [ ] can be left out"))
    case (_, .keep):
      if [.capitals, .mixedCase, .path, .sample, .your].contains(site.form) { return }
      refused.append((site, "this needs a value"))
    }
  }

  private mutating func replace(_ site: PlaceholderSite, with value: String) {
    do {
      replacements.append((site.range, try spelling(of: value, at: site)))
    } catch {
      refused.append((site, error.reason))
    }
  }

  private func spelling(of value: String, at site: PlaceholderSite) throws(QuotingRefusal) -> String {
    if site.isInBraces, value.containsBytes(of: "..") {
      throw QuotingRefusal("zsh expands \"..\" in braces even between quotation marks")
    }
    if site.isInInnerQuotes, value.containsBytes(of: "{") {
      throw QuotingRefusal("bash expands braces in quotation marks within quotation marks")
    }
    if site.place.isInBackticks, !isReadAlikeTwice, !ShellText.isPlain(value) {
      throw QuotingRefusal("within these backticks a shell reads the value twice: $( ) instead of them would take it")
    }
    var value = value
    var place = site.place
    for reading in readings[site.range.lowerBound] ?? [] {
      value = try reading.spelled(value)
      if reading.spells { place = place.withoutLanguages }
    }
    let text = try quoted(value, for: place)
    try site.hereDocument?.check(text)
    return text
  }

  /// The spelling of `value` at one site of the template; the others stay as they are.
  func spelling(of value: String, alone site: PlaceholderSite) throws(QuotingRefusal) -> String {
    var filler = self
    filler.readings =
      template.script.map { SecondReadingFinder.readings(of: $0, sites: template.sites + [site]) } ?? [:]
    let text = try filler.spelling(of: value, at: site)
    guard isSameCommand(Self.replacing([(site.range, text)], in: bytes[...])) else {
      throw QuotingRefusal("together with the text around it the value changes the command")
    }
    return text
  }

  private mutating func fillOptional(
    _ site: PlaceholderSite, inner: [PlaceholderSite], _ filling: Filling, _ value: (PlaceholderSite) -> Filling?
  ) {
    let part = OptionalPart(site.name)
    let flag = part.option.map { $0 + (part.argument.isEmpty ? "" : part.joint) } ?? ""
    if inner.isEmpty {
      guard case .value(let text) = filling else {
        replacements.append((site.range, flag + part.argument + joint(after: site)))
        return
      }
      guard part.option == nil || !part.argument.isEmpty else {
        refused.append((site, "`\(part.option ?? "")` takes no value"))
        return
      }
      do {
        replacements.append((site.range, flag + (try spelling(of: text, at: site)) + joint(after: site)))
      } catch {
        refused.append((site, error.reason))
      }
      return
    }
    fillInside(site, inner: inner, filling, value)
  }

  /// An optional part that holds sites: one of its spellings, without the brackets.
  private mutating func fillInside(
    _ site: PlaceholderSite, inner: [PlaceholderSite], _ filling: Filling, _ value: (PlaceholderSite) -> Filling?
  ) {
    let kept = OptionalSpelling(bytes, in: site.range, holding: inner.map(\.range))
    replacements.append((site.range.lowerBound..<kept.range.lowerBound, kept.flag))
    let outer = filling
    let inner = inner.filter { kept.range.contains($0.range.lowerBound) }
    var index = 0
    while index < inner.count {
      let next = inner[index]
      let within = inner[(index + 1)...].prefix { $0.range.lowerBound < next.range.upperBound }
      index += 1 + within.count
      if case .value = outer, next.form != .optional {
        fill(next, inner: []) { _ in outer }
      } else {
        fill(next, inner: Array(within), value)
      }
    }
    replacements.append((kept.range.upperBound..<site.range.upperBound, joint(after: site)))
  }

  /// `[--a A][--b B]`: two options, though nothing divides them.
  private func joint(after site: PlaceholderSite) -> String { isFollowed(site.range) ? " " : "" }

  private func isFollowed(_ range: Range<Int>) -> Bool {
    range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: "[")
  }

  /// With one of the blanks around it, so that none is doubled; not with one that went with the part before.
  private func withBlank(_ range: Range<Int>) -> Range<Int> {
    if isFollowed(range) { return range }
    let free = replacements.last?.range.upperBound ?? 0
    if range.lowerBound > free, bytes[range.lowerBound - 1] == 0x20 { return range.lowerBound - 1..<range.upperBound }
    if range.upperBound < bytes.count, bytes[range.upperBound] == 0x20 {
      return range.lowerBound..<range.upperBound + 1
    }
    return range
  }

  private func scalar(at offset: Int) -> YAMLScalar? {
    var low = 0
    var high = scalars.count
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < scalars.count && scalars[low].range.contains(offset) ? scalars[low] : nil
  }

  /// An unquoted YAML scalar with several parts is judged as a whole, and quoted as a whole.
  private mutating func fill(
    _ scalar: YAMLScalar, _ sites: [PlaceholderSite], _ value: (PlaceholderSite) -> Filling?
  ) {
    var parts: [(range: Range<Int>, text: String)] = []
    for site in sites {
      switch value(site) {
      case .value(let text): parts.append((site.range, text))
      case nil: unfilled.append(site)
      default: refused.append((site, "this needs a value"))
      }
    }
    guard parts.count == sites.count else { return }
    let content = Self.replacing(parts, in: bytes[scalar.range])
    do {
      let text = try quoted(content, for: .yaml(.plain(inFlow: scalar.isInFlow), in: scalar.outer))
      try sites.first?.hereDocument?.check(text)
      replacements.append((scalar.range, text))
    } catch {
      refused += sites.map { ($0, error.reason) }
    }
  }

  private static func replacing(
    _ replacements: [(range: Range<Int>, text: String)], in bytes: ArraySlice<UInt8>
  ) -> String {
    var output: [UInt8] = []
    var at = bytes.startIndex
    for (range, text) in replacements {
      output += bytes[at..<range.lowerBound]
      output += text.utf8
      at = range.upperBound
    }
    output += bytes[at...]
    return String(decoding: output, as: UTF8.self)
  }
}

extension Place {
  /// The quoting of the shell alone: what it seems to be within is not read as such, for something else reads it.
  var withoutLanguages: Place {
    switch self {
    case .url(_, let inner), .json(_, let inner), .form(let inner), .header(let inner): inner.withoutLanguages
    case .yaml(_, let inner): inner.withoutLanguages
    case .substitution(let inner): .substitution(inner.withoutLanguages)
    case .backticks(let inner, let inQuotes): .backticks(inner.withoutLanguages, inQuotes: inQuotes)
    case .afterVariable(let inner): .afterVariable(inner.withoutLanguages)
    default: self
    }
  }

  var isInBackticks: Bool {
    switch self {
    case .backticks: true
    case .substitution(let inner): inner.isInBackticks
    default: false
    }
  }

  /// Nothing reads a value here.
  var isComment: Bool {
    switch self {
    case .comment, .yaml(.comment, _): true
    case .substitution(let inner), .backticks(let inner, _): inner.isComment
    default: false
    }
  }
}
