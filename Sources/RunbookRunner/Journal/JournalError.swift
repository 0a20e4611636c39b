package import Diagnostics
import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The journal cannot be written or read.
package struct JournalError: Error, Hashable, Sendable {
  private enum Cause: Hashable, Sendable {
    case system(Int32)
    case special, tooLarge, link, otherOwner
  }

  package var path: String
  private var cause: Cause

  /// - Parameters:
  ///   - path: of the file.
  ///   - code: the system's `errno`.
  package init(path: String, code: Int32) {
    self.path = path
    cause = .system(code)
  }

  init(path: String, _ refusal: RegularFile.Refusal) {
    self.path = path
    switch refusal {
    case .special: cause = .special
    case .tooLarge: cause = .tooLarge
    case .system(let code): cause = .system(code)
    }
  }

  init(path: String, _ refusal: OwnDirectory.Refusal) {
    self.path = path
    switch refusal {
    case .link: cause = .link
    case .otherOwner: cause = .otherOwner
    case .system(let code): cause = .system(code)
    }
  }

  /// Another Passo is at the run.
  package var isInUse: Bool { cause == .system(EWOULDBLOCK) }

  package var message: Message {
    switch cause {
    case .system(EWOULDBLOCK): "another Passo is working on the run of \(path)"
    case .system(let code): "the journal \(path) cannot be kept: \(Message(verbatim: systemText(code)))"
    case .special: "the journal \(path) is not a file"
    case .tooLarge: "the journal \(path) has a line of more than \(RegularFile.largest >> 20) MiB"
    case .link: "the folder of the journals, \(path), is a link, which may lead anywhere"
    case .otherOwner: "the folder of the journals, \(path), belongs to another user"
    }
  }
}

/// What the system says about an error number.
func systemText(_ code: Int32) -> String {
  strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
