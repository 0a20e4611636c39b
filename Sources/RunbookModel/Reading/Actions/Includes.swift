import Bytes
import MarkdownBlocks

/// Recognises what stands for content of another file: a paragraph `{{site.data.content.X}}`, `{{../file.md#id}}`, or the
/// directive of MyST, ```` ```{include} ../file.md ````.
enum Includes {
  static func name(in part: Outline.Part) -> String? {
    if let code = part.code, code.info.hasPrefix("{include}") {
      let name = code.info.dropFirst("{include}".count).foldingBlanks
      return name.hasSuffix(".md") ? name : nil
    }
    guard case .paragraph(let content) = part.block.kind else { return nil }
    var text = ""
    for inline in content {
      switch inline.kind {
      case .text(let part): text += part
      case .softBreak, .lineBreak, .attributes: continue
      default: return nil
      }
    }
    text = text.foldingBlanks
    guard text.hasPrefix("{{"), text.hasSuffix("}}"), text.count > 4 else { return nil }
    let name = text.dropFirst(2).dropLast(2)
    guard !name.containsBytes(of: "{{"), name.hasPrefix("site.data.content.") || name.containsBytes(of: ".md") else {
      return nil
    }
    return String(name)
  }
}
