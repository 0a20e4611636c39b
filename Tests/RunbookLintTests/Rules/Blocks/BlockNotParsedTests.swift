import Diagnostics
import Testing

@testable import RunbookLint

@Suite struct BlockNotParsedTests {
  private static func block(_ text: String, _ info: String) -> String {
    "The settings are:\n\n```\(info)\n\(text)\n```\n"
  }

  @Test(arguments: [
    // A comma that is missing, one that is too many.
    ("{\n  \"a\": 1\n  ⟦\"⟧b\": 2\n}", "json"), ("{\"a\": 1,⟦,⟧ \"b\": 2}", "json"), ("[1, 2,⟦]⟧", "json"),
    ("{\"a\": [1, 2⟦}⟧, \"b\": 3}", "json"), ("{\"a\" ⟦1⟧}", "JSON"), ("{\"a\": ⟦}⟧", "json"),
    // Brackets that are never closed, and those that close nothing.
    ("{\n  \"a\": {\n    \"b\": 1\n⟦}⟧", "json"), ("{\"a\": 1}\n⟦}⟧", "json"),
    ("{⟦a⟧: 1}", "json"), ("{⟦“⟧a”: 1}", "json"), ("{\"a\": ⟦„⟧b“}", "json5"), ("{⟦'⟧a': 1}", "json"),
    ("{\"a\": ⟦\"⟧one}", "{.json .copy}"),
    ("{\"a\": 1, \"b\": \"two⟦\"⟧three\"}", "json"),
    ("a: 1\n⟦ ⟧ b: 2", "yaml"), ("a: one⟦:⟧ two", "yml"), ("a:\n⟦\t⟧b: 1", "yaml"), ("a: \"one\" ⟦t⟧wo", "yaml"),
    ("- a: 1\n⟦b⟧: 2", "yaml {1,3}"), ("a: [1, 2\nb⟦:⟧ 3", "yaml"),
    ("name =⟦ ⟧", "toml"), ("⟦n⟧ame: 1", "toml"), ("name = ⟦\"⟧web", "toml"), ("name = ⟦w⟧eb", "toml"),
    ("a = ⟦[⟧1, 2\nb = 1", "toml"), ("a = [\"1\" ⟦\"⟧2\"]", "toml"), ("⟦[⟧one\na = 1", "toml"),
    ("a = \"1\" ⟦\"⟧b\"", "toml"),
    ("a = ⟦{⟧ b = 1\n}", "toml"), ("[one]\na = 'x' ⟦y⟧'", "toml"),
    ("<a>\n  <b>1⟦<⟧/a>\n", "xml"), ("<a>one ⟦&⟧ two</a>", "xml"), ("<a>⟦<⟧b </a>", "xml"),
    ("<a>\n  <b>1</b>\n  <c>\n⟦<⟧/a>", "xml"),
  ])
  func found(text: String, info: String) {
    let page = Self.block(text, info)
    let found = MarkedPage(page).findings(of: BlockNotParsed.self)
    #expect(found.count == 1, "\(text) \(found)")
    #expect(found.first?.severity == .warning)
  }

  @Test func thePlaceIsWithinTheBlock() {
    for (text, info) in [
      ("{\n  \"a\": 1\n  ⟦\"⟧b\": 2\n}", "json"), ("[1, 2,⟦]⟧", "json"), ("{\n  \"a\": {\n    \"b\": 1\n⟦}⟧", "json"),
      ("<a>one ⟦&⟧ two</a>", "xml"), ("<a>\n  <b>1⟦<⟧/a>", "xml"), ("- a: 1\n⟦b⟧: 2", "yaml"),
    ] {
      let page = Self.block(text, info)
      #expect(MarkedPage(page).found(by: BlockNotParsed.self) == page)
    }
  }

