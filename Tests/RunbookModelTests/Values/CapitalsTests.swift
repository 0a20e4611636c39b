import Diagnostics
import RunbookModel
import Testing

@Suite struct CapitalsTests {
  @Test func capitalsAreBlanksUnlessTheShellKnowsThem() {
    let runbook = read(
      "# T\n\n1. Do.\n\n   ```\n   bx target -r REGION\n   ```\n   {: pre}\n\n2. Ask.\n\n   ```\n   read -p \"Name: \" NAME; echo \"$NAME\"\n   ```\n   {: pre}\n"
    )
    #expect(runbook.placeholders.map(\.name) == ["REGION"])
  }

  /// The language of the page does not matter: it may have been guessed wrongly.
  @Test(arguments: [
    "jeton", "jeton_session", "mot_de_passe", "motdepasse", "mdp", "phrase_de_passe", "cle_api", "clé_api",
    "clé_privée",
    "the password of your user", "token for the host", "senha", "chave_api", "contraseña", "kennwort", "api_key",
    "user_api_key", "token", "authtoken", "clientsecret", "密码",
  ])
  func namesOfSecretsAreKnownInEveryLanguage(name: String) {
    let page = "# T\n\n```\ntool login <\(name)>\n```\n{: pre}\n"
    #expect(read(page).placeholders.map(\.isSecret) == [true])
    #expect(read(page, locale: "fr").placeholders.map(\.isSecret) == [true])
  }

  @Test(arguments: ["token_name", "nom_du_jeton", "key_id", "fichier", "region", "clef", "password_policy"])
  func whatIsOnlyAboutASecretIsNone(name: String) {
    #expect(read("# T\n\n```\ntool login <\(name)>\n```\n{: pre}\n").placeholders.map(\.isSecret) == [false])
  }

  @Test(arguments: [
    "Le jeton d'accès du service.", "Your one-time passcode.", "Clé secrète du service.", "A sua senha.",
  ])
  func descriptionsOfSecretsAreKnownInEveryLanguage(description: String) {
    let page = "# T\n\n```\ntool login <value>\n```\n{: pre}\n\n| Part | Meaning |\n|---|---|\n"
    #expect(read(page + "| `<value>` | \(description) |\n").placeholders.map(\.isSecret) == [true])
  }

  @Test func identifiersOfAKnownFormAreNoBlanks() {
    let names = { (command: String) in
      read("# T\n\n```\n\(command)\n```\n{: pre}\n").placeholders.map(\.name)
    }
    #expect(names("tool exempt --id CVE-2018-17929") == [])
    #expect(names("tool exempt --id ISSUE-ID --region REGION") == ["ISSUE-ID", "REGION"])
    #expect(names("tool logs app | grep '\\[ERR\\]'") == [])
  }

  @Test func oneCapitalIsABlankWhereThePageSaysWhatItIs() {
    let names = { (sentence: String) in
      read("# T\n\n\(sentence)\n\n```\ncurl \"https://a.example/hosts?limit=N\" -X T\n```\n{: pre}\n").placeholders
        .map(\.name)
    }
    #expect(names("It lists the first `N` hosts, where `N` is a whole number.") == ["N"])
    #expect(names("It lists the first hosts.") == [])
  }

  /// A page that asks for a file in a step and goes on with `rest`.
  private func filePage(_ name: String, _ content: String, _ rest: String = "") -> Runbook {
    let lines = content.split(separator: "\n").map { "   \($0)\n" }.joined()
    return read("# T\n\n1. Create a file named `\(name)`.\n\n   ```\n\(lines)   ```\n   {: codeblock}\n\n\(rest)")
  }

  @Test(
    arguments: [
      ("a.json", "{\n \"id\": \"ACCOUNT_ID\"\n}"), ("a.yaml", "id: ACCOUNT_ID"), ("a.yaml", "id: crn:v1:ACCOUNT_ID::"),
      ("a.yaml", "id: \"x/ACCOUNT_ID\""), ("a.properties", "id=ACCOUNT_ID"),
    ])
  func capitalsInAFileAreAPlaceholderWhereThePageExplainsThem(name: String, content: String) throws {
    let rest = "   Where `ACCOUNT_ID` is the number of your account.\n"
    // A whole value that says by its end what it stands for needs no explanation.
    #expect(filePage(name, content).placeholders.isEmpty == !content.contains("\"ACCOUNT_ID\""))
    let runbook = filePage(name, content, rest)
    #expect(runbook.placeholders.map(\.name) == ["ACCOUNT_ID"])
    let planner = Planner(runbook)
    let action = try #require(runbook.actions.first)
    guard case .unfilled = planner.resolve(action, with: Bindings()) else {
      Issue.record("written although it has no value")
      return
    }
    let bindings = Bindings([Binding(key: "account_id", value: "a b", origin: .flag, isSecret: false)])
    guard case .ready(.file(let file)) = planner.resolve(action, with: bindings) else {
      Issue.record("not filled")
      return
    }
    #expect(file.content.contains("a b") && !file.content.contains("ACCOUNT_ID"))
  }

