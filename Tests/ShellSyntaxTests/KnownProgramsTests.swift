import ShellSyntax
import Testing

@Suite struct KnownProgramsTests {
  @Test(arguments: ["bx", "ibmcloud", "kubectl", "docker", "/usr/local/bin/helm", "cd", "if", "apt-get"])
  func knows(name: String) {
    #expect(KnownPrograms.contains(name))
  }

  @Test(arguments: ["Ibmcloud", "", "/", "hello", "Token", "BX"])
  func doesNotKnow(name: String) {
    #expect(!KnownPrograms.contains(name))
  }

  @Test func shellWordsNeedNoInstallation() {
    #expect(KnownPrograms.isShellWord("export"))
    #expect(!KnownPrograms.isShellWord("docker"))
  }
}
