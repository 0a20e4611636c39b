import Diagnostics
import RunbookReport
import RunbookRunner

/// Asks a person once whether settings of others may start a program, and remembers the answer for the settings as they
/// are.
struct ConsentQuestion {
  let request: Consents.Request
  /// What yes and no do.
  let yes: Message
  let no: Message
  /// What is said where the person wants nothing to be done.
  let stopped: Message
  let context: Context

  /// Nil where there is no folder in which it could be.
  private var consents: Consents? { context.surroundings.consentsPath.map(Consents.init) }

  var isAllowedAlready: Bool { consents?.contains(request) == true }

  /// - Throws: a ``Complaint`` where the person answers with neither.
  func isAllowed(_ asker: Asker) throws(Complaint) -> Bool {
    let menu: Menu<Bool> = Menu([(MenuKey.yes, yes, true), (MenuKey.no, no, false)], language: context.language)
    guard case .given(let isAllowed) = asker.choose(menu) else {
      throw Complaint(stopped, status: ExitStatus.interrupted)
    }
    if isAllowed, consents?.add(request) != true {
      context.remark("this cannot be remembered: there is no folder for it that can be written")
    }
    return isAllowed
  }
}
