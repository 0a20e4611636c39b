import Bytes
import MarkdownBlocks
import ShellSyntax

/// The commands of a section that name files, in their order, and where files are first written or made by one. They are
/// read once: every block that may be a file asks.
struct FileReaders {
  struct Command {
    var item: Int
    var part: Int
    var names: [String]
    /// It reads a file that the page leaves the reader to name: `-f <file>`.
    var readsUnnamed: Bool
    /// It makes what whole manifests describe, so a part of one is none of its files.
    var appliesManifests: Bool
    var line: Int
  }

  /// A part of an item.
  typealias Place = (item: Int, part: Int)

  private var commands: [Command] = []
  /// By name the first command that puts something into the file, and the first that makes it with nothing in it.
  private var written: [String: Place] = [:]
  private var touched: [String: Place] = [:]
  /// Items that hold JSON, YAML or the like.
  private var data: [Int] = []
  /// By name the first command that is given the file.
  private var read: [String: Place] = [:]
  /// By line the names that a block opens in an editor or makes, where it does nothing else.
  private var opened: [Int: [String]] = [:]

  init(_ section: Outline.Section, reader: ProseReader) {
    for item in section.items.indices {
      for (index, part) in section.items[item].parts.enumerated() {
        if let code = part.code {
          if data.last != item, Self.isData(code.text, reader) { data.append(item) }
          if let path = FileNames.lonePath(in: code.text.foldingBlanks) {
            // A block that only says where the file lies.
            opened[part.line] = [path, path.parts(separatedBy: "/").last.map(String.init) ?? path]
            continue
          }
          // `from app.conf import x` is a source's, and reads no file of that name.
          if FenceInfo(code.info).mark == .source { continue }
          add(reader.scripts[code.text], part: part, at: (item, index))
        } else if let prose = part.prose {
          // "Apply it by running `kubectl apply -f x.yaml`."
          for span in reader.plain.codeSpans(prose.inlines) where Self.mayReadFile(span) {
            addReader(reader.scripts[span], part: part, at: (item, index))
          }
        }
      }
    }
  }

  /// Whether a command before the place puts something into the file.
  func isWritten(_ name: String, before place: Place) -> Bool { written[name].map { $0 < place } ?? false }

  /// Whether a command before the place makes the file.
  func isTouched(_ name: String, before place: Place) -> Bool { touched[name].map { $0 < place } ?? false }

  /// Whether a step between the place and the command shows other data, which is what the command reads then.
  func isOthers(_ command: Command, than place: Place) -> Bool {
    // In the order of the page.
    let next = data.partitioningIndex { $0 > place.item }
    return next < data.count && data[next] <= command.item
  }

  /// Whether a command before the place is given the file.
  func isRead(_ name: String, before place: Place) -> Bool { read[name].map { $0 < place } ?? false }

  /// The files that the block at a line opens for editing or makes empty; none where it does anything else.
  func opened(at line: Int) -> [String] { opened[line] ?? [] }

  func next(after item: Int, part: Int) -> Command? {
    let next = commands.partitioningIndex { ($0.item, $0.part) > (item, part) }
    return next < commands.count ? commands[next] : nil
  }

  private static func isData(_ text: String, _ reader: ProseReader) -> Bool {
    switch TextShape.of(reader.scripts[text]) {
    case .json, .yaml, .xml, .dockerfile, .settings: true
    default: false
    }
  }

  // MARK: Commands

  private mutating func add(_ script: ShellScript, part: Outline.Part, at place: Place) {
    let calls = script.commands.flatMap(\.simpleCommands).map(Self.call)
    let isOpener = calls.allSatisfy(Self.opens)
    if !isOpener { addReader(script, part: part, at: place) }
    for name in script.commands.flatMap(\.writesFiles) where written[name] == nil { written[name] = place }
    for call in calls where call.first == "touch" {
      for name in call.dropFirst() where touched[name] == nil { touched[name] = place }
    }
    if !calls.isEmpty, isOpener {
      opened[part.line] = calls.flatMap { $0.dropFirst() }
    }
  }

