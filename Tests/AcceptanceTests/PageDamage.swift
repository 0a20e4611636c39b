/// A kind of damage that translations bring into pages, done by machine to the lines of a block of code or to a page.
enum PageDamage: String, CaseIterable {
  // To a command.
  case blankInOption, blankInPlaceholder, blankInPath, blankAfterEquals, blankLost
  case capital, dash, quotes, noBreakSpace
  case optionLost, optionTranslated, wordTranslated, wordsTurned, programTranslated, continuationLost
  // To what is around it.
  case fenceGlued, fenceDedented, fenceShortened, codeInText
  case stepJoined, sampleJoined, placeholderTranslated, mojibake, referenceParted

  /// Damage that makes a command fail or do something else, and so has to be an error.
  static let ofCommands: [PageDamage] = [
    .blankInOption, .blankInPlaceholder, .blankInPath, .blankAfterEquals, .blankLost, .capital, .dash, .quotes,
    .noBreakSpace, .optionLost, .optionTranslated, .wordTranslated, .wordsTurned, .programTranslated,
    .continuationLost,
  ]

  /// The damaged lines of a command; nil where there is nothing to damage in this way.
  func damaged(command lines: [String]) -> [String]? {
    if self == .continuationLost { return withoutContinuation(lines) }
    for index in lines.indices {
      guard let line = damaged(line: lines[index]), line != lines[index] else { continue }
      return lines[..<index] + [line] + lines[(index + 1)...]
    }
    return nil
  }

