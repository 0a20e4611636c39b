/// The files that the steps of a session see which runs elsewhere.
public struct RemoteFiles {
  /// Why a file could not be read or written.
  public enum Refusal: Error, Hashable, Sendable {
    /// In the words of the other system.
    case system(String)
    case isNoFile
    case isTooLarge
  }

  /// In bytes; more is no file of a page.
  public static let largest = 64 << 20

  let shell: RemoteShell

  /// The bytes of the file at an absolute path; nil when there is none.
  ///
  /// - Throws: ``Refusal``, or ``SessionError`` when the connection is lost.
  public func read(_ path: String) throws -> [UInt8]? {
    let file = shellQuoted(path)
    let record = try shell.request(
      """
      if [ -f \(file) ]; then if [ -r \(file) ]; then status 0; head -c \(RemoteFiles.largest + 1) \(file); else
      status 2; fi; elif [ -e \(file) ]; then status 3; else status 1; fi
      """)
    let bytes = Array(record.sections.joined(separator: [0]))
    switch record.status {
    case 0 where bytes.count > RemoteFiles.largest: throw Refusal.isTooLarge
    case 0: return bytes
    case 1: return nil
    case 3: throw Refusal.isNoFile
    default: throw Refusal.system("Permission denied")
    }
  }

  /// Writes the whole file, byte for byte, and makes the folders that lead to it.
  ///
  /// With `isPrivate`, a new file is for its owner alone.
  ///
  /// - Throws: ``Refusal``, or ``SessionError`` when the connection is lost.
  public func write(_ bytes: [UInt8], to path: String, isPrivate: Bool) throws {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let makeFolder = folder.isEmpty ? "" : "mkdir -p \(shellQuoted(folder)) && "
    let record = try shell.request(
      """
      words=$({ \(makeFolder)\(isPrivate ? "umask 077 && " : ""){
      \(RemoteFiles.printing(bytes))
      } >\(shellQuoted(path)); } 2>&1); status "$?"; printf %s "$words"
      """)
    guard record.status != 0 else { return }
    throw Refusal.system(String(decoding: Array(record.sections.joined(separator: [0])), as: UTF8.self))
  }

  /// Commands that print the bytes; what is not plain text is written as three octal digits, which every printf knows.
  private static func printing(_ bytes: [UInt8]) -> String {
    var lines = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(1024)
      rest = rest.dropFirst(1024)
      lines += "printf '" + piece.map(escaped).joined() + "' &&\n"
    }
    return lines + ":"
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "%"): return "%%"
    case UInt8(ascii: "'"), UInt8(ascii: "\\"): break
    case 0x20...0x7E: return String(UnicodeScalar(byte))
    default: break
    }
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension ShellSession {
  /// Nil when the session's files are those of this machine.
  public var remoteFiles: RemoteFiles? { (shell as? RemoteShell).map(RemoteFiles.init) }
}
