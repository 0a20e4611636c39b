import RunbookReport

extension Language {
  static let french = Catalogue.language(forLocale: "fr")
}
