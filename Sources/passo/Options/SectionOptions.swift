import ArgumentParser

/// Which sections of the page are meant, where no `#section` says it.
struct SectionOptions: ParsableArguments {
  @Flag(help: "Every section in the page's order, in one shell; not those that take back what others made.")
  var all = false
}