  private mutating func addReader(_ script: ShellScript, part: Outline.Part, at place: Place) {
    let names = Self.names(in: script)
    let readsUnnamed = Self.readsUnnamed(script)
    guard !names.isEmpty || readsUnnamed else { return }
    for name in names where read[name] == nil { read[name] = place }
    commands.append(
      Command(
        item: place.item, part: place.part, names: names, readsUnnamed: readsUnnamed,
        appliesManifests: Self.appliesManifests(script), line: part.line))
  }

  private static func readsUnnamed(_ script: ShellScript) -> Bool {
    script.sites.contains { site in
      // `--config @<file>`: a program reads what is after the sign.
      site.option.map { fileOptions.contains($0) || $0.hasSuffix("-file") } ?? false
        || site.form == .angle && script.text.utf8.prefix(site.range.lowerBound).last == UInt8(ascii: "@")
    }
  }

  /// `kubectl apply -f <file>` in a sentence.
  static func appliesUnnamed(_ span: String, reader: ProseReader) -> Bool {
    guard span.hasPrefix("kubectl ") || span.hasPrefix("oc ") else { return false }
    let script = reader.scripts[span]
    return appliesManifests(script) && readsUnnamed(script)
  }

  private static func names(in script: ShellScript) -> [String] {
    var names: [String] = []
    for command in script.commands {
      for simple in command.simpleCommands where !watchers.contains(call(simple).first ?? "") {
        for word in simple.words {
          // In `C:\etc\one.conf` a shell sees no folders.
          guard let literal = word.literal ?? Self.template(word.text), FileNames.mayHoldFileName(literal),
            !word.text.containsBytes(of: "\\")
          else { continue }
          names += literal.parts(separatedBy: "=").map { String($0.first == "@" ? $0.dropFirst() : $0) }
            .filter(FileNames.isFileName).map(Self.withoutSampleFolder)
        }
      }
    }
    return names
  }

  /// `filepath/one.yaml` → `one.yaml`: the folder is the reader's own.
  private static func withoutSampleFolder(_ name: String) -> String {
    SamplePath.isSample(name) ? name.parts(separatedBy: "/").last.map(String.init) ?? name : name
  }

  /// `<app>.yaml` is a name as far as the page knows it.
  private static func template(_ word: String) -> String? {
    word.containsBytes(of: "<") && word.utf8.allSatisfy { $0 > 0x20 && !"'\"$`\\".utf8.contains($0) }
      ? word : nil
  }

  /// The words of a command after `sudo`, as far as they are known.
  private static func call(_ command: SimpleCommand) -> [String] {
    let words = command.words.compactMap(\.literal)
    return words.first == "sudo" ? Array(words.dropFirst()) : words
  }

  /// It opens the files in its words in an editor, or makes them with nothing in them.
  private static func opens(_ call: [String]) -> Bool {
    call.first == "touch" || ProgramCatalogue.opensEditor(call)
  }

  /// Programs that look at what others write, or at what is there: `tail -f server.log` needs no file of the page's.
  private static let watchers: Set<String> = ["tail", "less", "more", "ls", "stat", "wc", "du", "rm"]

  private static let fileOptions: Set<String> = ["-f", "--file", "--filename"]

  private static func appliesManifests(_ script: ShellScript) -> Bool {
    script.commands.flatMap(\.simpleCommands).contains { command in
      let words = call(command)
      return ["kubectl", "oc"].contains(words.first)
        && !["apply", "create", "replace"].allSatisfy { !words.contains($0) }
    }
  }

  /// Told without reading the span as a shell would: it has several words, and may hold the name of a file.
  private static func mayReadFile(_ span: String) -> Bool {
    guard let end = span.firstIndex(of: " ") else { return false }
    return FileNames.mayHoldFileName(span) && KnownPrograms.contains(String(span[..<end]))
  }
}
