import Bytes

/// Finds placeholders in texts that are no shell and no YAML: JSON, a URL, a header, a form, plain text.
enum TextTemplateReader {
  /// The placeholders of the text, and in a file the words in capitals that may be some.
  static func sites(
    in text: String, language: Template.Language, samples: SampleTexts
  ) -> (sites: [PlaceholderSite], possible: [PlaceholderSite]) {
    let isFile = language == .json || language == .source || language == .plain
    // Most texts have no placeholder at all.
    guard
      !samples.isEmpty
        || text.utf8.contains(where: { $0 == .less || $0 == UInt8(ascii: "{") || isFile && $0.isUppercase })
    else {
      return ([], [])
    }
    let bytes = Array(text.utf8)
    let placeholders = PlaceholderText(bytes)
    var context = ValueContext(isJSON: language == .json)
    var sites: [PlaceholderSite] = []
    var possible: [PlaceholderSite] = []
    var at = 0
    // Capitals within a sample are a part of it.
    var sampleEnd = 0
    while at < bytes.count {
      guard let (form, end) = placeholder(placeholders, at: at, context, language) else {
        if at >= sampleEnd, let (form, end) = possibleSite(samples, bytes, at: at, isFile: isFile) {
          var site = PlaceholderSite(name: bytes[at..<end].text, form: form, range: at..<end, place: .text)
          site.place = place(of: site, context, rest: bytes[end...], language)
          possible.append(site)
          sampleEnd = form == .sample ? end : sampleEnd
        }
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
    return (sites, possible)
  }

  private static func possibleSite(
    _ samples: SampleTexts, _ bytes: [UInt8], at: Int, isFile: Bool
  ) -> (PlaceholderSite.Form, Int)? {
    if !samples.isEmpty, let end = samples.end(in: bytes, at: at, before: bytes.count) { return (.sample, end) }
    return isFile ? CapitalName.end(inFile: bytes, at: at).map { (.capitals, $0) } : nil
  }

  private static func placeholder(
    _ placeholders: PlaceholderText, at: Int, _ context: ValueContext, _ language: Template.Language
  ) -> (PlaceholderSite.Form, Int)? {
    let bytes = placeholders.bytes
    if bytes[at] == .less, language != .source || mayBeName(bytes, at: at),
      case .site(let end) = placeholders.angle(at: at, end: bytes.count)
    {
      return (.angle, end)
    }
    guard bytes[at] == UInt8(ascii: "{"), let end = placeholders.brace(at: at, end: bytes.count) else { return nil }
    // Between JSON's own braces a name needs its quotes.
    return language == .source || language == .json && context.jsonPart != .string ? nil : (.brace, end)
  }

  /// `List<Item>` and `#include <stdio.h>` are no places for a value.
  private static func mayBeName(_ bytes: [UInt8], at: Int) -> Bool {
    guard at > 0 else { return true }
    return !bytes[at - 1].isNameByte && !bytes[..<at].suffix(9).elementsEqual("#include ".utf8)
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
    case .plain, .source, .shell, .yaml: return .text
    }
  }
}
