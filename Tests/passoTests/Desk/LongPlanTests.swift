import Testing

/// A long plan has a head that fits a screen, and a pager at a terminal.
@Suite(.serialized) struct LongPlanTests {
  private static let page =
    "# Long\n\n"
    + (1...11).map { number in
      """
      ## Part number \(number)

      1. Do it.

         ```
         echo "<value_\(number)>" > f\(number); rm -r old\(number)
         ```
         {: pre}

      """
    }.joined(separator: "\n")

  @Test func theHeadFitsAScreen() throws {
    let plan = try Passo().file("page.md", Self.page).run("plan", "page.md")
    let head = plan.output.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.hasPrefix("──") }
    #expect(head.count <= 22, "\(head.joined(separator: "\n"))")
    let text = head.joined(separator: "\n")
    for words in ["Procedures", "Part number 1 ", "… 8 lines more", "You will be asked for", "Destructive"] {
      #expect(text.contains(words), "\(words): \(text)")
    }
    #expect(plan.output.contains("── Part number 11"), "\(plan)")
  }

  @Test func atATerminalAPagerShowsIt() throws {
    let passo = try Passo().file("page.md", Self.page).file(
      "short.md", "# Short\n\n1. Do it.\n\n   ```\n   ls\n   ```\n"
    )
    .environment("PASSO_PAGER", "sed 's/^/paged /'")
    let paged = try TerminalRun(passo, "plan page.md --color never", dialogue: [])
    #expect(paged.status == 0 && paged.screen.contains("paged ── Part number 11"), "\(paged.screen)")
    for arguments in ["plan page.md --no-pager", "plan short.md", "plan page.md | cat", "plan page.md --format json"] {
      let plain = try TerminalRun(passo, arguments, dialogue: [])
      #expect(!plain.screen.contains("paged"), "\(arguments): \(plain.screen)")
    }
    let none = try TerminalRun(passo.environment("PASSO_PAGER", ""), "plan page.md", dialogue: [])
    #expect(none.screen.contains("Part number 11"), "\(none.screen)")
    // One that fails is no reason to show nothing.
    let broken = try TerminalRun(passo.environment("PASSO_PAGER", "no-such-pager"), "plan page.md", dialogue: [])
    #expect(broken.status == 0 && broken.screen.contains("Part number 11"), "\(broken.screen)")
  }
}
