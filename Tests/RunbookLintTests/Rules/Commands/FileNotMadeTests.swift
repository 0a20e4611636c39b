import Testing

@testable import RunbookLint

@Suite struct FileNotMadeTests {
  @Test(arguments: [
    "kubectl apply -f ⟦web.yaml⟧", "kubectl create --namespace one -f ⟦./web.yaml⟧", "source ⟦settings.sh⟧",
    "docker compose -f ⟦compose.dev.yaml⟧ up -d", "psql -U postgres -f ⟦schema.sql⟧", "ansible-playbook ⟦site.yml⟧",
    "curl -o one.html https://example.com\nkubectl apply -f ⟦web.yaml⟧", "sudo kubectl apply -f ⟦web.yaml⟧",
    "helm upgrade --install web one/web -f ⟦values.prod.yaml⟧",
    "kubectl apply -f ⟦web.yaml⟧\nkubectl apply -f web.yaml\nkubectl delete -f web.yaml",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: FileNotMade.self) == page)
  }

  @Test(arguments: [
    "kubectl apply -f https://example.com/web.yaml", "kubectl apply -f <file>", "kubectl apply -f your-web.yaml",
    "kubectl apply -f /etc/web.yaml", "kubectl apply -f k8s/web.yaml", "kubectl apply -f -", "kubectl apply -k .",
    "git clone https://example.com/one\nkubectl apply -f web.yaml", "cd one && kubectl apply -f web.yaml",
    "curl -O https://example.com/web.yaml\nkubectl apply -f web.yaml", "sh one.sh\nkubectl apply -f web.yaml",
    "tar xf one.tgz\nkubectl apply -f web.yaml",
    "cat > web.yaml <<EOF\nkind: Pod\nEOF\nkubectl apply -f web.yaml", "vi web.yaml\nkubectl apply -f web.yaml",
    "kubectl create deployment web --image=one --dry-run=client -o yaml > web.yaml\nkubectl apply -f web.yaml",
    "source ~/.bashrc", "source venv/bin/activate", "helm create web\nhelm install web one -f values.yaml",
    "kubectl delete -f web.yaml", "docker build -f web.yaml .", "kubectl logs -f web",
  ])
  func sound(command: String) {
    let found = MarkedPage.command(command).findings(of: FileNotMade.self)
    #expect(found.isEmpty, "\(command) \(found)")
  }

  @Test(arguments: [
    "Create the file `web.yaml`.", "[web.yaml](https://example.com)", "```yaml\nkind: Pod\n```",
  ])
  func namedBefore(text: String) {
    let page = text + "\n\n" + MarkedPage.step("kubectl apply -f web.yaml")
    #expect(MarkedPage(page).findings(of: FileNotMade.self).isEmpty)
  }

  @Test func namedLater() {
    let page = MarkedPage.step("kubectl apply -f web.yaml") + "\nIn `web.yaml` the service is described.\n"
    #expect(MarkedPage(page).findings(of: FileNotMade.self).isEmpty)
  }

  @Test func readersOfARepositoryHaveItsFiles() {
    let page = MarkedPage(MarkedPage.step("kubectl apply -f web.yaml"), path: "one/README.md")
    #expect(page.findings(of: FileNotMade.self).isEmpty)
  }
}
