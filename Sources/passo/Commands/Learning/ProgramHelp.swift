import Diagnostics
import RunbookLint
import RunbookReport
import ShellExecution

/// Asks a program for its help, and for that of its sub-commands.
///
/// A person has named the program; nothing in a file ever does. It gets no terminal, no input and few variables, and an
/// empty folder, so that neither a project nor a pager of the person's is in what it says.
final class ProgramHelp {
  /// As it is called on pages.
  let name: String
  private let words: [String]
  private let program: String
  private let surroundings: Surroundings
  private var calls = 0

  static let mostCalls = 500
  /// In seconds; of one call.
  static let timeLimit = 10
  /// In seconds; of all of them.
  private static let longest = 600
  /// In bytes of one output.
  private static let outputLimit = 2 << 20
  private let start = ContinuousClock.now

  /// - Throws: a ``Complaint`` where it is not installed.
  init(_ name: String, _ surroundings: Surroundings) throws(Complaint) {
    words = name.split(separator: " ").map(String.init)
    self.name = words.joined(separator: " ")
    self.surroundings = surroundings
    guard let first = words.first, !first.hasPrefix("-") else {
      throw Complaint("`\(name)` names no program", help: "name one, such as git", status: ExitStatus.usage)
    }
    guard let found = ProgramSearch.locate(first, path: surroundings.searchPath) else {
      throw Complaint("\(first) is not installed", help: "install it, or name a program that is")
    }
    program = found.hasPrefix("/") ? found : surroundings.workingDirectory + "/" + found
  }

  /// The call with the program's own path.
  var shownCall: String { ([program] + words.dropFirst()).joined(separator: " ") }

  /// `python3 -m pip` → `python3-m-pip.commands.yml`
  var fileName: String {
    let last = words.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let plain = last.joined(separator: "-").filter { $0.isLetter || $0.isNumber || "-_.+".contains($0) }
    return plain.replacing("--", with: "-") + ".commands.yml"
  }

  /// - Throws: a ``Complaint`` where nothing that it says is a help text.
  func table() throws(Complaint) -> ProgramTable {
    guard let folder = PrivateFolder(named: "commands", in: surroundings.sessionDirectory) else {
      throw Complaint(
        "no temporary folder can be made in \(surroundings.sessionDirectory)", help: "set TMPDIR to another folder")
    }
    guard let (text, bytes) = try help(of: [], hasShortHelp: false, in: folder.path) else {
      throw Complaint(
        "\(name) --help does not say what the program takes", help: "the options of \(name) cannot be checked")
    }
    var whole = text
    for pointer in text.pointers {
      guard let more = try output(of: pointer, in: folder.path) else { continue }
      whole.merge(ProgramHelpText(more, of: words))
    }
    if let completion { whole.merge(completion: completion) }
    var table = whole.table
    table.commands = try commands(of: whole, at: [], parent: bytes, in: folder.path)
    return table
  }

  /// The script with which bash completes the program's command lines; it is read, not run.
  private var completion: [UInt8]? {
    guard words.count == 1, let file = words[0].split(separator: "/").last else { return nil }
    let folders = ["/usr/share/bash-completion/completions", "/etc/bash_completion.d"]
    return folders.lazy.compactMap { try? FileContent.read("\($0)/\(file)") }.first
  }

  private func commands(
    of text: ProgramHelpText, at path: [String], parent: [UInt8], in folder: String
  ) throws(Complaint) -> [String: ProgramTable] {
    var commands: [String: ProgramTable] = [:]
    guard path.count < ProgramTable.depth else { return commands }
    for listed in text.commands {
      let own = path + [listed.name]
      var table = ProgramTable()
      // A program that shows the same help for all of its commands says nothing of this one.
      if let (inner, bytes) = try help(of: own, hasShortHelp: text.hasShortHelp, in: folder), bytes != parent {
        table = inner.table
        table.commands = try self.commands(of: inner, at: own, parent: bytes, in: folder)
      }
      table.aliases = listed.aliases
      commands[listed.name] = table
    }
    return commands
  }

  private func help(
    of path: [String], hasShortHelp: Bool, in folder: String
  ) throws(Complaint) -> (ProgramHelpText, [UInt8])? {
    let call = words + path
    var found = try output(of: path + ["--help"], in: folder).map { (ProgramHelpText($0, of: call), $0) }
    if found?.0.isHelp == false { found = nil }
    // Elsewhere `-h` may do anything; here the program says that it asks for help.
    if hasShortHelp, found == nil || found?.0.isManualPage == true,
      let short = try output(of: path + ["-h"], in: folder)
    {
      let text = ProgramHelpText(short, of: call)
      if found != nil { found?.0.merge(text) } else if text.isHelp { found = (text, short) }
    }
    return found
  }

  /// Nil where it says nothing, or there were enough calls.
  private func output(of arguments: [String], in folder: String) throws(Complaint) -> [UInt8]? {
    guard calls < Self.mostCalls, ContinuousClock.now - start < .seconds(Self.longest) else { return nil }
    calls += 1
    let result: ProgramResult
    do {
      result = try runProgram(
        [program] + words.dropFirst() + arguments, environment: environment, workingDirectory: folder,
        timeLimit: .seconds(Self.timeLimit), outputLimits: OutputLimits(head: Self.outputLimit, tail: 4096))
    } catch let error as SessionError {
      throw Complaint(error.message)
    } catch {
      throw Complaint(Message(verbatim: "\(error)"))
    }
    guard result.ending != .timedOut else { return nil }
    let (output, errors) = (result.standardOutput.bytes, result.standardError.bytes)
    // Many show it where errors go.
    if ProgramHelpText(output, of: words).isHelp || errors.isEmpty { return output.isEmpty ? nil : output }
    return errors
  }

  private var environment: [String: String] {
    var environment = [
      "LC_ALL": "C.UTF-8", "TERM": "dumb", "NO_COLOR": "1", "PAGER": "cat", "MANPAGER": "cat", "GIT_PAGER": "cat",
      "COLUMNS": "160", "MANWIDTH": "160",
    ]
    for name in ["PATH", "HOME", "USER"] { environment[name] = surroundings.variable(name) }
    return environment
  }
}