  /// Whole texts, and what authors show of them.
  @Test(arguments: [
    ("{\"a\": 1, \"b\": [true, null, \"x\\n\"]}", "json"), ("{}\n[]", "json"), ("{\"a\": 1}\n{\"a\": 2}", "json"),
    ("\"a\": 1,\n\"b\": 2,", "json"), ("\"a\": {\n  \"b\": 1\n}", "json"), ("  \"b\": 1\n}", "json"),
    ("{\n  \"a\": 1,\n  ...\n}", "json"), ("{\n  \"a\": 1,\n  …\n  \"b\": 2\n}", "json"), ("[1, 2, ...]", "json"),
    ("{\n  \"a\": {\n    [...]\n  },\n  \"b\": {...},\n  \"c\": [ … ]\n}", "json"), ("{\"a\": {\n  \"b\": 1,", "json"),
    ("{\"a\": <number>, \"<b>\": \"<c>\"}", "json"),
    ("{\"a\": {{ count }}, \"b\": {name}, \"c\": $X, \"d\": ${Y}}", "json"),
    ("{\"a\": NUMBER, \"b\": YOUR-ID, \"c\": <your id>}", "json"), ("{\"a\": number of seconds}", "json"),
    ("{\"a\": \"one\" | \"two\"}", "json"), ("{\n  // one\n  \"a\": 1, /* two */\n}", "json"), ("{\"a\": 1,}", "jsonc"),
    ("{a: 1, 'b': 'c',}", "json5"), ("{\"a\": 1,}", "json title=\"tsconfig.json\""), ("{%a%}\n{\"a\": 1}", "json"),
    ("curl https://example.com", "json"), ("HTTP/1.1 200 OK\n\n{\"a\": 1", "json"), ("+ \"a\": 1,\n- \"b\": 2", "json"),
    ("{\"a\": \"<host>:<port>\"}", "json"), ("{\"a\": <host>:<port>}", "json"), ("", "json"),
    ("a: 1\nb:\n  - c\n---\nd: 2", "yaml"), ("a: <b>\nc: {{ .Values.c }}-x\nd: ${E}", "yaml"),
    ("spec:\n  ...\n  a: 1", "yaml"), ("spec:\n  [...]\n  a: 1", "yaml"), ("{{- if .a }}\na: 1\n{{- end }}", "yaml"),
    ("    a: 1\n    b: 2\n  c: 3", "yaml"), ("a: !Ref b\nc: *d", "yaml"), ("{% include x %}\na: 1", "yaml"),
    ("a: [1, 2,\n  3]", "yaml"), ("# one", "yaml"),
    ("a: <text>\n[ b: <number> | default = 1 ]\n[ c: <list> ]", "yaml"), ("a:\n  [ - <b> ... ]", "yaml"),
    ("{!../one.yaml!}", "yaml"), ("{!../one.json!}", "json"), ("a b # c\nd e", "yaml title=\".ignore\""),
    ("[servers]\none.example.com", "yaml"), ("a: 1\n<the rest>\nb: 2", "yaml"), ("a:\n  ... and more\nb: 2", "yaml"),
    ("a: <b: the name>\nc: @VERSION@", "yaml"), ("$ cat one.yaml\na: 1", "yaml"), ("  a: 1\n+ b: 2\n- c: 3", "yaml"),
    ("# one\n[a]\nb = 1 # two\nc.\"d e\" = 'f'\n\n[[g]]\nh = [\n  1, # three\n  2,\n]\n", "toml"),
    ("a = { b = 1, c = [\"d\"] }\ne = 2024-01-02T03:04:05Z\nf = true\ng = -1.5e3\nh = inf", "toml"),
    ("a = \"\"\"\none \"two\"\n\"\"\"\nb = '''\n\\d\n'''", "toml"), ("a = <b>\n...\nc = NUMBER\nd = ${E}", "toml"),
    ("a = [1, ...]\nb = { ... }\nc = [\n  …\n]", "toml"), ("{% if x %}\na = {{ b }}\n{% endif %}", "toml"),
    ("+ a = 1\n- b = 2", "toml"), ("<name> = 1", "toml"), ("a = \"C:\\\\one\"", "toml"),
    ("<a>\n  <b>1</b>\n  ...\n</a>", "xml"), ("<a><version><your_version></version></a>", "xml"),
    ("<a/>\n<b c='>'/>", "xml"),
    ("<?xml version='1.0'?>\n<!-- <x> -->\n<a><![CDATA[a && b]]></a>", "xml"), ("<a>\n  <b>", "xml"),
    ("</b>\n</a>", "xml"),
    ("  <c>1</c>\n</b>", "xml"), ("<a>&lt;&#160;</a>", "xml"), ("plain text", "xml"),
    ("{\"a\" 1}", "js"), ("{\"a\" 1}", ""), ("a: b: c", "text"),
  ])
  func sound(text: String, info: String) {
    let found = MarkedPage(Self.block(text, info)).findings(of: BlockNotParsed.self)
    #expect(found.isEmpty, "\(text) \(found)")
  }

  @Test func inAFileItIsAnError() {
    let page = """
      1. Create the file `one.yaml` with the following content:

          ```
          kind: Pod
          name: one
           labels: two
          ```
      """
    let found = MarkedPage(page).findings(of: BlockNotParsed.self)
    #expect(found.map(\.severity) == [.error], "\(found)")
  }

  /// Time in proportion to the length.
  @Test(
    arguments: ["{", "[", "<", "{{", "<a>", "\"", "</a>", "<!--", "- ", "{\"a\":", "a=["],
    ["json", "yaml", "toml", "xml"])
  func hostileBlocksAreRead(unit: String, info: String) {
    _ = DataLanguage(info: info)?.fault(in: String(repeating: unit, count: 20_000))
    _ = DataLanguage(info: info)?.fault(in: "<a>" + String(repeating: unit, count: 20_000))
  }
}
