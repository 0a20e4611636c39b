public import ArgumentParser
import Configuration
import Diagnostics
public import RunbookModel
import RunbookRunner

/// How the page is to be read.
struct PageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The page's language, such as fr or pt-BR.", valueName: "language"),
    completion: .list(LocaleWords.all.map(\.code)))
  var locale: String?

  @Option(
    help: ArgumentHelp("YAML or JSON file with the texts of {{site.data.keyword.X}}.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml", "json"]))
  var keywords: String?

  @Option(help: ArgumentHelp("Steps for this system: linux, macos or windows.", valueName: "system"))
  var platform: Platform?

  @Option(help: ArgumentHelp("Steps of this tab of the page, such as cli.", valueName: "tab"))
  var interface: String?

  @Option(help: ArgumentHelp("Only the blocks that the page names so for other tools (repeatable).", valueName: "name"))
  var name: [String] = []

  @Option(help: ArgumentHelp("Only the blocks with this tag (repeatable).", valueName: "tag"))
  var tag: [String] = []

  func validate() throws {
    guard let locale, !LocaleWords.reads(locale) else { return }
    throw ValidationError(
      "Passo reads pages in \(LocaleWords.all.map(\.code).joined(separator: ", ")), not in `\(locale)`")
  }

  func keywordMap() throws(Complaint) -> KeywordMap {
    guard let keywords else { return KeywordMap() }
    let source = SourceFile(path: keywords, bytes: try FileContent.read(keywords))
    do { return try KeywordMap(reading: source) } catch { throw Complaint(error) }
  }

  /// What is not said stays as the run began.
  func completed(by settings: RunSettings) -> PageOptions {
    var options = self
    options.locale = locale ?? settings.locale
    options.keywords = keywords ?? settings.keywords
    options.platform = platform ?? settings.platform.flatMap(Platform.init)
    options.interface = interface ?? settings.interface
    options.name = name.isEmpty ? settings.names ?? [] : name
    options.tag = tag.isEmpty ? settings.tags ?? [] : tag
    return options
  }

  func selection(procedures: [String]?, cleanup: [String] = [], platform fallback: Platform?) -> Selection {
    var selection = Selection(procedures: procedures, platform: platform ?? fallback, interface: interface)
    selection.cleanup = cleanup
    selection.names = name
    selection.tags = tag
    return selection
  }
}

extension Platform: ExpressibleByArgument {
  /// The system that Passo runs on.
  static var current: Platform {
    #if os(macOS)
      .macos
    #else
      .linux
    #endif
  }
}

extension Complaint {
  /// The last one: those before it were said.
  init(_ mistakes: ConfigurationMistakes) {
    self = mistakes.all.last.map { Complaint($0) } ?? Complaint("the settings cannot be read")
  }

  init(_ error: ConfigurationError) {
    self.init("\(error.path):\(error.position.description): \(error.message)", help: error.help)
  }
}
