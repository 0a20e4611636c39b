import Diagnostics
import RunbookReport

/// What every command works with: where it was started, its language, and where its output goes.
struct Context {
  let surroundings: Surroundings
  let language: Language
  let style: TextStyle
  let output: Output
  let errors: Output

  init(_ speech: SpeechOptions, surroundings: Surroundings = .current()) {
    self.surroundings = surroundings
    language = speech.language(in: surroundings)
    style = speech.style(in: surroundings)
    output = Output(1)
    errors = Output(2)
  }

  /// A remark that is not the command's result.
  func remark(_ message: Message) {
    output.flush()
    tell("passo: ", message)
  }

  /// Says why nothing was done; the status to end with.
  func complain(_ complaint: Complaint) -> Int32 {
    remark(complaint.message)
    if let help = complaint.help { advise(help) }
    return complaint.status
  }

  /// What to do next, below a remark.
  func advise(_ message: Message) {
    tell("       ", message)
  }

  /// On a terminal it is broken between words; elsewhere each message is a line.
  private func tell(_ lead: String, _ message: Message) {
    let text = TerminalSafe.text(language.say(message))
    let room = style.width - lead.count
    let lines = surroundings.errorsAreTerminal ? TextWrapping.lines(ofMessage: text, width: room) : [text]
    errors.write(lead + lines.joined(separator: "\n       ") + "\n")
    errors.flush()
  }

  /// Reads the pages that the words name, and says what is odd about their bytes.
  func read(_ words: [String], options: PageOptions, sections: SectionOptions) throws(Complaint) -> Page {
    let given = try PageName.all(of: words)
    guard sections.withPrerequisites else { return try read(given, options: options).selecting(sections) }
    // Of the pages before them all is done in any case.
    let isWhole = sections.all && given.allSatisfy(\.sections.isEmpty)
    let names = isWhole ? given.map { PageName(whole: $0.path) } : given
    let page = try read(PagesBefore(options).completing(names), options: options)
    return isWhole ? page : try page.selecting(sections)
  }

  private func read(_ names: [PageName], options: PageOptions) throws(Complaint) -> Page {
    let page = try Page.read(names, options: options)
    for (path, line) in page.damagedLines {
      remark("\(path):\(line): not valid UTF-8; unreadable bytes are read as U+FFFD")
    }
    return page
  }

  /// Runs a command's work: a complaint ends it, and a reader that went away is no failure.
  func perform(_ work: () throws -> Int32) throws -> Int32 {
    var status: Int32
    do { status = try work() } catch let complaint as Complaint { status = complain(complaint) }
    output.flush()
    if output.failure != 0 {
      status = complain(Complaint("the output cannot be written: \(Message(verbatim: systemText(output.failure)))"))
    }
    return status
  }
}
