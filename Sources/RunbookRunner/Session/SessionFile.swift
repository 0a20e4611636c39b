import Diagnostics
import ShellExecution

/// A file as the steps of a session see it, by its absolute path: one of this machine, or of where the shell runs.
struct SessionFile {
  let path: String
  /// Nil for a file of this machine.
  let remote: RemoteFiles?

  /// nil when there is none.
  ///
  /// - Throws: ``SessionFailure``; ``SessionLoss`` when the connection is gone.
  func read() throws -> [UInt8]? {
    guard let remote else { return try LocalFile(path: path).read() }
    return try telling({ "\(path) cannot be read: \($0)" }, try remote.read(path))
  }

  /// - Parameter isPrivate: a new file is for its owner alone.
  func write(_ bytes: [UInt8], isPrivate: Bool) throws {
    guard let remote else { return try LocalFile(path: path).write(bytes, isPrivate: isPrivate) }
    try telling({ "\(path) cannot be written: \($0)" }, try remote.write(bytes, to: path, isPrivate: isPrivate))
  }

  private func telling<R>(_ refusal: (Message) -> Message, _ body: @autoclosure () throws -> R) throws -> R {
    do {
      return try body()
    } catch let found as RemoteFiles.Refusal {
      switch found {
      case .isNoFile: throw SessionFailure("\(path) is not a file")
      case .isTooLarge: throw SessionFailure("\(path) is too large to be compared")
      case .system(let words): throw SessionFailure(refusal(Message(verbatim: words)))
      }
    } catch let error as SessionError {
      throw SessionLoss(error.message)
    }
  }
}
