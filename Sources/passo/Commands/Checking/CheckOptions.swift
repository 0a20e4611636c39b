import ArgumentParser

/// What `passo check` is to look at, and how it answers.
struct CheckOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, sarif, github, gitlab, junit }

  @Option(help: "Format of the findings.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "Compare translations with the pages of this folder. Default: as the names of folders and pages suggest.",
      valueName: "folder"), completion: .directory)
  var against: String?

  @Flag(help: "Do not compare translations with their sources.")
  var noCompare = false

  @Flag(help: "Have ShellCheck look at the commands as well.")
  var shellcheck = false

  @Option(
    help: ArgumentHelp(
      "Configuration. Default: passo.yml in the current folder, if there is one.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml", "json"]))
  var config: String?

  @Option(help: ArgumentHelp("Ignore the findings that this file lists.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to this file, for --baseline.", valueName: "file"), completion: .file())
  var writeBaseline: String?

  @Flag(help: "Fix what can be fixed safely.")
  var fix = false

  @Flag(help: "Show what --fix would change; changes nothing.")
  var diff = false

  @Flag(help: "Count the findings of each rule instead of listing them.")
  var statistics = false

  @Flag(help: "Warnings count as errors.")
  var strict = false

  @Flag(help: "Check a page again whenever it changes.")
  var watch = false

  func validate() throws {
    if fix, diff { throw ValidationError("--fix and --diff exclude each other") }
    if watch, format != .text || fix || diff || writeBaseline != nil {
      throw ValidationError("--watch is for --format text, without --fix, --diff and --write-baseline")
    }
  }
}
