import Bytes

/// YAML in here-documents: `kubectl apply -f - <<EOF`.
extension ShellLexer {
  /// Gives the sites in the body of a here-document, still on top of the stack, their places in its YAML.
  mutating func readYAML(of frame: LexerFrame) {
    let first = firstSite(from: frame.start)
    guard first < sites.count, !writesText(in: frame.owner), TextShape.looksLikeYAML(bytes[frame.start..<frame.end])
    else { return }
    var reader = YAMLTemplateReader(Array(bytes[frame.start..<frame.end]))
    reader.run()
    var parts: [Range<Int>: Place.YAMLPart] = [:]
    for site in reader.sites {
      guard case .yaml(let part, _) = site.place else { continue }
      parts[site.range.shifted(by: frame.start)] = part
    }
    let body = heredocPlace
    let outer = withSubstitutions(body)
    let isPrinted = isWithinCommandSubstitution
    for index in sites.indices[first...] where sites[index].place == outer {
      guard let part = parts[sites[index].range] else { continue }
      sites[index].place = withSubstitutions(.yaml(isPrinted ? .perhaps(part) : part, in: body))
    }
    // What its whole is quoted for is not known either.
    if isPrinted { return }
    guard case .heredoc(_, let quoted) = body else { return }
    for scalar in reader.scalars {
      let range = scalar.range.shifted(by: frame.start)
      // With an expansion in it the scalar cannot be quoted as a whole; then a value that needs quotes is refused.
      if !quoted, bytes[range].contains(where: { "$`\\".utf8.contains($0) }) { continue }
      scalars.append(YAMLScalar(range: range, isInFlow: scalar.isInFlow, outer: outer))
    }
  }

  /// `git commit -m "$(cat <<EOF`: the text becomes a word of a command.
  private var isWithinCommandSubstitution: Bool {
    frames.contains { frame in
      switch frame.kind {
      case .commands(.substitution): bytes[frame.start] == .dollar
      case .commands(.backtick): true
      default: false
      }
    }
  }

  /// `cat >page.txt <<EOF`: by the end of its name the file is no YAML, no matter what its lines look like.
  private func writesText(in owner: Int) -> Bool {
    let simple = frames[owner].list.simple
    let targets =
      simple.redirections.filter { $0.operation.hasPrefix(">") }.compactMap(\.target) + simple.words.dropFirst()
    return targets.contains { word in
      let name = word.text.filter { $0 != "\"" && $0 != "'" }
      return Self.textEndings.contains(where: name.hasSuffix) || ProgramFile.language(of: name) != nil
    }
  }

  private static let textEndings = [
    ".txt", ".md", ".log", ".csv", ".html", ".htm", ".rst", ".adoc", ".tex", ".text", "README", ".eml", ".tsv",
  ]

  /// The index of the first site at or after an offset; sites are recorded in nearly that order.
  private func firstSite(from offset: Int) -> Int {
    var index = sites.count
    while index > 0, sites[index - 1].range.lowerBound >= offset { index -= 1 }
    return index
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
