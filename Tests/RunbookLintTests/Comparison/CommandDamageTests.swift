import Diagnostics
import Testing

@testable import RunbookLint

/// Damage as it is found in translated pages, each with a command of our own.
@Suite struct CommandDamageTests {
  struct Damage: CustomStringConvertible {
    var source: String
    var translation: String
    var kind: CommandChange.Kind

    init(_ source: String, _ translation: String, _ kind: CommandChange.Kind) {
      self.source = source
      self.translation = translation
      self.kind = kind
    }

    var description: String { translation }
  }

  static let blanks = [
    Damage("ibmcloud login --sso", "ibmcloud login -- sso", .blanks),
    Damage("kubectl get pods --all-namespaces", "kubectl get pods -- all-namespaces", .blanks),
    Damage("docker push <region>.icr.io/app", "docker push < region>.icr.io/app", .blanks),
    Damage("docker push <region>.icr.io/app", "docker push <region> .icr.io/app", .blanks),
    Damage("docker push <region>.icr.io/app", "docker push < region> .icr.io/app", .blanks),
    Damage("docker tag hello uk.icr.io/team/hello:1", "docker tag hello uk.icr.io/team /hello: 1", .blanks),
    Damage("export TRUST=1", "export TRUST= 1", .blanks),
    Damage("export TRUST=1", "export TRUST = 1", .blanks),
    Damage("helm status web --tls", "helm status web--tls", .blanks),
    Damage("tool update --endpoint-enable true", "tool update--endpoint-enable true", .blanks),
    Damage("curl -X POST https://api.example.com/v1", "curl -X POST https: //api.example.com/v1", .blanks),
    Damage("curl -o /tmp/out.json $URL", "curl -o / tmp / out.json $URL", .blanks),
    Damage("grep -v '^#' hosts", "grep -v '^ #' hosts", .blanks),
    Damage("tar -xzf archive.tgz", "tar - xzf archive.tgz", .blanks),
    Damage("cd ~/work && ls", "cd ~ / work && ls", .blanks),
    Damage("git clone https://example.com/a.git", "git clone https://example.com/a. git", .blanks),
    Damage("tag TAG1,TAG2", "tag TAG1, TAG2", .blanks),
  ]

  static let capitals = [
    Damage("ibmcloud plugin list", "Ibmcloud plugin list", .capitals),
    Damage("export TRUST=1", "Export TRUST=1", .capitals),
    Damage("docker images", "Docker images", .capitals),
    Damage("kubectl apply -f a.yaml", "kubectl Apply -f a.yaml", .capitals),
    Damage("cf push web", "CF push web", .capitals),
    Damage("ls -R src", "ls -r src", .capitals),
    Damage("Get-Item x", "get-item x", .capitals),
  ]

  static let characters = [
    Damage("tool run --fast", "tool run —fast", .characters),
    Damage("tool run --fast", "tool run –-fast", .characters),
    Damage("tool run --fast", "tool run —-fast", .characters),
    Damage("tool run -f", "tool run –f", .characters),
    Damage("echo \"$HOME\"", "echo “$HOME”", .characters),
    Damage("echo '$HOME'", "echo ‘$HOME’", .characters),
    Damage("echo \"$HOME\"", "echo «$HOME»", .characters),
    Damage("tool show a", "tool\u{A0}show\u{A0}a", .characters),
  ]

  static let options = [
    Damage("helm delete --purge web", "helm delete web", .optionLost),
    Damage("helm delete --purge web", "helm delete --limpeza web", .optionChanged),
    Damage("tool create --name a --plan b", "tool create --nome a --plan b", .optionChanged),
    Damage("tool create -n a", "tool create -m a", .optionChanged),
    Damage("tool list", "tool list --tudo", .optionAdded),
    Damage("tool list --json | jq .", "tool list | jq .", .optionLost),
    Damage("tool create --name=<name>", "tool create --nome=<name>", .optionChanged),
    Damage("rm -rf out", "rm out", .optionLost),
    Damage("tool create --file a.json --force", "tool create --arquivo a.json --force", .optionChanged),
  ]

