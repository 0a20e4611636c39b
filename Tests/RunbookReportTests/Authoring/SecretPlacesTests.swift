import ShellSyntax
import Testing

@testable import RunbookReport

/// An everyday password, which nothing but its place gives away.
@Suite struct SecretPlacesTests {
  private static let weak = "sommer24"
  private static let strong = "Zq9-hunter2-Sx"

  @Test(arguments: [
    "PGPASSWORD=§ psql", "SSHPASS=§ sshpass -e ssh web1", "export PGPASS=§", "PW=§", "MYSQL_PW=§ mysql", "export KEY=§",
    "PIN=§", "export CREDS=ann:§", "docker run -e \"PW=§\" web", "docker build --build-arg \"GH_PAT=§\" .",
    "echo § | sudo cryptsetup luksOpen /dev/sdb1 data", "echo -n § | sudo cryptsetup luksFormat /dev/sdb1 -",
    "echo \"ann:§\" | sudo chpasswd", "ssh web1 \"echo ann:§ | chpasswd\"", "ssh web1 \"echo § | sudo -S reboot\"",
    "yes § | passwd ann", "sudo -Sk id <<<§", "su - ann <<< \"§\"", "echo § | kinit ann", "kinit ann <<< §",
    "echo § | vncpasswd -f", "echo § | openconnect --passwd-on-stdin vpn",
    "echo -n § | gcloud secrets create x --data-file=-",
    "printf § | docker secret create x -", "echo § | gh secret set X", "echo § | wrangler secret put X",
    "echo § | vercel env add X production", "heroku login -i <<< §", "pass insert -e x <<< §", "npm login <<< §",
    "secret-tool store --label=x a b <<< §", "age -p x <<< §", "read -r PASSWORD <<< §",
    "sshpass -f <(echo §) ssh web1", "rsync --password-file=<(echo §) a b", "gh secret set X --body §",
    "gh secret set X -b\"§\"",
    "az keyvault secret set --name x --value §", "aws ssm put-parameter --name x --type SecureString --value §",
    "cargo login §", "poetry config pypi-token.pypi §", "poetry config http-basic.acme ann §",
    "composer config github-oauth.github.com §", "dotnet user-secrets set Stripe:Key §",
    "pulumi config set --secret dbPassword §", "pulumi config set dbPassword § --secret",
    "firebase functions:config:set stripe.key=\"§\"", "netlify env:set STRIPE_KEY §",
    "ansible-vault encrypt_string '§' --name x", "bw login m §", "bw unlock §", "op signin my m A3-X §",
    "vault kv put secret/shop db=§", "vault token lookup §", "consul acl set-agent-token agent §",
    "tailscale up --authkey §", "cloudflared service install §", "doctl auth init -t §", "codecov -t §",
    "mc config host add n u AK §", "mc admin user add n u §", "rclone obscure §", "twine upload -p § dist/x",
    "skopeo login -p § r.example.org", "skopeo copy --src-creds ann:§ a b", "skopeo copy --dest-creds=ann:§ a b",
    "snowsql -p §", "cypher-shell -p §", "tsql -P §", "dotnet nuget push x -k §", "gem push --key § x",
    "npm publish --otp=§",
    "ssh-keygen -N § -f k", "rar a -hp§ x y", "keytool -importkeystore -srcstorepass § -deststorepass §",
    "security unlock-keychain -p § x", "ldappasswd -a § x", "slappasswd -s §", "snmpwalk -v2c -c § h", "snmpget -c§ h",
    "kadmin -w § -q x", "swaks -ap §", "mosquitto_passwd -b f u §", "lftp -u ann,§ h", "xh -a u:§ h", "ab -A u:§ h",
    "curl -E cert.pem:§ h", "openssl dgst -hmac § f", "openssl passwd -1 §", "wpa_passphrase HomeNet §",
    "wpa_passphrase HomeNet § | sudo tee f", "useradd -m -p § ann", "usermod -p '§' ann", "net user ann § /add",
    "net rpc join -U administrator%§", "rpcclient -U 'ann%§' h", "sqlplus scott/§@orcl", "sqlplus -s \"sys/§@//h/x\"",
    "expdp system/§ x", "isql dsn sa §", "drush upwd ann §", "echo § > ~/.vault-token", "echo § > password.txt",
    "mysql -u root -p\"§\" shop", "mysqldump -p'§' shop", "curl -H\"X-Api-Key: §\" https://api.example.org",
    "git push https://§xyz12:x-oauth-basic@github.com/a/b", "psql -c \"ALTER USER app PASSWORD '§'\"",
    "mysql -e \"SET PASSWORD FOR x = PASSWORD('§')\"", "nmcli dev wifi connect Home password §",
    "nmcli con modify Home wifi-sec.psk §", "mysqladmin -u root password §", "redis-cli -h h AUTH §",
    "neo4j-admin set-initial-password §", "wpa_cli set_network 0 psk '\"§\"'", "rclone config create x s3 pass §",
    "yarn config set npmAuthToken §", "crudini --set c db password §", "curl -b \"sid=§\" https://x.example.org",
    "curl 'https://x.example.org/?sig=§&a=1'", "snyk auth §", "ngrok authtoken §", "nuget setapikey §",
    "python3 -c \"x.login('ann','§')\"", "python3 -c \"crypt.crypt('§')\"", "nsupdate -y hmac-sha256:key:§ x",
    "http api.example.org/x token==§", "curl -u §: https://x.example.org", "echo -n ann:§ | base64",
    "htpasswd -b /etc/nginx/users ann §",
    "kubectl create secret docker-registry r --docker-password=§ --docker-email=a@b.org",
  ])
  func aPlaceGivesASecretAway(pattern: String) {
    let text = pattern.replacing("§", with: Self.weak)
    let page = page([text])
    #expect(!page.text.lowercased().contains(Self.weak), "\(text): \(page.text)")
  }