  @Test(
    arguments: [
      "env:\n- name: ACCOUNT_ID\n  value: one", "ACCOUNT_ID: one", "a: $ACCOUNT_ID", "a: ${ACCOUNT_ID}",
      "a: MY-ACCOUNT_IDS",
    ])
  func namesOfVariablesInAFileAreNone(content: String) {
    #expect(filePage("a.yaml", content, "   Where `ACCOUNT_ID` is the number of your account.\n").placeholders.isEmpty)
  }

  @Test(
    arguments: [
      ("A.cs", "var s = $\"Hello {name}\";"), ("a.py", "print(f'{name}')"), ("A.java", "List<String> a;"),
      ("a.c", "#include <stdio.h>"),
    ])
  func bracesAndGenericsInASourceAreNoPlaceholders(name: String, content: String) {
    #expect(filePage(name, content).placeholders.isEmpty)
    #expect(filePage(name, "key = \"<your_key>\"").placeholders.map(\.name) == ["<your_key>"])
  }

  @Test func aNameInMixedCaseIsOneWhereThePageExplainsIt() {
    let page =
      "# T\n\n1. Run it.\n\n   ```\n   ibmcloud iam space SpaceName --guid -t Content-Type\n   ```\n   {: pre}\n\n"
    #expect(read(page).placeholders.isEmpty)
    let explained = page + "   Where *SpaceName* is the name of the space, and `Content-Type` is the type.\n"
    #expect(read(explained).placeholders.map(\.name) == ["SpaceName"])
  }

  @Test func twoCapitalsAfterACommaAreAPlace() {
    #expect(read("# T\n\n```\nibmcloud fn invoke --param \"Washington, DC\"\n```\n{: pre}\n").placeholders.isEmpty)
  }

  @Test func anApostropheInANameClosesNoQuotation() {
    let page = "# T\n\n```\ncurl -H 'Authorization: Bearer <user's token>' -d 'a' https://h/x\n```\n{: pre}\n"
    #expect(read(page).placeholders.map(\.name) == ["<user's token>"])
  }

  @Test(
    arguments: [
      ("ibmcloud a --os RHX", "Get it. For RHX hosts, wait.", []), ("ibmcloud a --os RHX", "Get it.", ["RHX"]),
      ("ibmcloud a --os RHX", "Get it for `RHX`.", ["RHX"]), ("iptables -A FORWARD -j ACCEPT", "Do it.", []),
      ("systemctl stop SAP${SID}", "Do it.", ["${SID}"]), ("cat <<EOT\n   a\n   EOT", "Do it.", []),
      ("oc get x -o jsonpath='{.a[?(@.name==\"READY\")].b}'", "Do it.", []),
      ("curl -d '{\"CN\": \"a\", \"SomeName\": 1}' -H 'SESSION: x' https://h", "`SomeName` is a name.", []),
    ] as [(String, String, [String])])
  func capitalsThatAreCalledSoAreNoPlaceholder(command: String, before: String, names: [String]) {
    let page = "# T\n\n1. \(before)\n\n   ```\n   \(command)\n   ```\n   {: pre}\n"
    #expect(read(page).placeholders.map(\.name) == names)
  }

  /// The names in the command of a step.
  private func names(_ command: String, _ text: String = "Do it.") -> [String] {
    let lines = command.split(separator: "\n").map { "   \($0)\n" }.joined()
    return read("# T\n\n1. \(text)\n\n   ```\n\(lines)   ```\n   {: pre}\n").placeholders.map(\.name)
  }

  @Test func crossesAreABlankToFill() {
    #expect(names("tool --key=xxxx --id xxxx-xxxx --name one.xxx --size 1xxx") == ["xxxx", "xxxx-xxxx"])
  }

  @Test func bracesMayHoldWords() {
    #expect(names("restore -d /tmp/{volume group name}/one.data") == ["{volume group name}"])
    #expect(names("export ONE=\"{Access Key ID}\"") == ["{Access Key ID}"])
    #expect(names("awk '{print one}' x; { echo a b; }") == [])
  }

  @Test(arguments: [("value: \"1\"", false), ("valueFrom:", false), ("image: web", true)])
  func theNameOfAVariableInAListIsNoBlank(below: String, isBlank: Bool) {
    let runbook = read(
      "# T\n\n1. Do it.\n\n   ```sh\n   cat <<EOF > pod.yaml\n   env:\n   - name: KILN_NAME\n     \(below)\n   EOF\n   ```\n"
    )
    #expect(runbook.placeholders.map(\.name) == (isBlank ? ["KILN_NAME"] : []))
  }

