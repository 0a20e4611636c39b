import Configuration
import Diagnostics
import RunbookLint
import RunbookModel

/// All files that say how to check, read once.
struct CheckSettings: Sendable {
  let configuration: CheckConfiguration
  let baseline: Baseline?
  let keywords: KeywordMap
  let locale: String?
  let layout: TranslationLayout?
  /// Nil where nobody wants it, or it is not there.
  let shellCheck: ShellCheckRun?
  /// Of the configuration file; paths in it are relative to this folder.
  private let folder: String
  private let workingDirectory: String

  init(_ options: CheckOptions, page: PageOptions, context: Context) throws(Complaint) {
    let path = options.config ?? ["passo.yml", "passo.yaml"].first(where: FileContent.exists)
    var configuration = CheckConfiguration()
    var folder = ""
    if let path {
      let source = SourceFile(path: path, bytes: try FileContent.read(path))
      do { configuration = try CheckConfigurationReader.read(source) } catch { throw Complaint(error) }
      folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
    var page = page
    if page.keywords == nil { page.keywords = configuration.keywords.map { Self.joined(folder, $0) } }
    keywords = try page.keywordMap()
    locale = page.locale
    if let name = options.baseline {
      baseline = Baseline(String(decoding: try FileContent.read(name), as: UTF8.self))
    } else {
      baseline = nil
    }
    layout = options.noCompare ? nil : try Self.layout(options, configuration, folder: folder)
    shellCheck = try Self.shellCheck(options, configuration, context: context)
    self.configuration = configuration
    self.folder = folder
    workingDirectory = context.surroundings.workingDirectory
  }

  /// `source:` names a folder, or the language of the sources where no folder has that name.
  private static func layout(
    _ options: CheckOptions, _ configuration: CheckConfiguration, folder: String
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

  /// Whoever asks for it on the command line wants it; a configuration is shared with those who do not have it.
  private static func shellCheck(
    _ options: CheckOptions, _ configuration: CheckConfiguration, context: Context
  ) throws(Complaint) -> ShellCheckRun? {
    guard options.shellcheck || configuration.asksShellCheck else { return nil }
    if let run = ShellCheckRun(excluding: configuration.excludedShellChecks, context: context) { return run }
    if options.shellcheck {
      throw Complaint("ShellCheck is not installed", help: "install the program shellcheck, or leave out --shellcheck")
    }
    context.remark("ShellCheck is not installed: the commands are checked without it")
    return nil
  }

  /// The path as patterns of the configuration see it.
  func configured(_ path: String) -> String {
    let root = PathParts.absolute(folder.isEmpty ? "." : folder, in: workingDirectory)
    return PathParts.relative(PathParts.absolute(path, in: workingDirectory), to: root)
  }

  /// Whether a path leaves both the folder in which the page was found and the current one, if the page lies there.
  func isOutside(_ path: String, of page: PageCheck.Target) -> Bool {
    let here = PathParts.absolute(workingDirectory, in: "/")
    var roots = page.root.map { [PathParts.absolute($0, in: workingDirectory)] } ?? []
    if PathParts.absolute(page.path, in: workingDirectory).starts(with: here) { roots.append(here) }
    let parts = PathParts.absolute(path, in: workingDirectory)
    return !roots.isEmpty && !roots.contains { parts.starts(with: $0) }
  }

  private static func joined(_ folder: String, _ path: String) -> String { path.hasPrefix("/") ? path : folder + path }
}

/// Paths as lists of names, without `.` and `..`; links are not followed.
enum PathParts {
  static func absolute(_ path: String, in folder: String) -> [Substring] {
    let all = path.hasPrefix("/") ? path : folder + "/" + path
    return all.split(separator: "/").reduce(into: []) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
  }

  /// What is not below `root` keeps all its parts.
  static func relative(_ parts: [Substring], to root: [Substring]) -> String {
    (parts.starts(with: root) ? parts.dropFirst(root.count)[...] : parts[...]).joined(separator: "/")
  }
}