  static let words = [
    Damage(
      "helm repo add ibm-incubator https://example.com", "Repositório comando add ibm-incubadora https://example.com",
      .wordsTranslated),
    Damage("ibmcloud help info", "Informações de ajuda ibmcloud", .wordsTranslated),
    Damage("ibmcloud plugin list", "lista de plug-in do ibmcloud", .wordsTranslated),
    Damage("ibmcloud update", "Atualizar ibmcloud", .wordsTranslated),
    Damage("ibmcloud dev test", "Teste ibmcloud dev", .wordsTranslated),
    Damage("wsk action create hello", "wsk ação criar hello", .wordsTranslated),
    Damage("docker run hello-world", "docker executar hello-world", .wordsTranslated),
    Damage("kubectl get nodes", "kubectl obter nós", .wordsTranslated),
    Damage("kubectl describe pod web", "kubectl descrever pod web", .wordsTranslated),
    Damage("git commit", "git confirmar", .wordsTranslated),
    Damage("systemctl restart nginx", "systemctl reiniciar nginx", .wordsTranslated),
    Damage("tool login", "connexion tool", .wordsTranslated),
    Damage("cf create-space dev", "cf criar-espaço dev", .wordsTranslated),
    Damage("npm install", "instalação npm", .wordsTranslated),
    Damage("service docker start", "servicio docker iniciar", .wordsTranslated),
    Damage("ibmcloud target", "ibmcloud", .wordsLost),
    Damage("ibmcloud target", "ibmcloud target agora", .wordsAdded),
    Damage("cd app\nnpm start", "cd app npm start", .lines),
    Damage("curl -s \\\n  https://example.com", "curl -s \\ https://example.com", .lines),
    Damage("make\nmake install\nmake clean", "make make install\nmake clean", .lines),
  ]

  static let all = blanks + capitals + characters + options + words

