import Diagnostics

/// Commands that do one thing together.
struct DraftStep {
  var instruction: Message
  var commands: [DraftCommand]

  /// More commands are hard to follow in one step.
  private static let mostCommands = 5
  /// In seconds; after a longer pause something else was begun.
  private static let longestPause = 900

  /// Commands of one kind after each other, and what prepares the shell with what it is for. Steps of a page that was run
  /// stay together.
  static func grouped(_ commands: [DraftCommand]) -> [DraftStep] {
    var steps: [DraftStep] = []
    var lastIsPreparation = false
    var isBack = false
    for command in commands {
      let isPreparation = DraftSentence.isPreparation(command.text)
      // A history has what was typed on this machine: what is after it was not typed on the other one.
      if isBack {
        steps.append(DraftStep(instruction: DraftSentence.back, commands: [command]))
        (isBack, lastIsPreparation) = (DraftSentence.goesElsewhere(command.text), isPreparation)
        continue
      }
      isBack = DraftSentence.goesElsewhere(command.text)
      if let last = steps.last?.commands.last, steps[steps.count - 1].commands.count < mostCommands,
        isOne(last, command, afterPreparation: lastIsPreparation)
      {
        steps[steps.count - 1].commands.append(command)
        if lastIsPreparation, !isPreparation { steps[steps.count - 1].instruction = instruction(of: command) }
      } else {
        steps.append(DraftStep(instruction: instruction(of: command), commands: [command]))
      }
      lastIsPreparation = isPreparation
    }
    return steps
  }

  /// The same, each command in a step of its own and with a sentence that says no more than that.
  static func plain(_ commands: [DraftCommand]) -> [DraftStep] {
    commands.indices.map { index in
      let isBack = index > 0 && DraftSentence.goesElsewhere(commands[index - 1].text)
      return DraftStep(instruction: isBack ? DraftSentence.back : DraftSentence.plain, commands: [commands[index]])
    }
  }

  private static func isOne(_ last: DraftCommand, _ next: DraftCommand, afterPreparation: Bool) -> Bool {
    if last.instruction != nil || next.instruction != nil { return last.instruction == next.instruction }
    if let before = last.time, let time = next.time, time - before > longestPause { return false }
    return afterPreparation || DraftSentence.kind(last.text) == DraftSentence.kind(next.text)
  }

  private static func instruction(of command: DraftCommand) -> Message {
    command.instruction.map { Message(verbatim: MarkdownSafe.line($0)) } ?? DraftSentence.of(command.text)
  }
}
