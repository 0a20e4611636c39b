import Bytes
import ShellSyntax

/// What the calls of a command tell of the terminal and of the place in which they are done.
extension ShellScript {
  /// It ends with `&`.
  private var endsWithAmpersand: Bool {
    let bytes = text.utf8.reversed().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return bytes.first == UInt8(ascii: "&") && bytes.dropFirst().first != UInt8(ascii: "&")
  }

  /// It is put into the background, by the shell or by an option of the program.
  var isInBackground: Bool {
    if endsWithAmpersand { return true }
    let words = commands.last?.simpleCommands.last?.words.map { $0.literal ?? $0.text } ?? []
    return words.contains { ["-d", "--detach", "--daemon", "--background", "-detach"].contains($0) }
  }

  /// It asks something that runs on this machine.
  var callsThisMachine: Bool {
    ["localhost", "127.0.0.1", "0.0.0.0", "[::1]"].contains { text.containsBytes(of: $0) }
  }

  /// Its last command does not end by itself, and is not put into the background.
  var staysInForeground: Bool {
    if endsWithAmpersand { return false }
    if programEntries.last?.staysInForeground == true { return true }
    // `tool logs -f | jq`: a filter ends with what it reads, but for those that have had enough.
    guard let last = commands.last, last.isPipeline,
      let head = last.simpleCommands.first?.programEntry, head.staysInForeground
    else { return false }
    return !last.simpleCommands.dropFirst().contains { $0.endsEarly }
  }

  /// It is nothing but `exit`.
  var onlyLeaves: Bool {
    commands.count == 1 && commands[0].simpleCommands.count == 1
      && ["exit", "logout", "quit"].contains(commands[0].simpleCommands[0].words.first?.literal)
      && commands[0].simpleCommands[0].words.count == 1
  }

  /// It goes to a place and leaves it again.
  var endsElsewhere: Bool {
    ["exit", "logout"].contains(commands.last?.simpleCommands.last?.words.first?.literal)
  }
}

extension SimpleCommand {
  /// A program of the page's own, or one that is asked to run something: `node app.js`, `go run .`, `./server`.
  var mayBeServer: Bool {
    let words = words.map { $0.literal ?? $0.text }
    guard let program = words.first?.parts(separatedBy: "/").last else { return false }
    if words[0].hasPrefix("./")
      || ["node", "python", "python3", "ruby", "php", "java", "deno", "bun"].contains(program)
    {
      return true
    }
    return !KnownPrograms.isShellWord(String(program))
      && words.dropFirst().prefix(2).contains {
        ["run", "start", "serve", "server", "up", "dev", "web", "ui"].contains($0)
      }
  }

  /// It ends before its input does: `head`, `grep -m 1`, `grep -q`, `sed 5q`.
  var endsEarly: Bool {
    let words = words.map { $0.literal ?? $0.text }
    switch words.first {
    case "head": return true
    case "grep", "egrep", "rg":
      return words.dropFirst().contains { word in
        word.hasPrefix("-m") || word.hasPrefix("--max-count") || word == "--quiet"
          || word.hasPrefix("-") && !word.hasPrefix("--") && word.utf8.contains(UInt8(ascii: "q"))
      }
    case "sed": return words.dropFirst().contains { $0.hasSuffix("q") }
    default: return false
    }
  }
}
