import ArgumentParser
import Bytes
import Configuration
import Diagnostics
import RunbookReport

/// What ends the program other than a command that did its work: a call for help, a command line that is not
/// understood. What the parser says in English is said in the language of the person.
struct ParserAnswer {
  private let error: any Error
  private let arguments: [String]
  private let context: Context

  init(_ error: any Error, arguments: [String]) {
    self.error = error
    self.arguments = arguments
    context = Context(SpeechOptions(arguments: arguments))
  }

  /// Says it; the status to end with.
  func deliver() -> Int32 {
    let status = PassoCommand.exitCode(for: error).rawValue
    let text = PassoCommand.message(for: error)
    if status == ExitStatus.success {
      answer()
    } else if !text.isEmpty {
      explain(text, status: status)
    }
    context.output.flush()
    return status
  }

  private func answer() {
    let text = PassoCommand.fullMessage(for: error, columns: DeclaredCommands.unbroken)
    guard !text.isEmpty else { return }
    let commands = DeclaredCommands()
    if let help = commands.help(answeredBy: text) {
      context.output.write(HelpText(language: context.language, style: context.style).page(for: help))
    } else if let script = CompletionScript(text, commands: commands.all, language: context.language) {
      context.output.write(script.text + "\n")
    } else {
      // A version, or what a shell offers: programs read it.
      context.output.write(text + "\n")
    }
  }

  private func explain(_ text: String, status: Int32) {
    guard status == ExitStatus.usage, let name = commandName else {
      _ = context.complain(Complaint(Message(verbatim: text)))
      return
    }
    let commands = DeclaredCommands()
    guard let command = commands.help(named: name) ?? commands.help(named: "") else { return }
    if let mistyped {
      _ = context.complain(mistyped)
      return
    }
    let mistake = CommandLineMistake(
      text, of: command, among: commands.all, language: context.language, nearest: NearestName.of)
    _ = context.complain(Complaint(mistake.message, help: mistake.help))
    context.advise("see: \(command.name) --help")
  }

  /// What is wrong with the first word, where that is neither a command nor a page: its options are not to blame then.
  private var mistyped: Complaint? {
    guard let word = arguments.first, !word.hasPrefix("-"), !DeclaredCommands.allNames.contains(word) else {
      return nil
    }
    do { try OpenCommand.checkIsPage(word) } catch { return error }
    return nil
  }

  /// `run` of "See 'passo run --help' for more information."
  private var commandName: String? {
    let text = PassoCommand.fullMessage(for: error, columns: DeclaredCommands.unbroken)
    guard let line = text.parts(separatedBy: "\n").last(where: { $0.hasPrefix("  See '") }) else { return nil }
    let words = line.parts(separatedBy: "'")[1].parts(separatedBy: " ")
    return words.count == 3 ? String(words[1]) : ""
  }
}

extension SpeechOptions {
  /// What is said of language and colour on a command line that need not be right otherwise.
  init(arguments: [String]) {
    let words = Array(arguments.prefix { $0 != "--" })
    var said: [String] = []
    for (index, word) in words.enumerated() {
      let name = word.prefix { $0 != "=" }
      guard name == "--lang" || name == "--color" else { continue }
      said += word == name ? Array(words[index...].prefix(2)) : [word]
    }
    self.init()
    // What cannot be parsed is as good as not said.
    if let speech = (try? SpeechOptions.parse(said)) ?? (try? SpeechOptions.parse([])) { self = speech }
  }
}
