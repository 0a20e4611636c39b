import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// The commands of a section that name files, in their order. They are read once: every block that may be a file asks
/// which comes next behind it.
struct FileReaders {
  struct Command {
    var item: Int
    var part: Int
    var names: [String]
    var line: Int
  }

  private let commands: [Command]

  init(_ section: Outline.Section, scripts: ShellReadings) {
    commands = section.items.indices.flatMap { item in
      section.items[item].parts.indices.compactMap { index -> Command? in
        let part = section.items[item].parts[index]
        guard let code = part.code else { return nil }
        let names = FileReaders.names(in: scripts[code.text])
        return names.isEmpty ? nil : Command(item: item, part: index, names: names, line: part.line)
      }
    }
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
