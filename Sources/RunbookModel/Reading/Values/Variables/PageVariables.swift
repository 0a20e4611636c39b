import Bytes
import MarkdownBlocks
import ShellSyntax

/// Which variables of the shell a page leaves to its reader: those that it uses and sets nowhere.
struct PageVariables: Equatable {
  private let assigned: Set<String>
  /// Something on the page sets variables of which the page does not show the names.
  private let mayHoldOthers: Bool
  /// Programs of the page put values into files themselves.
  private let fillsFiles: Bool

  init(_ outline: Outline, reader: ProseReader) {
    let parts = outline.sections.flatMap(\.items).flatMap(\.parts)
    let codes = parts.compactMap(\.code?.text)
    guard codes.contains(where: { $0.containsBytes(of: "$") }) else {
      (assigned, mayHoldOthers, fillsFiles) = ([], true, false)
      return
    }
    var assigned: Set<String> = []
    for text in codes { assigned.formUnion(AssignedNames.all(in: text)) }
    for part in parts {
      guard let prose = part.prose else { continue }
      for span in reader.plain.codeSpans(prose.inlines) { assigned.formUnion(AssignedNames.all(in: span)) }
    }
    // What `read` and `for` set is told by the commands alone.
    let scripts = codes.filter(Self.mayRead).map { reader.scripts[$0] }
    let simple = scripts.flatMap(\.commands).flatMap(\.simpleCommands)
    assigned.formUnion(simple.flatMap(\.assignedNames))
    assigned.formUnion(scripts.flatMap(\.commands).flatMap(\.assigns))
    self.assigned = assigned
    mayHoldOthers = simple.contains(where: Self.setsUnknown)
    fillsFiles = codes.contains { $0.containsBytes(of: "envsubst") }
  }

  /// The sites of variables in a command, or in a file that no shell reads, that somebody has to give a value.
  func unset(in template: Template, of action: Action, scripts: ShellReadings) -> [PlaceholderSite] {
    guard !template.variableSites.isEmpty, action.blocked == nil else { return [] }
    switch template.language {
    // What a file for the shell reads is its own to know.
    case .shell where action.kind == .command && !mayHoldOthers:
      let names = Set(scripts[template.text].neededNames.filter(isUnset))
      return names.isEmpty ? [] : template.variableSites.filter { names.contains(Self.name(of: $0)) }
    case .yaml where Self.isManifest(template.text) && !fillsFiles:
      // What the shell has set: nothing puts its variables into such a file.
      return template.variableSites.filter { !UsualVariables.contain(Self.name(of: $0)) }
    default: return []
    }
  }

  private func isUnset(_ name: String) -> Bool { !assigned.contains(name) && !UsualVariables.contain(name) }

  private static func name(of site: PlaceholderSite) -> String { site.name.filter { !"${}".containsBytes(of: $0) } }

  /// A file for `kubectl apply`, which puts no variables into it.
  private static func isManifest(_ text: String) -> Bool {
    let lines = text.parts(separatedBy: "\n")
    return ["apiVersion:", "kind:"].allSatisfy { key in lines.contains { $0.hasPrefix(key) } }
  }

  // MARK: Commands

  private static func mayRead(_ text: String) -> Bool {
    ["read", "mapfile", "readarray", "getopts", "printf -v", "for ", "select ", "eval", "source", ". "]
      .contains(where: text.containsBytes(of:))
  }

  /// `eval "$(tool env)"`, `source ./settings.sh`: not what completes commands, and other things that set a few names of
  /// their own.
  private static func setsUnknown(_ command: SimpleCommand) -> Bool {
    guard ["eval", "source", "."].contains(command.program), command.words.count > 1 else { return false }
    let rest = command.words.dropFirst().map(\.text).joined(separator: " ")
    return !ordinary.contains(where: rest.containsBytes(of:))
  }

  private static let ordinary = [
    "completion", "bin/activate", "ssh-agent", "shellenv", ".bashrc", ".zshrc", ".profile", ".bash_profile",
    ".zprofile", "/etc/profile", "/etc/os-release", "direnv", "starship", "nvm.sh",
  ]
}
