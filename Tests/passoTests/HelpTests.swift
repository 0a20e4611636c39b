import Diagnostics
import Testing

@testable import RunbookReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Help in the language of the person: the pages, and the answers to what is not understood.
@Suite struct HelpTests {
  /// The parser's description of the commands, as far as help is made of it.
  struct Tool: Decodable {
    struct Command: Decodable {
      var commandName: String
      var abstract: String?
      var shouldDisplay: Bool?
      var subcommands: [Command]?
      var arguments: [Argument]?
    }

    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }

      var kind: String
      var names: [Name]?
      var valueName: String?
      var abstract: String?
      var sectionTitle: String?
      var shouldDisplay: Bool
    }

    var command: Command

    /// Without what the parser adds itself, which no one is shown: a second `help`.
    var commands: [Command] { (command.subcommands ?? []).dropLast() }
  }

  private func tool() throws -> Tool {
    try JSONDecoder().decode(Tool.self, from: Data(try Passo().run("--experimental-dump-help").output.utf8))
  }

  private func shown(_ text: String?) -> [String] { text.map { [Message(stringLiteral: $0).pattern] } ?? [] }

  @Test(arguments: Catalogue.all.filter { $0 != .english })
  func everyWordOfTheDeclarationsIsTranslated(language: Language) throws {
    let tool = try tool()
    #expect(tool.commands.count > 7)
    for command in tool.commands {
      var patterns = shown(command.abstract)
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        #expect(argument.abstract != nil, "\(command.commandName) \(argument.valueName ?? "")")
        patterns += shown(argument.abstract) + shown(argument.sectionTitle)
        if argument.kind != "flag" { patterns += shown(argument.valueName) }
      }
      for pattern in patterns { #expect(language.translations[pattern] != nil, "\(command.commandName): \(pattern)") }
    }
  }

  @Test(arguments: [("en", "Examples:"), ("fr", "Exemples\u{A0}:"), ("pt-BR", "Exemplos:")])
  func everyPageHasExamplesAndAllOptionsInTheLanguage(language: String, heading: String) throws {
    for command in try tool().commands where command.shouldDisplay != false {
      let page = try Passo().run("help", command.commandName, "--lang", language)
      let same = try Passo().environment("LC_ALL", language).run(command.commandName, "--help")
      #expect(page == same)
      #expect(page.status == 0 && page.output.contains("\n\(heading)\n  passo "), "\(command.commandName)")
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        for name in argument.names ?? [] {
          let option = (name.kind == "long" ? "--" : "-") + name.name
          #expect(page.output.contains(option), "\(command.commandName) \(option)")
        }
      }
    }
  }

  @Test func thePageOfPassoItselfNamesTheCommandsInTheLanguage() throws {
    let french = try Passo().run("--help", "--lang", "fr").output
    #expect(french.contains("\nCommandes\u{A0}:\n  run                     Exécute une page étape par étape"))
    #expect(french == (try Passo().environment("LANG", "fr_FR.UTF-8").run("help").output))
    #expect(french == (try Passo().environment("LANG", "fr_FR.UTF-8").run("page.md", "--help").output))
    #expect(!french.contains("passo open"))
  }

  @Test func noLineIsWiderThanTheTerminal() throws {
    for columns in [40, 60, 80] {
      let page = try Passo().environment("COLUMNS", "\(columns)").run("help", "check", "--lang", "fr").output
      let wide = page.split(separator: "\n").filter { $0.count > columns && !$0.hasPrefix("  ") }
      #expect(wide.isEmpty)
    }
  }

  @Test(
    arguments: [
      (["plan", "--formt", "json"], "option inconnue\u{A0}: --formt", "vouliez-vous dire --format\u{A0}?", "plan"),
      (
        ["plan", "x.md", "--yes"], "option inconnue\u{A0}: --yes", "elle appartient à\u{A0}: passo run, passo record",
        "plan"
      ),
      (["rules", "--bogus"], "option inconnue\u{A0}: --bogus", nil, "rules"),
      (["run", "x.md", "--from"], "--from a besoin d'une valeur", "Commence à cette étape.", "run"),
      (["run", "x.md", "--yes=1"], "--yes ne prend pas de valeur, mais en reçoit une\u{A0}: `1`", nil, "run"),
      (["explain", "x", "y.md"], "argument inattendu\u{A0}: `y.md`", nil, "explain"),
      (["plan"], "argument manquant\u{A0}: <page[#procédure]>", "La page, et des procédures de celle-ci.", "plan"),
      (
        ["run"], "argument manquant\u{A0}: <page[#procédure]>",
        "La page, et des procédures de celle-ci\u{A0}; avec --resume, l'exécution.", "run"
      ),
      (
        ["check"], "nommez une page ou un dossier\u{A0}; --changed seul vérifie le dossier courant", nil, "check"
      ),
      (
        ["check", ".", "--format", "xls"], "--format ne peut pas valoir `xls`",
        "au choix\u{A0}: text, json, sarif, github, gitlab, junit, html", "check"
      ),
      (
        ["plan", "x.md", "--format", "xls"], "--format ne peut pas valoir `xls`",
        "au choix\u{A0}: text, html, markdown, json, shell, values", "plan"
      ),
      (
        ["run", "x.md", "--timeout", "soon"], "--timeout ne peut pas valoir `soon`",
        "Met fin à une étape qui dure plus longtemps, par exemple 90s ou 5m.", "run"
      ),
      (["run", "x.md", "--set", "novalue"], "--set attend nom=valeur, pas `novalue`", nil, "run"),
      (["check", ".", "--fix", "--diff"], "--fix et --diff s'excluent", nil, "check"),
    ] as [([String], String, String?, String)])
  func whatIsNotUnderstoodIsSaidInTheLanguage(
    arguments: [String], message: String, help: String?, command: String
  ) throws {
    let outcome = try Passo().environment("LANG", "fr_FR.UTF-8").run(arguments)
    let lines = [help, "voir\u{A0}: passo \(command) --help"].compactMap(\.self).map { "       \($0)\n" }
    #expect(outcome == .init(status: 64, errors: "passo: \(message)\n" + lines.joined()))
  }

  @Test func aMistypedCommandIsNamedAlsoWithOptions() throws {
    let outcome = try Passo().run("chekc", "--strict", "docs")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix("passo: there is no command or page called chekc\n       did you mean passo check?\n"))
  }

  @Test func theLanguageOfTheCommandLineIsTakenEvenIfTheRestIsWrong() throws {
    #expect(
      try Passo().run("rules", "--bogus", "--lang=pt-BR").errors.hasPrefix("passo: opção desconhecida: --bogus\n"))
    #expect(try Passo().run("--lang", "pt-BR", "rules", "--bogus").status == 64)
  }

  /// groff says what it does not understand; a manual page without a request that it knows would be empty.
  @Test(arguments: ["en", "fr", "pt-BR"])
  func manualPagesAreRight(language: String) throws {
    let passo = Passo()
    for command in try tool().commands where command.shouldDisplay != false {
      let page = try passo.run("manual", command.commandName, "--lang", language, "--date", "2026-01-02")
      #expect(page.status == 0 && page.output.hasPrefix(".TH \"PASSO\\-\(command.commandName.uppercased())\" 1 "))
      #expect(page.output.split(separator: "\n").allSatisfy { !$0.hasPrefix("'") && !$0.hasSuffix("\\") })
      _ = try passo.file("page.1", page.output)
      let check = try passo.bash("command -v groff >/dev/null || exit 0; groff -man -Tutf8 -Kutf8 -ww -z page.1")
      #expect(check == .init(status: 0))
    }
  }
}
