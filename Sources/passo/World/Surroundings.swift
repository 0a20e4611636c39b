import Bytes
import CTerminal
import Diagnostics
import RunbookRunner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where Passo was started: environment, current directory and terminals, looked at once and in this place only.
struct Surroundings {
  let environment: [String: String]
  let workingDirectory: String
  let inputIsTerminal: Bool
  let outputIsTerminal: Bool
  let errorsAreTerminal: Bool
  /// Of the terminal that the output goes to; nil where it is none or does not say.
  let terminalColumns: Int?
  let terminalRows: Int?

  static func current() -> Surroundings {
    var columns: UInt16 = 0
    var rows: UInt16 = 0
    let hasSize = terminal_get_size(1, &columns, &rows) == 0 && columns > 0
    return Surroundings(
      environment: readEnvironment(), workingDirectory: readWorkingDirectory(), inputIsTerminal: isatty(0) == 1,
      outputIsTerminal: isatty(1) == 1, errorsAreTerminal: isatty(2) == 1,
      terminalColumns: hasSize ? Int(columns) : nil,
      terminalRows: hasSize ? Int(rows) : nil)
  }

  /// nil where it is empty.
  func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The person's language, as POSIX orders the variables.
  var locale: String? { variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG") }

  /// A terminal that can do nothing but lines.
  var isDumb: Bool { variable("TERM") == nil || variable("TERM") == "dumb" }

  /// Whether colour is wanted where no one said so with `--color` (no-color.org, bixense.com/clicolors).
  var prefersColour: Bool {
    if variable("NO_COLOR") != nil { return false }
    if let forced = variable("CLICOLOR_FORCE"), forced != "0" { return true }
    return outputIsTerminal && !isDumb && variable("CLICOLOR") != "0"
  }

  /// In columns: as wide as the terminal, but no wider than reads well.
  var width: Int { min(variable("COLUMNS").flatMap { Int($0) } ?? terminalColumns ?? 80, 120) }

  /// What Linux says of its distribution, as os-release(5) describes it; nil elsewhere.
  var release: String? {
    ["/etc/os-release", "/usr/lib/os-release"].lazy.compactMap { path in
      (try? FileContent.read(path)).map { String(decoding: $0, as: UTF8.self) }
    }.first
  }

  /// The command that opens the person's editor; nil where they have named none.
  var editor: String? { variable("VISUAL") ?? variable("EDITOR") }

  var searchPath: String { environment["PATH"] ?? "" }

  /// Where the text of a step is while it runs, which may hold secrets: in memory, where the system has a place for
  /// that (XDG Base Directory Specification; shm_overview(7)), or else among temporary files.
  var sessionDirectory: String {
    let places = [variable("XDG_RUNTIME_DIR"), "/dev/shm", variable("TMPDIR")]
    return places.compactMap { $0 }.first { $0.hasPrefix("/") && access($0, W_OK | X_OK) == 0 } ?? "/tmp"
  }

  /// What is particular to this machine and its user, and what a page shows instead.
  var standIns: [(value: String, standIn: String)] {
    var found: [(value: String, standIn: String)] = []
    if let home = variable("HOME"), home.utf8.count > 3 { found.append((home, "~")) }
    var name = [CChar](repeating: 0, count: 256)
    if gethostname(&name, name.count - 1) == 0 {
      let host = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if host.utf8.count > 2, host != "localhost" { found.append((host, "my-host")) }
    }
    if let user = variable("USER"), user.utf8.count > 2, user != "root" { found.append((user, "user")) }
    return found
  }

  func absolute(_ path: String) -> String {
    guard let full = realpath(path, nil) else { return path.hasPrefix("/") ? path : workingDirectory + "/" + path }
    defer { free(full) }
    return String(cString: full)
  }

  /// Where journals are kept; nil without a home.
  var journalDirectory: String? { stateDirectory.map { $0 + "/runs" } }

  /// What is remembered from run to run may be read and written: its folders are this user's own, if they are there.
  func checkState() throws(Complaint) {
    for directory in [stateDirectory, journalDirectory].compactMap({ $0 }) {
      do { try Journal.check(directory) } catch {
        throw Complaint(error.message, help: "set XDG_STATE_HOME to a folder of your own")
      }
    }
  }

  /// The file that says which settings of others may start a program; nil without a home.
  var consentsPath: String? { stateDirectory.map { $0 + "/consents" } }

  /// The file with what was answered in earlier runs; nil without a home.
  var rememberedValuesPath: String? { stateDirectory.map { $0 + "/values.json" } }

  /// As the XDG Base Directory Specification says.
  var stateDirectory: String? {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/passo" }
    return variable("HOME").map { $0 + "/.local/state/passo" }
  }

  /// Where is kept what can be made again; as the XDG Base Directory Specification says. nil without a home.
  var cacheDirectory: String? {
    if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache + "/passo" }
    return variable("HOME").map { $0 + "/.cache/passo" }
  }

  private static func readEnvironment() -> [String: String] {
    var environment: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let parts = String(cString: text).parts(separatedBy: "=", maxSplits: 1, omittingEmptySubsequences: false)
      // The first of two entries with one name is the one that getenv finds.
      if parts.count == 2, environment[String(parts[0])] == nil { environment[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return environment
  }

  private static func readWorkingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
