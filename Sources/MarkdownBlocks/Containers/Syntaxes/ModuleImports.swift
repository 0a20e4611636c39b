import Bytes

/// Lines of MDX that import what the page uses: they say nothing to a reader.
struct ModuleImports: ContainerSyntax {
  let firstBytes = Array("i".utf8)

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    let bytes = page.bytes
    var end = bytes.trimmedEnd(of: line.start..<line.end)
    guard line.column == 1, !place.isInText, bytes.holds("import ", at: line.start, before: end) else { return nil }
    if bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    let quote = bytes[end - 1]
    guard quote == .doubleQuote || quote == .singleQuote,
      bytes.firstOffset(of: " from '", in: line.start..<end) != nil
        || bytes.firstOffset(of: " from \"", in: line.start..<end) != nil
    else { return nil }
    return ContainerMarker(end: line.end, effects: [], staysVisible: true)
  }
}
