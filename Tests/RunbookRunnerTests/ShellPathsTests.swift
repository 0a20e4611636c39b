import Testing

@testable import RunbookRunner

/// Paths of the session's own files in what a shell says.
@Suite struct ShellPathsTests {
  private static let folder = "/dev/shm/passo-abcdef"

  /// The text in pieces of `size` bytes.
  private func shown(_ text: String, size: Int) -> String {
    var paths = ShellPaths(folder: Self.folder, step: "step 4", shell: "bash")
    var rest = Array(text.utf8)[...]
    var shown: [UInt8] = []
    while !rest.isEmpty {
      shown += paths.shown(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return String(decoding: shown + paths.rest(), as: UTF8.self)
  }

  @Test(arguments: [
    ("\(folder)/step: line 31: x", "step 4: line 31: x"), ("\(folder)/commands: line 2: y", "bash: line 2: y"),
    ("a\(folder)/step\(folder)/step\n", "astep 4step 4\n"), ("\(folder)/status", "\(folder)/status"),
    ("/dev/shm/passo-abcde/step", "/dev/shm/passo-abcde/step"), ("ends with /dev/shm/", "ends with /dev/shm/"),
    ("\(folder)/ste", "\(folder)/ste"), ("//dev\(folder)/step", "//devstep 4"), ("", ""), ("plain", "plain"),
  ])
  func whatIsOurOwnIsReplaced(text: String, expected: String) {
    for size in 1...40 { #expect(shown(text, size: size) == expected, "\(size)") }
  }

  @Test func nothingIsReplacedWhereThereIsNoFolder() {
    var paths = ShellPaths(folder: nil, step: "step 4", shell: "bash")
    #expect(paths.whole(Array("/step".utf8)) == Array("/step".utf8))
  }
}
