import ArgumentParser
import Diagnostics
import RunbookReport

/// How Passo addresses the person.
struct SpeechOptions: ParsableArguments {
  enum Colour: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  @Option(
    help: ArgumentHelp(
      "Your language, such as fr or pt-BR, or a language file (.po). Default: that of your locale.",
      valueName: "language"),
    completion: .list(Catalogue.codes))
  var lang: String?

  @Option(name: .customLong("color"), help: ArgumentHelp("Whether to use colours.", valueName: "when"))
  var colour: Colour = .auto

  func validate() throws {
    guard let lang else { return }
    if SpeechOptions.isFile(lang) {
      do { _ = try SpeechOptions.language(ofFile: lang) } catch { throw ValidationError(error.message.description) }
    } else if !Catalogue.contains(lang) {
      throw ValidationError("Passo speaks \(Catalogue.codes.joined(separator: ", ")), not `\(lang)`")
    }
  }

  /// What ``validate()`` refused is as good as not said.
  func language(in surroundings: Surroundings) -> Language {
    if let lang, SpeechOptions.isFile(lang) {
      return (try? SpeechOptions.language(ofFile: lang)) ?? Catalogue.language(forLocale: surroundings.locale)
    }
    return Catalogue.language(forLocale: lang ?? surroundings.locale)
  }

  private static func isFile(_ lang: String) -> Bool { lang.hasSuffix(".po") }

  private static func language(ofFile path: String) throws(Complaint) -> Language {
    let bytes = try FileContent.read(path)
    do { return try Language(file: bytes, path: path) } catch { throw Complaint(error.message) }
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
