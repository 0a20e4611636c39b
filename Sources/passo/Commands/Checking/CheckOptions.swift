import ArgumentParser

/// How `passo check` answers.
struct CheckOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, sarif, github, gitlab, junit, html }

  @Option(help: "Format of the findings.")
  var format: Format = .text

  @Flag(help: "Have ShellCheck look at the commands as well.")
  var shellcheck = false

  @Option(
    help: ArgumentHelp("Write all findings to this file, for --baseline.", valueName: "file"), completion: .file())
  var writeBaseline: String?

  @Flag(help: "Fix what can be fixed safely.")
  var fix = false

  @Flag(help: "Show what --fix would change; changes nothing.")
  var diff = false

  @Flag(help: "Count the findings of each rule instead of listing them.")
  var statistics = false

  @Flag(help: "Instead of findings, show which pages are translated into which languages, and what is not in step.")
  var translations = false

  @Flag(help: "Warnings count as errors.")
  var strict = false

  @Flag(help: "Check every page again, also those that have not changed since they were checked.")
  var noCache = false

  @Flag(help: "Check a page again whenever it changes.")
  var watch = false

  func validate() throws {
    if fix, diff { throw ValidationError("--fix and --diff exclude each other") }
    if format == .html, !translations {
      throw ValidationError("--format html is for --translations")
    }
    if watch, format != .text || fix || diff || writeBaseline != nil {
      throw ValidationError("--watch is for --format text, without --fix, --diff and --write-baseline")
    }
  }
}
