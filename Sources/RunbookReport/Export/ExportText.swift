import Bytes
import Diagnostics
import RunbookModel

/// A page as a file of an engine: a playbook, a workflow or a pipeline.
///
/// The engine has the machines, the values and the secrets; Passo, which it starts there, follows the page and proves each
/// step. The file is for people to read and to change, so it is commented in their language.
package struct ExportText: Sendable {
  private let language: Language

  package init(language: Language = .english) {
    self.language = language
  }

  /// - Parameter asTasks: as plain shell commands, which need no Passo there and prove nothing.
  package func text(of run: ExportedRun, as format: ExportFormat, asTasks: Bool = false) -> String {
    var run = run
    run.takesOutputs = !asTasks
    let tasks =
      asTasks
      ? ExportedTasks(
        run, language: language, sharesShell: format == .gitlabCI,
        secretInput: format == .ansible ? AnsibleExport.secretInput : nil) : nil
    let remarks = ExportRemarks(run, language: language)
    let head = remarks.origin + (tasks.map { $0.losses + remarks.profiles } ?? remarks.stops + remarks.consent)
    let lines =
      switch format {
      case .ansible: AnsibleExport(run, tasks: tasks, head: head, language: language).lines()
      case .githubActions: GitHubExport(run, tasks: tasks, head: head, language: language).lines()
      case .gitlabCI: GitLabExport(run, tasks: tasks, head: head, language: language).lines()
      }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// What is said at the beginning of every exported file, a paragraph each.
struct ExportRemarks {
  private let run: ExportedRun
  private let language: Language

  init(_ run: ExportedRun, language: Language) {
    (self.run, self.language) = (run, language)
  }

  /// Where it comes from, so that someone can see whether the page has changed since.
  var origin: [String] {
    let document = run.plan.runbook.document
    return [language.say("Made by passo from \(document.path) (SHA-256 \(document.sha256)).")]
  }

  /// Tasks read no values file.
  var profiles: [String] {
    guard run.profile == nil, !run.profiles.isEmpty else { return [] }
    return [
      language.say(
        "Profiles of the values file are not taken over, as none was named: \(run.profiles.joined(separator: ", "))")
    ]
  }

  /// What the values file starts is started where that was allowed.
  var consent: [String] {
    guard run.startsPrograms, !run.options.contains("--trust-values") else { return [] }
    return [
      language.say(
        "The values file names programs, which start only where they are allowed: export with --trust-values for that.")
    ]
  }

  /// What no variable answers: a run without a person stops there, or leaves it out.
  var stops: [String] {
    let questions = run.plan.allQuestions
    func lines(_ isMeant: (PlanQuestion) -> Bool) -> String {
      questions.filter(isMeant).map { String($0.line) }.joined(separator: ", ")
    }
    let choices = questions.compactMap { question -> String? in
      if case .choice(let choice) = question { "--choose \(choice.group)=1…\(choice.options.count)" } else { nil }
    }
    let conditions = questions.compactMap { question -> String? in
      if case .condition(let use, _) = question { "--choose \(use.action.text)=run" } else { nil }
    }
    let byHand = lines { if case .manual = $0 { true } else if case .blocked = $0 { true } else { false } }
    let typed = lines { if case .program = $0 { true } else { false } }
    var remarks: [String] = []
    if !choices.isEmpty {
      remarks.append(language.say("Alternatives are chosen beforehand: \(choices.joined(separator: ", "))"))
    }
    if !conditions.isEmpty {
      remarks.append(language.say("Left out unless it is said that they hold: \(conditions.joined(separator: ", "))"))
    }
    if !byHand.isEmpty {
      remarks.append(language.say("Without a person the run stops at what is done by hand, lines: \(byHand)"))
    }
    if !typed.isEmpty {
      remarks.append(language.say("Programs that ask need `answers` in a values file, lines: \(typed)"))
    }
    return remarks
  }
}
