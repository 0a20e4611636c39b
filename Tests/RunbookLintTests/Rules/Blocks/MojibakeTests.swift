import Testing

@testable import RunbookLint

@Suite struct MojibakeTests {
  @Test func readAsWindows() {
    let page = #"""
      La r⟦Ã©⟧ponse, l⟦â€™⟧exemple.
      """#
    #expect(MarkedPage(page).found(by: Mojibake.self) == page)
  }

  @Test func boxes() {
    let page = #"""
      Antes de Come⟦╬⟧ar
      """#
    #expect(MarkedPage(page).found(by: Mojibake.self) == page)
  }

  @Test func sound() {
    let page = #"""
      La réponse, “NÃO”, ÂNGULO, l’exemple, ╬═╬, MANHÃ”
      """#
    #expect(MarkedPage(page).found(by: Mojibake.self) == page)
  }

  @Test func mended() {
    #expect(MarkedPage("La rÃ©ponse, lâ€™exemple.").fixed(by: Mojibake.self) == "La réponse, l’exemple.")
  }
}
