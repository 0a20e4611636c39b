import RunbookModel
import Testing

@testable import RunbookRunner

/// What programs say when they have succeeded proves the very object of the command, and no other.
@Suite struct SuccessCatalogueTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var command: String
    var output: String
    var testDescription: String { "\(command) → \(output)" }
  }

  private static let manifest = """
    apiVersion: v1
    kind: Pod
    metadata:
      labels:
        name: other
      name: web
    ---
    apiVersion: apps/v1
    kind: Deployment
    metadata: 
      name: "shop"
    """

  private func said(_ entry: Case) -> [CommandReading.Said] {
    CommandReading(entry.command, output: entry.output) { path in
      path == "shop.yaml" ? ManifestObjects.all(in: Self.manifest) : nil
    }.said
  }

  static let proven: [Case] = [
    Case(command: "kubectl -n shop create secret generic x --from-literal=a=b", output: "secret/x created"),
    Case(command: "kubectl create secret docker-registry 'x' --docker-password=$P", output: "secret \"x\" created"),
    Case(command: "kubectl apply -f shop.yaml", output: "pod/web created\ndeployment.apps/shop unchanged"),
    Case(command: "sudo kubectl delete pods web --grace-period=0", output: "pod \"web\" deleted"),
    Case(command: "kubectl rollout status deployment/web", output: "deployment \"web\" successfully rolled out"),
    Case(command: "cd app && docker build -t web:1 .", output: "Step 1/1\nSuccessfully tagged web:1"),
    Case(command: "docker build --tag web .", output: "#8 naming to docker.io/library/web:latest done"),
    Case(
      command: "docker push ann/web:1",
      output: "The push refers to repository [docker.io/ann/web]\n1: digest: sha256:aa size: 9"),
    Case(command: "docker login -u ann -p x reg.example", output: "WARNING! Insecure.\nLogin Succeeded"),
    Case(command: "bx cr token-rm ab-1", output: "Deleting token ab-1...\nOK"),
    Case(command: "ibmcloud plugin install cr -r X", output: "Le plug-in 'cr 0.1.2' a été installé."),
    Case(
      command: "sudo apt-get install -y jq curl",
      output: "jq is already the newest version (1.6).\nSetting up curl (7.1) ..."),
    Case(command: "apt install jq", output: "jq est déjà la version la plus récente (1.6-2.1)."),
    Case(command: "apt install jq", output: "jq já é a versão mais nova (1.6-2.1)."),
    Case(command: "pip install requests", output: "Successfully installed idna-3.6 requests-2.31.0"),
    Case(command: "dnf -y install jq", output: "Installed:\n  jq-1.6-2.el8.x86_64\nComplete!"),
    Case(command: "git checkout -b next", output: "Basculement sur la nouvelle branche 'next'"),
    Case(command: "git commit -am 'Add page'", output: "[main 1a2b3c4] Add page\n 1 file changed"),
    Case(command: "git push origin main", output: "To x\n   1a2b3c4..5d6e7f8  main -> main"),
    Case(command: "openssl verify -CAfile ca.crt x.crt", output: "x.crt: OK"),
    Case(command: "openssl verify -CAfile ca.crt -verify_hostname localhost x.crt", output: "x.crt: OK"),
    Case(command: "openssl verify -crl_check -CAfile ca.crt x.crt", output: "x.crt: OK"),
    Case(command: "helm install shop ./chart", output: "NAME: shop\nLAST DEPLOYED: now\nSTATUS: deployed"),
    Case(
      command: "terraform apply -auto-approve", output: "Apply complete! Resources: 1 added, 0 changed, 0 destroyed."),
    Case(command: "ssh-keygen -t ed25519 -f key -N ''", output: "Your public key has been saved in key.pub"),
  ]

  @Test(arguments: proven)
  func theProgramSaysIt(_ entry: Case) { #expect(!said(entry).isEmpty) }

  static let unproven: [Case] = [
    Case(command: "kubectl create secret generic x", output: "secret/y created"),
    Case(command: "kubectl create secret generic x", output: "secret/x2 created"),
    Case(command: "kubectl create secret generic x", output: "secret/x created (dry run)"),
    Case(command: "kubectl create secret generic x --dry-run=client", output: "secret/x created"),
    Case(command: "kubectl create secret generic $NAME", output: "secret/x created"),
    Case(command: "kubectl apply -f shop.yaml", output: "pod/web created"),
    Case(command: "kubectl apply -f other.yaml", output: "pod/web created"),
    Case(command: "kubectl create secret generic x -o yaml | kubectl apply -f -", output: "secret/x created"),
    Case(command: "kubectl create secret generic x || true", output: "secret/x created"),
    Case(command: "kubectl create secret generic x; ./check", output: "secret/x created"),
    Case(command: "docker build -t web:1 .", output: "Successfully tagged web:2"),
    Case(
      command: "docker push ann/web:1",
      output: "The push refers to repository [docker.io/ann/web]\n2: digest: sha256:aa size: 9"),
    Case(command: "bx login -a api.one.example", output: "API endpoint: api.two.example\nAuthenticating...\nOK"),
    Case(command: "bx cr token-rm ab-1", output: "OK\nDeleting token ab-1..."),
    Case(command: "bx cr token-list", output: "OK"),
    Case(command: "apt install jq curl", output: "jq is already the newest version (1.6)."),
    Case(command: "apt install -s jq", output: "Inst jq (1.6)"),
    Case(command: "pip install requests", output: "Successfully installed requests-oauthlib-1.3.1"),
    Case(command: "pip install requests", output: "Successfully installed my-requests-1.3.1"),
    Case(command: "dnf install python3", output: "Installed:\n  python3-libs-3.6\nComplete!"),
    Case(command: "git push origin main", output: " ! [rejected] main -> main (fetch first)"),
    Case(command: "openssl verify x.crt y.crt", output: "x.crt: OK"),
    Case(command: "systemctl restart nginx", output: ""),
    Case(command: "curl -o f https://example.com", output: "100 10"),
    Case(command: "psql -c 'create table if not exists t (id int)'", output: "CREATE TABLE"),
    Case(command: "echo secret/x created", output: "secret/x created"),
  ]

  @Test(arguments: unproven)
  func nothingElseProves(_ entry: Case) { #expect(said(entry).isEmpty) }

  @Test func theTableIsWhole() {
    let lines = [SuccessTable.containers, SuccessTable.clouds, SuccessTable.machines]
      .flatMap { $0.split(separator: "\n") }
    #expect(SuccessCatalogue.rows.count == lines.count)
    let messages = SuccessCatalogue.rows.filter { $0.message != nil }
    #expect(messages.count >= 60)
    #expect(Set(messages.flatMap(\.pattern.programs)).count >= 20)
    #expect(messages.allSatisfy { !$0.source.isEmpty })
  }

  /// `Everything up-to-date` after `git push origin main` would prove nothing of `main`.
  @Test func messagesNameTheObjectOfTheCommand() {
    let silent = SuccessCatalogue.rows.filter { row in
      row.effect != .lists && row.effect != .asks && !row.pattern.captures.isEmpty
        && !(row.message?.names(anyOf: row.pattern.captures) ?? true)
    }
    #expect(silent.map(\.command).isEmpty, "\(silent.map(\.command))")
  }

  // MARK: In a run

  private func verdicts(_ output: String, _ change: @escaping (inout RunbookModel.Action) -> Void = { _ in }) throws
    -> [Check]
  {
    var page = Page()
    page.add("kubectl create secret generic x", change)
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.session.answer("kubectl create secret generic x", output)
    _ = try run.run(page)
    return run.ends[0].checks
  }

  @Test func aMessageWithItsSourcePasses() throws {
    let checks = try verdicts("secret/x created\n")
    #expect(Verdict.of(checks) == .passed)
    #expect(checks.contains { $0.source?.contains("kubectl") ?? false })
    let fields = checks.map { CheckFields($0).check }
    #expect(Verdict.of(fields.compactMap { $0 }) == .passed, "a journal holds it too")
  }

  @Test(arguments: ["Error from server: quota exceeded", "échec de la connexion", "W0001 request denied"])
  func anErrorAnywhereOutweighsIt(_ line: String) throws {
    #expect(Verdict.of(try verdicts("notice\n\(line)\nsecret/x created\nbye\n")) == .unverified)
  }

  @Test func aSampleThatContradictsItStays() throws {
    let checks = try verdicts("secret/x created\n") { $0.expect("secret/x configured\nready") }
    #expect(Verdict.of(checks) != .passed)
  }
}
