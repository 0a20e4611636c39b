import Bytes
import ShellSyntax

/// Finds for each placeholder what the page says about it: by its name, by the option or field whose value it is, by its
/// position in a table that explains all others of its command.
struct DescriptionMatcher {
  typealias Use = PlaceholderReader.Use

  /// A description with its keys, which every placeholder of the page is compared with.
  private struct Explained {
    var description: PlaceholderDescription
    var keys: [String]
    /// The key without separators, where the description has no name in brackets.
    var squashedWord: String?
    /// `../trust/name` → `trust`, `name`: the keys of a file that a row names; it may name more than one place.
    var paths: [[String]]
  }

  private let descriptions: [Explained]
  /// The rows that may name a field, by the last key that they name.
  private let fieldRows: [String: [Int]]
  /// The descriptions that may be meant, by their keys, by their words without separators, and by their options with
  /// their sections: a page of thousands of names is not compared name by name.
  private let byKey: [String: [Int]]
  private let bySquashedWord: [String: [Int]]
  private let byOption: [String: [Int]]
  /// Of the names in brackets.
  private let keysBySquashedKey: [String: Set<String>]

  /// How many sentences of a line explain something.
  private let proseByLine: [Int: Int]
  /// For each section the one that holds it.
  private let parents: [Int?]

  init(_ descriptions: [PlaceholderDescription], parents: [Int?]) {
    self.parents = parents
    self.descriptions = descriptions.map { description in
      let keys = description.keys
      let isRow = description.names.isEmpty && description.place != .prose
      let fields = isRow ? description.words.parts(separatedBy: " ").map(String.init) : []
      // `volumeMounts.name volumes.name`: of more than one word each is a path.
      let areFields =
        fields.count == 1 || fields.count < 4 && fields.allSatisfy { $0.dropFirst().containsBytes(of: ".") }
      let paths = areFields ? fields.map { Self.parts(ofField: $0).filter { $0.contains { $0.isAlphabetic } } } : []
      return Explained(
        description: description, keys: description.names.isEmpty ? [] : keys,
        squashedWord: description.names.isEmpty ? Self.squashed(keys[0]) : nil,
        paths: paths.filter { !$0.isEmpty })
    }
    let rows = self.descriptions
    fieldRows = Dictionary(
      rows.indices.flatMap { row in Set(rows[row].paths.compactMap { $0.last }).map { ($0, [row]) } },
      uniquingKeysWith: +)
    var byKey: [String: [Int]] = [:]
    var bySquashedWord: [String: [Int]] = [:]
    var byOption: [String: [Int]] = [:]
    for index in rows.indices {
      for key in rows[index].keys { byKey[key, default: []].append(index) }
      if let word = rows[index].squashedWord { bySquashedWord[word, default: []].append(index) }
      let description = rows[index].description
      for option in description.options.flatMap({ Self.scoped($0, to: description.section, parents) }) {
        byOption[option, default: []].append(index)
      }
    }
    proseByLine = Dictionary(
      descriptions.filter { $0.place == .prose }.map { ($0.line, 1) }, uniquingKeysWith: +)
    keysBySquashedKey = Dictionary(byKey.keys.map { (Self.squashed($0), [$0]) }, uniquingKeysWith: { $0.union($1) })
    (self.byKey, self.bySquashedWord, self.byOption) = (byKey, bySquashedWord, byOption)
  }

  /// `trust/name` and `metadata.name` are keys within others, `host.name/kind` is one annotation.
  private static func parts(ofField words: String) -> [String] {
    let field = words.hasSuffix(":") ? words.dropLast() : words[...]
    if let slash = field.firstIndex(of: "/"), field[..<slash].containsBytes(of: "."), !field.hasPrefix(".") {
      return [String(field)]
    }
    return field.split { "/[].".containsBytes(of: $0) }.map(String.init)
  }

