import Diagnostics

/// A value that a sample shows under a name of its own: a JSON key.
package struct SampleField: Hashable, Sendable {
  /// The key as written.
  package var name: String
  package var selector: Selector
  /// Within the sample, from 0.
  package var line: Int
}

extension Sample {
  /// Every text or number that a JSON sample holds under a key, in order.
  ///
  /// A page that later is about `<refresh_token>` means the value of `"refresh_token"`, no matter what is there.
  package var fields: [SampleField] {
    let source = SourceFile(path: "", text: text)
    return layout.parts.flatMap { part -> [SampleField] in
      guard case .json(let node) = part else { return [] }
      var fields: [SampleField] = []
      Self.collect(node, at: JSONPath(), into: &fields) { source.position(atOffset: $0).line - 1 }
      return fields
    }
  }

  /// As deep as the JSON reader lets a document be.
  private static func collect(
    _ node: JSONNode, at path: JSONPath, into fields: inout [SampleField], line: (Int) -> Int
  ) {
    switch node.kind {
    case .object(let members, _):
      for member in members {
        let path = path.appending(.key(member.key))
        switch member.value.kind {
        case .string, .number, .placeholder:
          fields.append(
            SampleField(name: member.key, selector: .json(path), line: line(member.value.range.lowerBound)))
        default: collect(member.value, at: path, into: &fields, line: line)
        }
      }
    case .array(let elements, _):
      for (index, element) in elements.enumerated() {
        collect(element, at: path.appending(.index(index)), into: &fields, line: line)
      }
    default: break
    }
  }
}
