import RunbookModel

/// A request as a configuration for curl, which reads it from its standard input: a secret in a header or a body must
/// not be among a process's arguments, where everybody can read it.
///
/// The format is that of curl(1), `--config`.
struct CurlConfiguration: Sendable {
  /// To be run with ``text`` on standard input.
  static let arguments = ["curl", "--config", "-"]
  /// Separates the body of the answer from its status.
  private static let statusMark = "\n"

  let text: String

  /// - Parameter timeLimit: seconds; nil: none.
  init(_ request: ResolvedRequest, timeLimit: Double?) {
    var lines = ["silent", "show-error", "globoff", CurlConfiguration.line("proto", "=http,https")]
    lines.append(CurlConfiguration.line("url", request.url))
    lines.append(request.method == "HEAD" ? "head" : CurlConfiguration.line("request", request.method))
    var headers = request.headers.map { "\($0.name): \($0.value)" }
    if let body = request.body {
      if body.hasPrefix("{"), !request.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
        headers.append("Content-Type: application/json")
      }
      lines.append(CurlConfiguration.line("data-raw", body))
    }
    lines += headers.map { CurlConfiguration.line("header", $0) }
    if let timeLimit {
      lines.append(CurlConfiguration.line("max-time", String(timeLimit > 0 ? min(timeLimit, 1e9) : 0.001)))
    }
    lines.append(CurlConfiguration.line("write-out", CurlConfiguration.statusMark + "%{http_code}"))
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Takes what curl wrote apart: the body of the answer, and its status; nil where no answer came.
  static func answer(in output: [UInt8]) -> (body: [UInt8], status: Int?) {
    guard let mark = output.lastIndex(of: UInt8(ascii: "\n")) else { return (output, nil) }
    let status = Int(String(decoding: output[(mark + 1)...], as: UTF8.self))
    return (Array(output[..<mark]), status.flatMap { $0 == 0 ? nil : $0 })
  }

  private static func line(_ option: String, _ value: String) -> String {
    var quoted = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\", "\"": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0B}": quoted += "\\v"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\(option) = \"\(quoted)\""
  }
}
