import Diagnostics

/// By what a page shows that a program goes on to serve requests. Programs say so in English, in pages of any language.
enum ServerSigns {
  /// A sample of its output: `Listening on port 3000`.
  static func says(_ sample: String) -> Bool {
    let text = sample.lowercased()
    return sayings.contains { text.contains($0) }
  }

  /// A sentence below the command: "Open http://localhost:3000 in a browser."
  static func points(_ sentence: String) -> Bool { addresses.contains { sentence.contains($0) } }

  private static let sayings = [
    "listening on", "listening at", "listening for", "serving on", "serving at", "serving http", "running on http",
    "running at http", "started at http", "available at http", "server running", "server started", "server is running",
    "press ctrl+c", "press ctrl-c", "ctrl+c to quit", "waiting for connections",
  ]

  private static let addresses = ["http://localhost", "http://127.0.0.1", "http://0.0.0.0", "https://localhost"]
}
