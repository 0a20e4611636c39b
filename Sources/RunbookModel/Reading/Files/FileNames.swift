import Bytes
import MarkdownBlocks

/// Finds names of files in sentences and commands.
struct FileNames {
  let plain: PlainText

  private static let extensions: Set<String> = [
    "yaml", "yml", "json", "cfg", "cnf", "conf", "config", "txt", "sh", "properties", "xml", "toml", "ini", "env", "md",
    "py", "js", "tf", "tfvars", "sql", "html", "css", "java", "go", "rb", "csr", "pem", "crt", "key", "service", "repo",
    "list", "policy", "swift", "gradle", "htpasswd", "log", "csv", "ts", "jsx", "tsx", "php", "kt", "cs", "rs", "hcl",
    "tpl", "tmpl", "bal", "mount", "socket", "timer", "target", "network", "gql", "graphql", "proto", "nix", "j2",
    "erb",
    "lua",
    "pl", "r", "scala", "dart", "c", "h", "cpp", "jsp", "ejs", "hbs", "less", "scss", "sass", "svg", "cer",
    "rules", "mod", "bat", "ps1", "bash", "cmd", "plist", "sbt", "groovy", "pub", "vue",
    "mjs", "cjs", "mts", "ex", "exs", "erl", "hs", "clj", "jl", "ino", "hpp", "cxx", "cmake", "mdx", "svelte", "astro",
    "kts", "csproj", "zig", "gd", "launch", "urdf", "jsonc", "json5", "gemspec", "podspec", "cabal", "rst", "adoc",
  ]

  private static let dotFiles: Set<String> = [
    ".env", ".dockerignore", ".gitignore", ".ceignore", ".cfignore", ".npmrc", ".netrc", ".bashrc", ".zshrc",
    ".profile", ".bash_profile", ".vimrc", ".curlrc", ".gitconfig", ".gitattributes", ".gitmodules", ".psqlrc",
    ".pgpass", ".my.cnf", ".htaccess", ".htpasswd", ".editorconfig", ".inputrc", ".tmux.conf", ".zprofile", ".zshenv",
    ".bash_aliases", ".bash_logout", ".eslintrc", ".prettierrc", ".babelrc", ".nvmrc", ".yarnrc", ".pypirc", ".condarc",
    ".terraformrc", ".tool-versions", ".envrc", ".screenrc", ".Xresources", ".emacs", ".wgetrc", ".mailrc",
    ".sqliterc", ".rspec", ".rubocop.yml", ".python-version", ".node-version", ".ruby-version", ".helmignore",
  ]

  /// Whether every system has it, filled: pages add lines to it.
  static func isOfSystem(_ name: String) -> Bool {
    systemFiles.contains(name) || profiles.contains { name.hasSuffix($0) }
  }

  /// Certificates, keys, archives and pictures: no one writes one from a page, but for a certificate in full.
  static func holdsNoText(_ name: String) -> Bool {
    name.lastIndex(of: ".").map { sealedEndings.contains(name[name.index(after: $0)...].lowercased()) } == true
  }

  private static let sealedEndings: Set<String> = [
    "pem", "crt", "cer", "csr", "der", "p12", "pfx", "jks", "jar", "war", "ear", "zip", "gz", "tgz", "tar", "bz2", "xz",
    "rpm", "deb", "exe", "msi", "dmg", "iso", "qcow2", "png", "jpg", "jpeg", "gif", "flac", "wav", "mp3", "pdf",
  ]

  private static let systemFiles: Set<String> = [
    "/etc/fstab", "/etc/hosts", "/etc/passwd", "/etc/group", "/etc/shadow", "/etc/sudoers", "/etc/profile",
    "/etc/environment", "/etc/crontab", "/etc/services", "/etc/bashrc", "/etc/bash.bashrc",
  ]

  private static let profiles = [".bashrc", ".zshrc", ".profile", ".bash_profile", ".ssh/authorized_keys"]

  private static let bareNames: Set<String> = [
    "Dockerfile", "Makefile", "Jenkinsfile", "Vagrantfile", "Procfile", "Gemfile", "Pipfile", "crontab",
    "Caddyfile", "Containerfile", "Brewfile", "Tiltfile", "Justfile", "justfile", "Corefile", "Snakefile",
  ]

  /// Names of products that end as files do.
  private static let products: Set<String> = [
    "node.js", "next.js", "nuxt.js", "vue.js", "react.js", "express.js", "angular.js", "ember.js", "d3.js", "asp.net",
    "vert.x", "socket.io", "three.js", "moment.js", "deno.js",
  ]

  /// Names in a sentence, those in code first.
  func names(in prose: Prose) -> [String] {
    let spans = plain.codeSpans(prose.inlines)
    let coded = spans.filter { !$0.containsBytes(of: " ") && Self.isFileName($0) }
    let words = Self.candidates(in: prose.text).map { $0[...].trimmingSentenceEnd }.filter(Self.isFileName)
    // `one.env:` is a key of a file.
    return coded + words.filter { !coded.contains($0) && !spans.contains($0 + ":") }
  }

  /// Whether some word of a sentence is the name of a file.
  static func areNamed(in text: String) -> Bool {
    candidates(in: text).contains { isFileName(String($0[...].trimmingSentenceEnd)) }
      || text.parts(separatedBy: " ").contains {
        $0.hasPrefix("/") && $0.dropFirst().containsBytes(of: "/") && !$0.hasPrefix("//")
      }
  }

