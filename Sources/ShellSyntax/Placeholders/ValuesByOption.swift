import Bytes

/// A name that says nothing of the value, after several options of one command: each option has a value of its own.
/// `tool target -o <value> -s <value>` asks for `<-o value>` and `<-s value>`.
enum ValuesByOption {
  /// The sites; those of a command that differ only in their options have a name with the option.
  static func named(_ sites: [PlaceholderSite], of commands: [ShellCommand]) -> [PlaceholderSite] {
    guard sites.count > 1, sites.contains(where: saysNothing) else { return sites }
    var named = sites
    for call in commands.flatMap(\.simpleCommands) {
      let places = sites.indices.filter { index in
        call.range.contains(sites[index].range.lowerBound) && saysNothing(sites[index]) && sites[index].option != nil
      }
      for (_, group) in Dictionary(grouping: places, by: { sites[$0].key }) where group.count > 1 {
        let own = group.map { withOption(sites[$0]) }
        // `-o` and `-O` would be one name.
        guard Set(own.map(\.key)).count == Set(group.map { sites[$0].option }).count, Set(own.map(\.key)).count > 1
        else { continue }
        for (place, site) in zip(group, own) { named[place] = site }
      }
    }
    return named
  }

  private static func saysNothing(_ site: PlaceholderSite) -> Bool {
    (site.form == .angle || site.form == .brace) && vague.contains(site.key)
  }

  /// `<value>` after `-o` is `<-o value>`.
  private static func withOption(_ site: PlaceholderSite) -> PlaceholderSite {
    var own = site
    let inside = site.name.drop { "<{".containsBytes(of: $0) }
    let opening = site.name[..<inside.startIndex]
    own.name = "\(opening)\(site.option ?? "") \(inside)"
    own.key = PlaceholderKey.key(of: own.name)
    return own
  }

  /// English, French, Portuguese and Spanish, German, Italian.
  private static let vague: Set<String> = [
    "value", "string", "text", "valeur", "texte", "chaîne", "valor", "texto", "wert", "valore", "testo",
  ]
}
