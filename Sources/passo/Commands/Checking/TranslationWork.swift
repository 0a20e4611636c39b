import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel
import RunbookReport

/// `passo check --translations`: which translations there are, and what is not as it is in the source.
struct TranslationWork {
  let options: CheckOptions
  let settings: CheckSettings
  let context: Context

  private struct Compared: Sendable {
    var source: String
    var sourceLanguage: String
    var translation: TranslationOverview.Translation
  }

  func status(for targets: [PageCheck.Target]) throws(Complaint) -> Int32 {
    guard let layout = settings.layout else {
      throw Complaint(
        "--translations compares pages, and --no-compare does not", help: "leave out one of them",
        status: ExitStatus.usage)
    }
    let pairs = targets.compactMap { target in
      layout.source(of: target.path, under: target.root).map { (target: target.path, source: $0.path) }
    }
    var compared: [Compared] = []
    var isIncomplete = false
    for result in Concurrently.map(pairs, { [settings] in Self.compared($0.target, $0.source, settings) }) {
      switch result {
      case .success(let found): compared.append(found)
      case .failure(let complaint):
        _ = context.complain(complaint)
        isIncomplete = true
      }
    }
    let history = SourceHistory(of: compared.first?.source, context.surroundings)
    if history.isShallow {
      context.remark("the repository has only a part of its history: what has changed since is not known")
      context.advise("to know it: git fetch --unshallow")
    }
    let languages = Set(compared.map { $0.translation.language.lowercased() })
    let known = Set(compared.flatMap { [$0.source, $0.translation.path] })
    let lone = targets.map(\.path).filter { !known.contains($0) && Self.isNamed($0, after: languages) }
    let overview = TranslationOverview(
      pages(compared, targets.filter { !lone.contains($0.path) }, history), withoutSource: lone,
      isHistoryKnown: !history.isShallow)
    try write(overview)
    if isIncomplete { return ExitStatus.stopped }
    return options.strict && !overview.isInStep ? ExitStatus.failed : ExitStatus.success
  }

  /// Each source with its translations, and the pages in their folders that have none.
  private func pages(
    _ compared: [Compared], _ targets: [PageCheck.Target], _ history: SourceHistory
  ) -> [TranslationOverview.Page] {
    let bySource = Dictionary(grouping: compared, by: \.source)
    var pages = bySource.map { source, all in
      TranslationOverview.Page(
        path: source, language: all[0].sourceLanguage,
        translations: all.map { one in
          var translation = one.translation
          translation.change = history.change(of: source, since: translation.path)
          return translation
        }.sorted { $0.language < $1.language })
    }
    let folders = Set(bySource.keys.map(Self.folder))
    let known = Set(bySource.keys).union(compared.map(\.translation.path))
    for target in targets where !known.contains(target.path) && folders.contains(Self.folder(target.path)) {
      pages.append(TranslationOverview.Page(path: target.path, language: "", translations: []))
    }
    return pages.sorted { $0.path < $1.path }
  }

  /// `page.fr.md`, `fr/page.md`
  private static func isNamed(_ path: String, after languages: Set<String>) -> Bool {
    let folders = path.split(separator: "/")
    let words = folders.last?.split(separator: ".") ?? []
    return folders.dropLast().contains { languages.contains($0.lowercased()) }
      || words.count > 2 && languages.contains(words[words.count - 2].lowercased())
  }

  private static func folder(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  private static func compared(
    _ path: String, _ sourcePath: String, _ settings: CheckSettings
  ) -> Result<Compared, Complaint> {
    do throws(Complaint) {
      // What cannot be read is not in step with anything.
      for path in [sourcePath, path] { try Page.refuse(try FileContent.read(path), path: path) }
      let source = try PageCheck.sourcePage(sourcePath, settings: settings)
      let page = try PageCheck.sourcePage(path, settings: settings)
      for (page, other) in [(source, page), (page, source)]
      where page.document.blocks.isEmpty && !other.document.blocks.isEmpty {
        throw Complaint("\(page.document.source.path) is empty", help: "name a page with steps in it")
      }
      var translation = TranslationOverview.Translation(path: path, language: page.runbook.document.locale)
      let found = settings.wanted(
        PageComparison(source: source, translation: page).diagnostics(), of: page.document, path: path)
      for finding in Finding.findings(found, in: page.document.source)
      where settings.baseline?.contains(finding) != true {
        count(finding.diagnostic, &translation)
      }
      return .success(
        Compared(source: sourcePath, sourceLanguage: source.runbook.document.locale, translation: translation))
    } catch {
      return .failure(error)
    }
  }

  private static func count(_ diagnostic: Diagnostic, _ translation: inout TranslationOverview.Translation) {
    switch ComparisonRule(rawValue: diagnostic.rule) {
    case .stepMissing: translation.missingSteps += 1
    case .stepExtra: translation.extraSteps += 1
    case .commandDiffers, .commandOutdated, .codeDiffers, .blockMissing, .blockExtra, .blockClassDiffers:
      translation.blocks += 1
    case .placeholderRenamed, .sampleTranslated: translation.others += 1
    case .paragraphUntranslated: translation.untranslated += 1
    case .olderThanSource: translation.dates = diagnostic.message.description
    case nil: break
    }
  }

  private func write(_ overview: TranslationOverview) throws(Complaint) {
    switch options.format {
    case .text:
      context.output.write(TranslationText(language: context.language, style: context.style).text(of: overview))
    case .json: context.output.write(TranslationJSON.text(of: overview))
    case .html: context.output.write(TranslationHTML(language: context.language).text(of: overview))
    default:
      throw Complaint(
        "--translations is shown as text, JSON or HTML", help: "add --format json or html, or leave out --format",
        status: ExitStatus.usage)
    }
  }
}
