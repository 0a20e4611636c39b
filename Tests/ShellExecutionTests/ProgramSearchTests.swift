import ShellExecution
import Testing

@Suite struct ProgramSearchTests {
  @Test(
    arguments: [
      ("sh", "/no/such:/bin", "/bin/sh"), ("sh", "/bin/", "/bin/sh"), ("/bin/sh", "", "/bin/sh"),
      ("sh", "", nil), ("", "/bin", nil), ("etc", "/", nil), ("passwd", "/etc", nil), ("sh", ":.:bin", nil),
      ("/bin", "/bin", nil), ("no such", "/bin", nil),
    ] as [(String, String, String?)])
  func programsAreFoundAsAShellDoes(program: String, path: String, expected: String?) {
    #expect(ProgramSearch.locate(program, path: path) == expected)
  }
}
