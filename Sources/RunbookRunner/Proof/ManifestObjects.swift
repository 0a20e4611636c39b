/// What a manifest of Kubernetes describes: for each of its documents the kind, the name, and the namespace where
/// it has one.
enum ManifestObjects {
  /// Nil where some document has no kind or name of its own: a list, a template, another format.
  static func all(in text: String) -> [CommandPattern.Object]? {
    var objects: [CommandPattern.Object] = []
    for document in documents(of: text) {
      guard let kind = value(of: "kind", in: document[...]), !kind.hasSuffix("List"),
        let start = document.firstIndex(where: { $0 == "metadata:" })
      else { return nil }
      let members = document[(start + 1)...].prefix { $0.hasPrefix(" ") }
      let indent = members.first.map { $0.prefix { $0 == " " }.count } ?? 0
      let own = members.filter { $0.prefix { $0 == " " }.count == indent }.map { $0.dropFirst(indent) }
      guard let name = value(of: "name", in: own.map(String.init)[...]) else { return nil }
      var object = ["KIND": kind.lowercased(), "NAME": name]
      object["NAMESPACE"] = value(of: "namespace", in: own.map(String.init)[...])
      objects.append(object)
    }
    return objects
  }

  /// Their lines, without comments and empty ones.
  private static func documents(of text: String) -> [[String]] {
    var documents: [[String]] = [[]]
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("---") {
        documents.append([])
      } else if let first = line.first(where: { $0 != " " }), first != "#" {
        documents[documents.count - 1].append(String(line.reversed().drop { $0 == " " }.reversed()))
      }
    }
    return documents.filter { !$0.isEmpty }
  }

  /// Of a scalar on one line, without its quotation marks.
  private static func value(of key: String, in lines: ArraySlice<String>) -> String? {
    guard let line = lines.first(where: { $0.hasPrefix(key + ": ") }) else { return nil }
    let value = line.dropFirst(key.count + 2).drop { $0 == " " }
    let bare = value.filter { $0 != "\"" && $0 != "'" }
    let isPlain = bare.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
    return bare.isEmpty || !isPlain ? nil : bare
  }
}
