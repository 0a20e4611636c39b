/// All containers of a page, in the order in which they begin.
struct ContainerRecords {
  struct Record {
    var kind: Container.Kind
    var parent: Int?
    /// In the original.
    var range: Range<Int>
    /// Of the page's parts.
    fileprivate var parts: Range<Int>
  }

  private var records: [Record] = []

  /// - Returns: the index of the new container.
  mutating func begin(_ kind: Container.Kind, at place: ContainerStack.Mark) -> Int {
    records.append(
      Record(kind: kind, range: place.offset..<place.offset, parts: place.part..<place.part))
    return records.count - 1
  }

  mutating func end(_ index: Int, at place: ContainerStack.Mark) {
    let record = records[index]
    records[index].range = record.range.lowerBound..<max(record.range.lowerBound, place.offset)
    records[index].parts = record.parts.lowerBound..<max(record.parts.lowerBound, place.part)
  }

  /// The ids of its tabs are what links a set with others.
  mutating func setGroup(of index: Int, ids: [String]) {
    if !ids.isEmpty { records[index].kind = .tabSet(group: ids.sorted().joined(separator: " ")) }
  }

  mutating func summarise(_ index: Int, _ summary: String?) {
    if case .details(nil) = records[index].kind { records[index].kind = .details(summary: summary) }
  }

  /// - Returns: the containers with their parents and, for each part of the page, the innermost one around it.
  func finished(partCount: Int) -> (containers: [Record], ofPart: [Int?]) {
    var result = records
    var ofPart = [Int?](repeating: nil, count: records.isEmpty ? 0 : partCount)
    var open: [Int] = []
    for index in result.indices {
      let record = result[index]
      while let last = open.last, result[last].range.upperBound <= record.range.lowerBound { open.removeLast() }
      if let parent = open.last {
        result[index].parent = parent
        result[index].range = record.range.clamped(to: result[parent].range)
        result[index].parts = record.parts.clamped(to: result[parent].parts)
      }
      open.append(index)
      for part in result[index].parts where part < partCount { ofPart[part] = index }
    }
    return (result, ofPart)
  }
}
