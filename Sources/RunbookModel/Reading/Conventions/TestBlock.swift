import MarkdownBlocks
import ShellSyntax

/// Blocks that a tool for tests runs, whatever the text says of them.
extension BlockFacts {
  /// Marked as a language of tests, or called a script: `shell,script(name="one")`.
  var isTest: Bool { info.isTest || isCalledScript || isTypedInTest }

  /// On a page of tests, what begins with a prompt is a command, and no example of one.
  private var isTypedInTest: Bool {
    guard isOnTestPage, code.text.hasPrefix("$ "), let prompted else { return false }
    return info.mark != .windows && info.mark != .output && prompted.entries.allSatisfy { $0.prompt == "$" }
  }

  /// The mark says that the block is run, though its program is unknown and a word alone.
  var isCalledScript: Bool {
    code.info.utf8.contains(UInt8(ascii: "("))
      && AnnotationParser.annotations(inInfo: code.info).contains {
        $0.isCall && ["script", "background"].contains($0.key)
      }
  }
}

extension BlockSurvey.Entry {
  var language: Template.Language {
    switch reading.kind {
    case .http: .url
    case .file: Planner.language(ofFile: fileName ?? "", content: reading.text)
    default: .shell
    }
  }
}
