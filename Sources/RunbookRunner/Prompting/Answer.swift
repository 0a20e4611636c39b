public import Diagnostics
public import RunbookModel

/// What came of a question.
public enum Answer<Value> {
  case given(Value)
  /// The question stays open, and the run goes elsewhere: back, to another step, to another time, or to its end.
  case leave(Move)

  public static var back: Answer { .leave(.back) }
  public static func jump(_ step: StepID) -> Answer { .leave(.jump(step)) }
  public static var pause: Answer { .leave(.pause) }
  /// A person ends the run.
  public static var quit: Answer { .leave(.stop(.byPerson)) }
  /// A person wants everything to stop at once: exit status 130.
  public static var interrupted: Answer { .leave(.stop(.interrupted)) }
  /// No one can answer.
  ///
  /// - Parameter message: what is missing, and how it can be given beforehand.
  public static func missing(_ message: Message) -> Answer { .leave(.stop(.because(message))) }

  /// Where the run goes; next where the question was answered.
  package var move: Move {
    switch self {
    case .given: .next
    case .leave(let move): move
    }
  }

  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Answer<Other> {
    switch self {
    case .given(let value): .given(try transform(value))
    case .leave(let move): .leave(move)
    }
  }
}

extension Answer {
  /// What comes of a further question, where this one was answered.
  package func flatMap<Other>(_ transform: (Value) throws -> Answer<Other>) rethrows -> Answer<Other> {
    switch self {
    case .given(let value): try transform(value)
    case .leave(let move): .leave(move)
    }
  }

  /// Nil where the answer was to take nothing.
  package func ifAny<Wrapped, Other>(_ transform: (Wrapped) throws -> Other) rethrows -> Answer<Other>?
  where Value == Wrapped? {
    switch self {
    case .given(let value?): .given(try transform(value))
    case .given(nil): nil
    case .leave(let move): .leave(move)
    }
  }
}

extension Answer: Equatable where Value: Equatable {}
extension Answer: Sendable where Value: Sendable {}
