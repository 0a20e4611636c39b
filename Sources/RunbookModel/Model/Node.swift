/// A part of a procedure as a tree: its leaves, in order, are the actions of the procedure's steps, in order.
public indirect enum Node: Hashable, Sendable {
  case action(ActionID)
  /// What is done one after the other.
  ///
  /// - Parameter step: whose actions these are; nil: of several steps.
  case sequence([Node], step: StepID?)
  /// One of several ways, of which one is followed.
  case choice(group: String, branches: [Way])
  /// What is done only where something holds.
  case condition(Condition, [Node])

  /// One branch of a choice.
  public struct Way: Hashable, Sendable {
    /// As in ``Branch/id``.
    public var branch: ActionID
    public var nodes: [Node]

    package init(branch: ActionID, nodes: [Node]) {
      self.branch = branch
      self.nodes = nodes
    }
  }
}

extension Procedure {
  /// The steps as a tree of sequences, choices and conditions.
  public var nodes: [Node] { NodeTree(self).nodes }
}

/// Folds what each action says of its branches and conditions into one tree.
///
/// What encloses more actions of the procedure is outside; what encloses the same ones is, from the outside in, a step, a
/// condition, a choice.
private struct NodeTree {
  private enum Frame: Hashable {
    case step(StepID)
    case condition(Condition)
    case choice(String)
  }

  private struct Leaf {
    let action: Action
    let frames: [Frame]
  }

  let nodes: [Node]

  init(_ procedure: Procedure) {
    let paths = procedure.steps.flatMap { step in step.actions.map { ($0, Self.frames(of: $0, in: step)) } }
    var counts: [Frame: Int] = [:]
    for (_, frames) in paths {
      for frame in frames { counts[frame, default: 0] += 1 }
    }
    let leaves = paths.map { action, frames in
      let sorted = frames.enumerated().sorted { one, other in
        let (left, right) = (counts[one.element] ?? 0, counts[other.element] ?? 0)
        return left != right ? left > right : one.offset < other.offset
      }
      return Leaf(action: action, frames: sorted.map(\.element))
    }
    nodes = Self.nodes(leaves[...], depth: 0)
  }

  private static func frames(of action: Action, in step: Step) -> [Frame] {
    [.step(step.id)] + action.conditions.map(Frame.condition) + action.branches.map { .choice($0.group) }
  }

  private static func nodes(_ leaves: ArraySlice<Leaf>, depth: Int) -> [Node] {
    var nodes: [Node] = []
    var rest = leaves
    while let first = rest.first {
      guard first.frames.count > depth else {
        nodes.append(.action(first.action.id))
        rest = rest.dropFirst()
        continue
      }
      let frame = first.frames[depth]
      let run = rest.prefix { $0.frames.count > depth && $0.frames[depth] == frame }
      rest = rest[run.endIndex...]
      nodes.append(node(frame, run, depth: depth + 1))
    }
    return nodes
  }

  private static func node(_ frame: Frame, _ run: ArraySlice<Leaf>, depth: Int) -> Node {
    switch frame {
    case .step(let step): return .sequence(nodes(run, depth: depth), step: step)
    case .condition(let condition): return .condition(condition, nodes(run, depth: depth))
    case .choice(let group):
      var ways: [Node.Way] = []
      var rest = run
      while let first = rest.first {
        let branch = self.branch(of: first, in: group)
        let same = rest.prefix { self.branch(of: $0, in: group) == branch }
        rest = rest[same.endIndex...]
        ways.append(Node.Way(branch: branch, nodes: nodes(same, depth: depth)))
      }
      return .choice(group: group, branches: ways)
    }
  }

  private static func branch(of leaf: Leaf, in group: String) -> ActionID {
    leaf.action.branches.first { $0.group == group }?.id ?? leaf.action.id
  }
}
