import Diagnostics
import MarkdownBlocks
import ShellSyntax

@testable import RunbookModel

/// What Passo says about one page, in the terms of the truth.
struct PageReading {
  struct Block {
    var kind: String
    var reason: String
    var text: String
    var step: String?
    var role: String?
    var optional: Bool
    var condition = false
    /// Names by their hash.
    var placeholders: [String: String]
    var outputOf: Int?
    var exampleOf: Int?
    var file: String?
  }

  struct Name {
    var name: String
    var described: Int?
    var required: Bool?
    var secret: Bool
  }

  /// By the line of the opening fence.
  var blocks: [Int: Block] = [:]
  /// By the hash of each spelling.
  var placeholders: [String: Name] = [:]

  init(bytes: [UInt8], path: String) {
    let document = MarkdownReader().read(SourceFile(path: path, bytes: bytes))
    let runbook = RunbookReader().read(document)
    var codes: [Int: CodeBlock] = [:]
    for block in document.blocks {
      if case .code(let code) = block.kind { codes[block.range.start.line] = code }
    }
    for block in runbook.blocks {
      let line = block.range.start.line
      blocks[line] = Block(
        kind: block.kind.rawValue, reason: block.reason.description, text: Self.hash(codes[line]?.text ?? ""),
        optional: false, placeholders: [:], outputOf: block.outputOf, exampleOf: block.exampleOf)
    }
    for step in runbook.procedures.flatMap(\.steps) {
      for action in step.actions { add(action, of: step) }
    }
    // Samples without brackets are offered for editing; the page marks them as nothing.
    let samples = Set(runbook.placeholders.filter(\.isSample).flatMap(\.spellings))
    blocks = blocks.mapValues { block in
      var block = block
      block.placeholders = block.placeholders.filter { !samples.contains($0.value) }
      return block
    }
    for placeholder in runbook.placeholders where !placeholder.isSample {
      for spelling in placeholder.spellings {
        placeholders[Self.hash(spelling)] = Name(
          name: spelling, described: placeholder.describedAt.first?.line, required: placeholder.isRequired,
          secret: placeholder.isSecret)
      }
    }
  }

  private mutating func add(_ action: Action, of step: Step) {
    guard var block = blocks[action.line], !action.isInline else { return }
    block.text = Self.hash(action.text ?? "")
    block.step = step.number
    block.role = action.role.rawValue
    (block.optional, block.condition) = (step.isOptional, action.condition != nil)
    block.file = action.file
    // The name that is asked for a file without one is no name of the page.
    let names = action.placeholders.filter { action.file != nil || $0 != action.filePath }
    block.placeholders = Dictionary(names.map { (Self.hash($0), $0) }) { first, _ in first }
    blocks[action.line] = block
  }

  /// As the truth hashes: no blank lines at both ends, no blanks at the very end.
  static func hash(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    var joined = lines.joined(separator: "\n")[...]
    while joined.last?.isWhitespace == true { joined.removeLast() }
    return String(DocumentDigest(of: Array(joined.utf8)).sha256.prefix(16))
  }
}