  /// Best first, for each key.
  func matches(
    order: [String], uses: [String: [Use]], sightings: @autoclosure () -> [FieldSighting]
  ) -> [String: [PlaceholderDescription]] {
    var found: [String: [Int]] = [:]
    for key in order { found[key] = ranked(key: key, uses: uses[key] ?? []) }
    // `<your_region>` is the region, where the page has no other one.
    for key in order where found[key]?.isEmpty ?? true {
      guard let stem = Self.stem(of: key), uses[stem] == nil else { continue }
      found[key] = ranked(key: stem, uses: uses[key] ?? [])
    }
    // `<startDate>` is `<start_date>`, where the page uses only one of them.
    for key in order where found[key]?.isEmpty ?? true {
      guard let same = keysBySquashedKey[Self.squashed(key)]?.first(where: { $0 != key && uses[$0] == nil }) else {
        continue
      }
      found[key] = ranked(key: same, uses: uses[key] ?? [])
    }
    // `[--output FORMAT]`, where the page is about the format alone.
    for key in order where found[key]?.isEmpty ?? true {
      guard let argument = uses[key]?.first?.site.argument else { continue }
      found[key] = ranked(key: PlaceholderKey.key(of: argument), uses: uses[key] ?? [])
    }
    // A translated row names the same option with its value in other words.
    let known = Set(order)
    for key in order where found[key]?.isEmpty ?? true {
      found[key] = rowsOfOption(of: uses[key] ?? [], whereNamesAreNot: known)
    }
    // To find the fields of its files is the dearest part: not for a page that has explained all its names.
    if !descriptions.isEmpty, order.contains(where: { found[$0]?.isEmpty ?? true }) {
      addByField(order: order, sightings: sightings(), to: &found)
    }
    addByPosition(order: order, uses: uses, to: &found)
    return found.mapValues { $0.map { descriptions[$0].description } }
  }

  // MARK: By name and option

