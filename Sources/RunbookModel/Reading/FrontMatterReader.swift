import Configuration
import Diagnostics
import MarkdownBlocks

/// Reads what Passo needs from a page's front matter. Front matter that is no YAML gives nothing: it is for others.
enum FrontMatterReader {
  static func lastUpdated(_ frontMatter: FrontMatter) -> String? { text(of: "lastupdated", in: frontMatter) }

  static func title(_ frontMatter: FrontMatter) -> String? {
    text(of: "title", in: frontMatter).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func text(of key: String, in frontMatter: FrontMatter) -> String? {
    let source = SourceFile(path: "front matter", text: frontMatter.text)
    let root = try? ConfigurationReader.read(source)
    return root?[key]?.text
  }
}
