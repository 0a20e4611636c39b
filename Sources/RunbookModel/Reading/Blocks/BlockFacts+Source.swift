import Bytes
import MarkdownBlocks
import ShellSyntax

/// Whether a block is written in a language that people program in.
extension BlockFacts {
  /// Begins as a program in another language does with a word that is a command of the shell as well: `let x = …`.
  var isForeignSource: Bool {
    if ["diff", "patch"].contains(infoLanguage) || isDiff { return true }
    let first = Substring(firstLine.utf8.drop { $0 <= 0x20 }.prefix { $0 > 0x20 })
    guard Self.foreignStarts.contains(String(first)) else { return false }
    let words = firstLine.split(whereSeparator: \.isSpace)
    guard words.count > 1 else { return false }
    switch words[0] {
    case "export" where words[1].containsBytes(of: "="): return false
    case "let": return words.count > 2 && (words[2] == "=" || words[1].hasSuffix(":"))
    default: return isSource
    }
  }

  /// `diff --git a/x b/x`, or `--- a/x` right above `+++ b/x`: what a program printed, and what a person changes by it.
  var isDiff: Bool {
    guard let start = code.text.utf8.first(where: { $0 > 0x20 }),
      start == UInt8(ascii: "d") || start == UInt8(ascii: "-")
    else { return false }
    let lines = code.text.parts(separatedBy: "\n", maxSplits: 4)
    guard let first = lines.first(where: { $0.contains { $0 != " " } }) else { return false }
    if first.hasPrefix("diff --git ") {
      return lines.contains { line in ["index ", "--- ", "new file ", "deleted file "].contains(where: line.hasPrefix) }
    }
    return first.hasPrefix("--- ") && zip(lines, lines.dropFirst()).contains { $0 == first && $1.hasPrefix("+++ ") }
  }

  /// Words with which lines of other languages begin, and commands of a shell as well.
  private static let foreignStarts: Set<String> = [
    "let", "import", "from", "if", "for", "while", "function", "return", "set", "select", "type", "with", "export",
    "package", "test", "use",
  ]

  /// `{{#include one.py}}`, `--8<-- "one.py"`, `{% include "one.py" %}`: an include, whose text is not here.
  var isOnlyInclude: Bool {
    let lines = code.text.parts(separatedBy: "\n").filter { !$0.allSatisfy(\.isSpace) }
    guard lines.count == 1, let text = lines.first?.foldingBlanks else { return false }
    return ["{{#include ", "{{#rustdoc_include ", "--8<-- ", "{% include ", "{{< include ", "{{< readfile "].contains(
      where: text.hasPrefix)
  }

  /// Marked as another language, and its first line is a line of that one.
  var isOtherLanguage: Bool {
    guard isSource, !startsWithProgram else { return false }
    let line = firstLine.foldingBlanks
    return line.last.map { "{(;,[".containsBytes(of: $0) } ?? false || line.containsBytes(of: ":=")
      || line.hasPrefix("//")
  }

  /// Marked as a language that people program in.
  var isSource: Bool {
    infoLanguage.map(Self.programmed.contains) ?? false
  }

  /// Marked as a language of programs, not of data.
  var isProgramSource: Bool {
    infoLanguage.map { Self.programmed.contains($0) && !Self.dataLanguages.contains($0) } ?? false
  }

  /// What describes things; the names of some are those of programs, too.
  private static let dataLanguages: Set<String> = [
    "json", "yaml", "yml", "xml", "html", "css", "sql", "hcl", "terraform", "docker", "dockerfile", "groovy",
  ]

  private static let programmed: Set<String> = [
    "java", "javascript", "js", "nodejs", "typescript", "ts", "python", "py", "go", "swift", "ruby", "php", "csharp",
    "c", "cpp", "rb", "cs", "json", "yaml", "yml", "xml", "html", "css", "sql", "dockerfile", "docker", "hcl",
    "terraform", "groovy", "scala", "jsx", "tsx", "vue", "svelte", "kotlin", "kt", "rust", "rs", "dart", "lua", "perl",
    "r", "elixir", "haskell", "clojure", "julia", "fsharp", "vb",
  ]

