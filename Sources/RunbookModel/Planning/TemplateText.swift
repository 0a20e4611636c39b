import Bytes
import Diagnostics

/// Names in double braces in a file that a command writes: whether the file is a template of some other program, which
/// fills them, or one in which people are to write a value of their own.
enum TemplateText {
  /// - Parameter names: of the file, and what else the command names.
  static func isTemplate(_ text: String, named names: [String]) -> Bool {
    if names.contains(where: { name in marks.contains { name.lowercased().containsBytes(of: $0) } }) { return true }
    if directives.contains(where: text.containsBytes(of:)) { return true }
    var rest = text[...]
    while let open = rest.byteRange(of: "{{"), let close = rest[open.upperBound...].byteRange(of: "}}") {
      let inner = rest[open.upperBound..<close.lowerBound].filter { !$0.isSpace }
      // `{{ .Values.x }}`, `{{- end }}`, `{{ name | quote }}`, `${{ secrets.X }}`
      if !inner.isEmpty, !inner.allSatisfy({ $0.isAlphabetic || $0.isNumeric || $0 == "_" }) { return true }
      rest = rest[close.upperBound...]
    }
    return false
  }

  /// Parts of the names of files and folders that hold templates.
  private static let marks = [
    ".j2", ".jinja", ".tpl", ".tmpl", ".gotmpl", ".hbs", ".mustache", ".liquid", ".html", ".vue", ".njk", ".twig",
    ".erb",
    "template", "playbook", "ansible", "cookiecutter", "envsubst", ".github/", "workflow", "blueprint",
  ]

  /// What other programs that fill files write in them.
  private static let directives = ["{%", "{{#", "hosts:", "tasks:", "- name:", "vars:", "gather_facts", "argoproj.io"]

  /// `"{{password}}"`: nothing else, and it names something of the reader's own.
  static func isOwnName(_ value: String) -> Bool {
    let bare = value.filter { !"\"'".containsBytes(of: $0) && !$0.isSpace }
    guard bare.hasPrefix("{{"), bare.hasSuffix("}}"), bare.count > 5 else { return false }
    let name = bare.dropFirst(2).dropLast(2)
    guard name.first?.isAlphabetic == true,
      name.allSatisfy({ $0.isAlphabetic || $0.isNumeric || $0 == "_" || $0 == "-" })
    else { return false }
    let words = UnfilledVocabulary.folded(name)
    return SecretName.isSecret(String(name))
      || words.contains { UnfilledVocabulary.belongings.contains($0) || UnfilledVocabulary.kinds.contains($0) }
  }
}
