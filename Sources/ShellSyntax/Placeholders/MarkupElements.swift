import Bytes
import Diagnostics

/// `<title>` in a text that a command looks for, and `<jane@acme.com>` after a name: no placeholders.
package enum MarkupElements {
  /// - Parameter rest: of the text after the name; the files that are searched are in its first line.
  static func mean(_ name: String, in rest: ArraySlice<UInt8>) -> Bool {
    if elements.contains(name.lowercased()) { return true }
    guard let line = rest.split(separator: .newline, maxSplits: 1).first else { return false }
    return line.text.split { " ;|&)\"'".containsBytes(of: $0) }.contains { word in
      endings.contains(where: word.hasSuffix)
    }
  }

  package static func contain(_ name: String) -> Bool { elements.contains(name.lowercased()) }

  /// Of HTML; those that are usual names of placeholders, such as `<label>` and `<object>`, are not.
  private static let elements: Set<String> = [
    "a", "b", "i", "u", "p", "q", "s", "br", "hr", "li", "ol", "ul", "dl", "dt", "dd", "td", "th", "tr", "em", "div",
    "span", "body", "head", "html", "title", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "strong", "tbody", "thead",
    "script", "style", "nav", "img", "svg", "footer", "button", "textarea", "blockquote", "iframe",
  ]

  private static let endings = [
    ".html", ".htm", ".xhtml", ".xml", ".svg", ".xsl", ".rss", ".vue", ".jsx", ".tsx", ".pom",
  ]

  /// `Jane Doe <jane@acme.com>`; `Your Name <email@example.com>` is to be filled in.
  static func isMailbox(_ name: String, after text: ArraySlice<UInt8>) -> Bool {
    let parts = name.parts(separatedBy: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let local = parts.first, !local.isEmpty, parts[1].containsBytes(of: "."),
      text.last == 0x20, text.dropLast().last.map({ $0.isLetter || $0 == UInt8(ascii: ".") }) == true
    else { return false }
    let words = name.lowercased().split { !$0.isAlphabetic }
    return !words.contains(where: exampleWords.contains)
  }

  private static let exampleWords: Set<Substring> = [
    "email", "mail", "user", "username", "name", "your", "you", "my", "example", "domain", "company", "address", "tld",
    "votre", "vous", "nom", "exemple", "seu", "sua", "voce", "nome", "exemplo", "usuario", "utilisateur", "yourname",
    "youremail", "adresse", "endereco",
  ]
}
