import Bytes
import Diagnostics
import RunbookModel

/// A procedure as a drawing: an SVG within a page, without a script and without a font of its own.
///
/// Text has the size of the page's text, so that a drawing is never scaled: what is wider than its place is scrolled.
struct FlowDrawing {
  /// What is drawn of an action; nil: it is not among what is done.
  let box: (ActionID) -> FlowBox?
  /// The page's words above the alternatives.
  let question: (_ group: String) -> String
  let label: (_ group: String, _ branch: ActionID) -> String
  /// What is taken from the output of one action and put into others.
  var values: [FlowValue] = []

  /// Nothing where there is nothing to draw.
  ///
  /// - Parameter title: for those who hear it.
  func markup(of procedure: Procedure, title: String) -> String {
    guard let part = part(of: procedure.nodes) else { return "" }
    let margin = 8
    let shapes = part.shapes.map { $0.moved(margin, margin) }
    let lanes = FlowLanes(values, among: shapes, right: part.width + margin)
    let (width, height) = (part.width + 2 * margin + lanes.width, part.height + 2 * margin)
    // Ways are drawn first, so that boxes are in front of them.
    let ways = lanes.markup + shapes.compactMap(FlowDrawing.way)
    let boxes = shapes.compactMap(FlowDrawing.shape)
    return Markup.element(
      "svg",
      [
        "class": "flow", "role": "group", "aria-label": title, "width": "\(width)", "height": "\(height)",
        "viewBox": "0 0 \(width) \(height)",
      ], "\n" + (ways + boxes).joined(separator: "\n") + "\n")
  }

  func part(of nodes: [Node]) -> FlowPart? {
    let parts = nodes.compactMap(part)
    return parts.isEmpty ? nil : FlowPart.sequence(parts)
  }

  private func part(of node: Node) -> FlowPart? {
    switch node {
    case .action(let id): return box(id).map(FlowPart.box)
    case .sequence(let nodes, _): return part(of: nodes)
    case .condition(let condition, let nodes):
      guard let body = part(of: nodes) else { return nil }
      return FlowPart.condition(FlowDrawing.head(condition.text), body)
    case .choice(let group, let ways):
      let branches = ways.compactMap { way in
        part(of: way.nodes).map { (label: label(group, way.branch), part: Optional($0)) }
      }
      guard branches.count > 1 else { return branches.first.flatMap(\.part) }
      return FlowPart.branches(FlowDrawing.head(question(group)), branches)
    }
  }

  private static func head(_ text: String) -> FlowPart {
    FlowPart.question(text, lines: lines(of: text).count)
  }

  /// Three lines at most.
  private static func lines(of text: String) -> [String] {
    let lines = TextWrapping.lines(of: TerminalSafe.line(text), width: 33)
    return lines.count > 3 ? lines.prefix(2) + [(lines[2] + " …").clipped(to: 33)] : lines
  }

  private static func way(_ shape: FlowPart.Shape) -> String? {
    guard case .way(let points, let isArrow, let isBypass) = shape else { return nil }
    let path = points.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.x) \($1.y)" }.joined()
    let line = "<path class=\"way\(isBypass ? " bypass" : "")\" d=\"\(path)\"/>"
    guard isArrow, let end = points.last else { return line }
    return line
      + "<path class=\"arrow\" d=\"M\(end.x - 4) \(end.y - 7)L\(end.x) \(end.y)L\(end.x + 4) \(end.y - 7)Z\"/>"
  }

  private static func shape(_ shape: FlowPart.Shape) -> String? {
    switch shape {
    case .way: return nil
    case .label(let text, let x, let y):
      let middle = x + FlowPart.boxWidth / 2
      return rectangle("branch", x: x, y: y, height: FlowPart.labelHeight, radius: 12)
        + line(text.clipped(to: 34), "centred", x: middle, y: y + 16)
    case .question(let text, let x, let y, let height):
      let (right, middle) = (x + FlowPart.boxWidth, y + height / 2)
      let outline =
        "M\(x) \(middle)L\(x + 12) \(y)L\(right - 12) \(y)L\(right) \(middle)L\(right - 12) \(y + height)"
        + "L\(x + 12) \(y + height)Z"
      let rows = lines(of: text).enumerated().map { index, text in
        line(text, "centred", x: x + FlowPart.boxWidth / 2, y: y + 20 + index * 17)
      }
      return "<path class=\"question\" d=\"\(outline)\"/>" + rows.joined()
    case .box(let box, let x, let y): return self.box(box, x: x, y: y)
    }
  }

  private static func box(_ box: FlowBox, x: Int, y: Int) -> String {
    let height = FlowPart.boxHeight(box)
    let number = [box.mark, box.number].compactMap(\.self).joined(separator: " ")
    var content = rectangle("box \(box.shape.rawValue)", x: x, y: y, height: height, radius: radius(of: box.shape))
    content += "<rect class=\"edge\" x=\"\(x)\" y=\"\(y + 6)\" width=\"4\" height=\"\(height - 12)\" rx=\"2\"/>"
    let room = 32 - DisplayWidth.of(number)
    let title = TerminalSafe.line(box.title).clipped(to: max(room, 8))
    var head = Markup.element("tspan", [:], Markup.line(title))
    if !number.isEmpty { head = Markup.element("tspan", ["class": "step-number"], Markup.line(number)) + " " + head }
    content += "<text x=\"\(x + 14)\" y=\"\(y + 21)\">\(head)</text>"
    var bottom = y + 21
    if let code = box.code {
      bottom += 18
      content += line(TerminalSafe.line(code).clipped(to: 33), "code", x: x + 14, y: bottom)
    }
    for note in box.notes {
      bottom += 16
      content += line(TerminalSafe.line(note).clipped(to: 36), "remark", x: x + 14, y: bottom)
    }
    return Markup.element("a", ["class": box.tone, "href": box.link, "aria-label": box.spoken], content)
  }

  private static func radius(of shape: FlowBox.Shape) -> Int {
    switch shape {
    case .command: 8
    case .file: 0
    case .http: 16
    case .manual: 8
    }
  }

  private static func rectangle(_ name: String, x: Int, y: Int, height: Int, radius: Int) -> String {
    "<rect class=\"\(name)\" x=\"\(x)\" y=\"\(y)\" width=\"\(FlowPart.boxWidth)\" height=\"\(height)\" rx=\"\(radius)\"/>"
  }

  private static func line(_ text: String, _ name: String, x: Int, y: Int) -> String {
    Markup.element("text", ["class": name, "x": "\(x)", "y": "\(y)"], Markup.line(text))
  }
}
