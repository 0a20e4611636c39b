import ShellSyntax

/// For which variables of a block a value is evidence that the block did what the page promises.
///
/// `TOKEN=$(tool token)` has a value because the program printed one. `NAME=demo` has one in any case, so it says
/// nothing of a `tool create "$NAME"` below it, and neither does the variable of a loop of what its body does.
struct AssignmentEvidence {
  /// What prints and changes nothing: it needs no proof beside a value that a program gave.
  private static let harmless: Set<String> = ["echo", "printf", ":", "true", "set", "unset", "cd", "test", "[", "[["]

  /// What assigns, and what does something else; not what is run for the value of an assignment.
  private let assigning: [SimpleCommand]
  private let others: [SimpleCommand]
  /// Names whose values come from an output or an input.
  private let computed: Set<String>

  init(_ script: ShellScript) {
    let all = script.commands.flatMap(\.simpleCommands)
    let setters = all.filter { !$0.assignedNames.isEmpty }
    func isValue(_ command: SimpleCommand) -> Bool {
      setters.contains { $0.range != command.range && Self.contains($0.range, command.range) }
    }
    let outer = all.filter { !isValue($0) }
    assigning = outer.filter { !$0.assignedNames.isEmpty }
    others = outer.filter { $0.assignedNames.isEmpty && !Self.exportsOnly($0) }
    computed = Set(
      assigning.flatMap { setter in
        setter.assignedNames.filter { name in
          Self.reads(setter)
            || setter.values(of: name).contains { value in
              all.contains { $0.range != setter.range && Self.contains(value, $0.range) }
            }
        }
      })
  }

  func isEvidence(_ name: String) -> Bool {
    guard computed.contains(name) else {
      return others.isEmpty && (assigning.isEmpty || assigning.contains { $0.assignedNames.contains(name) })
    }
    return others.allSatisfy { $0.program.map(Self.harmless.contains) ?? false }
  }

  /// `HTTP_PROXY=`, `export HTTP_PROXY=""`: the page wants it empty, which proves nothing.
  func isEmptyOnPurpose(_ name: String) -> Bool {
    assigning.contains { setter in
      (setter.words + setter.assignments.map(\.word)).contains {
        ["=", "=\"\"", "=''"].map { name + $0 }.contains($0.text)
      }
    }
  }

  /// `FILES=(a b)`, `mapfile -t LINES`: an array has no one value that could be looked at.
  func isArray(_ name: String) -> Bool {
    assigning.contains { setter in
      let isDeclared = setter.words.contains { $0.text.hasPrefix("-") && $0.text.lowercased().contains("a") }
      return ["mapfile", "readarray"].contains(setter.program)
        || isDeclared && ["declare", "typeset", "local", "readonly"].contains(setter.program)
        || (setter.words + setter.assignments.map(\.word)).contains { word in
          [name + "=(", name + "+=(", name + "["].contains(where: word.text.hasPrefix)
        }
    }
  }

  private static func contains(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  private static func reads(_ command: SimpleCommand) -> Bool {
    ["read", "readarray", "mapfile"].contains(command.program)
  }

  /// `export NAME`
  private static func exportsOnly(_ command: SimpleCommand) -> Bool {
    ["export", "declare", "typeset", "readonly"].contains(command.program)
  }
}

extension SimpleCommand {
  /// Where the words are that assign to `name`.
  fileprivate func values(of name: String) -> [Range<Int>] {
    let words = self.words + assignments.map(\.word)
    return words.filter { $0.text.hasPrefix(name + "=") || $0.text.hasPrefix(name + "+=") }.map(\.range)
  }
}
