import Bytes
import Configuration
import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel
import RunbookReport
import RunbookRunner

/// All files that say how to check, read once.
struct CheckSettings: Sendable {
  let configuration: CheckConfiguration
  let baseline: Baseline?
  let keywords: KeywordMap
  let locale: String?
  /// What is known of the options of programs.
  let programs: ProgramTables
  let layout: TranslationLayout?
  /// Nil where no one wants it, or it is not there.
  let shellCheck: ShellCheckRun?
  /// Of the program and of all that says how to check; nil where the program does not know its own file.
  let key: ContentKey?
  /// The options of the command line that say how to check.
  let asked: [String]
  /// Of the configuration file; paths in it are relative to this folder.
  private let folder: String
  private let workingDirectory: String

  /// - Parameter shellCheck: whether the command line asks for ShellCheck; nil: no program is started, and no one is asked
  ///   about one.
  init(
    _ options: CheckBasis, shellCheck wanted: Bool?, page: PageOptions, context: Context
  ) throws(Complaint) {
    let path = options.config ?? ["passo.yml", "passo.yaml"].first(where: FileContent.isListed)
    var configuration = CheckConfiguration()
    var folder = ""
    var request: Consents.Request?
    if let path {
      let source = SourceFile(path: path, bytes: try FileContent.read(path))
      request = Consents.Request(
        program: "shellcheck", settings: context.surroundings.absolute(path), content: source.bytes)
      do { configuration = try CheckConfigurationReader.read(source) } catch {
        for mistake in error.all.dropLast() { _ = context.complain(Complaint(mistake)) }
        throw Complaint(error)
      }
      folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
    var page = page
    if page.keywords == nil { page.keywords = configuration.keywords.map { Self.joined(folder, $0) } }
    keywords = try page.keywordMap()
    locale = page.locale
    let tables = configuration.commands.map { Self.joined(folder, $0) }
    programs = try Self.programs(tables, context)
    if let name = options.baseline {
      baseline = Baseline(String(decoding: try FileContent.read(name), as: UTF8.self))
    } else {
      baseline = nil
    }
    layout = options.noCompare ? nil : try Self.layout(options, configuration, folder: folder)
    shellCheck = try wanted.flatMap { wanted throws(Complaint) in
      try Self.shellCheck(isWanted: wanted, configuration, request, context: context)
    }
    self.configuration = configuration
    self.folder = folder
    let files = ([path, page.keywords].compactMap { $0 } + tables).map { (try? FileContent.read($0)) ?? [] }
    asked = [path, page.keywords, page.locale, options.against, options.noCompare ? "alone" : nil].map { $0 ?? "" }
    key = Self.key(asked, files: files, context.surroundings)
    workingDirectory = context.surroundings.workingDirectory
  }

  private static func programs(_ paths: [String], _ context: Context) throws(Complaint) -> ProgramTables {
    var programs = ProgramTables()
    for path in paths {
      let source = SourceFile(path: path, bytes: try FileContent.read(path))
      do { programs.merge(try ProgramTablesReader.read(source)) } catch {
        for mistake in error.all.dropLast() { _ = context.complain(Complaint(mistake)) }
        throw Complaint(error)
      }
    }
    return programs
  }

  private static func key(_ names: [String], files: [[UInt8]], _ surroundings: Surroundings) -> ContentKey? {
    guard let program = ProgramFileStamp.own else { return nil }
    let texts =
      [Version.number, surroundings.workingDirectory] + program.map { String($0) } + names
    let parts = texts.map { Array($0.utf8) } + files
    return ContentKey(parts.flatMap { part in Array("\(part.count):".utf8) + part })
  }

  /// `source:` names a folder, or the language of the sources where no folder has that name.
  private static func layout(
    _ options: CheckBasis, _ configuration: CheckConfiguration, folder: String
  ) throws(Complaint) -> TranslationLayout {
    guard let source = options.against ?? configuration.source.map({ joined(folder, $0) }) else {
      return TranslationLayout(folder: nil, language: nil)
    }
    if FileContent.exists(source) { return TranslationLayout(folder: source, language: nil) }
    if options.against == nil, let name = configuration.source, TranslationLayout.isLanguage(name) {
      return TranslationLayout(folder: nil, language: name)
    }
    throw Complaint("there is no folder \(source)", help: "name the folder of the pages that were translated")
  }

  /// Whoever asks for it on the command line wants it; a configuration is shared with those who do not have it, and who
  /// may not want what others let it start.
  private static func shellCheck(
    isWanted: Bool, _ configuration: CheckConfiguration, _ request: Consents.Request?, context: Context
  ) throws(Complaint) -> ShellCheckRun? {
    guard isWanted || configuration.asksShellCheck else { return nil }
    if let run = ShellCheckRun(excluding: configuration.excludedShellChecks, context: context) {
      guard !isWanted, let request else { return run }
      return try isAllowed(request, context: context) ? run : nil
    }
    if isWanted {
      throw Complaint("ShellCheck is not installed", help: "install the program shellcheck, or leave out --shellcheck")
    }
    context.remark("ShellCheck is not installed: the commands are checked without it")
    return nil
  }

  private static func isAllowed(_ request: Consents.Request, context: Context) throws(Complaint) -> Bool {
    try context.surroundings.checkState()
    let question = ConsentQuestion(
      request: request, yes: "starts it, now and as long as these settings stay as they are",
      no: "checks without it", stopped: "stopped: nothing was checked", context: context)
    if question.isAllowedAlready { return true }
    guard let terminal = context.terminal() else {
      context.remark(
        "\(request.settings) asks for ShellCheck, which no one has allowed here: the commands are checked without it")
      context.advise("to allow it: --shellcheck")
      return false
    }
    context.remark("\(request.settings) asks to start ShellCheck with the commands of the pages")
    return try question.isAllowed(Asker(terminal, language: context.language, style: context.style))
  }

  /// The diagnostics of a page that neither the configuration nor a comment in the page turns off.
  func wanted(_ diagnostics: [Diagnostic], of document: Document, path: String) -> [Diagnostic] {
    InlineSuppressions(document).remaining(
      of: configuration.judged(diagnostics, path: configured(path), in: document.source))
  }

  /// The path as patterns of the configuration see it.
  func configured(_ path: String) -> String {
    let root = PathParts.absolute(folder.isEmpty ? "." : folder, in: workingDirectory)
    return PathParts.relative(PathParts.absolute(path, in: workingDirectory), to: root)
  }

  /// Whether a path leaves both the folder in which the page was found and the current one, if the page is there.
  func isOutside(_ path: String, of page: PageCheck.Target) -> Bool {
    let here = PathParts.absolute(workingDirectory, in: "/")
    var roots = page.root.map { [PathParts.absolute($0, in: workingDirectory)] } ?? []
    if PathParts.absolute(page.path, in: workingDirectory).starts(with: here) { roots.append(here) }
    let parts = PathParts.absolute(path, in: workingDirectory)
    return !roots.isEmpty && !roots.contains { parts.starts(with: $0) }
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : PathParts.withoutDetours(folder + path)
  }
}

/// Paths as lists of names, without `.` and `..`; links are not followed.
enum PathParts {
  static func absolute(_ path: String, in folder: String) -> [Substring] {
    let all = path.hasPrefix("/") ? path : folder + "/" + path
    return all.parts(separatedBy: "/").reduce(into: []) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
  }

  /// `a/../b` → `b`; `..` at the beginning stays.
  static func withoutDetours(_ path: String) -> String {
    guard path.containsBytes(of: "..") else { return path }
    let parts = path.parts(separatedBy: "/").reduce(into: [Substring]()) { parts, part in
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// What is not below `root` keeps all its parts.
  static func relative(_ parts: [Substring], to root: [Substring]) -> String {
    (parts.starts(with: root) ? parts.dropFirst(root.count)[...] : parts[...]).joined(separator: "/")
  }
}
