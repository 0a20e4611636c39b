/// Where the blocks of a session, which one shell runs one after another, read again what one of them was given: a step
/// puts a value into a variable or a file, and a later step evaluates it.
///
/// The order of the blocks is not asked for: a person may go back to a step, and to refuse a value too early is no harm.
package struct SessionFlow: Sendable {
  /// One block: a command, or a file that the page writes.
  package struct Block: Sendable {
    let script: ShellScript
    let line: Int
    let file: String?

    /// - Parameters:
    ///   - script: of the command, or what the file holds.
    ///   - line: of the page, from 1.
    ///   - file: its name, for a file.
    package init(_ script: ShellScript, line: Int, file: String? = nil) {
      self.script = script
      self.line = line
      self.file = file
    }
  }

  let names: SessionNames
  private let blocks: [Block]
  private let traffic = MadeOnce<SessionTraffic>()

  package init(_ blocks: [Block]) {
    var names = SessionNames()
    for block in blocks { names.note(block) }
    // Again, for what one block defines another one may use before it in the page.
    if !names.isEmpty { for block in blocks { names.note(block) } }
    self.names = names
    self.blocks = blocks
  }

  /// What reads a file that the page writes; nil where it is no program.
  func language(ofFile name: String) -> ProgramLanguage? { names.language(ofFile: name) }

  /// Whether a shell runs or sources a file that the page writes.
  package func isShell(_ file: String) -> Bool { language(ofFile: file) == .shell }

  // MARK: Values

  /// What reads once more the value at a site of a command.
  ///
  /// - Parameter holders: what the command puts the value into; see ``ValueFlow/holders(of:)``.
  func readings(of site: PlaceholderSite, heldBy holders: [String]) -> [SecondReading] {
    site.place.isComment ? [] : readings(from: holders)
  }

  /// The readers of the values of a file that the page writes, in order, each once.
  package func secondReaders(ofFile name: String, _ sites: [PlaceholderSite]) -> [SecondReader] {
    var readings = readings(ofFile: name)
    if let language = language(ofFile: name), language != .shell {
      readings.insert(SecondReading(reader: .plain, program: name), at: 0)
    }
    return sites.flatMap { SecondReader.all(at: $0, readings) }
  }

  /// What reads once more the values of a file that the page writes.
  func readings(ofFile name: String) -> [SecondReading] { readings(from: names.files(of: name)) }

  private func readings(from holders: [String]) -> [SecondReading] {
    let holders = names.runsTexts ? holders : holders.filter { !ValueFlow.isKept($0) }
    guard !holders.isEmpty else { return [] }
    // Of most pages no value goes anywhere: what the blocks read of each other is then not asked for.
    return traffic.value { SessionTraffic(blocks, names: names) }.readings(from: holders)
  }
}

extension SessionNames {
  fileprivate mutating func note(_ block: SessionFlow.Block) {
    if let file = block.file { note(file: file, block.script) } else { note(block.script) }
  }

  /// What reads a file that the page writes; nil where it is no program.
  func language(ofFile name: String) -> ProgramLanguage? {
    ProgramFile.language(of: name) ?? files(of: name).lazy.compactMap { started[$0] }.first
  }
}
