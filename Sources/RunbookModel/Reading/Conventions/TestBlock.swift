import MarkdownBlocks
import ShellSyntax

/// Blocks that a tool for tests runs, whatever the text says of them.
extension BlockFacts {
  /// Marked as a language of tests, or called a script: `shell,script(name="one")`.
  var isTest: Bool { info.isTest || isCalledScript }

  /// The mark says that the block is run, though its program is unknown and a word alone.
  var isCalledScript: Bool {
    code.info.utf8.contains(UInt8(ascii: "("))
      && AnnotationParser.annotations(inInfo: code.info).contains {
        $0.isCall && ["script", "background"].contains($0.key)
      }
  }
}

/// Outputs that name the script which prints them: `text,verify(script_name="one")`.
enum NamedOutputs {
  /// For each such output of a section the entry that it names, nil where that is not among them.
  static func links(_ entries: [BlockSurvey.Entry]) -> [(output: Int, call: Int?)] {
    let named = entries.indices.filter { entries[$0].code.info.utf8.contains(UInt8(ascii: "(")) }
    guard !named.isEmpty else { return [] }
    func value(_ index: Int, _ key: String) -> String? {
      AnnotationParser.annotations(inInfo: entries[index].code.info).first { $0.key == key }?.value
    }
    return named.compactMap { index in
      guard entries[index].reading.kind == .output, let name = value(index, "verify.script_name") else { return nil }
      // What is printed on another system is compared with nothing.
      guard value(index, "verify.target_os") != "windows" else { return (index, nil) }
      return (index, named.first { value($0, "script.name") == name })
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
