public import Diagnostics
public import RunbookModel

/// Where a run goes from here.
public enum Move: Hashable, Sendable {
  case next
  /// To the step before.
  case back
  /// To a step, by id.
  case jump(StepID)
  /// The run stops here and goes on another time, with this action.
  case pause
  case stop(Stop)

  /// Why a run ends before its end.
  public enum Stop: Hashable, Sendable {
    /// A person ends it.
    case byPerson
    /// A person, or the system by a signal, wants everything to stop at once: exit status 130.
    case interrupted
    /// What is missing, and how it can be given beforehand, or what is lost.
    case because(Message)
    /// The end of an action has reported why.
    case reported

    /// What the end of the action says at which the run stops.
    var reason: Message? {
      switch self {
      case .byPerson: "ended by the user"
      case .interrupted: "interrupted"
      case .because(let reason): reason
      case .reported: nil
      }
    }
  }
}
