import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// What the placeholders of a source are called in a translation, and whether that holds through the page.
struct PlaceholderRenames {
  struct Command {
    var block: ComparedBlock
    var difference: CommandDifference
  }

  private struct Use {
    var name: String
    var range: SourceRange
  }

  private(set) var diagnostics: [Diagnostic] = []
  private let explained: Set<String>

  /// - Parameter explained: names that the translation itself is known to explain under another one.
  init(_ commands: [Command], source: Runbook, translation: Runbook, explained: Set<String> = []) {
    self.explained = explained
    var names: [String: String] = [:]
    var uses: [String: [Use]] = [:]
    var order: [String] = []
    for command in commands {
      for rename in command.difference.renames + command.difference.kept {
        let key = PlaceholderKey.key(of: rename.source)
        if names.updateValue(rename.source, forKey: key) == nil { order.append(key) }
        let place = SourceRange(
          command.block.code.position(atOffset: rename.range.lowerBound),
          command.block.code.position(atOffset: rename.range.upperBound))
        uses[key, default: []].append(Use(name: rename.translation, range: place))
      }
    }
    for key in order {
      check(key, named: names[key] ?? key, uses[key] ?? [], source: source, translation: translation)
    }
  }

  private mutating func check(
    _ key: String, named name: String, _ uses: [Use], source: Runbook, translation: Runbook
  ) {
    let byName = Dictionary(grouping: uses) { PlaceholderKey.key(of: $0.name) }
    guard byName.count > 1 else {
      guard let use = uses.first, PlaceholderKey.key(of: use.name) != key,
        !explained.contains(PlaceholderKey.key(of: use.name))
      else { return }
      diagnostics.append(renamed(key, name, use, source: source, translation: translation))
      return
    }
    // The name that is used most is the one that was meant; the first of several.
    let most = byName.values.map(\.count).max() ?? 0
    guard let meant = uses.first(where: { byName[PlaceholderKey.key(of: $0.name)]?.count == most }) else { return }
    for use in uses where PlaceholderKey.key(of: use.name) != PlaceholderKey.key(of: meant.name) {
      diagnostics.append(
        Diagnostic(
          .placeholderRenamed, at: use.range,
          "\(name) of the source is \(use.name) here and \(meant.name) in line \(meant.range.start.line)",
          help: "use one name throughout the page"))
    }
  }

  private func renamed(
    _ key: String, _ name: String, _ use: Use, source: Runbook, translation: Runbook
  ) -> Diagnostic {
    let own = translation.placeholder(key: PlaceholderKey.key(of: use.name))
    let isLost = source.placeholder(key: key)?.description != nil && own != nil && own?.description == nil
    guard isLost else {
      return Diagnostic(
        .placeholderRenamed, at: use.range, "\(name) of the source is \(use.name) here", severity: .info)
    }
    return Diagnostic(
      .placeholderRenamed, at: use.range, "\(name) of the source is \(use.name) here, but is not described as that",
      help: "use the same name in the command and where the page describes it")
  }
}
