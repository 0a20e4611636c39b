/// The port of this machine that a command names for others to connect to.
package enum LocalPort {
  /// Options of which the value is a port, an address with a port, or a pair of ports with the local one first.
  private static let options: Set<String> = [
    "-p", "-l", "-b", "--port", "--publish", "--listen", "--bind", "--addr", "--address", "--http-port", "--local-port",
    "--server.port", "--http-address", "--listen-address", "--web.listen-address",
  ]

  /// Programs that use some of these for something else, with those that are about a local port.
  private static let own: [String: Set<String>] = [
    "ssh": ["-L", "-D"], "autossh": ["-L", "-D"], "docker": ["-p", "--publish"], "podman": ["-p", "--publish"],
    "nerdctl": ["-p", "--publish"], "tcpdump": [], "ping": [], "ping6": [], "journalctl": [], "tail": [],
    "make": [], "psql": [], "redis-cli": [],
  ]

  /// In these a single number is a port of the container.
  private static let publishers: Set<String> = ["docker", "podman", "nerdctl"]

  /// Words after which a port, or an address with one, is written.
  private static let announcers: Set<String> = ["http.server", "runserver", "-S", "port-forward", "-lk", "-kl"]

  /// Variables by which programs are given one.
  private static let variables: Set<String> = ["PORT", "HTTP_PORT", "SERVER_PORT"]

  /// A number that is a port.
  package static func number(_ text: String) -> Int? {
    guard (1...5).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text)
    else { return nil }
    return (1...65535).contains(number) ? number : nil
  }

  /// - Parameter command: of the last simple command of a script.
  static func named(by command: SimpleCommand) -> Int? {
    let words = command.words.map { $0.literal ?? $0.text }
    guard let program = words.first?.split(separator: "/").last.map(String.init) else { return nil }
    let wanted = own[program] ?? options
    let isPublisher = publishers.contains(program)
    for (index, word) in words.enumerated().dropFirst() {
      if let value = value(after: index, in: words, of: wanted), let port = local(value, isPair: isPublisher) {
        return port
      }
      // `:80` there is any local port.
      guard announcers.contains(word) else { continue }
      let written = words[(index + 1)...].filter { !$0.hasPrefix(":") }
      if let port = written.lazy.compactMap({ local($0, isPair: false) }).first { return port }
    }
    for assignment in command.assignments where variables.contains(assignment.name) {
      let text = assignment.word.literal ?? assignment.word.text
      if let port = number(String(text.drop { $0 != "=" }.dropFirst())) { return port }
    }
    return nil
  }

  /// `--port 80`, `--port=80`, `-p80`.
  private static func value(after index: Int, in words: [String], of options: Set<String>) -> String? {
    let word = words[index]
    if options.contains(word) { return index + 1 < words.count ? words[index + 1] : nil }
    if let equals = word.firstIndex(of: "="), options.contains(String(word[..<equals])) {
      return String(word[word.index(after: equals)...])
    }
    guard word.hasPrefix("-"), !word.hasPrefix("--"), word.utf8.count > 2, options.contains(String(word.prefix(2)))
    else { return nil }
    return String(word.dropFirst(2))
  }

  /// `8080`, `8080:80`, `0.0.0.0:8080`, `127.0.0.1:8080:80`, `[::1]:8080`, `:8080`, `8080:80/tcp`.
  private static func local(_ value: String, isPair: Bool) -> Int? {
    var rest = value[...]
    if let end = rest.lastIndex(of: "]") { rest = "x" + rest[rest.index(after: end)...] }
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    rest = rest.prefix { $0 != "/" }
    let fields = rest.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let first = fields.first else { return nil }
    if let port = number(first) { return fields.count > 1 || !isPair ? port : nil }
    guard fields.count > 1, !isPair || fields.count > 2 else { return nil }
    return number(fields[1])
  }
}

extension ShellScript {
  /// The port of this machine that its last command serves, as far as the words say; nil where they say none.
  package var localPort: Int? { commands.last?.simpleCommands.last.flatMap { LocalPort.named(by: $0) } }
}
