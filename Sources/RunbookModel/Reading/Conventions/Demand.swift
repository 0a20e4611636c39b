import Diagnostics

/// What an annotation asks for.
enum Demand: Hashable {
  /// Programs that run the page leave the block out.
  case exclude
  /// nil: with any exit status but 0.
  case fail(Int32?)
  case succeed
  /// However it ends.
  case endAnyhow
  /// Seconds.
  case timeLimit(Double)
  /// Seconds before, and after, the commands run.
  case pauseBefore(Double)
  case pauseAfter(Double)
  /// It is started beside the following blocks.
  case stay
  case ready(ReadySign)
  case name(String)
  case tags([String])
  case directory(String)
  /// What it prints differs each time.
  case printAnything
  /// Nothing that a run or a reader has to know: how the page looks, how its tool shows the block.
  case nothing
  /// Something that Passo does not do.
  case unsupported(Message)

  /// For people who read how a page is understood; nil where there is nothing to say.
  var meaning: Message? {
    switch self {
    case .exclude: "left out of runs without a person"
    case .fail(let status?): "has to end with exit status \(Int(status))"
    case .fail(nil): "has to fail"
    case .succeed: "has to succeed"
    case .endAnyhow: "may end with any exit status"
    case .timeLimit(let seconds): "may take \(Self.text(seconds)) s"
    case .pauseBefore(let seconds): "waits \(Self.text(seconds)) s before it"
    case .pauseAfter(let seconds): "waits \(Self.text(seconds)) s after it"
    case .stay: "runs beside the following steps"
    case .ready(let sign): "is ready when this is there: \(sign.description)"
    case .name(let name): "is called \(name)"
    case .tags(let tags): "is tagged \(tags.joined(separator: ", "))"
    case .directory(let path): "is done in the directory \(path)"
    case .printAnything: "its output is not compared"
    case .nothing: nil
    case .unsupported(let reason): "not followed: \(reason)"
    }
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() && abs(seconds) < 1e9 ? String(Int(seconds)) : String(seconds)
  }
}
