import Diagnostics
import RunbookModel

/// Keeps a file action from replacing what is there unless somebody wants it.
struct FileGuard {
  let run: RunContext
  let action: Action

  func allows(_ file: ResolvedFile) throws -> Bool {
    guard !run.options.overwrite, let difference = try difference(from: file) else { return true }
    run.log.hide(TokenScanner.tokens(in: difference))
    let question = OverwriteQuestion(
      action: action.id, path: file.path, difference: run.log.mask.masked(difference))
    switch try run.prompter.overwrites(question) {
    case .overwrite: return true
    case .keep: return false
    case .back: throw Departure(move: .back)
    case .pause: throw Pause()
    case .quit:
      throw Stop.byThePerson
    }
  }

  /// nil where nothing would be lost.
  private func difference(from file: ResolvedFile) throws -> String? {
    do {
      guard let present = try run.session.read(file.path), present != Array(file.content.utf8) else { return nil }
      return LineDifference.text(from: String(decoding: present, as: UTF8.self), to: file.content)
    } catch let failure as SessionFailure {
      return failure.message.description
    }
  }
}
