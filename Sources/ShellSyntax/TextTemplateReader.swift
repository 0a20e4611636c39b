/// Finds placeholders in texts that are no shell and no YAML: JSON, a URL, a header, a form, plain text.
enum TextTemplateReader {
  static func sites(in text: String, language: Template.Language) -> [PlaceholderSite] {
    // Most texts have no placeholder at all.
    guard text.utf8.contains(where: { $0 == .less || $0 == UInt8(ascii: "{") }) else { return [] }
    let bytes = Array(text.utf8)
    let placeholders = PlaceholderText(bytes)
    var context = ValueContext(isJSON: language == .json)
    var sites: [PlaceholderSite] = []
    var at = 0
    while at < bytes.count {
      guard let (form, end) = placeholder(placeholders, at: at, context, language) else {
        context.feed(bytes[at])
        at += 1
        continue
      }
      var site = PlaceholderSite(name: bytes[at..<end].text, form: form, range: at..<end, place: .text)
      site.place = place(of: site, context, rest: bytes[end...], language)
      sites.append(site)
      context.feedUnknown(isAddress: language == .url && ValueContext.namesAddress(site.key))
      at = end
    }
    return sites
  }

  private static func placeholder(
    _ placeholders: PlaceholderText, at: Int, _ context: ValueContext, _ language: Template.Language
  ) -> (PlaceholderSite.Form, Int)? {
    let bytes = placeholders.bytes
    if bytes[at] == .less, case .site(let end) = placeholders.angle(at: at, end: bytes.count) { return (.angle, end) }
    guard bytes[at] == UInt8(ascii: "{"), let end = placeholders.brace(at: at, end: bytes.count) else { return nil }
    // Between JSON's own braces a name needs its quotes.
    return language == .json && context.jsonPart != .string ? nil : (.brace, end)
  }

  private static func place(
    of site: PlaceholderSite, _ context: ValueContext, rest: ArraySlice<UInt8>, _ language: Template.Language
  ) -> Place {
    let url = context.urlPart(key: site.key, rest: rest)
    switch language {
    case .json:
      let part = context.jsonPart ?? .value
      let json = Place.json(part, in: .text)
      return part == .string ? url.map { .url($0, in: json) } ?? json : json
    case .url: return url.map { .url($0, in: .text) } ?? .header(in: .text)
    case .header: return .header(in: url.map { .url($0, in: .text) } ?? .text)
    case .form: return .form(in: .text)
    case .plain, .shell, .yaml: return .text
    }
  }
}
