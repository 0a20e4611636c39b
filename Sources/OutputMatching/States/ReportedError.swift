import Bytes
import Diagnostics

/// What an output says of a failure, no matter what the exit status of its command was.
package enum ReportedError {
  /// The line or the document by which the output tells that something went wrong; nil where it tells nothing of the
  /// kind.
  ///
  /// Only how an output begins and how it ends counts: what is between may be a log that somebody wanted to read.
  /// A page in HTML is what some servers are asked for. Escape sequences of the terminal do not count.
  package static func excerpt(of output: String) -> String? {
    let output = OutputText(output)
    if let document = output.documents.first, isWhole(document, of: output) {
      return tellsOfError(document) ? output.source.bytes[document.range].excerpt : nil
    }
    let inJSON = output.documentLines
    let lines = output.lines.indices.filter { !inJSON.contains($0) && !output.lines[$0].trimmed.isEmpty }
    let ends = [lines.first, lines.last].compactMap { $0 }.map { output.lines[$0] }
    return ends.first { $0.trimmed.first != "<" && ErrorBanner.isBanner($0) }?.excerpt
  }

  /// Whether any line of the output reports an error, or undoes what others say, wherever it is.
  package static func isAnywhere(in output: String) -> Bool {
    excerpt(of: output) != nil
      || OutputText(output).lines.contains {
        ErrorBanner.isBanner($0) || ErrorWords.isReport($0) || SpokenLine($0).undoes()
      }
  }

  /// Whether a line says of something that it is off, on its way or in trouble, or not yet complete (`0/1`).
  package static func isTroubled(_ line: Substring) -> Bool {
    let bytes = TextSlice(line)
    if ErrorBanner.isBanner(bytes) || ErrorWords.isReport(bytes) { return true }
    return line.split(whereSeparator: { $0.isSpace || "()<>,;|[]".containsBytes(of: $0) }).contains { word in
      if let state = StateWord(TextSlice(word)) { return state.meaning.side != .on && state.meaning != .no }
      let parts = word.parts(separatedBy: "/").map { Int($0) }
      guard parts.count == 2, let done = parts[0], let all = parts[1] else { return false }
      return done < all
    }
  }

  private static func isWhole(_ document: JSONNode, of output: OutputText) -> Bool {
    output.source.bytes[...].trimmed.count == document.range.count
  }

  /// `{"errors": […]}`, `{"status": 401, …}`, or an object that has nothing but the members of a complaint.
  private static func tellsOfError(_ document: JSONNode) -> Bool {
    guard case .object(let members, _) = document.kind, !members.isEmpty else { return false }
    if ["error", "errors"].contains(where: { document[$0]?.saysSomething ?? false }) { return true }
    for key in ["status", "statusCode", "status_code", "code"] {
      if case .number(let number)? = document[key]?.kind, let status = Int(number), (400...599).contains(status) {
        return true
      }
    }
    return document["message"] != nil && document["code"] != nil
      && members.allSatisfy { complaint.contains($0.key.lowercased()) }
  }

  private static let complaint: Set<String> = [
    "code", "message", "description", "detail", "details", "reason", "type", "trace", "incidentid", "requestid",
    "more_info", "timestamp", "path",
  ]
}
