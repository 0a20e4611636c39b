import Configuration
import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files.
enum FileContent {
  /// The bytes of a file; `-` is standard input.
  ///
  /// - Throws: a ``Complaint`` that names the file, what is wrong with it, and the remedy.
  static func read(_ path: String) throws(Complaint) -> [UInt8] {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw complaint(about: path, errno) }
    defer { if descriptor != 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = unistdRead(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw complaint(about: path, errno)
      }
    }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func complaint(about path: String, _ code: Int32) -> Complaint {
    switch code {
    case ENOENT, ENOTDIR:
      Complaint("there is no file \(path)", help: near(path))
    case EISDIR:
      Complaint("\(path) is a directory", help: "name one page in it, or check all of them: passo check \(path)")
    case EACCES: Complaint("\(path) may not be read", help: "ask its owner for the right to read it")
    default: Complaint("\(path) cannot be read: \(Message(verbatim: systemText(code)))")
    }
  }

  /// The files of the same kind beside one that is not there.
  private static func near(_ path: String) -> Message {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let data = ["yml", "yaml", "json"]
    let isData = data.contains { name.hasSuffix("." + $0) }
    let names = MarkdownFiles.names(in: folder.isEmpty ? "." : folder, extensions: isData ? data : ["md", "markdown"])
    if let nearest = NearestName.of(name, in: names) { return "did you mean \(folder + nearest)?" }
    if names.isEmpty { return "check the name; \(folder.isEmpty ? "." : folder) has no file of that kind" }
    return "check the name; found there: \(names.prefix(5).joined(separator: ", "))"
  }
}

/// What the system says about an error number.
func systemText(_ code: Int32) -> String { strerror(code).map { String(cString: $0) } ?? "\(code)" }

/// `read(2)`; the enumeration's own method hides the name.
private func unistdRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
