import Fuzzing
import ShellSyntax

/// Any text as a shell script and as a template of each language, filled with what needs quoting.
@_cdecl("LLVMFuzzerTestOneInput")
public func look(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  for issue in ShellScript(text).issues {
    require(issue.range.upperBound <= text.utf8.count, "an issue outside the text")
  }
  for language in [Template.Language.shell, .yaml, .json, .url, .header, .form, .plain] {
    look(at: Template(text, language: language))
  }
  return 0
}

private func look(at template: Template) {
  for site in template.sites + template.possibleSites {
    require(site.range.upperBound <= template.text.utf8.count, "a site outside the text")
  }
  for filling in [Filling.value("it's <a> \"$b\"\n- #"), .value(""), .omit, .keep] {
    _ = try? template.filled { _ in filling }
  }
  if template.sites.isEmpty, let same = try? template.filled({ _ in nil }) {
    require(same.utf8.elementsEqual(template.text.utf8), "a text without sites that changed")
  }
}
