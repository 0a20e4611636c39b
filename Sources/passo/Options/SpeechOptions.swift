import ArgumentParser
import RunbookReport

/// How Passo speaks to the person.
struct SpeechOptions: ParsableArguments {
  enum Colour: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  @Option(help: ArgumentHelp("Your language: en, fr or pt-BR. Default: that of your locale.", valueName: "tag"))
  var lang: String?

  @Option(name: .customLong("color"), help: ArgumentHelp("Whether to use colours.", valueName: "when"))
  var colour: Colour = .auto

  func validate() throws {
    guard let lang, !Catalogue.speaks(lang) else { return }
    throw ValidationError("Passo speaks \(Catalogue.all.map(\.code).joined(separator: ", ")), not '\(lang)'")
  }

  func language(in surroundings: Surroundings) -> Language {
    Catalogue.language(forLocale: lang ?? surroundings.locale)
  }

  func style(in surroundings: Surroundings) -> TextStyle {
    let usesColour =
      switch colour {
      case .auto: surroundings.prefersColour
      case .always: true
      case .never: false
      }
    return TextStyle(usesColour: usesColour, width: surroundings.width)
  }
}
