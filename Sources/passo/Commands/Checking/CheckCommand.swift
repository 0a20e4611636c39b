import ArgumentParser
import Diagnostics
import RunbookLint
import RunbookReport

/// `passo check`: what is wrong with pages.
struct CheckCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Find what is wrong with pages; runs nothing.")
  static let guide = HelpExamples.check

  @Argument(
    help: ArgumentHelp(
      "Pages, or folders of pages; with --changed the current folder where none is named.", valueName: "path"),
    completion: Candidates.pages)
  var paths: [String] = []

  @OptionGroup(title: "Pages") var choice: CheckChoice
  @OptionGroup(title: "Checking") var basis: CheckBasis
  @OptionGroup(title: "Findings") var options: CheckOptions
  @OptionGroup(title: "Proof") var coverage: CoverageOptions
  @OptionGroup(title: "Reading the page") var page: PageOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  mutating func validate() throws {
    if paths.isEmpty {
      guard choice.changed else {
        throw ValidationError("name a page or a folder; --changed alone checks the current one")
      }
      paths = ["."]
    }
    let isOther = options.statistics || options.watch || options.fix || options.diff || options.writeBaseline != nil
    guard coverage.coverage || options.translations else { return }
    if coverage.coverage, options.translations {
      throw ValidationError("--coverage and --translations exclude each other")
    }
    if coverage.coverage, options.fix || options.diff {
      throw ValidationError(
        """
        --coverage changes no page, since it would have to invent what a command prints: leave out --fix and --diff, \
        and take what it proposes from an editor (passo lsp) or from --format json
        """)
    }
    if isOther {
      throw ValidationError(
        "--coverage and --translations show no findings: leave out --statistics, --watch, --fix, --diff and --write-baseline"
      )
    }
  }

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      let settings = try CheckSettings(basis, shellCheck: options.shellcheck, page: page, context: context)
      let work = CheckWork(options: options, settings: settings, context: context)
      if options.watch, choice.isPart {
        throw Complaint(
          "--watch looks at all pages that are named", help: "leave out --changed and --shard", status: ExitStatus.usage
        )
      }
      let targets = try choice.chosen(
        among: try targets(settings, context), settings, searchPath: context.surroundings.searchPath)
      if coverage.coverage {
        return try CoverageWork(options: coverage, format: options.format, settings: settings, context: context)
          .status(for: targets)
      }
      if options.translations {
        return try TranslationWork(options: options, settings: settings, context: context).status(for: targets)
      }
      return options.watch
        ? try work.watch { () throws(Complaint) in try self.targets(settings, nil) } : try work.status(for: targets)
    }
  }

  /// - Parameter context: says what is passed over; nil where that was said before.
  private func targets(_ settings: CheckSettings, _ context: Context?) throws(Complaint) -> [PageCheck.Target] {
    var targets: [PageCheck.Target] = []
    for path in paths {
      guard FileContent.isDirectory(path) else {
        if isLeftOut(path, settings) {
          context?.remark("\(path) is left out by `exclude:` in the settings: it is not checked")
          context?.advise("to check it all the same: --no-exclude")
        } else {
          targets.append(.init(path: Self.plain(path)))
        }
        continue
      }
      let pages = MarkdownFiles.all(under: path)
      if pages.isEmpty { throw Complaint("there is no page (.md) in \(path)", help: "name a folder with pages in it") }
      for page in pages where choice.noExclude || settings.configuration.covers(settings.configured(page)) {
        // A pipe or a device that bears the name of a page.
        if let oddity = FileContent.oddity(of: page) {
          context?.remark("\(oddity): it is passed over")
        } else {
          targets.append(.init(path: Self.plain(page), root: Self.plain(path)))
        }
      }
    }
    return targets
  }

  /// Hooks name each page that has changed; what a site leaves out stays out. `include:` says only which pages of a
  /// folder are meant.
  private func isLeftOut(_ path: String, _ settings: CheckSettings) -> Bool {
    guard !choice.noExclude, path != "-" else { return false }
    let configured = settings.configured(path)
    return settings.configuration.excluded.contains { $0.matches(configured) }
  }

  /// Without `./` in front: services that show findings look for the path that the repository has. Empty for `.`.
  private static func plain(_ path: String) -> String {
    if path == "." { return "" }
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    // A file of that name is not standard input.
    return rest == "-" && path != "-" ? path : String(rest)
  }
}
