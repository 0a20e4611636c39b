import ShellSyntax
import Testing

/// What a program makes of a word before its own program or another one reads it.
@Suite struct ReadFirstTests {
  private static func isTaken(_ value: String, in command: String) -> Bool {
    (try? Template(command, language: .shell).filled { _ in .value(value) }) != nil
  }

  @Test(arguments: [
    "perl -pe 1 <x>", "perl -ne 'print' -- \"<x>\"", "/usr/bin/perl -e 'print while <>' a.txt <x>",
    "V=<x>; perl -lpe 1 \"$V\"", "perl -e 'open F, shift' <x>",
  ])
  func perlOpensNoCommand(command: String) {
    for value in ["touch hit |", "|touch hit", " | touch hit", ">a.txt", "<a.txt", "touch hit| "] {
      #expect(!Self.isTaken(value, in: command), "\(value)")
    }
    #expect(Self.isTaken("my notes; (1).txt", in: command))
  }

  @Test func operandsOfOtherProgramsOfPerlAreWords() {
    #expect(Self.isTaken("a |", in: "perl -e 'print $ARGV[0]' <x>"))
  }

  @Test func tarTakesEscapesOutFirst() {
    for program in ["tar", "/bin/tar"] {
      let command = "\(program) -cf a.tar --checkpoint-action=exec=\"q '<x>'\" a"
      #expect(!Self.isTaken("a\\047; touch hit; \\047", in: command))
      #expect(Self.isTaken("it's", in: command))
    }
  }

  @Test func echoOfAnInnerShellReadsEscapes() {
    #expect(!Self.isTaken("a\\nb", in: "sh -c 'echo \"$1\"' sh <x>"))
    #expect(!Self.isTaken("a\\nb", in: "/bin/dash -c 'V=$1; echo \"$V\"' sh <x>"))
    #expect(Self.isTaken("a\\nb", in: "bash -c 'echo \"$1\"' bash <x>"))
    #expect(Self.isTaken("a\\nb", in: "sh -c 'printf \"%s\" \"$1\"' sh <x>"))
  }
}
