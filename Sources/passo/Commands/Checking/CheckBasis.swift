import ArgumentParser

/// By what pages are checked: in a terminal, in CI and in an editor.
struct CheckBasis: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare translations with the pages of this folder. Default: as the names of folders and pages suggest.",
      valueName: "folder"), completion: .directory)
  var against: String?

  @Flag(help: "Do not compare translations with their sources.")
  var noCompare = false

  @Option(
    help: ArgumentHelp(
      "Configuration. Default: passo.yml in the current folder, if there is one.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml", "json"]))
  var config: String?

  @Option(help: ArgumentHelp("Ignore the findings that this file lists.", valueName: "file"), completion: .file())
  var baseline: String?
}
