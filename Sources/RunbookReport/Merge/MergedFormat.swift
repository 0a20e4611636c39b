import Diagnostics

extension ReportFormat {
  /// The report on many runs; nil: there is none in this format.
  package func text(of report: MergedReport, language: Language = .english) -> String? {
    switch self {
    case .html: MergedHTML(report, language: language).text
    case .markdown: MergedMarkdown(report, language: language).text
    case .junit: MergedJUnit(report).text
    case .json: MergedJSON(report).text
    case .cast: nil
    }
  }
}
