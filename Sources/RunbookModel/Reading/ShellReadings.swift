import ShellSyntax

/// The shell texts of one page, each taken apart once, however many questions are asked of it.
final class ShellReadings {
  private var scripts: [String: ShellScript] = [:]

  subscript(text: String) -> ShellScript {
    // Strings that are equal may still differ in their bytes.
    if let script = scripts[text], script.text.utf8.elementsEqual(text.utf8) { return script }
    let script = ShellScript(text)
    scripts[text] = script
    return script
  }

  func template(_ text: String, language: Template.Language) -> Template {
    language == .shell ? Template(self[text]) : Template(text, language: language)
  }
}
