import Bytes
import MarkdownBlocks
import ShellSyntax

/// The programs that a page installs: what begins with one of them is a call of it, though no list of programs has it.
enum InstalledPrograms {
  static func names(in document: Document, scripts: ShellReadings) -> Set<String> {
    var names: Set<String> = []
    for block in document.blocks {
      guard case .code(let code) = block.kind, marks.contains(where: code.text.containsBytes(of:)) else { continue }
      let text = code.text.containsBytes(of: "$ ") ? promptless(code.text) : code.text
      for packages in InstallCalls(scripts[text]).packages.values { names.formUnion(packages.filter(isProgram)) }
    }
    return names
  }

  private static let marks = [" install", " add", " i ", " -S", " -i", " get", " require"]

  private static func promptless(_ text: String) -> String {
    PromptedText(text).map { $0.entries.map(\.command).joined(separator: "\n") } ?? text
  }

  /// A name that a shell would look for: `nbstripout`, not `.`, `-r` or `3.11`.
  private static func isProgram(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isLetter, name.utf8.count > 1 else { return false }
    return name.utf8.allSatisfy { $0.isAlphanumeric || "-_.".utf8.contains($0) } && !name.hasSuffix(".txt")
  }
}
