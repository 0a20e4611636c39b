import RunbookModel
import Testing

@testable import RunbookReport

/// The drawing of any tree has all boxes, none over another one and none outside of it.
@Suite struct FlowPartTests {
  /// A tree that is the same for the same seed.
  private struct Trees {
    private var state: UInt64
    private(set) var actions = 0

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func next(below limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }

    mutating func nodes(depth: Int) -> [Node] {
      (0..<(1 + next(below: 3))).map { _ in node(depth: depth) }
    }

    private mutating func node(depth: Int) -> Node {
      switch depth > 0 ? next(below: 5) : 0 {
      case 1: return .sequence(nodes(depth: depth - 1), step: nil)
      case 2:
        return .condition(Condition(text: String(repeating: "If so, ", count: 9), line: 1), nodes(depth: depth - 1))
      case 3, 4:
        let ways = (0..<(2 + next(below: 3))).map { _ in
          Node.Way(branch: ActionID("way"), nodes: nodes(depth: depth - 1))
        }
        return .choice(group: "group", branches: ways)
      default:
        actions += 1
        return .action(ActionID("a/\(actions)"))
      }
    }
  }

  private static func box(_ id: ActionID) -> FlowBox {
    FlowBox(
      action: id, shape: .command, number: "1", title: "Say <so>", code: "say so", notes: ["optional"], tone: "quiet",
      link: "#a", spoken: "a")
  }

  private static var flow: FlowDrawing {
    FlowDrawing(box: { box($0) }, question: { _ in "Which one?" }, label: { _, _ in "This one" })
  }

  @Test(arguments: 1...60) func boxesAreApart(seed: Int) throws {
    var trees = Trees(seed: UInt64(seed))
    let part = try #require(Self.flow.part(of: trees.nodes(depth: 4)))
    var places: [(x: Int, y: Int, height: Int)] = []
    var ids: Set<ActionID> = []
    for shape in part.shapes {
      switch shape {
      case .box(let box, let x, let y):
        ids.insert(box.action)
        places.append((x, y, FlowPart.boxHeight(box)))
      case .question(_, let x, let y, let height): places.append((x, y, height))
      case .label(_, let x, let y): places.append((x, y, FlowPart.labelHeight))
      case .way(let points, _, _):
        #expect(points.allSatisfy { (0...part.width).contains($0.x) && (0...part.height).contains($0.y) })
        // Ways go along the axes.
        #expect(zip(points, points.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y })
      }
    }
    #expect(ids.count == trees.actions)
    for (index, one) in places.enumerated() {
      #expect(one.x >= 0 && one.y >= 0)
      #expect(one.x + FlowPart.boxWidth <= part.width && one.y + one.height <= part.height)
      for other in places[(index + 1)...] {
        let isBeside = abs(one.x - other.x) >= FlowPart.boxWidth
        #expect(isBeside || one.y + one.height <= other.y || other.y + other.height <= one.y)
      }
    }
  }

  /// Two values that are on their way at the same time have lanes of their own; one that comes later takes the first.
  @Test func lanesOfValuesAreApart() {
    let boxes = (0..<6).map { FlowPart.box(Self.box(ActionID("a/\($0)"))) }
    let part = FlowPart.sequence(boxes)
    func value(_ name: String, _ from: Int, _ to: Int...) -> FlowValue {
      FlowValue(name: name, source: ActionID("a/\(from)"), users: to.map { ActionID("a/\($0)") })
    }
    let two = FlowLanes([value("x", 0, 2, 3), value("y", 1, 3)], among: part.shapes, right: part.width)
    let one = FlowLanes([value("x", 0, 2), value("y", 3, 5)], among: part.shapes, right: part.width)
    #expect(two.markup.count == 2 && one.markup.count == 2)
    #expect(two.width > one.width)
    #expect(FlowLanes([value("x", 0)], among: part.shapes, right: part.width).width == 0)
  }
}
