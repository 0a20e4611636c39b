import Bytes
import Configuration
import RunbookModel
import ShellExecution

/// The files of a repository that a command names: `./get.sh`, a script after `sh`, a program that `PATH` finds there.
struct StartedFiles {
  /// Absolute paths.
  let folders: [String]
  let surroundings: Surroundings

  /// Paths and digests, in order; a file that cannot be read has none, and is not the one it was when it can.
  func named(in program: ValuesFile.Reference) -> [(path: String, digest: String)] {
    var seen: Set<String> = []
    return program.arguments.flatMap(StartedFiles.words).compactMap(file).filter { seen.insert($0).inserted }.map {
      ($0, (try? FileContent.read($0)).map { DocumentDigest(of: $0).sha256 } ?? "")
    }
  }

  /// Every part of a text that can be the name of a file; what is none does no harm. What is only written to is nothing
  /// that is started.
  private static func words(of text: String) -> [String] {
    let breaks = Set(" \t\n;|&()<>\"'`$={}".utf8)
    var words = [text]
    var word: [UInt8] = []
    var isTarget = false
    for byte in Array(text.utf8) + [UInt8(ascii: "\n")] {
      guard breaks.contains(byte) else {
        word.append(byte)
        continue
      }
      if !word.isEmpty {
        if !isTarget { words.append(String(decoding: word, as: UTF8.self)) }
        (word, isTarget) = ([], false)
      }
      if byte == UInt8(ascii: ">") { isTarget = true } else if byte == UInt8(ascii: "\n") { isTarget = false }
    }
    return words
  }

  private func file(_ word: String) -> String? {
    let directory = surroundings.workingDirectory
    var path = word.hasPrefix("/") ? word : directory + "/" + word
    if !word.contains("/"), !FileContent.exists(path) {
      guard let found = ProgramSearch.locate(word, path: surroundings.searchPath) else { return nil }
      path = found
    }
    guard FileContent.exists(path), !FileContent.isDirectory(path) else { return nil }
    let places = [path, surroundings.absolute(path)]
    return folders.contains { folder in places.contains { $0.hasPrefix(folder + "/") } } ? path : nil
  }
}
