public import Diagnostics

/// What keeps a session from working. A step that fails is no error: see ``Ending``.
public enum SessionError: Error, Hashable, Sendable {
  /// None of the names of the shell is an executable file in `path`.
  case shellNotFound(names: [String], path: String)
  /// The program, a shell or another, could not be started; `errorNumber` as in errno(3).
  case programNotStarted(program: String, errorNumber: Int32)
  /// The shell ended before it answered its first line, or while its state was being restored.
  case shellDidNotAnswer(program: String)
  /// A system call failed.
  case system(call: String, errorNumber: Int32)
  /// The process that watches over the session is gone; the session cannot go on.
  case supervisorEnded
  /// The command that leads to the shell has ended or is silent; `words` are the last that it said itself.
  case connectionEnded(command: String, words: String)
  /// The command asks for something, such as a password, before it opens a shell.
  case connectionAsks(command: String, prompt: String)
  /// A program that was to be run is not an executable file in the given `PATH`.
  case programNotFound(String)
  /// The state belongs to another shell, or cannot be read.
  case unusableState

  public var message: Message {
    switch self {
    case .shellNotFound(let names, let path):
      Message("the shell \(names.first ?? "") is not installed: no such program in \(path)")
    case .programNotStarted(let program, let number):
      Message("\(program) could not be started: \(Message(verbatim: systemText(number)))")
    case .shellDidNotAnswer(let program):
      Message("the shell \(program) ended before it could run anything")
    case .system(let call, let number):
      Message("the system refused `\(call)`: \(Message(verbatim: systemText(number)))")
    case .supervisorEnded:
      "the process that watches over the shell was ended from outside"
    case .connectionEnded(let command, ""):
      Message("the connection to the shell has ended: \(command)")
    case .connectionEnded(let command, let words):
      Message("the connection to the shell has ended: \(command): \(words)")
    case .connectionAsks(let command, let prompt):
      Message("\(command) asks before it opens a shell: \(prompt)")
    case .programNotFound(let program):
      Message("\(program) is not installed")
    case .unusableState:
      "the saved state of the shell cannot be used: it is damaged, or belongs to another shell"
    }
  }
}