  /// What names it nearest to its use first, then what describes its option there, then its name elsewhere.
  private func ranked(key: String, uses: [Use]) -> [Int] {
    let options = Set(
      uses.flatMap { use in Self.options(of: use).flatMap { Self.scoped($0, to: use.section, parents) } })
    guard let firstUse = uses.first else { return [] }
    let places = Set(uses.map { [$0.section, $0.item] })
    let squashedKey = Self.squashed(key)
    let named = Set(byKey[key] ?? []).union(bySquashedWord[squashedKey] ?? [])
    let ranked = options.reduce(into: named) { $0.formUnion(byOption[$1] ?? []) }.compactMap {
      index -> (rank: [Int], index: Int)? in
      let description = descriptions[index].description
      let isNamed = named.contains(index)
      // Otherwise an option of its use leads there.
      guard isNamed || descriptions[index].keys.isEmpty || firstUse.site.form == .optional else { return nil }
      let here = places.contains([description.section, description.item])
      let first = firstUse.section == description.section && firstUse.item == description.item
      let distance = abs(description.section - firstUse.section)
      let place = [.table: 0, .definition: 0, .list: 1, .prose: 2][description.place] ?? 2
      return (
        [
          description.isMention ? 1 : 0, here ? 0 : 1, isNamed ? 0 : 1, isTerm(description) ? 1 : 0,
          distance == 0 ? 0 : 1, place, first ? 0 : 1,
          distance,
          index,
        ], index
      )
    }
    let best = ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.index)
    // What the row of another name says counts where nothing else is said.
    let own = best.filter { !(descriptions[$0].description.isMention && descriptions[$0].description.place == .table) }
    return own.isEmpty ? best : own
  }

  /// The rows beside the use whose option takes the value, no matter what they call it.
  private func rowsOfOption(of uses: [Use], whereNamesAreNot known: Set<String>) -> [Int] {
    let rows = uses.lazy.compactMap { use -> [Int]? in
      guard let option = use.site.option else { return nil }
      return byOption["\(use.section)/\(option)"]?.filter { index in
        let row = descriptions[index]
        return row.description.item == use.item && row.description.place == .table && !row.description.isMention
          && row.keys.allSatisfy { !known.contains($0) }
      }
    }
    return rows.first { !$0.isEmpty } ?? []
  }

  /// "Hostname", a term that a page defines for its readers before anything is named `<hostname>`.
  private func isTerm(_ description: PlaceholderDescription) -> Bool {
    guard description.place == .definition, description.names.isEmpty, description.options.isEmpty,
      let first = description.words.utf8.first
    else { return false }
    return (0x41...0x5A).contains(first) && description.words.utf8.contains { (0x61...0x7A).contains($0) }
  }

  /// An option means the same in a section, in the one around it, and in its neighbours in that one.
  private static func scoped(_ option: String, to section: Int, _ parents: [Int?]) -> [String] {
    ["\(section)/\(option)"] + (parents[section].map { ["\($0)/\(option)"] } ?? [])
  }

  /// The option whose value it is; the options of an optional part itself.
  private static func options(of use: Use) -> [String] {
    let own =
      use.site.form == .optional
      ? use.site.name.split { " []|=,".containsBytes(of: $0) }.map(String.init).filter(DescriptionSubject.isOption) : []
    return own + (use.site.option.map { [$0] } ?? [])
  }

  // MARK: By the field of a file

  /// `name: <secret_name>` below `trust:` is what the row `trust/name` explains, if no other name is there.
  private func addByField(order: [String], sightings: [FieldSighting], to found: inout [String: [Int]]) {
    let placed = sightings.compactMap { sighting in
      row(for: sighting).map { (key: sighting.key, place: Place(line: sighting.line, row: $0)) }
    }
    let keys = Dictionary(grouping: placed, by: \.place).mapValues { Set($0.map(\.key)) }
    let places = Dictionary(grouping: placed, by: \.key)
    for key in order where found[key]?.isEmpty ?? true {
      if let place = places[key]?.first(where: { keys[$0.place] == [key] })?.place { found[key] = [place.row] }
    }
    for sighting in sightings where found[sighting.key]?.isEmpty == true {
      if let row = rowAround(sighting) ?? sentence(on: sighting) { found[sighting.key] = [row] }
    }
  }

  /// "The `INSTANCE_NAME` must start with a letter": a sentence of the section about the key that nothing else has.
  private func sentence(on sighting: FieldSighting) -> Int? {
    guard let field = sighting.path.last else { return nil }
    return byKey[PlaceholderKey.key(of: field)]?.first { index in
      let description = descriptions[index].description
      return description.place == .prose && description.section == sighting.section && description.names == [field]
        // "`a_b` and `c_d` are required" says nothing about either.
        && proseByLine[description.line] == 1
    }
  }

  /// The row of a key around that of the name, which is about its own: "`selectors`: include the `key` …".
  private func rowAround(_ sighting: FieldSighting) -> Int? {
    guard let own = sighting.path.last else { return nil }
    return sighting.path.dropLast().reversed().lazy.compactMap { key in
      fieldRows[key]?.first { index in
        let description = descriptions[index].description
        return description.section == sighting.section && description.item == sighting.item
          && MarkedText.spans(in: description.marked).contains(own)
      }
    }.first
  }

  /// A row, as the one for a field of a file.
  private struct Place: Hashable {
    var line: Int
    var row: Int
  }

  /// The one row that names most of the keys, in the table nearest to the file.
  private func row(for sighting: FieldSighting) -> Int? {
    let rows = (fieldRows[sighting.path.last ?? ""] ?? []).compactMap { index -> (index: Int, rank: [Int])? in
      let description = descriptions[index].description
      let distance = abs(description.section - sighting.section)
      let agreement = descriptions[index].paths.map(sighting.agreement).max() ?? 0
      guard agreement > 0, distance <= 1 else { return nil }
      return (index, [distance, abs(description.item - sighting.item), -agreement])
    }
    guard let best = rows.min(by: { $0.rank.lexicographicallyPrecedes($1.rank) }),
      rows.filter({ $0.rank == best.rank }).count == 1
    else { return nil }
    return best.index
  }

  // MARK: By position

  /// In a table or list beside the command that has a row for each of its placeholders, the rows that are left explain
  /// the placeholders that are left, in their order: names are misspelt, translated or shortened.
  private func addByPosition(order: [String], uses: [String: [Use]], to found: inout [String: [Int]]) {
    let explaining = descriptions.indices.filter { !descriptions[$0].description.isMention }
    let groups = Dictionary(grouping: explaining) { descriptions[$0].description.group }
    let taken = Set(found.values.joined())
    let explains = found.reduce(into: [Int: Set<String>]()) { all, match in
      for row in match.value { all[row, default: []].insert(match.key) }
    }
    let blocks = Dictionary(grouping: order.flatMap { uses[$0] ?? [] }) { $0.line }.mapValues { sites in
      (
        section: sites[0].section, item: sites[0].item,
        keys: sites.sorted { $0.site.range.lowerBound < $1.site.range.lowerBound }.map(\.site.key).uniqued
      )
    }
    let lines = Dictionary(grouping: blocks.keys.sorted()) { "\(blocks[$0]?.section ?? 0)/\(blocks[$0]?.item ?? 0)" }
    for (_, rows) in groups.sorted(by: { $0.key < $1.key }) {
      let free = rows.filter { !taken.contains($0) }
      guard !free.isEmpty, rows.count > 1 || isReplacement(free[0]) else { continue }
      let place = descriptions[free[0]].description
      for line in lines["\(place.section)/\(place.item)"] ?? [] {
        guard let keys = blocks[line]?.keys, keys.count == rows.count else { continue }
        let places = Dictionary(keys.enumerated().map { ($1, $0) }) { first, _ in first }
        let matched = rows.map { row in
          explains[row]?.compactMap { places[$0] }.min().map { keys[$0] }
        }
        let missing = keys.filter { found[$0]?.isEmpty ?? true }
        guard matched.filter({ $0 == nil }).count == free.count, missing.count == free.count else { continue }
        // A row that names an option explains the value of that one.
        guard zip(missing, free).allSatisfy({ mayMean($1, $0, uses) }) else { continue }
        var rest = missing[...]
        let aligned = matched.compactMap { $0 ?? rest.popFirst() }
        let fits =
          free.count == 1
          ? Self.isNeighbour(missing[0], in: keys, aligned) : aligned == keys && free.allSatisfy(isNameInBrackets)
        guard fits else { continue }
        for (key, row) in zip(missing, free) { found[key] = [row] }
      }
    }
  }

  private func mayMean(_ row: Int, _ key: String, _ uses: [String: [Use]]) -> Bool {
    let options = descriptions[row].description.options
    guard !options.isEmpty, let use = uses[key]?.first else { return true }
    let own = Self.options(of: use)
    return own.isEmpty || own.contains { option in options.contains { Self.isSpelling(option, of: $0) } }
  }

  /// `--wait-timout` is meant to be `--wait-timeout`: but for two letters they are the same from both ends.
  private static func isSpelling(_ option: String, of other: String) -> Bool {
    if option == other { return true }
    let longer = max(option.utf8.count, other.utf8.count)
    guard longer > 6 else { return false }
    let begin = zip(option.utf8, other.utf8).prefix { $0 == $1 }.count
    let end = zip(option.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
    return begin + end >= longer - 2
  }

  /// A term or row whose name looks like that of a placeholder, not like an option or a word.
  private func isNameInBrackets(_ index: Int) -> Bool {
    let description = descriptions[index].description
    return description.place != .prose && description.names.count == 1 && description.names[0].hasPrefix("<")
  }

  /// A sentence that says by what one name in brackets is to be replaced.
  private func isReplacement(_ index: Int) -> Bool {
    let description = descriptions[index].description
    return description.place == .prose && description.names.count == 1 && description.names[0].hasPrefix("<")
  }

  /// What is before or after it is the same in both orders.
  private static func isNeighbour(_ key: String, in keys: [String], _ aligned: [String]) -> Bool {
    func neighbours(_ list: [String]) -> (before: String?, after: String?) {
      guard let index = list.firstIndex(of: key) else { return (nil, nil) }
      return (index > 0 ? list[index - 1] : nil, index + 1 < list.count ? list[index + 1] : nil)
    }
    let (here, there) = (neighbours(keys), neighbours(aligned))
    return here.before == there.before || here.after == there.after
  }

  private static func stem(of key: String) -> String? {
    let rest = ["your_", "my_"].first(where: key.hasPrefix).map { key.dropFirst($0.count) }
    return rest.flatMap { $0.isEmpty ? nil : String($0) }
  }

  /// `service_key` and `servicekey` are one name to a reader.
  private static func squashed(_ key: String) -> String {
    let letters = key.containsBytes(of: "_") ? key.replacingBytes(of: "_", with: "") : key
    // The row `YYYY-MM-DD HH:MM:SS` explains `<YYYY-MM-DDTHH:MM:SSZ>`.
    guard letters.hasPrefix("yyyy"), letters.allSatisfy("ymdhstz".containsBytes(of:)) else { return letters }
    return letters.filter { $0 != "t" && $0 != "z" }
  }
}
