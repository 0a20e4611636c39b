/// The name of an image as commands write it, `registry/shop/web:1`, of which lists show the parts in columns.
struct ImageName {
  let repository: TextSlice
  let tag: TextSlice?

  /// - Returns: nil when it is a plain name.
  init?(_ name: TextSlice) {
    guard name.contains(where: { $0 == "/" || $0 == ":" }), name.byteRange(of: TextSlice("://")) == nil else {
      return nil
    }
    let last = name.lastIndex { $0 == ":" || $0 == "/" } ?? name.startIndex
    if name[last] == ":" {
      repository = name[..<last]
      tag = name[(last + 1)...]
    } else {
      repository = name
      tag = nil
    }
  }

  /// Without the registry and its namespaces.
  private var shortName: TextSlice { repository.split(at: "/").last ?? repository }

  /// Whether a row shows this image with its tag.
  func isIn(_ line: TextSlice) -> Bool {
    guard WordInLine.best(of: repository, in: line, areNames: true) == .whole else { return false }
    return tag.map { tag in WordInLine.best(of: tag, in: line, areNames: true) == .whole } ?? true
  }

  /// Whether a row shows some image of this name and tag, of whatever registry.
  func mayBeIn(_ line: TextSlice) -> Bool {
    guard WordInLine.best(of: shortName, in: line) == .whole else { return false }
    return tag.map { tag in WordInLine.best(of: tag, in: line) != nil } ?? true
  }
}
