import Testing

@testable import ShellSyntax

@Suite("Looking up programs and sites")
struct ReaderLookupTests {
  @Test(
    "An interpreter is known by its name, with its path, its version or its ending",
    arguments: ["sh", "/bin/bash", "=zsh", "python3.12", "lua5.4", "cmd.exe", "/usr/bin/python3"])
  func interpreters(_ name: String) { #expect(Interpreter.named(name) != nil) }

  @Test("What only begins like one is none", arguments: ["", "/", "=", "shx", "bashful", "名前", "sh名", ".sh", "3"])
  func others(_ name: String) { #expect(Interpreter.named(name) == nil) }

  @Test("Sites are found by their places in whichever order they are given")
  func sites() {
    let script = ShellScript("tool <a> <b> <c> <d>")
    let reversed = SitesByPlace(script.sites.reversed())
    #expect(reversed.all.map(\.name) == script.sites.map(\.name))
    for range in [0..<0, 0..<6, 5..<6, 6..<10, 6..<30, 29..<30] {
      #expect(Array(reversed.beginning(in: range)) == script.sites.filter { range.contains($0.range.lowerBound) })
    }
  }

  @Test("A value that a later block evaluates is read twice, and one that goes nowhere is not")
  func session() {
    let first = ShellScript("V=<x>; tool <y>")
    let session = SessionFlow([.init(first, line: 1), .init(ShellScript("eval \"$V\""), line: 9)])
    let readers = first.secondReaders(of: first.sites, in: session)
    #expect(readers.map(\.site.name) == ["<x>"])
    #expect(readers.map(\.line) == [9])
  }

  @Test("Thousands of values in one command take no longer than as many in thousands", .timeLimit(.minutes(1)))
  func manySites() {
    let script = ShellScript("tool " + (0..<8000).map { "<name_\($0)>" }.joined(separator: " "))
    #expect(script.sites.count == 8000)
    #expect(script.secondReaders(of: script.sites, in: SessionFlow([.init(script, line: 1)])).isEmpty)
  }
}
