import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rules that keep the modules apart; `docs/overview.md` draws them.
@Suite struct FenceTests {
  /// An import goes only to a lower line.
  private static let levels: [[String]] = [
    ["Bytes", "Diagnostics", "JSON", "CCMarkGFM", "CGumbo", "CYAML", "CMessageDigest", "CTerminal"],
    ["ShellSyntax", "OutputMatching", "ShellExecution", "Configuration"],
    ["MarkdownBlocks"],
    ["RunbookModel"],
    ["RunbookLint", "RunbookRunner"],
    ["RunbookReport", "LanguageServer"],
    ["passo"],
  ]

  private static let level: [String: Int] = Dictionary(
    uniqueKeysWithValues: levels.enumerated().flatMap { level, modules in modules.map { ($0, level) } })

  private func importers(of module: String) -> [String] {
    SourceTree.sources.filter { $0.imports.contains(module) }.map(\.path)
  }

  @Test func thereAreSources() {
    #expect(SourceTree.sources.count > 100)
    #expect(Set(SourceTree.sources.map(\.module)).isSubset(of: Self.level.keys))
  }

  @Test(arguments: SourceTree.sources)
  func importsGoDownOnly(file: SourceTree.File) throws {
    let own = try #require(Self.level[file.module])
    for imported in file.imports {
      guard let level = Self.level[imported] else { continue }
      #expect(level < own, "\(file.path) imports \(imported)")
    }
  }

  @Test(arguments: [
    ("CCMarkGFM", "MarkdownBlocks"), ("CGumbo", "MarkdownBlocks"), ("CYAML", "Configuration"),
    ("CMessageDigest", "RunbookModel"),
  ])
  func oneFileKnowsTheLibrary(library: String, module: String) {
    let files = importers(of: library)
    #expect(files.count == 1 && files[0].hasPrefix("Sources/\(module)/"), "\(files)")
  }

  @Test func onlyTheProgramReadsArguments() {
    #expect(importers(of: "ArgumentParser").allSatisfy { $0.hasPrefix("Sources/passo/") })
  }

  /// What an editor starts can start nothing itself.
  @Test func theLanguageServerSeesNoRunner() {
    for module in ["RunbookRunner", "ShellExecution", "CTerminal"] {
      #expect(importers(of: module).allSatisfy { !$0.hasPrefix("Sources/LanguageServer/") })
    }
  }

  /// Processes are started by the C of `CTerminal`, and only `ShellExecution` calls that; the program uses its calls for
  /// the person's terminal.
  @Test func onlyTheSessionStartsProcesses() {
    let users = importers(of: "CTerminal")
    #expect(users.allSatisfy { $0.hasPrefix("Sources/ShellExecution/") || $0.hasPrefix("Sources/passo/") })
    for call in [
      "child_start(", "supervisor_start(", "posix_spawn(", "fork()", "execve(", "execv(", "popen(", "Process()",
      "Glibc.system(",
    ] {
      for file in SourceTree.sources where file.module != "ShellExecution" {
        #expect(file.lines(holding: call).isEmpty, "\(file.path) holds \(call)")
      }
    }
  }

  @Test func theLinterCannotReachTheShell() {
    let lint = SourceTree.sources.filter { $0.module == "RunbookLint" }
    #expect(lint.allSatisfy { !$0.imports.contains("ShellExecution") && !$0.imports.contains("RunbookRunner") })
  }

  /// What a run does next is a `Move` that is returned; what is thrown is our mistake or the system's. A new error of the
  /// runner belongs in this list only if it is one of the two.
  @Test func theRunnerThrowsNothingToFindItsWay() {
    let errors = SourceTree.sources.filter { $0.module == "RunbookRunner" }.flatMap { file in
      file.lines.filter { $0.contains(": Error,") || $0.contains(": Error {") }.map { line in
        String(line.prefix { $0 != ":" }.split(separator: " ").last ?? "")
      }
    }
    #expect(Set(errors) == ["JournalError", "RunError", "SessionFailure", "SessionLoss", "Unread"])
  }

  /// Libraries neither print, nor exit, nor read the environment or the current directory.
  @Test func onlyTheProgramTouchesItsSurroundings() {
    let forbidden = [
      "print(", "debugPrint(", " exit(", "getenv(", "ProcessInfo", "currentDirectoryPath", "getcwd(", "CommandLine.",
      "isatty(1", "fputs(", "FileHandle.standard",
    ]
    for file in SourceTree.sources where file.module != "passo" {
      for word in forbidden {
        #expect(file.lines(holding: word).isEmpty, "\(file.path):\(file.lines(holding: word)) holds \(word)")
      }
    }
  }

  @Test(arguments: SourceTree.sources)
  func nothingBringsAllOfFoundation(file: SourceTree.File) {
    let lines = file.lines
    for index in lines.indices where lines[index].hasSuffix("import Foundation") {
      // The other half of `#if canImport(FoundationEssentials)`, for systems where it is not apart.
      #expect(index > 0 && lines[index - 1].hasPrefix("#else"), "\(file.path):\(index + 1)")
    }
  }

