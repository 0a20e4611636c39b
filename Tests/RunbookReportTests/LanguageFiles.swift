import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The language files as they are in the sources.
enum LanguageFiles {
  static let folder =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Sources/RunbookReport/Languages"

  private static let writing = Mutex(())

  /// Adds sentences without a translation at the end of a file, each once; `Scripts/translations` sorts them.
  static func add(_ patterns: [String], to code: String) throws {
    try writing.withLock { _ in try addUnlocked(patterns, to: code) }
  }

  private static func addUnlocked(_ patterns: [String], to code: String) throws {
    let path = "\(folder)/\(code).po"
    var text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    var added = false
    for pattern in patterns {
      let entry = "msgid \"\(escaped(pattern))\"\nmsgstr "
      if text.contains(entry) { continue }
      text += "\n\(entry)\"\"\n"
      added = true
    }
    if added { try text.write(toFile: path, atomically: true, encoding: .utf8) }
  }

  private static func escaped(_ pattern: String) -> String {
    pattern.reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default: text.append(character)
      }
    }
  }
}
