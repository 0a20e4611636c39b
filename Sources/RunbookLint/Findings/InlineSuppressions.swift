import Bytes
package import Diagnostics
package import MarkdownBlocks

/// What a page says about rules that it breaks on purpose:
///
///     <!-- passo-disable step-number -->  …  <!-- passo-enable step-number -->
///     <!-- passo-disable-next-line -->
///
/// Several rules are separated by blanks or commas; none means all of them. What is shown in a code block means nothing.
package struct InlineSuppressions: Sendable {
  private enum Verb { case disable, enable, disableNextLine }

  private struct Directive {
    var verb: Verb
    var rules: Set<String>
    var line: Int
  }

  private static let opening = "<!-- passo-"
  private var directives: [Directive] = []

  package init(_ document: Document) {
    let source = document.source
    guard source.bytes.containsBytes(of: Self.opening) else { return }
    var codes = document.blocks.lazy.filter { if case .code = $0.kind { true } else { false } }.map(\.range)[...]
    for number in 1...source.lineCount {
      while let code = codes.first, code.end.line < number { codes.removeFirst() }
      let line = source.line(number)
      guard line.contains(UInt8(ascii: "!")), !(codes.first.map { $0.start.line <= number } ?? false) else { continue }
      let text = String(decoding: line, as: UTF8.self)
      if text.containsBytes(of: Self.opening) { read(text, number) }
    }
  }

  private mutating func read(_ line: String, _ number: Int) {
    for part in line.split(separator: Self.opening, omittingEmptySubsequences: false).dropFirst() {
      let words = part.prefix { $0 != ">" }.split { $0 == " " || $0 == "," }.filter { $0 != "--" }
      let verb: Verb? =
        switch words.first {
        case "disable": .disable
        case "enable": .enable
        case "disable-next-line": .disableNextLine
        default: nil
        }
      guard let verb else { continue }
      directives.append(Directive(verb: verb, rules: Set(words.dropFirst().map(String.init)), line: number))
    }
  }

  /// The diagnostics that the page does not ask to be silent about.
  ///
  /// - Parameter diagnostics: in source order.
  package func remaining(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !directives.isEmpty else { return diagnostics }
    var next = 0
    var allDisabled = false
    // Rules that are other than `allDisabled` says.
    var exceptions: Set<String> = []
    var nextLine: [Int: [Set<String>]] = [:]
    for directive in directives where directive.verb == .disableNextLine {
      nextLine[directive.line + 1, default: []].append(directive.rules)
    }
    return diagnostics.filter { diagnostic in
      while next < directives.count, directives[next].line <= diagnostic.range.start.line {
        apply(directives[next], &allDisabled, &exceptions)
        next += 1
      }
      let rules = nextLine[diagnostic.range.start.line] ?? []
      let isDisabledHere = rules.contains { $0.isEmpty || $0.contains(diagnostic.rule) }
      return !isDisabledHere && allDisabled == exceptions.contains(diagnostic.rule)
    }
  }

  private func apply(_ directive: Directive, _ allDisabled: inout Bool, _ exceptions: inout Set<String>) {
    guard directive.verb != .disableNextLine else { return }
    let disables = directive.verb == .disable
    if directive.rules.isEmpty {
      allDisabled = disables
      exceptions = []
    } else if disables == allDisabled {
      exceptions.subtract(directive.rules)
    } else {
      exceptions.formUnion(directive.rules)
    }
  }
}
