import Diagnostics
import RunbookModel

/// Keeps a file action from replacing what is there unless somebody wants it.
struct FileGuard {
  let services: RunServices
  let action: Action

  func allows(_ file: ResolvedFile) throws -> Answer<Bool> {
    guard !services.options.overwrite, let difference = try difference(from: file) else { return .given(true) }
    services.log.hide(found: TokenScanner.tokens(in: difference))
    let question = OverwriteQuestion(
      action: action.id, path: file.path, difference: services.log.mask.masked(difference))
    return try services.prompter.overwrites(question).map { $0 == .overwrite }
  }

  /// nil where nothing would be lost.
  private func difference(from file: ResolvedFile) throws -> String? {
    do {
      guard let present = try services.session.read(file.path), present != Array(file.content.utf8) else { return nil }
      return LineDifference.text(from: String(decoding: present, as: UTF8.self), to: file.content)
    } catch let failure as SessionFailure {
      return failure.message.description
    }
  }
}
