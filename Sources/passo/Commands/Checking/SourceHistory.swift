import Bytes
import RunbookReport

/// The commits that changed each file, newest first, as git knows them.
struct SourceHistory {
  private struct Commit {
    var name: String
    var day: String
    /// From 0, the newest.
    var place: Int
  }

  private var commits: [String: [Commit]] = [:]

  /// Empty where there is no git, or no repository.
  ///
  /// - Parameter folder: paths are relative to it.
  init(of folder: String, searchPath: String) {
    guard let git = GitProgram(searchPath: searchPath),
      let bytes = try? git.output(
        ["log", "--relative", "--no-renames", "--no-ext-diff", "--format=%x01%h %cs", "--name-only", "-z", "--", "."],
        in: folder)
    else { return }
    var place = -1
    var (name, day) = ("", "")
    for part in bytes.split(separator: 0) {
      // The first name of a commit is after a line end.
      for line in part.split(separator: UInt8.newline) {
        let text = String(decoding: line, as: UTF8.self)
        if line.first == 1 {
          place += 1
          let words = text.dropFirst().split(separator: " ")
          (name, day) = (words.first.map(String.init) ?? "", words.last.map(String.init) ?? "")
        } else {
          commits[text, default: []].append(Commit(name: name, day: day, place: place))
        }
      }
    }
  }

  /// What was changed in the source after the translation was changed last; nil: nothing, or it is not known.
  func change(of source: String, since translation: String) -> TranslationOverview.Change? {
    guard let last = commits[Self.plain(translation)]?.first, let all = commits[Self.plain(source)] else { return nil }
    let newer = all.filter { $0.place < last.place }
    guard let first = newer.last else { return nil }
    return TranslationOverview.Change(commit: first.name, day: first.day, count: newer.count)
  }

  private static func plain(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
}
