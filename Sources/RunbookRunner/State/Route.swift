import RunbookModel

/// The items that a run comes to, in their order.
struct Route {
  let items: [RunItem]
  /// Id of an action → the one that is done in its place where a condition holds.
  let replacements: [ActionID: Action]
  /// The actions that depend on a condition, in their order.
  let conditional: [Condition: [Action]]
  /// The name under which the answer to a condition is kept: the id of its first action; where that is taken by a
  /// condition within it, the id and a number from 2.
  let conditionNames: [Condition: String]
  private let ids: Set<ActionID>

  init(_ items: [RunItem] = []) {
    self.items = items
    let actions = items.lazy.compactMap(\.action)
    ids = Set(actions.map(\.id))
    replacements = actions.reduce(into: [:]) { found, action in
      if let replaced = action.replaces { found[replaced] = action }
    }
    conditional = actions.reduce(into: [:]) { found, action in
      for condition in action.conditions { found[condition, default: []].append(action) }
    }
    conditionNames = actions.reduce(into: [:]) { names, action in
      var number = 1
      for condition in action.conditions.reversed() where names[condition] == nil {
        names[condition] = number == 1 ? action.id.text : "\(action.id.text)/if\(number)"
        number += 1
      }
    }
  }

  var actions: [Action] { items.compactMap(\.action) }

  /// Whether it comes to the action, links not followed.
  func comesTo(_ action: ActionID) -> Bool { ids.contains(action) }

  /// Whether `key` is used in something after `action`.
  func isNeeded(_ key: String, after action: Action) -> Bool {
    guard let index = items.firstIndex(where: { $0.action?.id == action.id }) else { return true }
    return items[(index + 1)...].compactMap(\.action).contains { $0.keys.contains(key) }
  }

  /// Labels of the steps with an action that is meant, each once.
  func labels(where isMeant: (Action) -> Bool) -> [String] {
    items.filter { $0.action.map(isMeant) ?? false }.map(\.step.label)
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
