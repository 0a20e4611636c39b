import Bytes

/// The words of a call of a shell, after its name: the options of POSIX.1-2017, `sh`, and of bash, zsh and ksh.
///
/// Letters may be joined, `-euo pipefail -c`; each `o` and `O` among them takes a word. The text to run is the first word
/// that is no option, wherever `-c` is: `bash -c -e 'text'`.
struct ShellArguments {
  /// The word with `c`, and the text to run.
  private(set) var program: (option: ShellWord, text: ShellWord)?
  /// The file with the program.
  private(set) var file: ShellWord?
  /// Files that are read before it: `--rcfile`.
  private(set) var startFiles: [ShellWord] = []
  /// A word among the options is not known before, so that any of those after it may be the text.
  private(set) var isUnknown = false
  /// What follows the text or the file.
  private(set) var arguments: ArraySlice<ShellWord>

  /// The index of the text to run, where the options before it are known.
  private(set) var firstFree: Int?

  /// It reads its program from the standard input.
  var readsInput: Bool { program == nil && (file == nil || isUnknown) }

  private static let fileOptions: Set<String> = ["--rcfile", "--init-file"]
  private static let otherValueOptions: Set<String> = ["--emulate"]

  init(_ words: ArraySlice<ShellWord>) {
    var rest = words
    var option: ShellWord?
    var isInput = false
    options: while let word = rest.first {
      guard let text = word.literal else {
        // `bash $FLAGS 'text'`; not `bash "$DIR/job"`, and not the text itself, `sh -c "$1"`.
        isUnknown = "-+$`".containsBytes(of: word.text.first ?? "\"") && !word.text.containsBytes(of: "/")
        break
      }
      guard let sign = text.utf8.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { break }
      rest.removeFirst()
      let letters = text.utf8.dropFirst()
      if letters.isEmpty || text == "--" { break options }
      if letters.first == UInt8(ascii: "-") {
        if Self.fileOptions.contains(text), let file = rest.popFirst() { startFiles.append(file) }
        if Self.otherValueOptions.contains(text) { rest = rest.dropFirst() }
        continue
      }
      if sign == UInt8(ascii: "-"), letters.contains(UInt8(ascii: "c")) { option = word }
      if sign == UInt8(ascii: "-"), letters.contains(UInt8(ascii: "s")) { isInput = true }
      // zsh takes the name of an option with `-o` in one word: `-oextendedglob`.
      let taking = letters.count { $0 | 0x20 == UInt8(ascii: "o") }
      let isAttached = letters.first == UInt8(ascii: "o") && letters.count > 4
      rest = rest.dropFirst(isAttached ? 0 : taking)
    }
    if let option {
      if !isUnknown, !rest.isEmpty { firstFree = rest.startIndex }
      program = rest.popFirst().map { (option, $0) }
    } else if !isInput, !isUnknown {
      file = rest.popFirst()
    }
    arguments = rest
  }
}
