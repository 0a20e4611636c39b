package import Diagnostics

/// What a comparison of a translation with its source can find.
package enum ComparisonRule: String, Sendable, CaseIterable {
  /// A command of the translation is not the one of the source.
  case commandDiffers = "command-differs"
  /// The source and the translation are of different dates, and a command changed in between.
  case commandOutdated = "command-outdated"
  /// A block of code that is no command differs in more than its words.
  case codeDiffers = "code-differs"
  /// A code block of the source is not in the translation.
  case blockMissing = "block-missing"
  /// A code block of the translation is not in the source.
  case blockExtra = "block-extra"
  case blockClassDiffers = "block-class-differs"
  case placeholderRenamed = "placeholder-renamed"
  case sampleTranslated = "sample-translated"
  case stepMissing = "step-missing"
  case stepExtra = "step-extra"
  case olderThanSource = "older-than-source"
  /// A paragraph says word for word what the source says.
  case paragraphUntranslated = "paragraph-untranslated"

  /// Kebab-case, as in the `rule` of a `Diagnostic`.
  package var id: String { rawValue }

  /// The highest severity that it is reported with; see ``PageComparison`` for when it is less.
  package var severity: Severity {
    switch self {
    case .commandDiffers: .error
    case .blockExtra, .stepExtra: .info
    default: .warning
    }
  }

  /// What it finds, in one sentence.
  package var summary: Message {
    switch self {
    case .commandDiffers: "A command was damaged by the translation"
    case .commandOutdated: "A command is another version of the one in the source"
    case .codeDiffers: "A block of code differs from the one in the source"
    case .blockMissing: "A code block of the source is missing in the translation"
    case .blockExtra: "A code block of the translation is not in the source"
    case .blockClassDiffers: "A code block has another class than in the source"
    case .placeholderRenamed: "A placeholder has another name than in the source"
    case .sampleTranslated: "A sample output was translated"
    case .stepMissing: "A step of the source is missing in the translation"
    case .stepExtra: "A step of the translation is not in the source"
    case .olderThanSource: "The translation is older than its source"
    case .paragraphUntranslated: "A paragraph was not translated"
    }
  }
}