  @Test(arguments: [
    "./deploy.sh '§'", "echo § > f", "dig -y hmac-sha256:key:§ @ns1.example.org example.org axfr", "mytool --thing §",
    "curl -H\"Authorization: Bearer §\" https://api.example.org/x", "PGPASSWORD='§'\\''s me' psql",
    "PGPASSWORD=\"§\\\"b c\" psql", "PGPASSWORD=§\\ b psql", "cat > f <<EOF\npin = §\nEOF",
    "mount -t cifs -o user=ann%§ //nas/x /mnt",
    "node -e \"b.hash('§',10)\"", "sops --set '[\"db\"] \"§\"' f", "expect -c 'send \"§\\r\"'", "python3 -c \"f('§')\"",
    "helm install x ./x --set db.password=§,replicas=3", "curl -d \"token=§&channel=general\" https://x.example.org",
  ])
  func aFormGivesASecretAway(pattern: String) {
    let text = pattern.replacing("§", with: Self.strong)
    let page = page([text])
    let parts = [Self.strong.lowercased(), "hunter2", "zq9_hunter2"]
    #expect(!parts.contains { page.text.lowercased().contains($0) }, "\(text): \(page.text)")
    #expect(!page.text.contains("s me'") && !page.text.contains("b c\""), "\(page.text)")
  }

  /// A word with a number in a command that is about a secret.
  @Test(arguments: [
    "imapsync --host1 a --user1 m --password1 § --host2 b --password2 x", "./sync.sh --pass2 §",
    "psql -c \"INSERT INTO users (email, password) VALUES ('b@example.org', '§')\"",
    "echo \"[smtp.example.org]:587 m:§\" | sudo tee -a /etc/postfix/sasl_passwd",
    "echo \"user1:§\" | sudo tee -a /etc/auth.txt",
    "sudo tee /etc/ppp/chap-secrets <<< 'm * § *'", "echo 'password §' >> ~/.msmtprc",
    "java -jar jenkins-cli.jar -auth m:§ x",
    "curl -X PUT https://x.example.org -d 'user[password]=§&user[password_confirmation]=§'", "redis-cli AUTH default §",
    "mongosh admin --eval 'db.changeUserPassword(\"app\", \"§\")'", "sudo vtysh -c 'neighbor 10.0.0.1 password §'",
    "ssh admin@sw1 'enable secret §'", "lftp -e 'open -u m,§ ftp.example.org'",
    "bundle config set --global gems.example.org m:§",
    "tmux send-keys -t ops '§' Enter", "qpdf --encrypt § owner1234 256 -- a b", "pdftk a output b user_pw §",
    "sudo doveadm auth test m §", "grafana-cli admin reset-admin-password §", "jq --arg pw § '.password=$pw' c.json",
  ])
  func anEverydayPasswordIsHiddenNearItsName(pattern: String) {
    let page = page([pattern.replacing("§", with: Self.weak)])
    #expect(!page.text.contains(Self.weak), "\(page.text)")
  }

