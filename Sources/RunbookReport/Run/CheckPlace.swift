import Diagnostics
import RunbookRunner

extension Check {
  /// Where it is: the line of the page, and that of the output where there is one.
  var place: Message? {
    switch (line, outputLine) {
    case (let line?, let output?): "line \(line), output line \(output)"
    case (let line?, nil): "line \(line)"
    case (nil, let output?): "output line \(output)"
    case (nil, nil): nil
    }
  }
}
