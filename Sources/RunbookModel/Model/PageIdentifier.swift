import Bytes

/// What names a part of a page: made of anchors and numbers, never of words, so that it is the same in every language of
/// the page.
public protocol PageIdentifier: Hashable, Comparable, Sendable, Codable, CustomStringConvertible,
  ExpressibleByStringInterpolation
{
  /// As contracts and journals write it.
  var text: String { get }
  init(_ text: String)
}

extension PageIdentifier {
  public init(stringLiteral text: String) { self.init(text) }

  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  public var description: String { text }

  public static func < (one: Self, other: Self) -> Bool { one.text < other.text }
}

/// Names a step: procedure id, `/`, and the number (`tokens/7.2`); `u1`, `u2`, … where there is none; a number written
/// twice gets `~2` from the second on.
public struct StepID: PageIdentifier {
  public let text: String

  public init(_ text: String) { self.text = text }

  /// What a person calls it: its number as the page writes it, `u1` where it has none, `3~2` for the second 3,
  /// which is shown as `StepName` has it. The same for `--only`, `--from` and `--until`.
  public var label: String { text.parts(separatedBy: "/").last.map(String.init) ?? text }

  /// Of the procedure.
  public var procedure: String { String(text.prefix(upTo: text.lastIndex(of: "/") ?? text.startIndex)) }
}

/// Names an action: the id of its step, `/`, and its position in the step from 1.
public struct ActionID: PageIdentifier {
  public let text: String

  public init(_ text: String) { self.text = text }

  /// - Parameters:
  ///   - step: that the action belongs to.
  ///   - position: in the step, from 1.
  public init(_ step: StepID, _ position: Int) { text = "\(step.text)/\(position)" }

  /// As a person may name it where its step has several: the step's label, and its position.
  package var label: String { step.label + "/" + (text.parts(separatedBy: "/").last ?? "") }

  /// Also of an action that the page does not have any more.
  public var step: StepID { StepID(text.parts(separatedBy: "/").dropLast().joined(separator: "/")) }
}
