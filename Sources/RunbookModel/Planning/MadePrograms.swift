import Bytes
import Diagnostics
import ShellSyntax

/// Programs of a page's own folder that its steps make: `cat > deploy.sh …`, `chmod +x deploy.sh`, `./deploy.sh`. Before
/// the run they are not there, and need not be.
enum MadePrograms {
  /// Names of files, without their folders, that an action writes or has as arguments.
  static func names(of action: Action) -> [Substring] {
    switch action.kind {
    case .file: return (action.filePath ?? action.file).map { [name($0)] } ?? []
    case .command:
      guard let text = action.text else { return [] }
      return ShellScript.known(text).commands.flatMap(\.simpleCommands).flatMap { command in
        (command.words.dropFirst() + command.redirections.compactMap(\.target)).compactMap { $0.literal.map(name) }
      }
    case .http, .manual: return []
    }
  }

  /// - Parameter program: as a command names it; one without a folder is looked for among those installed.
  static func isMade(_ program: String, by names: Set<Substring>) -> Bool {
    program.containsBytes(of: "/") && !program.hasPrefix("/") && names.contains(name(program))
  }

  private static func name(_ path: String) -> Substring {
    path.parts(separatedBy: "/").last ?? path[...]
  }
}
