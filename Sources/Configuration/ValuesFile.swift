package import Diagnostics

/// The file given with `--values`: what a run needs to know, written down beforehand (contract `passo.values/1`).
///
/// References to the environment, files and programs are kept, not followed: this module touches none of them.
package struct ValuesFile: Sendable {
  package enum Value: Hashable, Sendable {
    /// As written: `1.10` stays `1.10`.
    case literal(String)
    case reference(Reference)
  }

  /// `{from: {env: TOKEN}}`, `{from: {file: token.txt}}`, `{from: {command: pass show registry}}`, or
  /// `{from: {keyring: {service: registry}}}`.
  package struct Reference: Hashable, Sendable {
    package enum Source: String, CaseIterable, Sendable {
      case environment = "env"
      /// One trailing newline of the file is not part of the value.
      case file
      /// What a program prints; one trailing newline is not part of the value.
      case command
      /// What `secret-tool lookup` prints for these attributes.
      case keyring
    }

    package var source: Source
    /// Of the variable, or of the file relative to where Passo was started; of a program its command line, as it is
    /// shown.
    package var name: String
    /// Of a program: itself, and its arguments. A command that is one text is read by `sh`.
    package var arguments: [String] = []

    package init(source: Source, name: String, arguments: [String] = []) {
      self.source = source
      self.name = name
      self.arguments = arguments
    }

    /// A program gives the value.
    package var startsProgram: Bool { !arguments.isEmpty }
  }

  /// A placeholder, in the spelling that the file uses, and its value.
  package struct Setting: Hashable, Sendable {
    package var placeholder: String
    package var value: Value
    /// Of the placeholder.
    package var range: SourceRange
  }

  /// What to type when a program asks.
  package struct Answer: Hashable, Sendable {
    package enum Prompt: Hashable, Sendable {
      /// Text that is at the end of the terminal's output.
      case text(String)
      /// A regular expression, the slashes around it removed.
      case pattern(String)
    }

    /// An action id or its beginning; nil: any action.
    package var action: String?
    package var prompt: Prompt
    package var value: Value
    /// Nil: secret where the terminal does not echo.
    package var isSecret: Bool?
    /// May be used more than once in one action.
    package var repeats: Bool
    package var range: SourceRange
  }

  /// Which of several alternatives to take.
  package struct Choice: Hashable, Sendable {
    /// A group of alternatives, the action id of an http action, or `*` for every group.
    package var group: String
    /// An action id, a label, or a position from 1, as written.
    package var choice: String
    /// `choice` read as a position from 1, when it is an unquoted number.
    package var position: Int?
    package var range: SourceRange
  }

  package enum OptionalSteps: String, CaseIterable, Sendable { case run, skip }
  package enum ManualSteps: String, CaseIterable, Sendable { case done, stop }

  package var values: [Setting] = []
  package var answers: [Answer] = []
  package var choices: [Choice] = []
  /// What the file says of them; nil: nothing.
  package var saidOfOptional: OptionalSteps?
  /// What a non-interactive run does with optional steps.
  package var optional: OptionalSteps { saidOfOptional ?? .skip }
  /// What a non-interactive run does at manual steps.
  package var manual = ManualSteps.stop
  /// File actions may replace existing files without asking.
  package var overwrite = false
  /// Settings that override `values`, in the order of the file.
  package var profiles: [(name: String, settings: [Setting])] = []

  /// All of the file, as it was read.
  package var content: [UInt8] = []

  package init() {}

  /// Everything that it may start: for values, also those of its profiles, and for answers; in its order, each once.
  package var programs: [Reference] {
    let settings = values + profiles.flatMap(\.settings)
    var programs: [Reference] = []
    for value in settings.map(\.value) + answers.map(\.value) {
      guard case .reference(let reference) = value, reference.startsProgram, !programs.contains(reference) else {
        continue
      }
      programs.append(reference)
    }
    return programs
  }

  package func profile(named name: String) -> [Setting]? {
    profiles.first { $0.name == name }?.settings
  }
}
