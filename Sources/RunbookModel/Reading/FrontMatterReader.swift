import Configuration
import Diagnostics
import MarkdownBlocks

/// Reads what Passo needs from a page's front matter. Front matter that is no YAML gives nothing: it is for others.
enum FrontMatterReader {
  static func lastUpdated(_ frontMatter: FrontMatter) -> String? {
    let source = SourceFile(path: "front matter", text: frontMatter.text)
    let root = try? ConfigurationReader.read(source)
    return root?["lastupdated"]?.text
  }
}
