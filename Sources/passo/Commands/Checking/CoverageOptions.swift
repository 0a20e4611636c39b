import ArgumentParser

/// How much of pages a run can prove.
struct CoverageOptions: ParsableArguments {
  @Flag(help: "Instead of findings, show how many actions a run can prove, and by what.")
  var coverage = false

  @Option(help: ArgumentHelp("Fail if a run can prove less than this share of all actions.", valueName: "percent"))
  var minimum: Int?

  @Option(
    help: ArgumentHelp("Write a badge with the share to this file, .svg or .json.", valueName: "file"),
    completion: .file())
  var badge: String?

  func validate() throws {
    if minimum != nil || badge != nil, !coverage {
      throw ValidationError("--minimum and --badge are about proof coverage: add --coverage")
    }
    if let minimum, !(0...100).contains(minimum) {
      throw ValidationError("--minimum takes a number from 0 to 100, not `\(minimum)`")
    }
    if let badge, !badge.hasSuffix(".svg"), !badge.hasSuffix(".json") {
      throw ValidationError("--badge takes a file that ends in .svg or .json, not `\(badge)`")
    }
  }
}
