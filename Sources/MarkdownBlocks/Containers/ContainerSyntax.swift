import Diagnostics

/// One way to write containers, as a site generator reads it.
protocol ContainerSyntax: Sendable {
  /// The bytes that its markers begin with.
  var firstBytes: [UInt8] { get }

  /// The marker that begins `place.line`; nil when there is none.
  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker?
}

/// All syntaxes. A new one needs its file and a line here; where two read the same line, the first does.
enum ContainerSyntaxes {
  static let all: [any ContainerSyntax] = [
    MaterialBlocks(),
    SlashBlocks(),
    HugoShortcodes(),
    LiquidTags(),
    TemplateConditions(),
    DetailsElement(),
    ComponentTags(),
    TabPanes(),
    LearnZones(),
    GitLabTabs(),
    DocsifyTabs(),
    ColonDirectives(),
    FenceDirectives(),
    SwitchedTabs(),
    DocFXTabs(),
    QuoteAlerts(),
    ModuleImports(),
  ]

  /// Those that a line may belong to which begins with a byte.
  static let byFirstByte: [[any ContainerSyntax]] = (0...UInt8.max).map { byte in
    all.filter { $0.firstBytes.contains(byte) }
  }
}

/// Where a marker is looked for.
struct MarkerPlace {
  let line: PageLine
  let quoteDepth: Int
  /// Text of the same depth is right above.
  let isInText: Bool
  /// The line's quote marker is right before it, not the marker of an item.
  let beginsQuote: Bool
}

/// What syntaxes see of the page around a marker.
struct ContainerPage {
  let source: SourceFile
  private var lastOffsets: [String: Int] = [:]

  init(_ source: SourceFile) { self.source = source }

  var bytes: [UInt8] { source.bytes }

  /// Whether a closing marker that `isClosing` recognises is after `offset`.
  ///
  /// - Parameters:
  ///   - key: of family and name, under which the answer is kept: the page is searched once for each.
  ///   - first: the byte that such a marker begins with.
  mutating func holdsClosing(
    _ key: String, after offset: Int, first: UInt8, isClosing: (Int) -> Bool
  ) -> Bool {
    if let last = lastOffsets[key] { return offset < last }
    let last = source.bytes.indices.last { source.bytes[$0] == first && isClosing($0) } ?? -1
    lastOffsets[key] = last
    return offset < last
  }
}
