import Diagnostics
import OutputMatching
import RunbookModel
import ShellSyntax

/// Brings values to placeholders that have none: the page's default, or what a person answers. Each is asked once.
struct ValueAsker {
  enum Outcome {
    case set
    /// The person has left the question of this name.
    case left(String)
    /// The person does not want the action that needs it.
    case skip(reason: String?)
    /// The run goes elsewhere.
    case leave(Move)
  }

  let services: RunServices
  let state: RunState

  /// Fills all that is missing; a derived value by asking for its parts.
  func fill(_ placeholders: [Placeholder], for action: Action) throws -> Outcome {
    for placeholder in placeholders {
      for part in parts(of: placeholder) where state.values.bindings[part.key] == nil {
        let answer = try fill(part, for: action)
        guard case .set = answer else { return answer }
      }
    }
    return .set
  }

  /// Asks again although there is a value, and says what has used the old one.
  func change(_ key: String, for action: Action, finished: [Step]) throws -> Outcome {
    let placeholder = services.placeholder(key)
    var question = ValueQuestion(placeholder: placeholder, usedBy: steps(using: key))
    let old = state.values.bindings[key] ?? services.planner.derived(key, with: state.values.bindings)
    if let old {
      question.suggestion = old.isSecret ? nil : old.value
      question.suggestionOrigin = old.origin
    }
    let answer = try ask(question, for: action)
    if case .set = answer, !finished.isEmpty, state.values.bindings[key]?.value != old?.value {
      let steps = finished.map(\.label)
      try services.log.say("\(placeholder.name) had its old value in step \(steps: steps)", action: action.id)
    }
    return answer
  }

  /// Asks for a secret that an earlier part of the run was given.
  func ask(forSecret key: String, of action: Action) throws -> Outcome {
    if try PromisedValues(services: services, state: state).give(key, to: action) { return .set }
    return try ask(ValueQuestion(placeholder: services.placeholder(key), usedBy: steps(using: key)), for: action)
  }

  /// Asks again because the value cannot be where it should.
  func replace(_ refusal: Resolution.Refusal, for action: Action) throws -> Outcome {
    let placeholder = services.placeholder(PlaceholderKey.key(of: refusal.name))
    return try ask(
      ValueQuestion(placeholder: placeholder, usedBy: steps(using: placeholder.key), refusal: refusal.reason),
      for: action)
  }

  /// Asks which of several values found in an output is meant.
  func pick(_ candidates: [String], for capture: Capture, of action: Action) throws -> Answer<String?> {
    var question = ValueQuestion(placeholder: services.placeholder(capture.key), usedBy: steps(using: capture.key))
    question.candidates = candidates
    switch try services.prompter.value(for: question) {
    case .given(.value(let value)), .given(.suggested(let value)): return .given(value)
    case .leave(.stop(let stop)): return .leave(.stop(stop))
    // The command has run: it is brought to its end first.
    case .given, .leave: return .given(nil)
    }
  }

  /// What fills a derived placeholder: its parts, and itself once they are known and it still has no value.
  private func parts(of placeholder: Placeholder) -> [Placeholder] {
    guard let template = placeholder.derivedFrom else { return [placeholder] }
    let missing = Template(template, language: .plain).sites.map(\.key).filter {
      $0 != placeholder.key && state.values.bindings[$0] == nil
    }
    return missing.isEmpty ? [placeholder] : missing.map(services.placeholder)
  }

  private func fill(_ placeholder: Placeholder, for action: Action) throws -> Outcome {
    if try PromisedValues(services: services, state: state).give(placeholder.key, to: action) { return .set }
    if let value = unaskedValue(of: placeholder) {
      try state.values.set(try ValueResolver.binding(placeholder, value, .default))
      return .set
    }
    if let value = standIn(for: placeholder) {
      try state.values.set(try ValueResolver.binding(placeholder, value, .standIn))
      return .set
    }
    var question = ValueQuestion(placeholder: placeholder, usedBy: steps(using: placeholder.key))
    if let refused = state.values.takeRefused(placeholder.key) {
      question.suggestion = placeholder.isSecret ? nil : refused.value
      question.suggestionOrigin = refused.origin
    } else if let remembered = services.options.remembered[placeholder.key], !placeholder.isSecret {
      question.suggestion = remembered.value
      question.suggestionOrigin = .remembered
      question.rememberedAt = remembered.time
    } else if let value = placeholder.defaultValue {
      question.suggestion = value
      question.suggestionOrigin = .default
    } else if placeholder.isSample, !placeholder.isSecret {
      question.suggestion = placeholder.name
      question.suggestionOrigin = .default
    }
    return try ask(question, for: action)
  }