  @Test func thereAreEnough() { #expect(Self.all.count >= 60) }

  @Test(arguments: all) func isFoundAndNamed(damage: Damage) throws {
    let difference = CommandDifference(source: damage.source, translation: damage.translation)
    let worst = try #require(difference.changes.min { $0.kind < $1.kind })
    #expect(worst.kind == damage.kind, "\(difference.changes)")
  }

  @Test(arguments: all) func isAnErrorAtItsPlace(damage: Damage) throws {
    let pages = ComparedPages.blocks(damage.source, damage.translation)
    let finding = try #require(pages.diagnostics.first { $0.rule == "command-differs" }, "\(pages.findings)")
    #expect(finding.severity == .error)
    let lines = damage.translation.split(separator: "\n").count
    #expect((13...14 + lines).contains(finding.range.start.line))
  }

  /// Each fix puts one damaged word right; what it leaves has no fix, and nothing else of the page has changed.
  @Test(arguments: all) func aFixMendsOneWord(damage: Damage) throws {
    var pages = ComparedPages.blocks(damage.source, damage.translation)
    for _ in 0..<8 {
      guard let fix = pages.diagnostics.lazy.flatMap(\.fixes).first else { break }
      let file = SourceFile(path: "page.md", text: pages.translation)
      var bytes = file.bytes
      bytes.replaceSubrange(
        file.offset(of: fix.range.start)..<file.offset(of: fix.range.end), with: fix.replacement.utf8)
      let count = pages.findings.count
      pages.translation = String(decoding: bytes, as: UTF8.self)
      #expect(pages.findings.count < count, "\(fix)")
    }
    #expect(pages.diagnostics.allSatisfy { $0.fixes.isEmpty })
    if pages.findings.isEmpty { #expect(pages.translation == ComparedPages.page(damage.source)) }
  }

  /// The damage itself shows which word is wrong in so many of them.
  @Test func mostDamagedBlanksAndSignsAreMended() {
    let mended = (Self.blanks + Self.characters).filter { damage in
      !ComparedPages.blocks(damage.source, damage.translation).diagnostics.flatMap(\.fixes).isEmpty
    }
    #expect(Double(mended.count) >= 0.7 * Double((Self.blanks + Self.characters).count), "\(mended.count)")
  }

  /// A placeholder under another name keeps that name, without the blanks.
  @Test func theFixOfARenamedPlaceholderTakesItsBlanksAway() {
    let pages = ComparedPages.blocks("ibmcloud login --sso -r <region>", "ibmcloud login -- sso -r < région>")
    #expect(pages.diagnostics.flatMap(\.fixes).map(\.replacement) == ["--sso", "<région>"])
  }

  /// What a message quotes differs, and by blanks only.
  @Test(arguments: [
    ("tool -n <namespace>", "tool -n “<namespace>”"), ("tool -n <region>", "tool -n < région>"),
    ("tool <a> /<b>", "tool <a>/<b>"), ("tool <a>/<b>", "tool <a> /<b>"), ("tool -n<a>", "tool -n <b>"),
  ])
  func blanksAreOnlySpokenOfWhereTheyDiffer(source: String, translation: String) {
    let changes = CommandDifference(source: source, translation: translation).changes
    #expect(!changes.isEmpty)
    for change in changes where change.kind == .blanks {
      #expect(change.source != change.translation)
      #expect(change.source.squeezed == change.translation.squeezed)
    }
  }

  /// What a translator may do, and what time does.
  static let harmless: [(String, String)] = [
    ("tool login --key <api_key>", "tool login --key <chave_api>"),
    ("cf push my_app -p app_path", "cf push mon_app -p chemin_app"),
    ("tool create SERVICE_ALIAS", "tool create ALIAS_SERVIZIO"),
    ("tool list [OPTIONS]", "tool list [OPZIONI]"),
    ("tool create <name> --description \"A new key\"", "tool create <name> --description \"Uma chave nova\""),
    ("tool list # all of them", "tool list # todos eles"),
    ("# first\ntool list", "# primeiro\ntool list"),
    ("tool create \\\n  --name a", "tool create --name a"),
    ("tool  create   a", "tool create a"),
    ("tool create a", "tool create a  "),
    ("curl {region}.example.com", "curl {regiao}.example.com"),
    ("a\n\nb", "a\nb"),
    ("git commit -m 'my first change'", "git commit -m 'minha primeira alteração'"),
    ("tool get <Name>", "tool get <name>"),
    ("$ tool get", "tool get"),
    ("curl -d '{\"a\": 1, \"b\": 2}' x", "curl -d '{\"a\":1,\"b\":2}' x"),
  ]

  @Test(arguments: harmless) func aHarmlessDifferenceIsNone(source: String, translation: String) {
    let pages = ComparedPages.blocks(source, translation)
    #expect(pages.diagnostics.allSatisfy { $0.severity == .info }, "\(pages.findings)")
  }

  @Test func anotherVersionIsAWarning() {
    let dates = ("2019-08-01", "2019-02-01")
    for (source, translation) in [
      ("ibmcloud ks clusters", "ibmcloud cs clusters"), ("tool push --all", "tool push"),
      ("tool push eu.example.com", "tool push eu.old.example.com"),
    ] {
      let pages = ComparedPages.blocks(source, translation, dates: dates)
      #expect(pages.findings.sorted() == ["warning command-outdated", "warning older-than-source"])
      #expect(pages.diagnostics.allSatisfy { $0.fixes.isEmpty })
    }
    #expect(ComparedPages.blocks("ibmcloud login", "bx login").findings == ["warning command-outdated"])
  }

  @Test func damageIsAnErrorRegardlessOfTheDates() {
    let dates = ("2019-08-01", "2019-02-01")
    #expect(ComparedPages.blocks("tool a --b", "tool a -- b", dates: dates).findings.contains("error command-differs"))
    #expect(ComparedPages.blocks("tool help", "ajuda tool", dates: dates).findings.contains("error command-differs"))
  }

  @Test(arguments: ["", "<", "<<<<", "\"", "a \\", "\\\n\\\n", "# x", "\u{0}", "<a", "'a b", "{", "{{x}}", "[|]()"])
  func oddTextsAreCompared(text: String) {
    #expect(CommandDifference(source: text, translation: text).changes.isEmpty)
    _ = CommandDifference(source: text, translation: "other")
    _ = CommandDifference(source: "other", translation: text)
  }

  @Test func longTextsAreComparedAsAWhole() {
    let long = (0..<20_000).map { "w\($0)" }.joined(separator: " ")
    let other = (0..<20_000).map { "v\($0)" }.joined(separator: " ")
    #expect(CommandDifference(source: long, translation: other).changes.count == 1)
    #expect(CommandDifference(source: long, translation: long + " more").changes.count == 1)
  }
}
