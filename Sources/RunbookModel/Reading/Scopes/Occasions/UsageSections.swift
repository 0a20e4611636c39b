import Bytes
import ShellSyntax

/// Sections that show how the page's own tool is called, one call after the other: `larch convert in.txt`, and below it
/// `larch convert --all docs`. No reader needs all of them, so that each is left to the reader.
struct UsageSections {
  let reader: ProseReader
  /// The page's title, folded.
  let title: Words

  func apply(to procedures: inout [Procedure]) {
    var calls: [String: [String: [(procedure: Int, step: Int)]]] = [:]
    for (index, procedure) in procedures.enumerated() {
      // "Other commands": stopping, wiping and listing below each other.
      if ProjectVocabulary.listings.contains(Words(procedure.title).withoutTitleMarks) {
        for place in procedure.steps.indices where procedure.steps[place].number == nil {
          procedures[index].steps[place].isOptional = true
        }
        continue
      }
      guard let section = usage(procedure) else { continue }
      for (place, step) in procedure.steps.enumerated() where step.number == nil {
        guard let call = call(of: step) else { continue }
        calls[section, default: [:]][call, default: []].append((index, place))
      }
    }
    for places in calls.values.flatMap(\.values) where places.count > 1 {
      for (procedure, step) in places { procedures[procedure].steps[step].isOptional = true }
    }
    // Variants of one call alone may be followed by what is to be done next.
    let variants = calls.mapValues { calls in calls.filter { $0.value.count > 1 }.keys }.filter { $0.value.count > 1 }
      .mapValues { Set($0.compactMap(Self.program)) }
    leaveRest(variants, in: &procedures)
    leaveBeforeInstallation(in: &procedures)
  }

  private static func program(_ call: String) -> String? { call.split(separator: " ").first.map(String.init) }

  /// "Run single steps:" with other subcommands of a tool of which the section shows variants.
  ///
  /// - Parameter programs: by section.
  private func leaveRest(_ programs: [String: Set<String>], in procedures: inout [Procedure]) {
    for procedure in procedures.indices {
      guard let section = usage(procedures[procedure]), let own = programs[section], !own.isEmpty else { continue }
      for place in procedures[procedure].steps.indices {
        let step = procedures[procedure].steps[place]
        guard step.number == nil, !step.actions.isEmpty,
          step.actions.allSatisfy({ isPlain($0) && calls($0, only: own) })
        else { continue }
        procedures[procedure].steps[place].isOptional = true
      }
    }
  }

  private func isPlain(_ action: Action) -> Bool {
    action.kind == .command && !action.isInline && action.conditions.isEmpty && action.branches.isEmpty
  }

  private func calls(_ action: Action, only programs: Set<String>) -> Bool {
    reader.scripts[action.text ?? ""].commands.flatMap(\.simpleCommands).allSatisfy { command in
      let program = command.calledWords.first.map { $0.literal ?? $0.text } ?? ""
      return programs.contains(program.parts(separatedBy: "/").last.map(String.init) ?? program)
    }
  }

  /// "Usage" above "Installation", with calls of what is installed there.
  private func leaveBeforeInstallation(in procedures: inout [Procedure]) {
    guard
      let installed = procedures.firstIndex(where: { procedure in
        ([procedure.title] + procedure.enclosing.map(\.title)).contains {
          reader.vocabulary.scopes.obtaining.beginsWord(Words($0).withoutTitleMarks.bytes[...])
        }
      })
    else { return }
    for procedure in procedures[..<installed].indices where usage(procedures[procedure]) != nil {
      for place in procedures[procedure].steps.indices where procedures[procedure].steps[place].number == nil {
        let step = procedures[procedure].steps[place]
        guard !step.actions.isEmpty, step.actions.allSatisfy({ isPlain($0) && calls($0, only: reader.programs) }) else {
          continue
        }
        procedures[procedure].steps[place].isOptional = true
      }
    }
  }

  /// The section about usage that the procedure is, or is in.
  private func usage(_ procedure: Procedure) -> String? {
    if isUsage(procedure.title) { return procedure.id }
    return procedure.enclosing.last { isUsage($0.title) }?.id
  }

  /// "Usage", "🚀 Usage"
  private func isUsage(_ title: String) -> Bool { ProjectVocabulary.usages.contains(Words(title).withoutTitleMarks) }

  /// The tool and what it is to do, where the step has nothing but calls of that; nil where it is no tool of the page.
  private func call(of step: Step) -> String? {
    let own = step.actions.map { action in
      guard action.kind == .command, !action.isInline, action.conditions.isEmpty, action.branches.isEmpty,
        !action.staysInForeground
      else { return [String?.none] }
      return reader.scripts[action.text ?? ""].commands.flatMap(\.simpleCommands).map(call)
    }.joined()
    guard let first = own.first, let call = first, own.allSatisfy({ $0 == call }) else { return nil }
    return call
  }

  private func call(_ command: SimpleCommand) -> String? {
    let words = command.calledWords.map { $0.literal ?? $0.text }
    guard let program = words.first else { return nil }
    // `python train.py --epochs 3`: the script is the tool.
    if Self.interpreters.contains(program) {
      guard let script = words.dropFirst().first, script.contains("."), !script.hasPrefix("-") else { return nil }
      return program + " " + script
    }
    let name = program.parts(separatedBy: "/").last.map(String.init) ?? program
    guard reader.programs.contains(name) || !KnownPrograms.contains(name) && title.containsWord(Words(name)) else {
      return nil
    }
    guard let next = words.dropFirst().first, next.allSatisfy({ $0.isAlphabetic || $0 == "-" }), next.first != "-",
      words.count > 2
    else { return words.count > 1 ? name : nil }
    return name + " " + next
  }

  private static let interpreters: Set<String> = ["python", "python3", "node", "ruby", "perl", "php", "Rscript"]
}
