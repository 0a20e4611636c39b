public import ArgumentParser
import Configuration
import Diagnostics
public import RunbookRunner

/// How a run is to go.
struct RunTuning: ParsableArguments {
  @Flag(help: "Run each step without asking; what only a person can know is still asked.")
  var yes = false

  @Flag(help: "Ask nothing: what cannot be answered is listed, and the status is 2.")
  var nonInteractive = false

  @Option(help: ArgumentHelp("Begin at this step.", valueName: "step"))
  var from: String?

  @Option(help: ArgumentHelp("Only this step; may be given again.", valueName: "step"))
  var only: [String] = []

  @Option(help: ArgumentHelp("End with this step.", valueName: "step"))
  var until: String?

  @Option(help: "What counts as verified.")
  var verify: RunOptions.Strictness = .sample

  @Option(help: ArgumentHelp("End a step that takes longer, such as 90s or 5m.", valueName: "duration"))
  var timeout: DurationArgument?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A program of the page that has another name here.", valueName: "name=program"))
  var alias: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run the steps in the shell that this command opens, such as \"ssh host\".", valueName: "command"))
  var shell: String?

  @Flag(help: "After a failure go on with the next step, where nobody can be asked.")
  var keepGoing = false

  func validate() throws {
    for alias in alias where !alias.dropFirst().contains("=") {
      throw ValidationError("--alias needs name=program, not '\(alias)'")
    }
  }

  func options(file: ValuesFile, isUnattended: Bool) -> RunOptions {
    var options = RunOptions()
    options.verify = verify
    options.from = from
    options.only = only
    options.until = until
    options.timeLimit = timeout?.seconds
    options.keepGoing = keepGoing
    options.assumeYes = yes
    options.nonInteractive = isUnattended
    options.overwrite = file.overwrite
    if isUnattended {
      options.optional = file.optional == .run ? .run : .skip
      options.manual = file.manual == .done ? .done : .stop
    }
    for choice in file.choices { options.choices[choice.group] = choice.choice }
    for alias in alias {
      let parts = alias.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      options.aliases[String(parts[0])] = String(parts[1])
    }
    return options
  }
}

extension RunOptions.Strictness: ExpressibleByArgument {}
