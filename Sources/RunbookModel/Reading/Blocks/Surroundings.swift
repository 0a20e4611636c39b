import Diagnostics

/// What the page says around a block.
struct Surroundings {
  /// How near the last command above the block is.
  enum Nearness: Int, Comparable {
    case none
    /// In the same section.
    case inSection
    /// In the same item.
    case inItem
    /// Nothing but tables and labels lies between.
    case directlyAbove

    static func < (left: Nearness, right: Nearness) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the block right above is, in the same item.
  enum Neighbour {
    case none, other
    /// Shown, not run: a part of a file, a source.
    case code
    /// An output, with nothing between the two.
    case output
  }

  /// What of the calls above the block has in it.
  struct Echo: OptionSet {
    let rawValue: UInt8

    /// Its first prompted command is the last one above it.
    static let command = Echo(rawValue: 1 << 0)
    /// It begins with the program of the last command above it.
    static let program = Echo(rawValue: 1 << 1)
    /// It begins with the calls right above it, and goes on.
    static let calls = Echo(rawValue: 1 << 2)
    /// Its first call occurs nowhere else in the section.
    static let nothing = Echo(rawValue: 1 << 3)
  }

  /// A file whose content the block may be.
  struct File: Hashable {
    /// Nil where the page gives none.
    var name: String?
    /// The page asks to make it here.
    var isMade = false
    /// Where the page names or reads it.
    var reason: Message
  }

  var label = BlockLabel.none
  var leadIn = LeadIn()
  /// The block belongs to a step, or to text that leads to a command.
  var isInStep = true
  var command = Nearness.none
  var above = Neighbour.none
  var echo: Echo = []
  /// The section is the entry of a command reference and the block begins with its title.
  var isReferenceEntry = false
  /// The section is headed "Usage".
  var isUsageSection = false
  /// The command right above opens a file in an editor.
  var isBelowEditor = false
  /// A file named in the sentences before, or read by a later command.
  var file: File?

  func says(_ cue: LeadIn.Cues) -> Bool { leadIn.says(cue) }
}
