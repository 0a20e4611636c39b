import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file of a new page: whole, or not there.
enum NewPageFile {
  /// - Throws: a ``Complaint`` where it cannot be written, or where something has come to be there in the meantime.
  static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(Complaint) {
    // From here on a signal does not end Passo before the file is complete or gone.
    Interruptions.listen(attended: false)
    guard !replacing else { return try FileContent.replace(path, with: bytes) }
    let temporary = "\(path).passo-\(getpid())"
    try FileContent.replace(temporary, with: bytes, named: path)
    defer { unlink(temporary) }
    // Unlike a change of its name, a second name is refused where there is such a file.
    guard link(temporary, path) != 0 else { return }
    if errno == EEXIST { throw occupied(path) }
    guard !FileContent.isListed(path) else { throw occupied(path) }
    try FileContent.replace(path, with: bytes)
  }

  static func occupied(_ path: String) -> Complaint {
    Complaint("there is a page \(path) already", help: "to put the new one in its place: --replace")
  }
}
