import Diagnostics

/// One reason for which a code block is what it is. The first one that holds decides.
struct BlockRule: Sendable {
  /// The classes that the documentation system's attribute lists give to blocks.
  struct Classes: OptionSet, Sendable {
    let rawValue: UInt8

    static let pre = Classes(rawValue: 1 << 0)
    static let screen = Classes(rawValue: 1 << 1)
    static let codeblock = Classes(rawValue: 1 << 2)
    static let none = Classes(rawValue: 1 << 3)
    static let all: Classes = [.pre, .screen, .codeblock, .none]
    /// Not said to be an output.
    static let notScreen: Classes = [.pre, .codeblock, .none]
    /// The class does not say whether it is run.
    static let open: Classes = [.codeblock, .none]
  }

  /// Where the order matters: this rule is asked before another one.
  struct Precedence: Sendable {
    let id: String
    let reason: String
    /// A page where both hold; nil: the rule's own example is one.
    let page: String?

    init(_ id: String, because reason: String, on page: String? = nil) {
      (self.id, self.reason, self.page) = (id, reason, page)
    }
  }

  typealias Condition = @Sendable (BlockFacts, Surroundings) -> Bool
  typealias Reading = @Sendable (BlockFacts, Surroundings) -> BlockClassifier.Reading?

  /// `theme.name`; what `plan --explain` and the plan's JSON show.
  let id: String
  /// The classes of the blocks that it is about.
  let classes: Classes
  /// Nil where it does not hold.
  let reading: Reading
  /// A page with a block that it decides.
  let example: String
  let before: [Precedence]

  /// - Parameter reading: nil where the rule does not hold.
  init(
    _ id: String, of classes: Classes = .all, before: [Precedence] = [], example: String,
    reading: @escaping Reading
  ) {
    (self.id, self.classes, self.before, self.example, self.reading) = (id, classes, before, example, reading)
  }

  /// A rule that gives one kind for one reason.
  init(
    _ id: String, _ kind: BlockReading.Kind, _ reason: Message, of classes: Classes = .all,
    before: [Precedence] = [], example: String, where holds: @escaping Condition
  ) {
    self.init(id, of: classes, before: before, example: example) { facts, around in
      holds(facts, around) ? facts.reading(kind, reason) : nil
    }
  }

  /// A rule about commands, whose reason names the first word.
  init(
    _ id: String, firstWord reason: @escaping @Sendable (String) -> Message, of classes: Classes = .all,
    before: [Precedence] = [], example: String, where holds: @escaping Condition
  ) {
    self.init(id, of: classes, before: before, example: example) { facts, around in
      holds(facts, around) ? facts.reading(.command, reason(facts.firstWord)) : nil
    }
  }

  /// A rule about the content of the file that the page names.
  init(
    file id: String, of classes: Classes = .all, before: [Precedence] = [], example: String,
    where holds: @escaping @Sendable (BlockFacts, Surroundings, Surroundings.File) -> Bool
  ) {
    self.init(id, of: classes, before: before, example: example) { facts, around in
      around.file.flatMap { holds(facts, around, $0) ? facts.reading(.file, $0.reason) : nil }
    }
  }
}

extension BlockFacts {
  var classes: BlockRule.Classes {
    switch codeClass {
    case .pre: .pre
    case .screen: .screen
    case .codeblock: .codeblock
    case nil: .none
    }
  }
}
