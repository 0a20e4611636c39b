package import Diagnostics

/// A command that is not on the page, and why. What it says is not repeated: it may be a password that was typed at the
/// wrong moment.
package struct DraftOmission: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case unknownProgram, mistyped, failed, repeated, ofSession, unfinished, unreadable, secretFile, comment, unsafe
    case looksAround, tooLong
  }

  /// ``DraftCommand/number``
  package var number: Int
  package var reason: Reason

  package init(number: Int, reason: Reason) { (self.number, self.reason) = (number, reason) }

  /// For a list of what was left out.
  package var message: Message {
    switch reason {
    case .unknownProgram: "there is no program of its name here"
    case .mistyped: "a typing error: a later command has it right"
    case .failed: "it failed"
    case .repeated: "the same command comes right after it"
    case .ofSession: "it is about the session: nothing for a page"
    case .looksAround: "it only looks around"
    case .tooLong: "it is longer than anyone would read"
    case .unfinished: "it is not complete"
    case .unreadable: "no page can show it so that it is read as it was"
    case .secretFile: "it holds a private key"
    case .comment: "it is a comment"
    case .unsafe: "it holds a secret where no value can be filled in"
    }
  }
}
