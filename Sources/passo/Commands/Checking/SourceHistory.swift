import Bytes
import RunbookReport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The commits that changed each file of a repository, newest first, as git knows them.
struct SourceHistory {
  private struct Commit {
    var name: String
    var day: String
    /// From 0, the newest.
    var place: Int
  }

  /// By absolute path, as the system names the file now.
  private var commits: [String: [Commit]] = [:]
  /// The clone has only the last commits, so that nothing can be said of earlier ones; then nothing is.
  private(set) var isShallow = false

  /// Empty where there is no git, or no repository.
  ///
  /// - Parameter page: in the repository; nil: no one asks.
  init(of page: String?, _ surroundings: Surroundings) {
    guard let page, let file = Self.real(surroundings.absolute(page)),
      let git = GitProgram(searchPath: surroundings.searchPath)
    else { return }
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "/"
    guard let root = try? git.output(["rev-parse", "--show-toplevel"], in: folder),
      let shallow = try? git.output(["rev-parse", "--is-shallow-repository"], in: folder)
    else { return }
    isShallow = shallow.starts(with: "true".utf8)
    let top = String(decoding: root.prefix { $0 != .newline }, as: UTF8.self)
    guard !isShallow,
      let log = try? git.output(
        ["log", "--find-renames", "--no-ext-diff", "--no-textconv", "--format=%x01%h %cs", "--name-status", "-z"],
        in: top)
    else { return }
    read(log, below: top)
  }

  /// Source: git-log(1), `--name-status` with `-z`: `M`, name; `R100`, old name, new name.
  private mutating func read(_ log: [UInt8], below top: String) {
    var place = -1
    var (name, day) = ("", "")
    /// What a file was called earlier → its name now.
    var names: [String: String] = [:]
    func current(_ path: String) -> String { names[path] ?? path }
    var parts = log.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    while let part = parts.popFirst() {
      // The first state of a commit is after a line end.
      let lines = part.split(separator: "\n")
      for line in lines where line.utf8.first == 1 {
        place += 1
        let words = line.dropFirst().split(separator: " ")
        (name, day) = (words.first.map(String.init) ?? "", words.last.map(String.init) ?? "")
      }
      guard let state = lines.last, state.utf8.first != 1, let path = parts.popFirst() else { continue }
      guard state.hasPrefix("R") || state.hasPrefix("C"), let new = parts.popFirst() else {
        commits[top + "/" + current(path), default: []].append(Commit(name: name, day: day, place: place))
        continue
      }
      let now = current(new)
      if state.hasPrefix("R") { names[path] = now }
      // A name alone is no change.
      if !state.hasSuffix("100") {
        commits[top + "/" + now, default: []].append(Commit(name: name, day: day, place: place))
      }
    }
  }

  /// What was changed in the source after the translation was changed last; nil: nothing, or it is not known.
  ///
  /// - Parameters: absolute paths, or such that are relative to the current folder.
  func change(of source: String, since translation: String) -> TranslationOverview.Change? {
    guard let source = Self.real(source), let translation = Self.real(translation),
      let last = commits[translation]?.first,
      let all = commits[source]
    else { return nil }
    let newer = all.filter { $0.place < last.place }
    guard let first = newer.last else { return nil }
    return TranslationOverview.Change(commit: first.name, day: first.day, count: newer.count)
  }

  private static func real(_ path: String) -> String? {
    realpath(path, nil).map { name in
      defer { free(name) }
      return String(cString: name)
    }
  }
}