  private func damaged(line: String) -> String? {
    // What is after a sign of a comment may well be translated.
    guard !line.contains("#") else { return nil }
    switch self {
    case .blankInOption: return line.replacing(#/\ --(?=[a-z])/#, with: " -- ", maxReplacements: 1)
    case .blankInPlaceholder: return line.replacing(#/<(?=[A-Za-z][A-Za-z_\-]*>)/#, with: "< ", maxReplacements: 1)
    case .blankInPath: return line.replacing(#/\/(?=[a-z0-9_]{2,})/#, with: " /", maxReplacements: 1)
    case .blankAfterEquals:
      return line.contains("\"") ? nil : line.replacing(#/=(?=[A-Za-z0-9$])/#, with: "= ", maxReplacements: 1)
    case .blankLost: return line.replacing(#/([^\ ])\ --(?=[a-z])/#, maxReplacements: 1) { "\($0.output.1)--" }
    case .capital: return line.firstMatch(of: #/^\s*[a-z]+\ /#) == nil ? nil : capitalised(line)
    case .dash: return line.replacing(#/\ --(?=[a-z])/#, with: " —", maxReplacements: 1)
    case .quotes: return line.replacing(#/"([^"{}\\]+)"/#, maxReplacements: 1) { "“\($0.output.1)”" }
    case .noBreakSpace: return line.replacing(#/([a-z])\ (?=[a-z])/#, maxReplacements: 1) { "\($0.output.1)\u{A0}" }
    case .optionLost: return line.replacing(#/\ --[a-z\-]+(?=\ |$)/#, with: "", maxReplacements: 1)
    case .optionTranslated: return line.replacing(#/\ --[a-z\-]+(?=[=\ ]|$)/#, with: " --opção", maxReplacements: 1)
    case .wordTranslated: return wordTranslated(line)
    case .wordsTurned: return wordsTurned(line)
    case .programTranslated:
      return line.replacing(#/^(\s*)[a-z]+\ [a-z]+(?=\ )/#, maxReplacements: 1) { "\($0.output.1)Comando repositório" }
    default: return nil
    }
  }

  private func capitalised(_ line: String) -> String? {
    guard let first = line.firstIndex(where: \.isLetter) else { return nil }
    return line[..<first] + line[first].uppercased() + line[line.index(after: first)...]
  }

  private static let words = [
    "create": "criar", "list": "listar", "get": "obter", "login": "conectar", "add": "incluir", "delete": "excluir",
    "install": "instalar", "update": "atualizar", "show": "mostrar", "build": "construir", "push": "enviar",
    "pull": "extrair", "remove": "remover", "run": "executar", "apply": "aplicar", "set": "configurar",
  ]

  private func wordTranslated(_ line: String) -> String? {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard !line.contains("\""), !line.contains("'") else { return nil }
    guard let index = words.indices.dropFirst().first(where: { Self.words[words[$0]] != nil }),
      words[..<index].contains(where: { !$0.isEmpty })
    else { return nil }
    words[index] = Self.words[words[index]] ?? ""
    return words.joined(separator: " ")
  }

  /// `ibmcloud dev test` as `Test ibmcloud dev`.
  private func wordsTurned(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard words.count >= 3, words.allSatisfy({ $0.allSatisfy { $0.isLowercase || $0 == "-" } && $0.first != "-" })
    else {
      return nil
    }
    let turned = [capitalised(String(words[words.count - 1])) ?? ""] + words.dropLast().map(String.init)
    return line.prefix { $0 == " " } + turned.joined(separator: " ")
  }

  private func withoutContinuation(_ lines: [String]) -> [String]? {
    guard let index = lines.indices.dropLast().first(where: { lines[$0].hasSuffix(" \\") }) else { return nil }
    let joined = lines[index] + " " + lines[index + 1].drop { $0 == " " }
    return lines[..<index] + [joined] + lines[(index + 2)...]
  }

  // MARK: Pages

  /// The lines that hold the damage, and all lines of the page with it; nil where there is nothing to damage.
  ///
  /// - Parameters:
  ///   - lines: of the page.
  ///   - block: the lines of the content of a block of code: an output for `sampleJoined`, a command for others.
  func damaged(page lines: [String], block: Range<Int>) -> (place: ClosedRange<Int>, lines: [String])? {
    switch self {
    case .fenceGlued:
      guard lines.indices.contains(block.upperBound), !block.isEmpty,
        lines[block.upperBound].drop(while: { $0 == " " }) == "```"
      else { return nil }
      return replacing(block.upperBound - 1...block.upperBound, in: lines, [lines[block.upperBound - 1] + "```"])
    case .fenceDedented:
      // Content and closing fence left of the list item that the opening fence is in.
      let rest = block.lowerBound...block.upperBound
      guard !block.isEmpty, lines.indices.contains(block.upperBound), lines[rest].allSatisfy({ $0.hasPrefix("    ") })
      else { return nil }
      return replacing(rest, in: lines, lines[rest].map { String($0.drop { $0 == " " }) })
    case .fenceShortened:
      // The opening fence has one sign more than the closing one.
      let fences = block.lowerBound - 1...block.upperBound
      guard fences.lowerBound >= 0, lines.indices.contains(block.upperBound) else { return nil }
      let longer = lines[fences.lowerBound].replacing("```", with: "````", maxReplacements: 1)
      return longer == lines[fences.lowerBound]
        ? nil : replacing(fences, in: lines, [longer] + lines[block.lowerBound...block.upperBound])
    case .codeInText:
      let option = #/(`|<code>)((?:[a-z][^`<]* )?)--(?=[a-z])/#
      guard let index = lines.firstIndex(where: { $0.firstMatch(of: option) != nil }) else { return nil }
      let spaced = lines[index].replacing(option, maxReplacements: 1) { "\($0.output.1)\($0.output.2)-- " }
      return replacing(index...index, in: lines, [spaced])
    case .stepJoined: return stepJoined(lines, above: block)
    case .sampleJoined:
      guard block.count >= 4 else { return nil }
      let first = block.lowerBound + 1
      return replacing(first...first + 1, in: lines, [lines[first] + " " + lines[first + 1].drop { $0 == " " }])
    case .placeholderTranslated: return placeholderTranslated(lines, block)
    case .mojibake:
      return inProse(lines, above: block) { line in
        line.replacing(#/([a-z]{3})([a-z]{3})/#, maxReplacements: 1) { "\($0.output.1)╬\($0.output.2)" }
      }
    case .referenceParted:
      return inProse(lines, above: block) {
        $0.replacing("{{site.data.keyword.", with: "{{site. data. keyword. ", maxReplacements: 1)
      }
    default:
      guard let command = damaged(command: Array(lines[block])) else { return nil }
      return replacing(block.lowerBound...block.upperBound - 1, in: lines, command)
    }
  }

  private func replacing(
    _ place: ClosedRange<Int>, in lines: [String], _ new: [String]
  ) -> (place: ClosedRange<Int>, lines: [String]) {
    (
      place.lowerBound...place.lowerBound + new.count - 1,
      lines[..<place.lowerBound] + new + lines[(place.upperBound + 1)...]
    )
  }

  /// The step in which the block is, on the line of the sentence before it.
  private func stepJoined(_ lines: [String], above block: Range<Int>) -> (place: ClosedRange<Int>, lines: [String])? {
    guard let step = lines[..<block.lowerBound].lastIndex(where: { $0.firstMatch(of: #/^ {0,3}[2-9]\. /#) != nil }),
      let before = lines[..<step].lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      lines[before].firstMatch(of: #/[a-z\p{L}]\.$/#) != nil,
      !lines[before...step].contains(where: { $0.contains("|") })
    else { return nil }
    return replacing(before...step, in: lines, [lines[before] + " " + lines[step].drop { $0 == " " }])
  }

  private func placeholderTranslated(
    _ lines: [String], _ block: Range<Int>
  ) -> (place: ClosedRange<Int>, lines: [String])? {
    for index in block {
      guard let name = lines[index].firstMatch(of: #/<[a-z]+_[a-z_]+>/#)?.output else { continue }
      let others = lines.indices.filter { !block.contains($0) && lines[$0].contains(name) }
      guard others.count >= 2 else { return nil }
      let renamed = lines[index].replacing(name, with: "<valor_\(name.dropFirst())")
      return replacing(index...index, in: lines, [renamed])
    }
    return nil
  }

  private func inProse(
    _ lines: [String], above block: Range<Int>, _ damage: (String) -> String
  ) -> (place: ClosedRange<Int>, lines: [String])? {
    for index in (max(0, block.lowerBound - 12)..<block.lowerBound).reversed() {
      guard lines[index].firstMatch(of: #/^[0-9. ]*[A-Z]/#) != nil, !lines[index].contains(#/[`|<\[]/#) else {
        continue
      }
      let damaged = damage(lines[index])
      if damaged != lines[index] { return replacing(index...index, in: lines, [damaged]) }
    }
    return nil
  }
}
