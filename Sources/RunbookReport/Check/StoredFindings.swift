package import Diagnostics
package import RunbookLint

/// What was found on one page, and all that it depends on besides the page and the settings.
package struct StoredFindings: Sendable {
  /// A question that was asked of the file system: whether there is a file of that name.
  package struct Question: Hashable, Sendable {
    package var name: String
    package var answer: Bool

    package init(name: String, answer: Bool) { (self.name, self.answer) = (name, answer) }
  }

  package var content: ContentKey
  /// The folder of the command line in which the page was found.
  package var root: String?
  /// The page with which it was compared, and what it held.
  package var source: String?
  package var sourceContent: ContentKey?
  package var questions: [Question]
  package var diagnostics: [Diagnostic]
  package var blocks: Int
  package var dialect: Dialect
  /// From 1; nil where all of it is UTF-8.
  package var damagedLine: Int?

  package init(
    content: ContentKey, root: String?, source: String?, sourceContent: ContentKey?, questions: [Question],
    diagnostics: [Diagnostic], blocks: Int, dialect: Dialect, damagedLine: Int?
  ) {
    (self.content, self.root, self.source, self.sourceContent) = (content, root, source, sourceContent)
    (self.questions, self.diagnostics, self.blocks) = (questions, diagnostics, blocks)
    (self.dialect, self.damagedLine) = (dialect, damagedLine)
  }
}

// MARK: Bytes

extension StoredFindings {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(content)
    writer.write(root)
    writer.write(source)
    writer.write(sourceContent ?? ContentKey(size: -1, sum: 0))
    writer.write(UInt64(questions.count))
    for question in questions {
      writer.write(question.name)
      writer.write(UInt64(question.answer ? 1 : 0))
    }
    writer.write(UInt64(blocks))
    writer.write(dialect.rawValue)
    writer.write(UInt64(damagedLine ?? 0))
    writer.write(UInt64(diagnostics.count))
    for diagnostic in diagnostics { writer.write(diagnostic) }
    return writer.bytes
  }

  init?(reading bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    guard let content = reader.contentKey(), let root = reader.optionalText(), let source = reader.optionalText(),
      let sourceContent = reader.contentKey(), let questionCount = reader.number()
    else { return nil }
    var questions: [Question] = []
    for _ in 0..<questionCount {
      guard let name = reader.text(), let answer = reader.number() else { return nil }
      questions.append(Question(name: name, answer: answer == 1))
    }
    guard let blocks = reader.count(), let dialect = reader.text().flatMap(Dialect.init(rawValue:)),
      let damagedLine = reader.count(), let count = reader.number()
    else { return nil }
    var diagnostics: [Diagnostic] = []
    for _ in 0..<count {
      guard let diagnostic = reader.diagnostic() else { return nil }
      diagnostics.append(diagnostic)
    }
    guard reader.isAtEnd else { return nil }
    self.init(
      content: content, root: root, source: source, sourceContent: sourceContent.size < 0 ? nil : sourceContent,
      questions: questions, diagnostics: diagnostics, blocks: blocks, dialect: dialect,
      damagedLine: damagedLine == 0 ? nil : damagedLine)
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ key: ContentKey) {
    write(UInt64(bitPattern: Int64(key.size)))
    write(key.sum)
  }

  fileprivate mutating func write(_ text: String?) {
    write(UInt64(text == nil ? 0 : 1))
    write(text ?? "")
  }

  fileprivate mutating func write(_ range: SourceRange) {
    for number in [range.start.line, range.start.column, range.end.line, range.end.column] { write(UInt64(number)) }
  }

  fileprivate mutating func write(_ message: Message) {
    write(message.pattern)
    write(UInt64(message.arguments.count))
    for argument in message.arguments {
      switch argument {
      case .text(let text):
        write(UInt64(0))
        write(text)
      case .number(let number):
        write(UInt64(1))
        write(UInt64(bitPattern: Int64(number)))
      case .message(let message):
        write(UInt64(2))
        write(message)
      }
    }
  }

  fileprivate mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.rule)
    write(diagnostic.severity.rawValue)
    write(diagnostic.range)
    write(diagnostic.message)
    write(UInt64(diagnostic.help == nil ? 0 : 1))
    if let help = diagnostic.help { write(help) }
    write(UInt64(diagnostic.fixes.count))
    for fix in diagnostic.fixes {
      write(fix.range)
      write(fix.replacement)
    }
  }
}

extension ByteReader {
  fileprivate mutating func contentKey() -> ContentKey? {
    guard let size = number(), let sum = number() else { return nil }
    return ContentKey(size: Int(truncatingIfNeeded: Int64(bitPattern: size)), sum: sum)
  }

  /// nil: it cannot be read; `.some(nil)`: there was none.
  fileprivate mutating func optionalText() -> String?? {
    guard let isThere = number(), let text = text() else { return nil }
    return .some(isThere == 1 ? text : nil)
  }

  fileprivate mutating func range() -> SourceRange? {
    guard let line = count(), let column = count(), let endLine = count(), let endColumn = count() else { return nil }
    return SourceRange(
      SourcePosition(line: line, column: column), SourcePosition(line: endLine, column: endColumn))
  }

  /// - Parameter depth: messages within messages; no message has more levels.
  fileprivate mutating func message(depth: Int = 0) -> Message? {
    guard depth < 8, let pattern = text(), let count = number() else { return nil }
    var arguments: [Message.Argument] = []
    for _ in 0..<count {
      switch number() {
      case 0:
        guard let text = text() else { return nil }
        arguments.append(.text(text))
      case 1:
        guard let number = number() else { return nil }
        arguments.append(.number(Int(Int64(bitPattern: number))))
      case 2:
        guard let message = message(depth: depth + 1) else { return nil }
        arguments.append(.message(message))
      default: return nil
      }
    }
    return Message(pattern: pattern, arguments: arguments)
  }

  fileprivate mutating func diagnostic() -> Diagnostic? {
    guard let rule = text(), let severity = text().flatMap(Severity.init(rawValue:)), let range = range(),
      let message = message(), let hasHelp = number()
    else { return nil }
    var diagnostic = Diagnostic(rule: rule, severity: severity, range: range, message: message)
    if hasHelp == 1 {
      guard let help = self.message() else { return nil }
      diagnostic.help = help
    }
    guard let fixCount = number() else { return nil }
    for _ in 0..<fixCount {
      guard let range = self.range(), let replacement = text() else { return nil }
      diagnostic.fixes.append(FixIt(range: range, replacement: replacement))
    }
    return diagnostic
  }
}
