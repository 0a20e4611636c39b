/// A stretch of the page for which something holds: a branch of a choice, a condition, a place.
struct Scope {
  enum Meaning {
    /// One of several ways; the number is that of the choice. `instead` is the line of a condition that it replaces: which
    /// of several holds is asked once.
    case branch(choice: Int, label: String, instead: Int?)
    case condition(Condition)
    case systems(Systems)
    /// For all systems again, although the section's heading names these.
    case everySystem(notOnly: Systems)
    case place(ActionPlace)
    /// It takes back what the rest of the page makes.
    case undoing
    case optional
  }

  /// Positions in the document's blocks.
  var blocks: Range<Int>
  /// Of the page, where it is only a part of a block.
  var lines: ClosedRange<Int>?
  var meaning: Meaning
}

/// The operating systems that something is for.
struct Systems: Hashable {
  /// Empty: all.
  var platforms: [Platform] = []
  /// Of the Linux family, as `/etc/os-release` names them; empty: any.
  var distributions: [String] = []

  var isEmpty: Bool { platforms.isEmpty && distributions.isEmpty }
}

/// Several ways, of which one is followed.
struct ScopeChoice {
  /// The page's words above the first of them.
  var question: String?
  var labels: [String]
  /// Another choice of the page with the same labels is the same one: it is asked once.
  var isMergeable: Bool
}

/// What holds where, from the outside in.
struct ScopeTree {
  private(set) var scopes: [Scope]
  let choices: [ScopeChoice]

  init(_ scopes: [Scope], choices: [ScopeChoice]) {
    self.choices = choices
    self.scopes = scopes.sorted { left, right in
      left.blocks.lowerBound != right.blocks.lowerBound
        ? left.blocks.lowerBound < right.blocks.lowerBound
        : left.blocks.upperBound != right.blocks.upperBound
          ? left.blocks.upperBound > right.blocks.upperBound : left.lines == nil && right.lines != nil
    }
  }

  /// All that enclose a line of a block.
  func enclosing(_ block: BlockID, line: Int) -> [Scope] {
    var found: [Scope] = []
    for scope in scopes {
      if scope.blocks.lowerBound > block.position { break }
      if scope.blocks.contains(block.position), scope.lines?.contains(line) ?? true { found.append(scope) }
    }
    return found
  }
}
