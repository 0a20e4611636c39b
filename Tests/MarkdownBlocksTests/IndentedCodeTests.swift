import Diagnostics
import MarkdownBlocks
import Testing

/// Code that is marked by its indentation alone, after lists and in them.
@Suite struct IndentedCodeTests {
  private func codes(_ text: String) -> [String] {
    MarkdownReader().read(SourceFile(path: "page.md", text: text)).blocks.compactMap { block in
      if case .code(let code) = block.kind { code.text } else { nil }
    }
  }

  @Test func mayBeRightBelowAHeading() {
    #expect(codes("# T\n    ls\n") == ["ls"])
    #expect(codes("T\n    ls\n").isEmpty)
    #expect(codes("# T\n<!-- c --> text\n").isEmpty)
    #expect(codes("<!-- c --> text\n").isEmpty)
  }

  @Test func aParagraphAtTheMarginEndsTheListAboveIt() {
    #expect(
      codes("* one\n* two\n\nTo install, run:\n\n    make\n    make install\n\nText.\n") == ["make\nmake install"])
  }

  @Test func anUnderlinedHeadingEndsTheListAboveIt() {
    #expect(codes("* one\n\nInstalling\n----------\n\n    make\n") == ["make"])
    #expect(codes("* one\n\nInstalling\n==========\n\nText.\n\n    make\n") == ["make"])
  }

  @Test func inAnItemItIsFourColumnsRightOfItsText() {
    #expect(codes("1. Run it:\n\n       make\n\n2. Done.\n") == ["make"])
    #expect(codes("- Run it:\n\n      make\n") == ["make"])
  }

  /// Authors indent paragraphs of an item wrongly.
  @Test(arguments: [
    "1. One.\n\n    Text of one.\n", "1. Run it:\n\n    Text of one.\n", "* one\n\nA note.\n\n    Text of one.\n",
    "1. One:\n   - two\n\n    Text of two.\n",
  ])
  func textOfAnItemIsNoCode(text: String) {
    #expect(codes(text).isEmpty)
  }
}
