import Testing

@testable import RunbookLint

@Suite struct FrontMatterDamagedTests {
  @Test(arguments: [
    "⟦--- title: \"Log in\" lastupdated: \"2024\" ---⟧\n\n# Log in\n",
    "⟦---title: \"Log in\"⟧\n\n# Log in\n",
    "⟦— copyright: years: 2014, 2024⟧\n\n# Log in\n",
    "⟦- - - title: x⟧\n- - -\n\n# Log in\n",
    "---\ntitle⟦:⟧ Log in: now\n---\n\n# Log in\n",
    "---\ncopyright: years⟦:⟧ 2014, 2024\nlastupdated: \"2024\"\n---\n\n# Log in\n",
    "---\ntitle: \"Log in\ndate: 2024\n---⟦\n⟧\n# Log in\n",
    "⟦---⟧\ntitle: Log in\ndate: 2024\n\n# Log in\n\nText.\n",
    "⟦---\ntitle：Log in\ndate:2024\n---⟧\n\n# Log in\n",
  ])
  func found(page: String) {
    let found = MarkedPage(page).findings(of: FrontMatterDamaged.self)
    #expect(found.count == 1, "\(found)")
  }

  @Test func thePlaceIsNamed() {
    for page in [
      "⟦--- title: \"Log in\" lastupdated: \"2024\" ---⟧\n\n# Log in\n",
      "⟦---⟧\ntitle: Log in\ndate: 2024\n\n# Log in\n",
      "---\na: 1\ntitle: Log in⟦:⟧ now\n---\n\n# Log in\n",
    ] {
      #expect(MarkedPage(page).found(by: FrontMatterDamaged.self) == page)
    }
  }

  @Test(arguments: [
    "---\ntitle: Log in\n---\n\n# Log in\n",
    "---\ncopyright:\n  years: 2014, 2024\nlastupdated: \"2024\"\n---\n\n# A\n",
    "---\ntitle: {{ title }} for all\n---\n\n# A\n", "# Log in\n\nText.\n", "---\n\n# Log in\n",
    "---\n\nNote: a rule.\n",
    "---\n# a: 1\n---\n\n# A\n", "- title: x\n- y: z\n", "--- a rule ---\n\n# A\n", "",
    "---\nNote: a rule\nand text.\n",
    "\u{FEFF}---\ntitle: Log in\n---\n", "---\ntags:\n- one\n- two\n---\n", "— Text that begins with a dash.\n",
  ])
  func sound(page: String) {
    let found = MarkedPage(page).findings(of: FrontMatterDamaged.self)
    #expect(found.isEmpty, "\(page) \(found)")
  }
}
