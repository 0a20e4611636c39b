/// What the info string of a fence in a code group says on its tab.
enum FenceLabel {
  /// `sh [npm]`, `js title="config.js"`; else the language.
  static func label(of info: String) -> String {
    if let open = info.lastIndex(of: "["), let close = info[open...].firstIndex(of: "]") {
      let label = info[info.index(after: open)..<close]
      if !label.isEmpty { return String(label) }
    }
    let arguments = MarkerArguments(info)
    if let title = arguments["title", "label", "tab", "filename", "name"] { return title }
    let words = arguments.positional
    let rest = words.dropFirst().filter { !$0.hasPrefix("{") && !$0.hasPrefix(":") }
    guard rest.isEmpty else { return rest.joined(separator: " ") }
    return String(words.first?.prefix { $0 != "{" && $0 != ":" } ?? "")
  }
}
