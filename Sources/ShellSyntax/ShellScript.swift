import Bytes
import Synchronization

/// A shell text (POSIX, bash or zsh) taken apart without running anything.
///
/// Reading never fails: all that is wrong is in `issues`, and the rest is read as a shell would. A placeholder such as
/// `<image_name>` is part of a word here, never a redirection. All offsets are UTF-8 byte offsets into `text`.
///
/// The grammar is that of POSIX.1-2017, "Shell Command Language", with the additions of bash that pages use: `[[ … ]]`,
/// `$'…'`, `<( … )`, `<<<`, `&>`, `|&`, arrays, `function`.
///
/// A class, as it is read once and handed on often: each copy of all that it holds would be counted part by part.
package final class ShellScript: Sendable {
  package let text: String
  /// In order; lines that hold only comments are none.
  package let commands: [ShellCommand]
  /// In the order of their positions.
  package let issues: [ShellIssue]
  /// Where a value is to be filled in, in order; see `Template`.
  package let sites: [PlaceholderSite]
  /// Words that look like a sample value to replace (`REGION`, `your_name`); the reader decides.
  package let possibleSites: [PlaceholderSite]
  /// The variables that it expands as they are, `$NAME` and `${NAME}`, in order: where a value can be written instead.
  package let variableSites: [PlaceholderSite]
  /// Unquoted YAML scalars of several parts in here-documents.
  let scalars: [YAMLScalar]
  /// The words of each `[[ … ]]`, the closing one left out.
  let tests: [[ShellWord]]
  /// Compound commands and subshells, `{ … }`, `( … )`, `if … fi`, without their redirections.
  let compounds: [Range<Int>]
  /// The words of each `NAME=( … )`.
  let arrays: [[ShellWord]]
  /// The words of each list that is no command: `for NAME in …` and `NAME=( … )`.
  package let listedWords: [[ShellWord]]
  /// The texts of comments, from `#` to the end of the line.
  package let comments: [Range<Int>]
  /// What is made of it on demand, each once.
  let derived = Derived()

  /// - Parameters:
  ///   - text: of any form.
  ///   - samples: texts that stand for values of the reader's own wherever they are; they become possible sites.
  package init(_ text: String, samples: [String] = []) {
    var lexer = ShellLexer(Array(text.utf8), samples: SampleTexts(samples))
    lexer.run()
    self.text = text
    commands = lexer.finishedCommands()
    issues = lexer.issues.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let found = lexer.sites.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    sites = ValuesByOption.named(
      found.contains { $0.form == .brace } ? Self.withoutOwnFields(found, of: commands) : found, of: commands)
    possibleSites = lexer.possibleSites.sorted { $0.range.lowerBound < $1.range.lowerBound }
    variableSites = lexer.variableSites.sorted { $0.range.lowerBound < $1.range.lowerBound }
    comments = lexer.comments
    tests = lexer.tests
    arrays = lexer.arrays
    compounds = lexer.compounds
    listedWords = lexer.loops + lexer.arrays
    scalars = lexer.scalars.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// `gh api repos/{owner}/{repo}`: the program fills these in itself (its manual, "gh api").
  private static func withoutOwnFields(_ sites: [PlaceholderSite], of commands: [ShellCommand]) -> [PlaceholderSite] {
    let calls = commands.flatMap(\.simpleCommands).filter { $0.program == "gh" }
    guard !calls.isEmpty else { return sites }
    return sites.filter { site in
      !ownFields.contains(site.name.filter { !"{}".containsBytes(of: $0) })
        || !calls.contains { $0.range.contains(site.range.lowerBound) }
    }
  }

  /// What several readers ask of one script: made when it is first asked for, and then kept. Each script has one, and
  /// one of ``MadeOnce`` would be taken apart by the runtime, as its type is generic.
  final class Derived: Sendable {
    private let made = Mutex<(programEntries: [ProgramEntry]?, shape: TextShape?)>((nil, nil))

    func programEntries(_ make: () -> [ProgramEntry]) -> [ProgramEntry] {
      if let known = made.withLock({ $0.programEntries }) { return known }
      let entries = make()
      made.withLock { $0.programEntries = entries }
      return entries
    }

    func shape(_ make: () -> TextShape) -> TextShape {
      if let known = made.withLock({ $0.shape }) { return known }
      let shape = make()
      made.withLock { $0.shape = shape }
      return shape
    }
  }

  private static let ownFields: Set<String> = ["owner", "repo", "branch"]
}
