/// A container that is open.
struct ContainerFrame {
  let family: String
  let name: String
  let count: Int
  let extent: ContainerExtent
  let groupsByID: Bool
  let traits: ContainerMeaning.TabSetTraits
  let isSet: Bool
  let isTab: Bool
  let isCodeGroup: Bool
  let isDetails: Bool
  let isPlain: Bool
  /// A set that the page does not write, only its tabs.
  let isMadeUp: Bool
  /// See ``ContainerStack/codeColumn``.
  let codeColumn: Int?
  /// Of its marker.
  let column: Int
  let place: ContainerStack.Mark
  let quoteDepth: Int
  let items: Int
  let headingLevel: Int
  private let itemColumn: Int

  /// Index among the records; nil for what is no container to a reader.
  var record: Int?
  /// Where it ends if no closing marker comes.
  var fallback: ContainerStack.Mark?
  var tabCount = 0
  /// Of its tabs.
  var ids: [String] = []

  init(_ opening: ContainerOpening, _ around: ContainerStack.Surroundings, isMadeUp: Bool) {
    (family, name, count) = (opening.family, opening.name, opening.count)
    (extent, groupsByID) = (opening.extent, opening.groupsByID)
    self.isMadeUp = isMadeUp
    var (isSet, isTab, isCodeGroup, isDetails, isPlain) = (false, false, false, false, false)
    var traits = ContainerMeaning.TabSetTraits()
    switch opening.meaning {
    case .tabs(let own): (isSet, traits) = (true, own)
    case .codeGroup: (isSet, isCodeGroup) = (true, true)
    case .tab: isTab = true
    case .details: isDetails = true
    case .plain: isPlain = true
    case .admonition: break
    }
    (self.isSet, self.isTab, self.isCodeGroup) = (isSet, isTab, isCodeGroup)
    (self.isDetails, self.isPlain, self.traits) = (isDetails, isPlain, traits)
    (column, place, quoteDepth) = (around.column, around.place, around.quoteDepth)
    (items, itemColumn, headingLevel) = (around.items, around.itemColumn, around.headingLevel)
    codeColumn = !opening.hasIndentedCode ? nil : extent == .indentation ? column + Self.indentation : column
  }

  /// How many columns the content of an indented container is right of its marker.
  private static let indentation = 4
  /// Authors indent by less; so much at least.
  private static let leastIndentation = 2

  /// Whether a line at `column`, after `depth` quote markers, is no more within it.
  ///
  /// - Parameter isComplete: no more quote markers follow.
  func isLeft(column: Int, depth: Int, isComplete: Bool) -> Bool {
    switch extent {
    case .indentation:
      let least = isMadeUp ? self.column : self.column + Self.leastIndentation
      return quoteDepth == depth && column < least || isComplete && depth < quoteDepth
    case .quote: return isComplete && depth < quoteDepth
    case .marker, .heading: return false
    }
  }

  /// Whether such a line is outside of the quote or the item that the container is in: where no closing marker
  /// follows, it has ended.
  func seemsLeft(column: Int, depth: Int) -> Bool { needsClosing && (depth < quoteDepth || column <= itemColumn) }

  /// Only a marker or a heading shows where it ends.
  var needsClosing: Bool { extent == .marker || extent == .heading }

  /// What the set says of its next tab.
  func label(id: String?) -> String? {
    id.flatMap { traits.labels[$0] } ?? (tabCount < traits.order.count ? traits.order[tabCount] : nil)
  }
}

extension ContainerOpening {
  /// Whether the tab that opens is none of a set that is made up.
  func beginsOtherSet(than set: ContainerFrame, id: String?) -> Bool {
    beginsSet || groupsByID && id.map { set.ids.contains($0) } == true
  }
}
