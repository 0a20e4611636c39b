import Bytes
import ShellSyntax

/// By what a page shows that a program goes on to serve requests. Programs say so in English, in pages of any language.
enum ServerSigns {
  /// A sample of its output: `Listening on port 3000`.
  static func says(_ sample: String) -> Bool { contains(sayings, sample) }

  /// A line of it from which on requests are answered.
  static func tellsReadiness(_ line: String) -> Bool { contains(sayings, line) || contains(readinessSayings, line) }

  /// A sentence below the command: "Open http://localhost:3000 in a browser."
  static func points(_ sentence: String) -> Bool { addresses.contains { sentence.containsBytes(of: $0) } }

  /// The port of the first address of this machine that is written with one.
  static func port(in text: String) -> Int? {
    let bytes = Array(text.utf8)
    for address in addresses {
      var rest = bytes[...]
      while let found = rest.byteRange(of: Array((address + ":").utf8)) {
        rest = rest[found.upperBound...]
        let digits = rest.prefix { (48...57).contains($0) }
        if let port = LocalPort.number(String(decoding: digits, as: UTF8.self)) { return port }
      }
    }
    return nil
  }

  private static func contains(_ sayings: [String], _ text: String) -> Bool {
    let text = text.lowercased()
    return sayings.contains { text.containsBytes(of: $0) }
  }

  private static let sayings = [
    "listening on", "listening at", "listening for", "serving on", "serving at", "serving http", "running on http",
    "running at http", "started at http", "available at http", "server running", "server started", "server is running",
    "press ctrl+c", "press ctrl-c", "ctrl+c to quit", "waiting for connections", "forwarding from",
    "starting to serve on", "ready to accept connections", "ready for connections",
  ]

  /// What says so only of a program that is known to serve.
  private static let readinessSayings = [
    "listening", "serving", "accepting connections", "ready on", "ready at", "ready in", "is ready", "local:",
    "http://localhost", "http://127.0.0.1", "http://0.0.0.0", "started server", "started on port", "running on port",
    "startup complete", "watching for", "tunnel established",
  ]

  private static let addresses = [
    "http://localhost", "http://127.0.0.1", "http://0.0.0.0", "https://localhost", "https://127.0.0.1",
  ]
}

extension ReadySign {
  /// The port of the address that the line names; nil where it names none.
  package var servedPort: Int? {
    switch self {
    case .printed(let text, _): ServerSigns.port(in: text)
    case .port(let number): number
    }
  }
}