  /// `~/.aws/config:` and nothing else.
  static func lonePath(in text: String) -> String? {
    // Most texts are sentences.
    guard let first = text.utf8.first, "/~.".utf8.contains(first) else { return nil }
    var path = text[...]
    if path.last == ":" || path.last == "：" { path.removeLast() }
    guard ["/", "~/", "./"].contains(where: path.hasPrefix), path.utf8.count > 3,
      // `web@.service`
      mayNameFile(path.filter { $0 != "@" }),
      path.last != "/"
    else { return nil }
    return String(path)
  }

  /// The words of a sentence that may be names of files.
  private static func candidates(in text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var candidates: [String] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || partsWords(bytes[end]) {
        if mayBeFileName(bytes[start..<end]) {
          let word = String(decoding: bytes[start..<end], as: UTF8.self)
          // East Asian words and commas have no blank beside them: `创建app.yaml：`.
          candidates.append(
            word.unicodeScalars.allSatisfy { $0.value < 0x2E80 } ? word : Self.latinPart(of: word))
        }
        start = end + 1
      }
      return candidates
    }
  }

  /// The last part of a word that no East Asian character is in, and that has a letter.
  private static func latinPart(of word: String) -> String {
    word.split { character in character.unicodeScalars.contains { $0.value >= 0x2E80 } }
      .last { $0.contains(where: \.isAlphabetic) }.map(String.init) ?? word
  }

  private static func partsWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Most words have no dot but at their end, and are none of ``bareNames``: they are told without looking closer.
  private static func mayBeFileName(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    word.dropLast().contains(UInt8(ascii: ".")) || mayHoldBareName(UnsafeBufferPointer(rebasing: word))
  }

  /// Whether what an author gives as the title of a block is a file's name: `src/one.js`, `~/.one`, `Makefile`.
  static func mayBeNamed(_ title: String) -> Bool {
    guard !title.isEmpty, title.utf8.allSatisfy({ $0 > 0x20 }), !title.containsBytes(of: "://") else { return false }
    return isFileName(title) || mayNameFile(title) && title.last != "/" && title.last != "." && hasPlace(title)
  }

  /// A folder before it, or a dot at its beginning.
  private static func hasPlace(_ name: String) -> Bool {
    name.containsBytes(of: "/") || name.first == "." && name.count > 2
  }

  /// Whether a tool makes it, so that a page shows a part of one that exists.
  static func isMadeByTool(_ name: String) -> Bool {
    toolFiles.contains(name.parts(separatedBy: "/").last.map { $0.lowercased() } ?? "")
  }

  private static let toolFiles: Set<String> = [
    "package.json", "package-lock.json", "tsconfig.json", "jsconfig.json", "angular.json", "composer.json", "pom.xml",
    "build.gradle", "settings.gradle", "build.gradle.kts", "cargo.toml", "go.mod", "pubspec.yaml", "gemfile", "podfile",
    "settings.json", "info.plist", "androidmanifest.xml",
  ]

  /// Whether a word may be the name of a file where the page says that it is one: `hosts`, `conf.d/local`.
  static func mayNameFile(_ word: String) -> Bool {
    word.utf8.first.map { $0 != UInt8(ascii: "-") } ?? false
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "/"), UInt8(ascii: "~"):
          true
        default: false
        }
      }
  }

  /// Whether a word of a command may hold the name of a file.
  static func mayHoldFileName(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { $0.contains(UInt8(ascii: ".")) || mayHoldBareName($0) }
  }

  private static func mayHoldBareName(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count >= shortestBareName && bareEndings.isAny(in: word)
  }

  /// How each of ``bareNames`` ends.
  private static let bareEndings: WordList = ["file", "crontab"]
  private static let shortestBareName = bareNames.map(\.utf8.count).min() ?? 0

  static func isFileName(_ word: String) -> Bool {
    // Most words of a sentence have no dot: they are told without looking closer.
    guard
      word.utf8.contains(UInt8(ascii: ".")) || word.utf8.first.map({ (0x41...0x5A).contains($0) || $0 == 0x63 }) == true
    else { return false }
    let name = word.parts(separatedBy: "/").last.map(String.init) ?? word
    guard name.utf8.contains(UInt8(ascii: ".")) else { return bareNames.contains(name) }
    if products.contains(name.lowercased()) { return false }
    if dotFiles.contains(name) { return true }
    guard !word.containsBytes(of: "://"), !word.hasPrefix("-"), let dot = name.lastIndex(of: "."),
      dot > name.startIndex,
      !name.containsBytes(of: "<") || isTemplate(name[..<dot]), !word.containsBytes(of: "@") || isUnit(name)
    else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// `web@.service`, `web@one.service`: a unit of systemd, and no address.
  private static func isUnit(_ name: String) -> Bool {
    [".service", ".socket", ".timer", ".mount", ".target"].contains { name.hasSuffix($0) } && !name.hasPrefix("@")
  }

  /// `<app>-service` in front of the ending: the value completes the name.
  private static func isTemplate(_ stem: Substring) -> Bool {
    guard let open = stem.firstIndex(of: "<"), let close = stem.firstIndex(of: ">"), open < close else { return false }
    return stem[stem.index(after: open)..<close].contains(where: \.isAlphabetic)
      && !stem[stem.index(after: close)...].contains { "<>".containsBytes(of: $0) }
  }
}

extension Substring {
  /// Without the punctuation and typographic quotation marks at its ends.
  fileprivate var trimmingSentenceEnd: String {
    var text = self
    while let last = text.last, ".!?«»“”".containsBytes(of: last) { text.removeLast() }
    while let first = text.first, "«»“”".containsBytes(of: first) { text.removeFirst() }
    return String(text)
  }
}
