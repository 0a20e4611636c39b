import Configuration
import Diagnostics
import ShellExecution

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
    do { return try path == "-" ? RegularFile.bytes(from: 0) : RegularFile.read(path) } catch {
      throw complaint(about: path, error)
    }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether the folder has something of that name, be it a link that leads nowhere.
  static func isListed(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What is at a path, if it will not be read: nil for a file of a usual size, and where nothing is there.
  static func oddity(of path: String) -> Message? {
    switch RegularFile.refusal(of: path) {
    case .special(let kind): "\(path) is \(name(of: kind)), not a file"
    case .tooLarge: "\(path) is larger than \(RegularFile.largest >> 20) MiB"
    case .system, nil: nil
    }
  }

  private static func complaint(about path: String, _ refusal: RegularFile.Refusal) -> Complaint {
    switch refusal {
    case .special(.directory):
      Complaint("\(path) is a directory", help: "name one page in it, or check all of them: passo check \(path)")
    case .special(let kind):
      Complaint(
        "\(path) is \(name(of: kind)), not a file",
        help: "name a file; what a program prints can come on standard input, which is called -")
    case .tooLarge:
      Complaint(
        path == "-"
          ? "the standard input is larger than \(RegularFile.largest >> 20) MiB"
          : "\(path) is larger than \(RegularFile.largest >> 20) MiB",
        help: "Passo reads pages and settings: name one of them")
    case .system(ENOENT), .system(ENOTDIR): Complaint("there is no file \(path)", help: near(path))
    case .system(EACCES): Complaint("\(path) may not be read", help: "ask its owner for the right to read it")
    case .system(let code): Complaint("\(path) cannot be read: \(Message(verbatim: systemText(code)))")
    }
  }

  private static func name(of kind: RegularFile.Kind) -> Message {
    switch kind {
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .directory: "a directory"
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