  /// What the page gives where no one is asked, or a person has said to run all the rest: then what they answered in an
  /// earlier run, and what will not do, is put to them nevertheless.
  private func unaskedValue(of placeholder: Placeholder) -> String? {
    if services.options.isUnconfirmed { return ownDefault(of: placeholder) }
    guard state.choices.runsAll, let value = placeholder.defaultValue, !state.values.isRefused(placeholder.key) else {
      return nil
    }
    let remembered = placeholder.isSecret ? nil : services.options.remembered[placeholder.key]
    return remembered.map { $0.value == value } ?? true ? value : nil
  }

  /// What the page itself gives where no one is asked; an optional part is left out.
  ///
  /// A sample is no one's value, unless a file of that path is really here; a rehearsal runs nothing with it.
  func ownDefault(of placeholder: Placeholder) -> String? {
    if let value = placeholder.defaultValue { return value }
    if placeholder.kind == .flag { return "false" }
    // `[--output FORMAT]` says what it is; `[IMAGE]` may be how the page marks a name that the command needs.
    if placeholder.isOptionalPart, placeholder.name.hasPrefix("[-") { return "" }
    let isMeant = placeholder.isSample && (services.options.isRehearsal || isHere(placeholder.name))
    return isMeant ? placeholder.name : nil
  }

  /// What a rehearsal without a person puts in the place of a value: the page's example, or a name that says what it is.
  func standIn(for placeholder: Placeholder) -> String? {
    guard services.options.isRehearsal, services.options.nonInteractive else { return nil }
    if let example = placeholder.example ?? placeholder.choices.first { return example }
    if placeholder.isSample, !placeholder.isSecret { return placeholder.name }
    return placeholder.numbers.map { String($0.lowerBound) } ?? MadeUpValue.of(placeholder.key)
  }

  private func isHere(_ path: String) -> Bool {
    guard path.hasPrefix("/") else { return false }
    do {
      return try services.session.read(path) != nil
    } catch {
      // A folder is there too, though it cannot be read.
      return error is SessionFailure
    }
  }

  private func ask(_ question: ValueQuestion, for action: Action) throws -> Outcome {
    var question = question
    let placeholder = question.placeholder
    while true {
      try services.log.tell(
        .question(
          RunEvent.AskedQuestion(
            action: action.id, key: placeholder.key, prompt: Message(verbatim: placeholder.name),
            isSecret: placeholder.isSecret)))
      switch try services.prompter.value(for: question) {
      case .given(.value(let value)):
        let isSuggestion = value == question.suggestion
        question.refusal = try take(value, isSuggestion ? question.suggestionOrigin ?? .asked : .asked, for: question)
        // To be mended rather than typed anew.
        if question.refusal != nil, !placeholder.isSecret {
          question.suggestion = value
          question.suggestionOrigin = .asked
        }
      case .given(.suggested(let value)):
        question.refusal = try take(value, .suggested, for: question)
      case .given(.list):
        switch try ListingCommand(services: services, state: state).list(placeholder, for: action) {
        case .values(let listing):
          question.listing = listing
          question.refusal = nil
        case .nothing(let reason): question.refusal = reason
        }
        question.isListed = true
        question.isAskedAgain = true
        continue
      case .given(.leave): return .left(placeholder.name)
      case .given(.skip(let reason)): return .skip(reason: reason)
      case .leave(let move): return .leave(move)
      }
      if question.refusal == nil { return .set }
      question.isAskedAgain = true
    }
  }

  /// Keeps an answer; the reason where it will not do.
  private func take(_ value: String, _ origin: Binding.Origin, for question: ValueQuestion) throws -> Message? {
    let placeholder = question.placeholder
    if value.isEmpty, placeholder.kind != .flag, placeholder.isRequired != false {
      return "\(placeholder.name) needs a value"
    }
    do {
      let binding = try ValueResolver.binding(placeholder, value, origin)
      if let refusal = try FormCheck(services: services, state: state).refusal(of: binding, for: placeholder) {
        return refusal
      }
      try state.values.set(binding)
      return nil
    } catch let error as RunError {
      return error.message
    }
  }

  private func steps(using key: String) -> [String] {
    var seen: Set<String> = []
    return state.route.items.filter { $0.action?.keys.contains(key) ?? false }.map(\.step.label)
      .filter { seen.insert($0).inserted }
  }
}

extension Action {
  /// Keys of the placeholders that it uses.
  var keys: [String] { placeholders.map(PlaceholderKey.key(of:)) }
}