  @Test(arguments: SourceTree.sources)
  func filesStayShort(file: SourceTree.File) {
    #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
  }

  /// From the line that declares it to the brace in the same column.
  @Test(arguments: SourceTree.sources)
  func functionsStayShort(file: SourceTree.File) {
    // One line a word list, and one case a rule: tables that Swift wants written as a function.
    let tables = ["Vocabulary.swift": "init(_ language", "ComparisonRules.swift": "func text(of rule"]
    for (start, line) in file.lines.enumerated() {
      let code = line.drop { $0 == " " }
      guard !code.hasPrefix("//"), code.contains("func ") || code.contains("init(") || code.contains("init?("),
        !line.hasSuffix("}")
      else { continue }
      let indentation = line.prefix { $0 == " " }
      let end = file.lines[start...].firstIndex { $0 == indentation + "}" }
      // What begins before that in the same column is something else: this one has no body.
      let next = file.lines[(start + 1)...].firstIndex { line in
        line.hasPrefix(indentation) && line.dropFirst(indentation.count).first.map { !" })".contains($0) } ?? false
      }
      guard let end, next.map({ end < $0 }) ?? true else { continue }
      if let table = tables[String(file.path.split(separator: "/").last ?? "")], code.contains(table) { continue }
      #expect(end - start < 60, "\(file.path):\(start + 1) has \(end - start + 1) lines")
    }
  }

  /// What is public is for those who embed Passo, and lies in the modules of a product. The program has none but the
  /// conformances of types that are public elsewhere.
  @Test func onlyProductsAreForOthers() throws {
    let manifest = try #require(
      FileManager.default.contents(atPath: "\(SourceTree.root)/Package.swift").map {
        String(decoding: $0, as: UTF8.self)
      })
    let products = manifest.split(separator: "\n").filter { $0.contains(".library(name:") }
    #expect(products.count == 3)
    let offered = products.compactMap { line in
      line.firstRange(of: "targets:").map { String(line[$0.upperBound...]) }
    }
    for file in SourceTree.sources where !offered.contains(where: { $0.contains("\"\(file.module)\"") }) {
      let declared = file.lines(holding: "public ").filter { !file.lines[$0 - 1].contains("import ") }
      #expect(declared == [], "\(file.path) declares something public, and \(file.module) is in no product")
    }
  }

  @Test func foldersStaySmall() {
    let folders = Dictionary(grouping: SourceTree.sources + SourceTree.tests) { file in
      file.path.split(separator: "/").dropLast().joined(separator: "/")
    }
    for (folder, files) in folders { #expect(files.count <= 25, "\(folder) has \(files.count) files: make a room") }
  }

  /// What a run or a score writes into the folder where it was started is not part of the project.
  @Test func topLevelHoldsWhatItNames() throws {
    let folders = [
      "Examples", "Fuzz", "Plugins", "Scripts", "Sources", "Tests", "docs", "editors", "packaging", "runbooks",
    ]
    let files = [
      "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Package.resolved", "Package.swift", "README.fr.md", "README.md",
      "README.pt-BR.md", "action.yml", "passo.yml",
    ]
    let entries = try FileManager.default.contentsOfDirectory(atPath: SourceTree.root)
    let others = Set(entries.filter { !$0.hasPrefix(".") }).subtracting(folders + files)
    #expect(others == [], "move these into a folder, or delete them")
  }

  /// A search that is called like one of the standard library means something else depending on the imports of a file.
  @Test func nothingOverridesTheStandardLibrary() {
    let types = ["String", "Substring", "StringProtocol", "Character", "[UInt8]", "ArraySlice<UInt8>", "Collection"]
    let names = ["contains", "split", "firstRange", "ranges", "replacing", "trimmingPrefix", "hasPrefix", "hasSuffix"]
    let kinds = ["isLetter", "isNumber", "isWhitespace", "isNewline", "isPunctuation"]
    for file in SourceTree.sources {
      var type: Substring?
      for (index, line) in file.lines.enumerated() {
        if let found = line.firstRange(of: "extension "), found.lowerBound < line.index(line.startIndex, offsetBy: 10) {
          type = line[found.upperBound...].split(whereSeparator: { " :{".contains($0) }).first
        } else if line.first == "}" {
          type = nil
        }
        guard let type, types.contains(String(type)) else { continue }
        let overrides =
          names.contains {
            line.contains(" func \($0)(_ ") || line.contains(" func \($0)(separator")
              || line.contains(" func \($0)(of ")
          }
          || type == "Character" && kinds.contains { line.contains(" var \($0): Bool") }
        #expect(!overrides, "\(file.path):\(index + 1): give it a name of its own")
      }
    }
  }
}
