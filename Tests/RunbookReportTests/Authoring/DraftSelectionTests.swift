import Testing

@testable import RunbookReport

@Suite struct DraftSelectionTests {
  private func select(_ texts: [String], keepsLooks: Bool = false) -> DraftSelection {
    DraftSelection(
      texts.enumerated().map { DraftCommand($1, number: $0 + 1) }, keepsLooks: keepsLooks, isProgram: { $0 == "mytool" }
    )
  }

  @Test(arguments: [
    ("gti status", "git status", DraftOmission.Reason.mistyped), ("git psuh", "git push", .mistyped),
    ("git comit -m x", "git commit -m x", .mistyped),
    ("kubectl get pods --namespce a", "kubectl get pods --namespace a", .mistyped),
    ("cd porject", "cd project", .mistyped), ("apt install nginx", "sudo apt install nginx", .failed),
    ("make", "make", .repeated), ("hunter2", "mysql -u root", .unknownProgram),
    ("correct horse battery", "ls -l src", .unknownProgram), ("echo \"oh", "echo oh", .unfinished),
    ("ls -la", "make", .looksAround), ("exit", "make", .ofSession),
    ("# only words", "make", .comment), ("git --help", "make", .looksAround),
    ("echo '-----BEGIN RSA PRIVATE KEY-----' > k", "make", .secretFile),
  ])
  func whatDoesNotBelongIsLeftOut(first: String, second: String, reason: DraftOmission.Reason) {
    let selection = select([first, second])
    #expect(selection.omissions.first == DraftOmission(number: 1, reason: reason), "\(selection.omissions)")
  }

  @Test(arguments: [
    ["mkdir a", "mkdir b"], ["touch file1", "touch file2"], ["cp a.txt b.txt", "cp c.txt d.txt"],
    ["mytool go", "make"],
    ["./configure", "make install"], ["foo() { echo x; }", "foo"], ["alias k=kubectl", "k get pods"],
    ["docker run a", "docker run b"], ["git add a", "git add b"], ["FOO=bar", "make"], ["echo 1", "echo 2"],
  ])
  func whatWasMeantStays(texts: [String]) {
    let selection = select(texts)
    #expect(selection.kept.map(\.text) == texts, "\(selection.omissions)")
  }

  @Test func theEndOfALineIsNoOnesBusiness() {
    #expect(select(["make install # the password is hunter2"]).kept.map(\.text) == ["make install"])
    #expect(select(["echo '# no comment' # one"]).kept.map(\.text) == ["echo '# no comment'"])
  }

  @Test func anOutputTellsOfAFailure() {
    var failed = DraftCommand("kubectl apply -f shop.yaml", number: 1)
    failed.output = "error: the path \"shop.yaml\" does not exist"
    var missing = DraftCommand("kubctl get pods", number: 2)
    missing.output = "bash: kubctl: command not found"
    var good = DraftCommand("kubectl apply -f k8s/shop.yaml", number: 3)
    good.output = "deployment.apps/shop created"
    var look = DraftCommand("ls", number: 4)
    look.output = "k8s"
    let other = DraftCommand("kubectl apply -f shop.yaml --wait", number: 5)
    let selection = DraftSelection([failed, other, missing, good, look], keepsLooks: true, isProgram: { _ in false })
    #expect(selection.kept.map(\.number) == [5, 3, 4])
    #expect(selection.omissions.map(\.reason) == [.failed, .mistyped])
  }
}
