import JSON

/// Translations at a glance as `passo.translations/1`: English, stable, the same for everybody.
package enum TranslationJSON {
  package static func text(of overview: TranslationOverview) -> String {
    JSONValue.object([
      "format": .string("passo.translations/1"),
      "languages": .array(overview.languages.map { .string($0) }),
      "pages": .array(
        overview.pages.map { page in
          .object([
            "path": .string(page.path), "language": .string(page.language),
            "translations": .array(page.translations.map(translation)),
          ])
        }),
      "historyKnown": .boolean(overview.isHistoryKnown),
      "withoutSource": .array(overview.withoutSource.map { .string($0) }),
    ]).prettyPrinted()
  }

  private static func translation(_ translation: TranslationOverview.Translation) -> JSONValue {
    var object: JSONObject = [
      "path": .string(translation.path), "language": .string(translation.language),
      "inStep": .boolean(translation.isInStep), "missingSteps": .integer(translation.missingSteps),
      "extraSteps": .integer(translation.extraSteps), "blocks": .integer(translation.blocks),
      "untranslated": .integer(translation.untranslated), "others": .integer(translation.others),
      "dates": JSONValue(translation.dates), "change": .null,
    ]
    if let change = translation.change {
      object["change"] = .object([
        "commit": .string(change.commit), "day": .string(change.day), "count": .integer(change.count),
      ])
    }
    return .object(object)
  }
}
