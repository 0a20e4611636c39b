import ArgumentParser
import RunbookModel

/// Which sections of the page are meant, where no `#section` says it.
struct SectionOptions: ParsableArguments {
  @Flag(help: "Every section in the page's order, in one shell; not those that take back what others made.")
  var all = false

  @Flag(help: "At the end, also after a failure, the sections that take back what the others made.")
  var cleanup = false

  @Flag(help: "Before the page the pages that it names as prerequisites, and those that they name.")
  var withPrerequisites = false

  /// The sections that are done at the end, where they are wanted: of a plan of all sections they are there anyway.
  func cleanup(of page: Page) throws(Complaint) -> [String] {
    guard cleanup, let procedures = page.procedures else { return [] }
    return try page.cleanup(after: procedures, true)
  }
}
