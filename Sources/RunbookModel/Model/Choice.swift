/// Several ways that a page offers, of which one is followed; the same question asked in several places is one choice.
public struct Choice: Hashable, Sendable {
  /// What decides between the branches.
  public enum Decider: String, Hashable, Sendable, CaseIterable {
    /// The operating system or its distribution: every branch is for other ones.
    case platform
    /// The tab that is wanted.
    case interface
    case person
  }

  public struct Option: Hashable, Sendable {
    public var branch: ActionID
    /// In the words of the page.
    public var label: String
    /// Of its first action.
    public var line: Int
  }

  /// What `--choose` names; the same in every language of the page.
  public var group: String
  /// The page's words above the alternatives.
  public var question: String?
  public var decider: Decider
  public var options: [Option]
}

extension Runbook {
  /// Every choice of the page, once, in the order in which it is met.
  public var choices: [Choice] {
    var groups: [String] = []
    var members: [String: [(branch: Branch, action: Action)]] = [:]
    for action in actions {
      for branch in action.branches {
        if members[branch.group] == nil { groups.append(branch.group) }
        members[branch.group, default: []].append((branch, action))
      }
    }
    return groups.map { group in choice(group, among: members[group] ?? []) }
  }

  private func choice(_ group: String, among members: [(branch: Branch, action: Action)]) -> Choice {
    var options: [Choice.Option] = []
    for (branch, action) in members where !options.contains(where: { $0.branch == branch.id }) {
      options.append(
        Choice.Option(branch: branch.id, label: branch.label ?? action.text ?? branch.id.text, line: action.line))
    }
    return Choice(
      group: group, question: questions[group], decider: decider(among: members.map(\.action)), options: options)
  }

  private func decider(among actions: [Action]) -> Choice.Decider {
    if actions.allSatisfy({ !$0.platforms.isEmpty || !$0.distributions.isEmpty }) { return .platform }
    let tabs = Set(actions.map(\.interface))
    return tabs.count > 1 && !tabs.contains(nil) ? .interface : .person
  }
}
