import Bytes

/// What the names of markers mean, regardless of what surrounds the name: `{{< note >}}`, `:::note`, `<Note>`,
/// `{% note %}`.
enum ContainerNames {
  enum Role {
    case tabs, tab, codeGroup, details, plain
    case admonition(Admonition)
    /// An admonition whose kind is an argument.
    case callout
  }

  /// - Parameter name: in lower case.
  static func role(of name: String) -> Role? {
    roles[name] ?? Admonition(named: name).map { .admonition($0) }
  }

  private static let roles: [String: Role] = [
    "tabs": .tabs, "tabset": .tabs, "tab-set": .tabs, "tabpane": .tabs, "tabbed": .tabs, "tabgroup": .tabs,
    "tab-group": .tabs,
    "tab": .tab, "group-tab": .tab, "tabitem": .tab, "tab-item": .tab, "tabs.tab": .tab, "code-group-item": .tab,
    "codegroupitem": .tab,
    "code-group": .codeGroup, "codegroup": .codeGroup, "code-tabs": .codeGroup,
    "details": .details, "expand": .details, "expandable": .details, "collapse": .details, "collapsible": .details,
    "spoiler": .details, "dropdown": .details, "accordion": .details, "accordionitem": .details,
    "callout": .callout, "alert": .callout, "aside": .callout, "admonition": .callout, "hint": .callout,
    "notice": .callout, "pageinfo": .callout,
    "steps": .plain, "step": .plain, "stepper": .plain, "accordions": .plain, "accordiongroup": .plain,
  ]

  /// - Parameters:
  ///   - name: in lower case.
  ///   - title: what the syntax itself gives as title, without a name of an argument.
  static func meaning(
    of name: String, _ arguments: MarkerArguments, title: String? = nil
  ) -> ContainerMeaning? {
    let first = arguments.positional.first
    switch role(of: name) {
    case .tabs?: return .tabs(traits(arguments))
    case .codeGroup?: return .codeGroup
    case .plain?: return .plain
    case .tab?:
      let label = title ?? arguments["label", "title", "header", "name", "tabname", "tab"] ?? first
      return .tab(label: label, id: arguments["value", "id", "sync", "tabid"])
    case .details?:
      return .details(
        summary: clean(title ?? arguments["title", "summary", "label", "header"] ?? first))
    case .admonition(let kind)?:
      return admonition(kind, title ?? arguments["title", "header"] ?? first)
    case .callout?: return callout(name, arguments, title: title)
    case nil: return nil
    }
  }

  private static func clean(_ text: String?) -> String? { text.flatMap { ContainerLabel.cleaned($0) } }

  private static func admonition(_ kind: Admonition, _ title: String?) -> ContainerMeaning {
    let title = clean(title)
    return .admonition(Admonition(kind, title: title), title: title)
  }

  private static func callout(_ name: String, _ arguments: MarkerArguments, title: String?) -> ContainerMeaning {
    var words = arguments.positional
    var kind = arguments["type", "color", "variant", "style", "level", "kind", "class", "intent"]
      .flatMap { Admonition(named: $0.lowercased()) }
    if kind == nil, let first = words.first, let named = Admonition(named: first.lowercased()) {
      kind = named
      words.removeFirst()
    }
    let title = title ?? arguments["title", "header"] ?? words.first
    let kindOfTitle = title.flatMap { Admonition(named: $0.lowercased()) }
    return admonition(kind ?? kindOfTitle ?? Admonition(named: name) ?? .note, title)
  }

  private static func traits(_ arguments: MarkerArguments) -> ContainerMeaning.TabSetTraits {
    var traits = ContainerMeaning.TabSetTraits(
      group: arguments["groupid", "synckey", "sync-group", "storagekey"])
    if let values = arguments["values"] { traits.labels = labels(in: values) }
    if let items = arguments["items"] {
      let isList = items.contains { $0 == "[" || $0 == "'" || $0 == "\"" }
      traits.order =
        isList ? strings(in: items) : items.parts(separatedBy: ",").map { String($0.drop { $0 == " " }) }
    }
    return traits
  }

  /// `[{label: 'A', value: 'a'}, …]`
  private static func labels(in text: String) -> [String: String] {
    var labels: [String: String] = [:]
    for object in text.parts(separatedBy: "}") {
      guard let label = value(of: "label", in: object), let id = value(of: "value", in: object) else { continue }
      labels[id] = label
    }
    return labels
  }

  private static func value(of key: String, in object: Substring) -> String? {
    guard let place = object.byteRange(of: key) else { return nil }
    return strings(in: object[place.upperBound...]).first
  }

  /// What is in quotation marks.
  private static func strings(in text: some StringProtocol) -> [String] {
    var strings: [String] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(where: { $0 == "\"" || $0 == "'" }) {
      let content = rest[rest.index(after: start)...]
      guard let end = content.firstIndex(of: rest[start]) else { break }
      strings.append(String(content[..<end]))
      rest = content[content.index(after: end)...]
    }
    return strings
  }
}
