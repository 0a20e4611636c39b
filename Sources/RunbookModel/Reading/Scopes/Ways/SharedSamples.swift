import Diagnostics
import MarkdownBlocks

/// A sample below several ways, in none of them, is what each of them prints in the end.
struct SharedSamples {
  private let tree: ScopeTree
  /// Branches, by the number of their choice.
  private let branches: [Int: [Range<Int>]]
  /// By the line at which a code block begins, its position.
  private let positions: [Int: Int]

  init(_ tree: ScopeTree, _ document: Document) {
    self.tree = tree
    var branches: [Int: [Range<Int>]] = [:]
    for scope in tree.scopes where scope.lines == nil {
      if case .branch(let choice, _, _) = scope.meaning { branches[choice, default: []].append(scope.blocks) }
    }
    self.branches = branches
    var positions: [Int: Int] = [:]
    for (position, block) in document.blocks.enumerated() {
      if case .code = block.kind { positions[block.range.start.line] = position }
    }
    self.positions = positions
  }

  /// The reader has tied each sample to the command right above it, which is one of the last way.
  func share(in procedures: inout [Procedure]) {
    guard !branches.isEmpty else { return }
    for procedure in procedures.indices {
      for step in procedures[procedure].steps.indices {
        let actions = procedures[procedure].steps[step].actions
        for action in actions where !action.branches.isEmpty {
          guard let sample = action.expectation, let own = action.block, let position = positions[sample.line],
            position > own.position, let others = otherWays(than: own, line: action.textLine, above: position)
          else { continue }
          for blocks in others {
            let last = actions.lastIndex { other in
              other.kind == .command && other.block.map { blocks.contains($0.position) } ?? false
            }
            guard let last, actions[last].expectation == nil else { continue }
            procedures[procedure].steps[step].actions[last].expectation = sample
          }
        }
      }
    }
  }

  /// Those of the choice that ends between the command and its sample; nil where the sample is within the command's way.
  private func otherWays(than own: BlockID, line: Int, above sample: Int) -> [Range<Int>]? {
    for scope in tree.enclosing(own, line: line).reversed() {
      guard case .branch(let choice, _, _) = scope.meaning, scope.lines == nil, !scope.blocks.contains(sample),
        let ways = branches[choice], ways.allSatisfy({ $0.upperBound <= sample })
      else { continue }
      return ways.filter { $0 != scope.blocks }
    }
    return nil
  }
}