  @Test(arguments: [
    "openssl req -x509 -newkey rsa:4096 -keyout key.pem -out cert.pem", "openssl x509 -in a -keyform PEM",
    "gcloud auth print-access-token", "git checkout -b feature/secret-rotation origin/main",
    "gcloud container clusters get-credentials prod", "git commit -m \"Token: expiry fixed\"",
    "read -s -p \"Password: \" DBPASS", "git cherry-pick 3f2a1b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a",
    "docker pull nginx@sha256:3f2a1b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a3f2a1b9c8d7e6f5a4b3c2d1e",
    "git log -S password -- src/", "apt install ubuntu-drivers-common", "kubectl get pods -l app=web01",
  ])
  func ordinaryWordsNearSecretsStay(text: String) {
    #expect(DraftSecrets.of(ShellScript(text)).isEmpty, "\(DraftSecrets.of(ShellScript(text)))")
  }

  /// What is after a secret stays.
  @Test(arguments: [
    ("helm install x ./x --set db.password=§,replicas=3", ",replicas=3"),
    ("curl -d \"token=§&channel=general\" https://x.example.org", "&channel=general"),
    ("git clone https://x-access-token:§@github.com/acme/shop.git", "@github.com/acme/shop.git"),
    ("gcloud run deploy w --set-env-vars DB_PASS=§,STAGE=prod", ",STAGE=prod"),
    ("mysql -u root -p\"§\" shop", "-p\"<password>\" shop"), ("http api.example.org/x token==§", "token==<token>"),
    ("curl -u §: https://github.com", "-u <password>: "),
    ("sed -i 's/^DB_PASSWORD=.*/DB_PASSWORD=§/' .env", "'s/^DB_PASSWORD=.*/DB_PASSWORD=<db_password>/' .env"),
  ])
  func onlyTheSecretIsHidden(pattern: String, rest: String) {
    let page = page([pattern.replacing("§", with: Self.strong)])
    #expect(page.text.contains(rest), "\(page.text) \(page.omissions)")
  }

  @Test(arguments: [
    "docker login --username AWS --password-stdin registry.example.org", "vault login -method=oidc",
    "ssh-keygen -t ed25519",
    "htpasswd -c .htpasswd ann", "MAX_TOKENS=4096 make", "mytool --max-tokens 512", "TOKEN_TTL=3600 make",
    "mount -o credentials=/etc/smb.cred,uid=1000 //nas/x /mnt", "API_KEY_HEADER=X-Api-Key make",
    "gcloud secrets versions access latest --secret=db", "apt install openjdk-17-jdk", "docker pull node:20-alpine",
    "curl -LO https://github.com/a/b/releases/download/v1.2.3/tool-Linux-x86_64.tar.gz",
    "docker run -e TZ=Europe/Lisbon web",
    "sudo dnf install AmazonLinux2023", "git checkout release-2024.1", "kubectl get pods -n kube-system",
    "ssh -o StrictHostKeyChecking=no web1", "openssl rand -hex 16", "cmake -DCMAKE_BUILD_TYPE=Release ..",
  ])
  func ordinaryWordsAreNone(text: String) {
    #expect(DraftSecrets.of(ShellScript(text)).isEmpty, "\(DraftSecrets.of(ShellScript(text)))")
  }

  private func page(_ texts: [String]) -> DraftPage {
    DraftPage(
      texts.enumerated().map { DraftCommand($1, number: $0 + 1) }, origin: .history, title: "Page", language: .english,
      surroundings: .init(home: "/home/ann") { _ in true })
  }
}