  /// Most lines end or begin as those of C, Java, JavaScript, Go, Swift or Python do.
  var looksLikeSource: Bool {
    let lines = code.text.parts(separatedBy: "\n").map { $0.foldingBlanks }.filter { !$0.isEmpty }
    guard lines.contains(where: { $0.hasSuffix(";") || $0.hasSuffix("{") || $0.hasSuffix("):") }) else { return false }
    let likely = lines.count { line in
      [";", "{", "}", "),", "})", "(", "):"].contains { line.hasSuffix($0) } || line.hasPrefix("//")
        || Self.sourceStarts.contains(String(line.prefix { $0.isAlphabetic }))
    }
    return likely * 3 >= lines.count * 2
  }

  /// Named as the sources of a language are.
  static func isSourceName(_ name: String) -> Bool {
    name.lastIndex(of: ".").map { programmed.contains(name[name.index(after: $0)...].lowercased()) } == true
  }

  /// Written in the language that the name of the file ends with.
  func isSource(ofFile name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), Self.isSourceName(name) else { return false }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let language = infoLanguage, Self.programmed.contains(language) else {
      return looksLikeSource || beginsAsSource
    }
    return language == ending || Self.endings[language] == ending
  }

  private static let endings: [String: String] = [
    "javascript": "js", "nodejs": "js", "typescript": "ts", "python": "py", "ruby": "rb", "csharp": "cs",
    "terraform": "tf", "hcl": "tf", "rust": "rs", "kotlin": "kt", "yaml": "yml",
  ]

  /// The language that the author marks is the one of the name: `tfvars` is Terraform's as well.
  func isMarked(asLanguageOf name: String) -> Bool {
    guard let language = infoLanguage, let dot = name.lastIndex(of: ".") else { return false }
    let ending = name[name.index(after: dot)...].lowercased()
    return language == ending || Self.endings[language] == ending || language == "yaml" && ending == "yaml"
      || ["terraform", "hcl"].contains(language) && ending == "tfvars"
      || language == "javascript" && ["mjs", "cjs", "jsx"].contains(ending)
  }

  /// Python is not what `pyproject.toml` holds.
  func isMarked(asOtherLanguageThan name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    // A console shows what is typed, no program: "put it into the file `config.py`" is about what follows.
    if info.mark == .shell, infoLanguage == nil {
      return Self.programEndings.contains(name[name.index(after: dot)...].lowercased())
    }
    guard let language = infoLanguage, Self.distinct.contains(language) else { return false }
    return Self.distinctEndings.contains(name[name.index(after: dot)...].lowercased()) && !isMarked(asLanguageOf: name)
  }

  /// Languages that no file holds with the ending of another one.
  private static let distinct: Set<String> = [
    "python", "py", "ruby", "rb", "go", "rust", "rs", "java", "toml", "json", "yaml", "yml", "c", "cpp", "swift",
  ]
  private static let programEndings: Set<String> = [
    "py", "rb", "go", "rs", "java", "js", "ts", "jsx", "tsx", "c", "cpp", "swift", "php", "cs", "kt",
  ]
  private static let distinctEndings: Set<String> = [
    "toml", "json", "yaml", "yml", "py", "rb", "go", "rs", "java", "sh", "txt", "html", "css",
  ]

  var beginsAsSource: Bool {
    Self.sourceStarts.contains(String(firstLine.drop(while: \.isSpace).prefix { $0.isAlphabetic }))
  }

  private static let sourceStarts: Set<String> = [
    "function", "const", "let", "var", "import", "from", "package", "public", "def", "class", "using", "async",
    "export", "func", "type", "require", "use",
  ]
}
