import Diagnostics
import RunbookRunner

extension ProofCoverage.Proof {
  /// By what an action is proved, after "verified".
  var words: Message {
    switch self {
    case .file: "by reading the file again"
    case .demand: "by what the author demands"
    case .sample: "by a sample output"
    case .sentence: "by a sentence"
    case .variable: "by the value of a variable"
    case .answer: "by the status of an HTTP answer"
    case .program: "by what the program says of its success"
    case .laterCheck: "by a later step"
    }
  }
}