  @Test func capitalsOfAKindStandForThemselves() {
    let body = { (field: String, value: String) in "curl https://h/x -d '{\"\(field)\":\"\(value)\"}'" }
    #expect(names(body("type", "EMAIL")) == [])
    #expect(names(body("password", "PASSWORD")) == ["PASSWORD"])
    #expect(names(body("recovery_time", "TIMESTAMP")) == ["TIMESTAMP"])
    #expect(names("tool get | grep LABELS; tool get | grep POD_NAME") == ["POD_NAME"])
    #expect(
      names("rpm --import https://h/ONE-GPG-KEY.public; n=1; tool DATA-${n}; ls CLIENT*.zip; tool WEB-VSI-floating")
        == [])
  }

  @Test func variablesOfAScriptInsideAreNotAskedFor() {
    let script = "cat >x.sh <<EOF\nHTTP_PROXY=\"<value>\"\nexport HTTP_PROXY\nEOF"
    #expect(names(script, "Set the `HTTP_PROXY`, where `HTTP_PROXY` is the address.") == ["<value>"])
  }

  @Test func aSectionOfAConfigurationIsNoBlank() {
    let page =
      "# T\n\n```\n[REMOTE]\ntype = one\n```\n{: codeblock}\n\n1. Copy.\n\n   ```\n   tool copy REMOTE:a OTHER:b\n   ```\n   {: pre}\n"
    #expect(read(page).placeholders.map(\.name) == ["OTHER"])
  }

  @Test func hyphenatedCapitalsInAFileAreBlanks() {
    let file = "kind: One\nspec:\n  path: SERVER-PATH\n  name: DB_NAME"
    let lines = file.split(separator: "\n").map { "   \($0)\n" }.joined()
    let page = "# T\n\n1. Create a file named `x.yaml`.\n\n   ```\n\(lines)   ```\n   {: codeblock}\n"
    #expect(read(page).placeholders.map(\.name) == ["SERVER-PATH"])
  }

  @Test func namesWithUnderscoresNeedNoMark() {
    let page =
      "# T\n\n1. Get it.\n\n   ```\n   tool get -o File_Name Session_ID\n   ```\n   {: pre}\n\n"
      + "   * File_Name is the name of the file.\n   * Session_ID is the number of the session.\n"
    #expect(read(page).placeholders.map(\.description) == ["the name of the file.", "the number of the session."])
  }

  @Test func oneWordMayEndWithAPassword() {
    #expect(
      read("# T\n\n1. Do it.\n\n   ```\n   tool -p MYPASSWORD\n   ```\n   {: pre}\n").placeholders.map(\.isSecret) == [
        true
      ])
  }

  /// Yes to `[name]` would run the page's word.
  @Test func whatMayBeLeftOutIsAskedForItsValue() {
    let found = read(
      "# T\n\n1. Do it. Replace `FORMAT` with how it is shown. The default is `text`.\n\n"
        + "   ```\n   tool [name] [--sso] [--out FORMAT] [--org <org>] [--as json|yaml]\n   ```\n   {: pre}\n"
    ).placeholders
    #expect(found.map(\.name) == ["[name]", "[--sso]", "[--out FORMAT]", "[--org <org>]", "<org>", "[--as json|yaml]"])
    #expect(found.map(\.kind.rawValue) == ["text", "flag", "text", "flag", "text", "text"])
    #expect(found.map(\.isOptionalPart) == [true, true, true, true, false, true])
    #expect(found[2].description?.contains("how it is shown") == true)
    #expect(found[2].defaultValue == nil)
  }

  @Test func aNameThatIsAlsoRequiredIsNoPart() {
    let found = read("# T\n\n1. Do it.\n\n   ```\n   tool [name]\n   other <name>\n   ```\n   {: pre}\n").placeholders
    #expect(found.map(\.isOptionalPart) == [false])
  }

  @Test(arguments: [
    "curl -s http://localhost:80 || echo \"API is DOWN\"", "sed -i -e '1s/^/START TRANSACTION;/' dump.sql",
    "cmake .. -DBACKEND=CUDA", "brew tap PX4/homebrew-px4", "tool init --bond-denom BNB",
  ])
  func wordsThatMeanThemselvesAreNotAskedFor(command: String) {
    #expect(read("# T\n\n```sh\n\(command)\n```\n").placeholders.isEmpty)
  }

  @Test(arguments: [
    ("echo \"deb https://host/apt CODENAME main\" > one.list", "CODENAME"), ("cmake .. -DPREFIX=PREFIX", "PREFIX"),
    ("echo \"Hello USER_NAME there\"", "USER_NAME"),
  ])
  func othersAre(command: String, name: String) {
    #expect(read("# T\n\n```sh\n\(command)\n```\n").placeholders.map(\.name) == [name])
  }
}
