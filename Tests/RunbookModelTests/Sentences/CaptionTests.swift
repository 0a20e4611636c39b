import RunbookModel
import Testing

/// Files that are only named above their content.
@Suite struct CaptionTests {
  private func files(_ page: String) -> [String?] {
    read(page).procedures.flatMap(\.steps).flatMap(\.actions).filter { $0.kind == .file }.map(\.file)
  }

  @Test(arguments: [
    ("`compose.yml`", "yaml", "services:\n  one:\n    image: two"), ("`.env`", "", "ONE=1\nTWO=2"),
    ("Caddyfile", "", "one.internal {\n  reverse_proxy two:80\n}"), ("/etc/one/two.conf", "ini", "[one]\ntwo = 3"),
  ])
  func nameAlone(caption: String, language: String, text: String) {
    let page = "# T\n\nStart it:\n\n```sh\nls -l\n```\n\n\(caption)\n\n```\(language)\n\(text)\n```\n"
    #expect(files(page) == [caption.filter { $0 != "`" }])
  }

  @Test func whatACommandPrintedIsNone() {
    let page = "# T\n\n```sh\ncat one.yml\n```\n\n`one.yml`\n\n```yaml\nname: one\nkind: two\n```\n"
    #expect(files(page).isEmpty)
  }

  @Test func commandsAreNone() {
    #expect(files("# T\n\n`one.sh`\n\n```sh\nls -l\npwd\n```\n").isEmpty)
  }
}
