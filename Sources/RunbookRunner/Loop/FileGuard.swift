import Diagnostics
import RunbookModel

/// Keeps a file action from replacing what is there unless somebody wants it.
struct FileGuard {
  let run: RunContext
  let action: Action

  func allows(_ file: ResolvedFile) throws -> Bool {
    let present: [UInt8]?
    do {
      present = try run.session.read(file.path)
    } catch is SessionFailure {
      // What cannot be read shows itself when it is written.
      return true
    }
    guard let present, present != Array(file.content.utf8), !run.options.overwrite else { return true }
    let difference = LineDifference.text(from: String(decoding: present, as: UTF8.self), to: file.content)
    let question = OverwriteQuestion(
      action: action.id, path: file.path, difference: run.log.mask.masked(difference))
    switch try run.prompter.overwrites(question) {
    case .overwrite: return true
    case .keep: return false
    case .quit:
      try run.finish(action, .aborted, reason: "ended by the person")
      throw Stop(reason: nil)
    }
  }
}
