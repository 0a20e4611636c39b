import Bytes
import MarkdownBlocks
import ShellSyntax

/// Whether a block only says where something lies.
extension BlockFacts {
  /// Nothing but the names of files with their folders, one a line, that are no programs.
  var isBarePath: Bool {
    guard prompted == nil, beginsWithOneWord else { return false }
    return shownLines.allSatisfy { line in
      !line.containsBytes(of: " ") && line.contains { $0 == "/" || $0 == "\\" }
        && (FileNames.isFileName(line) && !Self.isScriptName(line) && !Self.isScriptPath(line) || Self.isFolder(line))
    }
  }

  /// `./a.py`, `~/setup.pl`: `src/a.py` only says where it lies.
  private static func isScriptPath(_ line: String) -> Bool {
    ProgramPath.beginsAtFixedPlace(line) && ProgramPath.isScript(line)
  }

  /// `/opt/tool/security/`: no program has such a name.
  private static func isFolder(_ line: String) -> Bool {
    line.hasPrefix("/") && line.hasSuffix("/")
      && line.dropLast().utf8.allSatisfy { $0 > 0x20 && !"*?$`;|&".utf8.contains($0) }
  }

  /// Nothing but addresses: `https://host/page`, `registry.<region>.host/<namespace>`; one a line.
  var isBareAddress: Bool {
    guard !startsWithProgram, beginsWithOneWord else { return false }
    return shownLines.allSatisfy {
      !$0.containsBytes(of: " ") && ($0.hasPrefix("http://") || $0.hasPrefix("https://") || Self.isHostPath($0))
    }
  }

  /// The lines that are not empty.
  private var shownLines: [String] {
    code.text.parts(separatedBy: "\n").map { $0.foldingBlanks }.filter { !$0.isEmpty }
  }

  /// Most blocks do not, which is told without looking at the other lines.
  private var beginsWithOneWord: Bool {
    let text = code.text.utf8.drop { $0 <= 0x20 }
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    return !line.isEmpty && !line.drop { $0 > 0x20 }.contains { $0 > 0x20 }
  }

  private static func isHostPath(_ line: String) -> Bool {
    guard let slash = line.firstIndex(of: "/"), line.first != "/", line.first != "." else { return false }
    let host = line[..<slash]
    return host.containsBytes(of: ".")
      && host.allSatisfy { $0.isAlphabetic || $0.isNumeric || "-._<>{}".containsBytes(of: $0) }
  }
}
