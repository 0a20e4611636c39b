import RunbookModel

/// A value that the output of one action gives to others.
struct FlowValue {
  /// As the page has it.
  var name: String
  var source: ActionID
  var users: [ActionID]
}

/// Lines at the right side of a drawing, from where a value comes to where it is put in.
struct FlowLanes {
  /// In pixels, of all lanes.
  let width: Int
  let markup: [String]

  private static let distance = 12
  /// More would be a wall; the boxes name all values.
  private static let limit = 6

  private struct Lane {
    var value: FlowValue
    /// The right edge of the boxes.
    var from: FlowPart.Point
    var to: [FlowPart.Point]
    var bottom: Int { to.map(\.y).max() ?? from.y }
  }

  /// - Parameter right: the right end of the shapes.
  init(_ values: [FlowValue], among shapes: [FlowPart.Shape], right: Int) {
    var places: [ActionID: (box: FlowBox, x: Int, y: Int)] = [:]
    for case .box(let box, let x, let y) in shapes { places[box.action] = (box, x, y) }
    var ends: [Int] = []
    var markup: [String] = []
    for lane in values.compactMap({ Self.lane(of: $0, places) }) {
      // The first lane that is free there.
      let column = ends.firstIndex { $0 < lane.from.y } ?? ends.count
      guard column < Self.limit else { continue }
      if column == ends.count { ends.append(0) }
      ends[column] = lane.bottom
      markup.append(Self.path(of: lane, x: right + (column + 1) * Self.distance))
    }
    self.markup = markup
    width = ends.isEmpty ? 0 : (ends.count + 1) * Self.distance
  }

  private static func lane(of value: FlowValue, _ places: [ActionID: (box: FlowBox, x: Int, y: Int)]) -> Lane? {
    guard let source = places[value.source] else { return nil }
    let users = value.users.compactMap { places[$0] }
    guard !users.isEmpty else { return nil }
    let from = FlowPart.Point(
      x: source.x + FlowPart.boxWidth, y: source.y + FlowPart.boxHeight(source.box) - 10)
    return Lane(
      value: value, from: from, to: users.map { FlowPart.Point(x: $0.x + FlowPart.boxWidth, y: $0.y + 10) })
  }

  private static func path(of lane: Lane, x: Int) -> String {
    var path = "M\(lane.from.x) \(lane.from.y)L\(x) \(lane.from.y)L\(x) \(lane.bottom)"
    for end in lane.to { path += "M\(x) \(end.y)L\(end.x) \(end.y)" }
    let dots = lane.to.map { "<circle class=\"value\" cx=\"\($0.x)\" cy=\"\($0.y)\" r=\"3\"/>" }.joined()
    let title = Markup.element("title", [:], Markup.line(lane.value.name))
    return "<g>\(title)<path class=\"value-way\" d=\"\(path)\"/>\(dots)</g>"
  }
}
