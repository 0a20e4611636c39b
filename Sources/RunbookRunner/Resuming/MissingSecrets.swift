import RunbookModel

/// Secrets that actions gave which are done, that are kept nowhere, and that what is still to be done needs.
struct MissingSecrets {
  let earlier: Resumption
  /// Whether somebody has given the value of a placeholder again.
  let hasValue: (String) -> Bool
  /// Whether the shell in which the action is done has a variable.
  let hasVariable: (String, Action) -> Bool

  enum Secret: Hashable {
    /// Key of a placeholder.
    case value(String)
    /// Name of a variable.
    case variable(String)
    /// A later command is found in the output.
    case output
    /// The directory in which the shell was has a secret in its name.
    case directory

    /// What a person calls it.
    var name: String {
      switch self {
      case .value(let key): key
      case .variable(let name): name
      case .output: "output"
      case .directory: KeptState.directoryVariable
      }
    }
  }

  /// What `action` gave and `needed` use; sorted by name.
  func given(by action: Action, neededBy needed: [Action]) -> [Secret] {
    guard !needed.isEmpty else { return [] }
    var secrets: [Secret] = earlier.secrets.compactMap { key, source in
      let isNeeded = source == action.id && !hasValue(key) && needed.contains { $0.keys.contains(key) }
      return isNeeded ? .value(key) : nil
    }
    for (name, source) in earlier.withheld where source == action.id {
      if name == KeptState.directoryVariable {
        secrets.append(.directory)
      } else if !hasVariable(name, action), needed.contains(where: { ($0.text ?? "").mentions(variable: name) }) {
        secrets.append(.variable(name))
      }
    }
    if needed.contains(where: { $0.fromOutput == action.id }),
      earlier.plainOutputs[action.id]?.contains(Binding.mask) ?? false
    {
      secrets.append(.output)
    }
    return secrets.sorted { $0.name < $1.name }
  }
}

extension String {
  /// Whether `$name` or `${name` is in it, or the name as a word of its own: a program may look it up itself.
  func mentions(variable name: String) -> Bool {
    let words = utf8.split {
      !($0 == 95 || (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0))
    }
    return words.contains { $0.elementsEqual(name.utf8) }
  }
}
