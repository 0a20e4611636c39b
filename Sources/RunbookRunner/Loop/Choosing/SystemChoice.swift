import Diagnostics
public import RunbookModel

/// The branch of a choice that is the one for this machine: that of its distribution, or the only one whose package
/// manager is installed.
struct SystemChoice {
  struct Found {
    /// The branch's id.
    var branch: String
    var reason: Message
  }

  let system: HostSystem
  /// All that the run comes to.
  let actions: [Action]

  /// Programs that install others.
  private static let managers: Set<String> = [
    "apk", "apt", "apt-get", "aptitude", "brew", "bun", "cargo", "choco", "dnf", "emerge", "flatpak", "gem", "nix-env",
    "npm", "pacman", "pip", "pip3", "pipx", "pnpm", "port", "scoop", "snap", "uv", "winget", "yarn", "yum", "zypper",
  ]

  /// nil where several branches will do, or nothing tells.
  func branch(of group: String) -> Found? {
    let branches = Action.branches(of: group, among: actions).map(\.branch)
    guard branches.count > 1 else { return nil }
    let members = branches.map { branch in
      actions.filter { $0.branches.contains { $0.group == group && $0.id == branch.id } }
    }
    return ofDistribution(branches, members) ?? ofManager(branches, members)
  }

  /// What the distribution is like counts where its own name has no branch.
  private func ofDistribution(_ branches: [Branch], _ members: [[Action]]) -> Found? {
    guard members.allSatisfy({ $0.allSatisfy { !$0.platforms.isEmpty } }) else { return nil }
    for name in system.distributions {
      let fitting = branches.indices.filter { index in members[index].contains { $0.distributions.contains(name) } }
      guard let first = fitting.first else { continue }
      guard fitting.count == 1 else { return nil }
      let label = branches[first].label ?? name
      let reason: Message =
        name == system.distributions.first
        ? "\(label): chosen because this machine runs \(name) (/etc/os-release)"
        : "\(label): chosen because this machine runs \(system.distributions[0]), which is like \(name) (/etc/os-release)"
      return Found(branch: branches[first].id.text, reason: reason)
    }
    return nil
  }

  private func ofManager(_ branches: [Branch], _ members: [[Action]]) -> Found? {
    let managers = members.map { Set($0.flatMap(\.programs)).intersection(SystemChoice.managers) }
    guard managers.allSatisfy({ !$0.isEmpty }) else { return nil }
    let possible = branches.indices.filter { managers[$0].isDisjoint(with: system.missing) }
    guard let only = possible.first, possible.count == 1 else { return nil }
    let missing = managers.indices.filter { $0 != only }
      .reduce(Set<String>()) { $0.union(managers[$1].intersection(system.missing)) }
    let label = branches[only].label ?? managers[only].sorted().joined(separator: ", ")
    return Found(
      branch: branches[only].id.text,
      reason: "\(label): chosen because \(missing.sorted().joined(separator: ", ")) is not installed here")
  }
}

extension Plan {
  /// Without the branches that are not for this machine, of choices about which nothing was said beforehand.
  public func reduced(to system: HostSystem, options: RunOptions) -> Plan {
    let choice = SystemChoice(system: system, actions: actions.map(\.action))
    let groups = Set(actions.flatMap(\.action.branches).map(\.group))
    let chosen = groups.filter { options.choices[$0] == nil && options.choices["*"] == nil }
      .reduce(into: [String: String]()) { $0[$1] = choice.branch(of: $1)?.branch }
    guard !chosen.isEmpty else { return self }
    return keeping { planned in
      planned.action.branches.allSatisfy { branch in chosen[branch.group].map { $0 == branch.id.text } ?? true }
    }
  }
}
