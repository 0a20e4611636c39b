/// Where the entries of a section are, and which belong together; made once, as every action asks.
struct EntryPlaces {
  private struct Place: Hashable {
    var item: Int
    var part: Int
  }

  private var actions: [Place: Int] = [:]
  private var examples: [Int: Int] = [:]
  private var outputs: [Int: Int] = [:]
  /// For each entry the next runnable one of its item.
  private var following: [Int?]

  /// - Parameter entries: in the order of the page.
  init(_ entries: [BlockSurvey.Entry]) {
    following = Array(repeating: nil, count: entries.count)
    var runnable: Int?
    // The first of those that ask for the same is the one that counts.
    for index in entries.indices.reversed() {
      let entry = entries[index]
      following[index] = runnable.flatMap { entries[$0].item == entry.item ? $0 : nil }
      if entry.isRunnable { runnable = index }
      if !entry.isExample, [.command, .http, .file].contains(entry.reading.kind) {
        actions[Place(item: entry.item, part: entry.part)] = index
      }
      if let template = entry.exampleOf { examples[template] = index }
      // The answer of a filled-in example shows what its template answers.
      if let command = entry.outputOf { outputs[entries[command].exampleOf ?? command] = index }
    }
  }

  /// The entry of the code block at a part, when it is one that is done.
  func action(at part: Int, item: Int) -> Int? { actions[Place(item: item, part: part)] }

  /// The next entry of the same item that is run.
  func nextRunnable(after index: Int) -> Int? { following[index] }

  func firstExample(of index: Int) -> Int? { examples[index] }

  func firstOutput(of index: Int) -> Int? { outputs[index] }
}
