import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// The commands of a section that name files, in their order, and where files are first written or made by one. They are
/// read once: every block that may be a file asks.
struct FileReaders {
  struct Command {
    var item: Int
    var part: Int
    var names: [String]
    var line: Int
  }

  /// A part of an item.
  typealias Place = (item: Int, part: Int)

  private var commands: [Command] = []
  /// By name the first command that puts something into the file, and the first that makes it with nothing in it.
  private var written: [String: Place] = [:]
  private var touched: [String: Place] = [:]

  init(_ section: Outline.Section, scripts: ShellReadings) {
    for item in section.items.indices {
      for (index, part) in section.items[item].parts.enumerated() {
        guard let code = part.code else { continue }
        let script = scripts[code.text]
        let names = FileReaders.names(in: script)
        if !names.isEmpty { commands.append(Command(item: item, part: index, names: names, line: part.line)) }
        for name in script.commands.flatMap(\.writesFiles) where written[name] == nil { written[name] = (item, index) }
        for name in FileReaders.touched(in: script) where touched[name] == nil { touched[name] = (item, index) }
      }
    }
  }

  /// Whether a command before the place puts something into the file.
  func isWritten(_ name: String, before place: Place) -> Bool { written[name].map { $0 < place } ?? false }

  /// Whether a command before the place makes the file.
  func isTouched(_ name: String, before place: Place) -> Bool { touched[name].map { $0 < place } ?? false }

  private static func touched(in script: ShellScript) -> [String] {
    script.commands.flatMap(\.simpleCommands).filter { $0.program == "touch" }
      .flatMap { $0.words.dropFirst().compactMap(\.literal) }
  }

  func next(behind item: Int, part: Int) -> Command? {
    var (low, high) = (0, commands.count)
    while low < high {
      let middle = low + (high - low) / 2
      let command = commands[middle]
      if (command.item, command.part) > (item, part) { high = middle } else { low = middle + 1 }
    }
    return low < commands.count ? commands[low] : nil
  }

  private static func names(in script: ShellScript) -> [String] {
    var names: [String] = []
    for command in script.commands {
      for simple in command.simpleCommands {
        for word in simple.words {
          guard let literal = word.literal, FileNames.mayHoldFileName(literal) else { continue }
          names += literal.split(separator: "=").map { String($0.first == "@" ? $0.dropFirst() : $0) }
            .filter(FileNames.isFileName)
        }
      }
    }
    return names
  }
}
