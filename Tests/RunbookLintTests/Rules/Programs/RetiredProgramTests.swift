import Diagnostics
import Testing

@testable import RunbookLint

@Suite struct RetiredProgramTests {
  @Test(arguments: [
    "⟦docker-compose⟧ up -d", "⟦bx⟧ login", "curl https://example.com/key | sudo ⟦apt-key⟧ add -",
    "⟦helm install⟧ --name one two", "⟦helm --debug init⟧", "⟦aws ecr get-login⟧ --no-include-email",
    "⟦kubectl run⟧ one --generator=run-pod/v1 --image=two", "⟦kubectl rolling-update⟧ one --image=two",
    "sudo ⟦easy_install⟧ one", "⟦python setup.py install⟧", "⟦brew cask⟧ install one", "ls | ⟦egrep⟧ 'a|b'",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: RetiredProgram.self) == page)
  }

  @Test(arguments: [
    "docker compose up -d", "ibmcloud login", "helm install one two", "helm uninstall one",
    "kubectl run one --image=two",
    "aws ecr get-login-password", "python setup.py --version", "echo docker-compose", "cat docker-compose.yml",
    "helm repo list", "brew install --cask one", "docker login -u one", "source activate.sh", "grep -E 'a|b' one",
    "kubectl get pods -o yaml", "pip install one",
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: RetiredProgram.self).isEmpty)
  }

  @Test func whatIsNoMoreIsAWarning() {
    #expect(MarkedPage.command("helm init").findings(of: RetiredProgram.self).map(\.severity) == [.warning])
    #expect(MarkedPage.command("egrep a b").findings(of: RetiredProgram.self).map(\.severity) == [.info])
  }

  @Test func eachCallIsReportedOnce() {
    let page = MarkedPage.step("bx login") + "\n" + MarkedPage.step("bx target\nhelm init")
    #expect(MarkedPage(page).findings(of: RetiredProgram.self).count == 2)
  }

  @Test func everyCallHasASource() {
    for call in RetiredCall.all {
      #expect(call.source.hasPrefix("https://") && !call.instead.isEmpty && !call.since.isEmpty, "\(call.words)")
      #expect(call.words.first != "sudo" && (1...3).contains(call.words.count), "\(call.words)")
    }
  }

  @Test func aPageThatIsAboutTheEndOfACall() {
    let page = MarkedPage("# What becomes of `pip search`\n\n```sh\n$ pip search one\n```\n")
    #expect(page.findings(of: RetiredProgram.self).isEmpty)
  }
}
