import Configuration
import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner
import ShellSyntax

extension ValueOptions {
  /// The programs that give values of the page, by key of the placeholder.
  func programs(in file: ValuesFile, promised: [String: PromisedValue]) throws(Complaint)
    -> [String: ValuesFile.Reference]
  {
    var programs: [String: ValuesFile.Reference] = [:]
    for (settings, origin) in [(file.values, Binding.Origin.file), (try chosenProfile(of: file), .profile)] {
      for setting in settings {
        let key = PlaceholderKey.key(of: setting.placeholder)
        if let program = setting.value.program, promised[key]?.origin == origin { programs[key] = program }
      }
    }
    return programs
  }

  /// What to type where programs ask.
  ///
  /// - Parameter programs: start what the file names, where no one is there to answer; nil: nothing is answered.
  func answers(
    file: ValuesFile, environment: [String: String], programs: ValuePrograms?
  ) throws(Complaint) -> [PromptAnswer] {
    var answers: [PromptAnswer] = []
    for answer in file.answers {
      let place = "\(values ?? ""):\(answer.range.start)"
      let prompt: PromptAnswer.Prompt
      switch answer.prompt {
      case .text(let text): prompt = .text(text)
      case .pattern(let text):
        guard let pattern = PromptPattern(text) else {
          throw Complaint("\(place): /\(text)/ is not a pattern that Passo understands")
        }
        prompt = .pattern(pattern)
      }
      let value: String
      if let program = answer.value.program {
        guard let programs else { continue }
        do { value = try programs.output(of: program) } catch { throw Complaint("\(place): \(error.message)") }
      } else {
        value = try text(of: answer.value, at: answer.range, environment: environment)
      }
      answers.append(
        PromptAnswer(
          action: answer.action, prompt: prompt,
          value: value, isSecret: answer.isSecret,
          repeats: answer.repeats))
    }
    return answers
  }
}

extension ValuesFile.Value {
  /// The program that gives the value.
  var program: ValuesFile.Reference? {
    if case .reference(let reference) = self, reference.startsProgram { reference } else { nil }
  }
}
