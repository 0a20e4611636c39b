/// A block of the page, by its position in the document; lines are for people.
package struct BlockID: Hashable, Comparable, Sendable {
  package let position: Int

  package init(_ position: Int) { self.position = position }

  package static func < (left: BlockID, right: BlockID) -> Bool { left.position < right.position }
}
