public import Diagnostics

/// Reads any Markdown text in the dialect; never fails.
public struct MarkdownReader: Sendable {
  public init() {}

  public func read(_ source: SourceFile) -> Document {
    Document(source: source, frontMatter: nil, blocks: [], diagnostics: [])
  }
}
