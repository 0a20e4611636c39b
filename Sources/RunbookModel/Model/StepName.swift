import Bytes
package import Diagnostics

/// What a person is shown as the name of a step: its number as the page writes it, and which time it is where the page
/// has it more than once. On a command line the second 2 is `2~2`.
package struct StepName {
  /// As the page writes it.
  package let number: String
  /// From 1.
  private let time: Int

  /// - Parameter label: as `StepID.label` has it, or the whole id.
  package init(_ label: String) {
    let mark = label.utf8.lastIndex(of: UInt8(ascii: "~"))
    let time = mark.flatMap { Int(label[label.utf8.index(after: $0)...]) } ?? 1
    number = time > 1 ? mark.map { String(label[..<$0]) } ?? label : label
    self.time = max(time, 1)
  }

  package var isRepeated: Bool { time > 1 }

  /// `2, second time`
  package var message: Message {
    switch time {
    case 1: Message(verbatim: number)
    case 2: "\(number), second time"
    case 3: "\(number), third time"
    default: "\(number), time \(time)"
    }
  }

  /// `2 (second time)`, among others.
  package var inList: Message {
    switch time {
    case 1: Message(verbatim: number)
    case 2: "\(number) (second time)"
    case 3: "\(number) (third time)"
    default: "\(number) (time \(time))"
    }
  }
}

extension Message.Interpolation {
  /// A step, by its label.
  package mutating func appendInterpolation(step label: String) {
    let name = StepName(label)
    if name.isRepeated { appendInterpolation(name.message) } else { appendInterpolation(label) }
  }

  /// Several steps, by their labels.
  package mutating func appendInterpolation(steps labels: [String]) {
    let names = labels.map(StepName.init)
    guard names.contains(where: \.isRepeated) else { return appendInterpolation(labels.joined(separator: ", ")) }
    if names.count == 1 { return appendInterpolation(names[0].message) }
    let pattern = names.map { _ in "{}" }.joined(separator: ", ")
    appendInterpolation(Message(pattern: pattern, arguments: names.map { .message($0.inList) }))
  }
}
