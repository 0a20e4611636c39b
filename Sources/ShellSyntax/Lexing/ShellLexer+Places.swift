import Bytes

/// How the nesting of quotes and languages around a site becomes a `Place`.
extension ShellLexer {
  /// What the value around `at` has shown so far.
  var currentContext: ValueContext {
    if case .heredoc = topKind { return top.context }
    return frames[owner].list.word?.context ?? ValueContext()
  }

  /// True when the current command makes a request, so that `<endpoint>/v1` begins a URL.
  var isRequest: Bool {
    frames[owner].list.simple.words.first?.literal.map { ["curl", "wget", "http", "https"].contains($0) } ?? false
  }

  /// - Parameter base: the innermost quoting.
  func place(base: Place, site: PlaceholderSite) -> Place {
    var place = bare(base, site.range)
    if site.range.lowerBound == variableEnd, base != .comment { place = .afterVariable(place) }
    place = withLanguages(place, site)
    return withSubstitutions(place)
  }

  private func bare(_ base: Place, _ range: Range<Int>) -> Place {
    if base != .comment, isWithinArithmetic { return .number }
    guard base == .bareWord else { return base }
    let next = range.upperBound < topEnd ? bytes[range.upperBound] : 0
    if range.lowerBound > 0, bytes[range.lowerBound - 1] == .dollar, !isEscaped(range.lowerBound - 1) {
      return .variableName
    }
    let list = frames[owner].list
    let atCommand = list.simple.words.isEmpty && list.simple.redirection == nil && list.mode == .command
    if atCommand, list.word?.assignedName != nil { return .assignmentValue }
    if atCommand, next == UInt8(ascii: "="), list.word?.value.isEmpty ?? true { return .variableName }
    if next == .less || next == .greater || next == UInt8(ascii: "(") || list.word?.hasBrace == true {
      return .guardedWord
    }
    return .bareWord
  }

  /// `$((${V:-<x>}))`: all that is there is computed.
  private var isWithinArithmetic: Bool {
    frames[owner...].contains { if case .arithmetic = $0.kind { true } else { false } }
  }

  private func isEscaped(_ offset: Int) -> Bool { offset > 0 && bytes[offset - 1] == .backslash }

  /// JSON, URLs, forms and headers inside the quotes.
  private func withLanguages(_ place: Place, _ site: PlaceholderSite) -> Place {
    switch place {
    case .comment, .variableName, .number, .parameterWord, .afterVariable(.parameterWord): return place
    default: break
    }
    let context = currentContext
    var place = place
    let isQuoted = place != .bareWord && place != .guardedWord && place != .assignmentValue
    if isQuoted, let part = context.jsonPart { place = .json(part, in: place) }
    let rest = bytes[site.range.upperBound..<topEnd]
    if let part = context.urlPart(key: site.key, rest: rest) {
      place = .url(part, in: place)
    } else if let option = site.option, isRequest {
      if Self.bodyOptions.contains(option), context.isForm { place = .form(in: place) }
      if option == "-H" || option == "--header" { place = .header(in: place) }
    }
    return place
  }

  private static let bodyOptions: Set<String> = [
    "-d", "--data", "--data-raw", "--data-binary", "--data-ascii", "--post-data", "--body-data",
  ]

  func withSubstitutions(_ base: Place) -> Place {
    var place = base
    for index in frames.indices.reversed() where index > 0 {
      guard case .commands(let closer) = frames[index].kind else { continue }
      switch closer {
      case .substitution: place = .substitution(place)
      case .backtick: place = .backticks(place, inQuotes: isInQuotes(before: index))
      case .end, .subshell, .array: break
      }
    }
    return place
  }

  /// True when the frame at `index` is inside double quotes that belong to the word around it.
  private func isInQuotes(before index: Int) -> Bool {
    for frame in frames[..<index].reversed() {
      switch frame.kind {
      case .doubleQuoted: return true
      case .parameter, .arithmetic, .pattern: continue
      case .commands, .heredoc: return false
      }
    }
    return false
  }
}
