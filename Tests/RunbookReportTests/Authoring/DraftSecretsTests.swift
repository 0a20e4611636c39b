import ShellSyntax
import Testing

@testable import RunbookReport

/// Passwords and tokens never reach a page, in any option, operand or file.
@Suite struct DraftSecretsTests {
  private static let secret = "hunter2-Zq9"

  @Test(arguments: [
    "export DB_PASSWORD=§", "DB_PASSWORD='§' make", "export API_KEY=\"§\"", "mysql -u root -p§ shop",
    "mysql --password=§",
    "mysql --password §", "PGPASSWORD=§ psql -h db1", "curl -u ann:§ https://x.example.org",
    "curl --user ann:§ https://x.example.org", "curl -uann:§ https://x.example.org",
    "curl -H 'Authorization: Bearer §' https://x.example.org",
    "curl -H \"Authorization: Basic §\" https://x.example.org",
    "curl -H 'X-Api-Key: §' https://x.example.org", "curl -H 'Cookie: session=§' https://x.example.org",
    "curl https://ann:§@x.example.org/a", "git clone https://ann:§@git.example.org/a.git",
    "curl 'https://x.example.org/?access_token=§&a=1'", "curl -d '{\"password\":\"§\"}' https://x.example.org",
    "curl -d '{\"user\": \"ann\", \"password\": \"§\"}' https://x.example.org",
    "curl -d \"{\\\"password\\\":\\\"§\\\"}\" https://x.example.org",
    "curl -d 'password=§&user=ann' https://x.example.org",
    "docker login -u ann -p §", "docker login -u ann --password § registry.example.org",
    "echo § | docker login --password-stdin", "echo '§' | sudo -S ls", "printf '%s' § | gh auth login --with-token",
    "echo ann:§ | chpasswd", "docker login --password-stdin <<< §", "sshpass -p § ssh web1 uptime",
    "sshpass -p§ ssh web1",
    "redis-cli -a § ping", "ldapsearch -x -w § -b dc=x", "zip -P § a.zip a", "openssl rsa -in k -passin pass:§",
    "openssl enc -aes-256-cbc -k § -in a", "keytool -list -storepass §", "smbclient //x/y -U ann%§",
    "ibmcloud login --apikey §", "cf login -u ann -p §", "oc login --token=§", "vault login §",
    "kubectl create secret generic db --from-literal=pw=§", "aws configure set aws_secret_access_key §",
    "npm config set //registry.npmjs.org/:_authToken §", "htpasswd -b users ann §",
    "mc alias set x https://x.example.org a §",
    "fly secrets set FOO=§", "gpg --batch --passphrase § -c a", "wget --password=§ https://x.example.org",
    "docker run -e MYSQL_ROOT_PASSWORD=§ mysql", "helm install x ./x --set auth.password=§", "sudo mysql -p§",
    "ssh web1 'export TOKEN=§; make'", "bash -c 'mysql --password=§'", "terraform apply -var db_password=§",
    "curl -H \"PRIVATE-TOKEN: §\" https://gitlab.com/api", "http -a ann:§ GET https://x.example.org",
    "mongosh mongodb://ann:§@db1/shop", "export TOKEN=§ && make", "git config --global github.token §",
  ])
  func aSecretNeverReachesAPage(pattern: String) {
    let text = pattern.replacing("§", with: Self.secret)
    let page = page([text])
    #expect(!page.text.contains(Self.secret), "\(text): \(page.text)")
    #expect(page.placeholders.contains { $0.hasPrefix("<") }, "\(text): \(page.text) \(page.omissions)")
  }

  private func page(_ texts: [String]) -> DraftPage {
    DraftPage(
      texts.enumerated().map { DraftCommand($1, number: $0 + 1) }, origin: .history, title: "Page", language: .english,
      surroundings: .init(home: "/home/ann") { _ in true })
  }

  @Test func aKnownSecretIsHiddenEverywhere() {
    let page = page(["export DB_PASSWORD=hunter2-Zq9", "grep -r hunter2-Zq9 .", "echo \"pw hunter2-Zq9\" >> notes"])
    #expect(!page.text.contains("hunter2"))
    #expect(page.text.contains("grep -r <db_password> .") && page.text.contains("echo \"pw <db_password>\" >> notes"))
  }

  @Test func tokensAreKnownByTheirForm() {
    let token = "ghp_" + "a1B2c3D4e5F6a1B2c3D4e5F6a1B2c3D4e5F6"
    let page = page(["git push x \(token)", "mytool \(token)"])
    #expect(!page.text.contains("a1B2c3D4") && page.text.contains("<token>"))
  }

  @Test func aKeyOverSeveralLinesIsLeftOut() {
    let page = page([
      "cat > k <<EOF\n-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\n-----END PRIVATE KEY-----\nEOF", "make",
    ])
    #expect(!page.text.contains("MIIEvQ") && page.omissions.map(\.reason) == [.secretFile])
  }

  /// Names that say something about a secret, and values that are somewhere else.
  @Test(arguments: [
    "docker login --password-stdin", "export PASSWORD=$OTHER", "export TOKEN=$(cat token.txt)", "curl -u ann x.html",
    "kubectl get secret db", "oc login --token-file=~/.token", "echo token_type=bearer", "cat ~/.ssh/id_ed25519.pub",
    "openssl rsa -passin file:pw.txt", "PASSWORD=<password> make", "git commit -m 'Add a password field'",
    "mysql -p shop", "ls -p src",
  ])
  func whatIsNoSecretStays(text: String) {
    #expect(DraftSecrets.of(ShellScript(text)).isEmpty, "\(DraftSecrets.of(ShellScript(text)))")
  }

  @Test func aPreviewHidesThem() {
    let lines = DraftPreview.lines(of: [DraftCommand("mysql -u root -phunter2-Zq9 shop", number: 1)])
    #expect(lines == ["mysql -u root -p•••• shop"])
  }
}
