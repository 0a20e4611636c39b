/// A laid out part of a drawing: shapes below each other and beside each other. All lengths are in pixels.
struct FlowPart {
  enum Shape {
    case box(FlowBox, x: Int, y: Int)
    /// Where the way parts, or depends on something.
    case question(String, x: Int, y: Int, height: Int)
    /// The name of a branch, above it.
    case label(String, x: Int, y: Int)
    /// A way from one to the next.
    case way([Point], isArrow: Bool, isBypass: Bool)

    func moved(_ x: Int, _ y: Int) -> Shape {
      switch self {
      case .box(let box, let left, let top): .box(box, x: left + x, y: top + y)
      case .question(let text, let left, let top, let height):
        .question(text, x: left + x, y: top + y, height: height)
      case .label(let text, let left, let top): .label(text, x: left + x, y: top + y)
      case .way(let points, let isArrow, let isBypass):
        .way(points.map { Point(x: $0.x + x, y: $0.y + y) }, isArrow: isArrow, isBypass: isBypass)
      }
    }
  }

  struct Point: Equatable {
    var x: Int
    var y: Int
  }

  var width: Int
  var height: Int
  /// Where the way comes in at the top and goes out at the bottom, from the left.
  var axis: Int
  var shapes: [Shape]

  static let boxWidth = 272
  static let labelHeight = 24
  /// Between what follows each other.
  static let gap = 24
  /// Between branches.
  private static let space = 24

  static func boxHeight(_ box: FlowBox) -> Int { 34 + (box.code == nil ? 0 : 18) + box.notes.count * 16 }

  static func box(_ box: FlowBox) -> FlowPart {
    FlowPart(width: boxWidth, height: boxHeight(box), axis: boxWidth / 2, shapes: [.box(box, x: 0, y: 0)])
  }

  static func question(_ text: String, lines: Int) -> FlowPart {
    let height = 16 + lines * 17
    return FlowPart(
      width: boxWidth, height: height, axis: boxWidth / 2, shapes: [.question(text, x: 0, y: 0, height: height)])
  }

  /// One after the other.
  static func sequence(_ parts: [FlowPart]) -> FlowPart {
    let axis = parts.map(\.axis).max() ?? 0
    var all = FlowPart(width: 0, height: 0, axis: axis, shapes: [])
    for (index, part) in parts.enumerated() {
      if index > 0 {
        let from = Point(x: axis, y: all.height)
        all.height += gap
        all.shapes.append(.way([from, Point(x: axis, y: all.height)], isArrow: true, isBypass: false))
      }
      all.place(part, x: axis - part.axis, y: all.height)
    }
    return all
  }

  /// A question, and its answers beside each other; they meet again below.
  static func branches(_ head: FlowPart, _ branches: [(label: String, part: FlowPart?)]) -> FlowPart {
    let columns = branches.map { column(label: $0.label, $0.part) }
    var all = row(columns)
    let axes = all.axes
    let height = columns.map(\.height).max() ?? 0
    let (first, last) = (axes.first ?? 0, axes.last ?? 0)
    var result = FlowPart(width: 0, height: 0, axis: (first + last) / 2, shapes: [])
    // The head is as wide as one column, and may be wider than all of them.
    let shift = max(0, head.axis - result.axis)
    result.axis += shift
    result.place(head, x: result.axis - head.axis, y: 0)
    let bar = head.height + gap / 2
    let top = head.height + gap
    let bottom = top + height + gap / 2
    for (axis, column) in zip(axes.map({ $0 + shift }), columns) {
      let start = [Point(x: result.axis, y: head.height), Point(x: result.axis, y: bar), Point(x: axis, y: bar)]
      result.shapes.append(.way(start + [Point(x: axis, y: top)], isArrow: true, isBypass: false))
      let end = [Point(x: axis, y: top + column.height), Point(x: axis, y: bottom), Point(x: result.axis, y: bottom)]
      result.shapes.append(.way(end, isArrow: false, isBypass: false))
    }
    all.part.shapes = all.part.shapes.map { $0.moved(shift, top) }
    result.shapes += all.part.shapes
    result.width = max(result.width, all.part.width + shift)
    result.height = bottom
    return result
  }

  /// What is done only where something holds, and the way past it.
  static func condition(_ head: FlowPart, _ part: FlowPart) -> FlowPart {
    var result = sequence([head, part])
    let right = max(result.width, result.axis + head.width / 2) + gap / 2
    let side = result.axis + head.width / 2
    let bottom = result.height + gap / 2
    result.shapes.append(
      .way(
        [
          Point(x: side, y: head.height / 2), Point(x: right, y: head.height / 2), Point(x: right, y: bottom),
          Point(x: result.axis, y: bottom),
        ], isArrow: false, isBypass: true))
    result.shapes.append(
      .way(
        [Point(x: result.axis, y: result.height), Point(x: result.axis, y: bottom)], isArrow: false, isBypass: false))
    result.width = right + 2
    result.height = bottom
    return result
  }

  private static func column(label: String, _ part: FlowPart?) -> FlowPart {
    let label = FlowPart(
      width: boxWidth, height: labelHeight, axis: boxWidth / 2, shapes: [.label(label, x: 0, y: 0)])
    guard let part else { return label }
    return sequence([label, part])
  }

  private static func row(_ columns: [FlowPart]) -> (part: FlowPart, axes: [Int]) {
    var part = FlowPart(width: 0, height: 0, axis: 0, shapes: [])
    var axes: [Int] = []
    for column in columns {
      let left = part.width == 0 ? 0 : part.width + space
      axes.append(left + column.axis)
      part.place(column, x: left, y: 0)
    }
    return (part, axes)
  }

  private mutating func place(_ part: FlowPart, x: Int, y: Int) {
    shapes += part.shapes.map { $0.moved(x, y) }
    width = max(width, x + part.width)
    height = max(height, y + part.height)
  }
}
