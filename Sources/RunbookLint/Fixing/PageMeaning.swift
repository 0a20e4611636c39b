import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// What a page asks for, as far as a fix must not change it: its code, its steps, its actions, its placeholders.
///
/// Of code whose words were edited only its place and its length are known, so that two pages of one meaning differ at
/// most there.
struct PageMeaning: Equatable {
  private struct Code: Equatable {
    var kind: BlockReading.Kind?
    var text: String?
    var lines: Int
  }

  private struct Task: Equatable {
    var step: String
    var kind: Action.Kind
    var role: Action.Role
    var text: String?
    var file: String?
    var placeholders: [String]
    var isBlocked: Bool
    var sample: String?
    var words: [String]?
    var condition: String?
  }

  /// The numbers of all steps, in the order of the page.
  private var steps: [String] = []
  /// The texts of all headings, without blanks: prose that became code, or the other way around, shows here.
  private var headings: [String] = []
  private var tableCount = 0
  private var code: [Code] = []
  private var tasks: [Task] = []
  /// Key → description, of what code that was not edited uses.
  private var placeholders: [String: String] = [:]

  /// - Parameter isEdited: whether words were edited within these byte offsets of the page.
  init(_ page: CheckedPage, isEdited: (Range<Int>) -> Bool) {
    let source = page.source
    func hasEdit(_ range: SourceRange) -> Bool {
      isEdited(source.offset(of: range.start)..<source.offset(of: range.end))
    }
    var edited: [SourceRange] = []
    let kinds = Dictionary(page.runbook.blocks.map { ($0.range.start, $0.kind) }) { first, _ in first }
    for block in page.document.blocks {
      switch block.kind {
      case .heading:
        headings.append(hasEdit(block.range) ? "" : source.text(in: block.range).filter { !$0.isSpace })
      case .table: tableCount += 1
      case .code(let text):
        let isEdited = hasEdit(block.range)
        // Another class may well make another kind of the same text.
        let isMarkedAnew = block.attributes.contains { hasEdit($0.range) }
        if isEdited || isMarkedAnew { edited.append(block.range) }
        code.append(
          Code(
            kind: isEdited || isMarkedAnew ? nil : kinds[block.range.start], text: isEdited ? nil : text.text,
            lines: text.text.utf8.count { $0 == UInt8(ascii: "\n") }))
      default: break
      }
    }
    for procedure in page.runbook.procedures {
      for step in procedure.steps {
        steps.append(step.number ?? "")
        let others = step.actions.filter { action in
          !hasEdit(action.range) && !edited.contains { $0.start < action.range.end && action.range.start < $0.end }
        }
        tasks += others.map { Self.task($0, of: step, edited) }
      }
    }
    let used = Set(tasks.flatMap(\.placeholders))
    for placeholder in page.runbook.placeholders where used.contains(placeholder.key) {
      placeholders[placeholder.key] = placeholder.description ?? ""
    }
  }

  /// - Parameter edited: code; a sample among it is not compared either.
  private static func task(_ action: Action, of step: Step, _ edited: [SourceRange]) -> Task {
    let sample = action.expectation.map { sample in
      edited.contains { ($0.start.line...$0.end.line).contains(sample.line) } ? nil : sample.text
    }
    return Task(
      step: step.number ?? "", kind: action.kind, role: action.role, text: action.text, file: action.file,
      placeholders: action.placeholders, isBlocked: action.blocked != nil, sample: sample ?? nil,
      words: action.expectedWords.flatMap(\.words), condition: action.condition?.text)
  }
}
