import Diagnostics
import MarkdownBlocks
import RunbookModel
import RunbookReport
import RunbookRunner

/// `passo check --coverage`: how many actions of pages a run can prove.
struct CoverageWork {
  let options: CoverageOptions
  let format: CheckOptions.Format
  let settings: CheckSettings
  let context: Context

  func status(for targets: [PageCheck.Target]) throws(Complaint) -> Int32 {
    guard format == .text || format == .json else {
      throw Complaint(
        "--coverage is shown as text or as JSON", help: "add --format json, or leave out --format",
        status: ExitStatus.usage)
    }
    var pages: [PageCoverage] = []
    var isIncomplete = false
    for result in Concurrently.map(targets, { [settings] in Self.coverage(of: $0, settings) }) {
      switch result {
      case .success(let page): pages.append(page)
      case .failure(let complaint):
        _ = context.complain(complaint)
        isIncomplete = true
      }
    }
    context.output.write(
      format == .json
        ? CoverageJSON.text(of: pages) : CoverageText(language: context.language, style: context.style).text(of: pages))
    let share = CoverageShare(pages)
    if let path = options.badge {
      let badge = CoverageBadge(share)
      try FileContent.replace(path, with: Array((path.hasSuffix(".svg") ? badge.svg : badge.json).utf8))
    }
    if isIncomplete { return ExitStatus.stopped }
    guard let minimum = options.minimum, share.percent < minimum else { return ExitStatus.success }
    context.remark("a run can prove \(share.percent) % of the actions; at least \(minimum) % are asked for")
    return ExitStatus.failed
  }

  private static func coverage(of target: PageCheck.Target, _ settings: CheckSettings) -> Result<
    PageCoverage, Complaint
  > {
    do throws(Complaint) {
      return .success(try read(target, settings))
    } catch {
      return .failure(error)
    }
  }

  private static func read(_ target: PageCheck.Target, _ settings: CheckSettings) throws(Complaint) -> PageCoverage {
    let bytes = try FileContent.read(target.path)
    try Page.refuse(bytes, path: target.path)
    let path = target.path == "-" ? "stdin" : target.path
    let document = MarkdownReader().read(SourceFile(path: path, bytes: bytes))
    let runbook = RunbookReader(keywords: settings.keywords, locale: settings.locale).read(document)
    return PageCoverage(path: path, of: document, runbook)
  }
}
