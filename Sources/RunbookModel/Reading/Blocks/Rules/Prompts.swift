import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Sessions: what follows a prompt was typed, and the rest was printed.
extension BlockRules {
  static let prompts = [
    BlockRule(
      "prompts.test",
      before: [
        .init("errors.announced", because: "a test shows its command above the error that this prints")
      ],
      example: """
        An unknown option shows this error message:

        ```scrut
        $ frobnicate --unknown
        Error: no such option
        [1]
        ```
        """
    ) { facts, around in
      guard facts.isTest, !facts.isData else { return nil }
      if let session = facts.prompted { return facts.reading(of: session) }
      return facts.isCalledScript && facts.info.mark == .shell ? facts.reading(.command, "marked as a script") : nil
    },
    BlockRule(
      "prompts.editor", of: .notScreen,
      example: """
        ```
        sudo nano /etc/one.conf

        [one]
        two = 3
        ```
        """
    ) { facts, around in
      guard let edited = facts.edited, !around.isAnswer(facts) else { return nil }
      var reading = facts.reading(.command, "a call that opens a file, and what is in it")
      reading.text = edited.parts.map(\.command).joined(separator: "\n")
      let parts = TranscriptPart.all(of: edited)
      if let file = facts.madeFile(parts, around) { return file }
      if parts.count > 1 {
        reading.transcript = parts
      } else {
        (reading.typed, reading.embeddedOutput) = (parts[0].typed, parts[0].output)
      }
      return reading
    },
    BlockRule(
      "prompts.session",
      example: """
        ```
        $ uname
        Linux
        ```
        """
    ) { facts, around in
      guard let session = facts.prompted, !around.isAnswer(facts) else { return nil }
      if facts.showsFile, let file = facts.madeFile(TranscriptPart.all(of: session, in: facts.code.text), around) {
        return file
      }
      return facts.reading(of: session)
    },
    BlockRule(
      "prompts.root",
      example: """
        1. Run the following commands as root:

           ```
           # frobnicate --all
           ```
        """
    ) { facts, around in
      let isAsked = around.says(.asksToRun) || around.says(.asRoot)
      guard isAsked || facts.codeClass != .screen, around.says(.asRoot) || !around.isAnswer(facts),
        let session = facts.rootSession, isAsked || facts.isOnlyRoot
      else { return nil }
      return facts.reading(of: session)
    },
    BlockRule(
      "prompts.typed-into-program", of: .notScreen,
      example: """
        ```
        mysql -u root
        mysql> SHOW TABLES;
        ```
        """
    ) { facts, around in
      guard let typed = facts.typed, !around.isAnswer(facts), facts.isCall(before: typed) else { return nil }
      var reading = facts.reading(
        facts.reading(.command, nil), before: typed.range, "a command, and what is typed into its program")
      (reading.typed, reading.embeddedOutput) = (reading.embeddedOutput?.text, nil)
      return reading
    },
    BlockRule(
      "prompts.typed-only", .code, "typed into a program, not into a shell", of: .notScreen,
      example: """
        ```
        mysql> SHOW TABLES;
        ```
        """
    ) { facts, around in
      facts.typed.map { !facts.isCall(before: $0) } ?? false && !around.isAnswer(facts)
    },
    BlockRule(
      "prompts.command-and-answer", of: .notScreen,
      example: """
        ```
        docker run hello-world
        Hello from Docker!
        ```
        """
    ) { facts, around in
      // `./rules.yaml:` above settings is the name of their file.
      guard !facts.isMarkedData, let answer = facts.answer, !around.isAnswer(facts) else { return nil }
      return facts.reading(
        facts.reading(.command, nil), before: answer.range, "a command, and what it printed")
    },
  ]
}

extension BlockFacts {
  /// "Create the file `one.yaml`:" above `cat one.yaml` and what it shows.
  fileprivate func madeFile(_ parts: [TranscriptPart], _ around: Surroundings) -> BlockClassifier.Reading? {
    guard parts.count == 1, let content = parts[0].output, let file = around.file, file.isMade,
      around.says(.asksToCreate), let name = file.name, parts[0].text.hasPrefix("cat "), parts[0].text.hasSuffix(name)
    else { return nil }
    var reading = reading(.file, file.reason)
    reading.text = content.text
    return reading
  }

  /// A command precedes what is typed.
  fileprivate func isCall(before typed: TypedInput) -> Bool {
    script.text.utf8.prefix(typed.range.lowerBound).contains { $0 > 0x20 }
      && (startsWithProgram || startsWithAssignment)
  }

  /// A block with prompts: the prompted lines are the command, the others what it answered.
  fileprivate func reading(of session: PromptedText) -> BlockClassifier.Reading {
    var reading = reading(.command, "prompt signs removed")
    reading.isSession = true
    reading.text = session.entries.map(\.command).joined(separator: "\n")
    let parts = TranscriptPart.all(of: session, in: code.text)
    reading.promptHost = parts.first?.host
    if let first = parts.first, parts.count == 1, first.typed != nil {
      reading.typed = first.typed
      reading.reason = reason("prompt signs removed, the other lines are put into the file that it opens")
    } else if let first = parts.first, var output = first.output {
      output.lineOffset += first.lines.lowerBound
      reading.embeddedOutput = output
      reading.reason = reason("prompt signs removed, the other lines are its output")
    }
    if parts.count > 1,
      parts[0].output != nil || parts.contains(where: { $0.typed != nil }) || Set(parts.map(\.host)).count > 1
        || Set(parts.map(\.isOfNamedShell)).count > 1
        || BlockConventions.hasOptions(code.text)
    {
      reading.transcript = parts
    }
    return reading
  }

  /// A command and what it prints, in one block.
  func reading(
    _ given: BlockClassifier.Reading, before answer: Range<Int>, _ reason: Message
  ) -> BlockClassifier.Reading {
    let bytes = Array(script.text.utf8)
    let before = bytes[..<answer.lowerBound]
    var reading = given
    reading.text = String(decoding: before.prefix(upTo: (before.lastIndex { $0 > 0x20 } ?? 0) + 1), as: UTF8.self)
    reading.embeddedOutput = BlockClassifier.EmbeddedOutput(
      text: String(decoding: bytes[answer], as: UTF8.self),
      lineOffset: before.count { $0 == UInt8(ascii: "\n") })
    reading.reason = self.reason(reason)
    return reading
  }
}
