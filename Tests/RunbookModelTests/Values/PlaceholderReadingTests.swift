import Diagnostics
import RunbookModel
import Testing

@Suite struct PlaceholderReadingTests {
  let runbook = read(
    """
    # T

    1. Ask. Replace <domain> with the domain of your environment.

       ```
       curl https://registry.<domain>/v1
       ```
       {: pre}

    2. Create.

       ```
       kubectl --namespace <kube_namespace> create secret docker-registry <secret_name> --docker-server=<registry_url> --docker-password=<token_value> --docker-email=<docker_email> --tag <tag>
       ```
       {: pre}

       <table>
       <thead>
       <th colspan=2>Components</th>
       </thead>
       <tbody>
       <tr>
       <td><code>--namespace &lt;kube_namespace&gt;</code></td>
       <td>Required. The namespace. Run <code>kubectl get namespaces</code> to list all namespaces.</td>
       </tr>
       <tr>
       <td><code>&lt;secret_name&gt;</code></td>
       <td>Required. The name that you want to use.</td>
       </tr>
       <tr>
       <td><code>--docker-server</code></td>
       <td>Required. The address: registry.&lt;domain&gt;</li></ul></td>
       </tr>
       <tr>
       <td><code>--docker-email &lt;docker-email&gt;</code></td>
       <td>Optional. Enter an address, for example a@b.c.</td>
       </tr>
       <td><code>&lt;tag&gt;</code></td>
       <td>The version. If none is given, <strong>latest</strong> is used by default.</td>
       </tr>
       </tbody></table>
    """)

  private func placeholder(_ key: String) throws -> Placeholder { try #require(runbook.placeholder(key: key)) }

  @Test func eachIsListedOnceInOrderOfUse() {
    #expect(
      runbook.placeholders.map(\.key) == [
        "domain", "kube_namespace", "secret_name", "registry_url", "token_value", "docker_email", "tag",
      ])
  }

  @Test func aTableDescribesByNameAndByOption() throws {
    #expect(try placeholder("secret_name").description == "The name that you want to use.")
    #expect(try placeholder("registry_url").describedAt.map(\.place) == [.table])
    #expect(try placeholder("token_value").describedAt.isEmpty)
  }

  @Test func requiredAndOptionalAreRead() throws {
    #expect(try placeholder("secret_name").isRequired == true)
    #expect(try placeholder("docker_email").isRequired == false)
    #expect(try placeholder("tag").isRequired == nil)
  }

  @Test func aSentenceDescribes() throws {
    #expect(try placeholder("domain").description == "the domain of your environment")
    #expect(try placeholder("domain").describedAt.map(\.line) == [3])
  }

  @Test func theListingCommandIsFound() throws {
    #expect(try placeholder("kube_namespace").suggestCommand == "kubectl get namespaces")
    #expect(try placeholder("secret_name").suggestCommand == nil)
  }

  @Test func aValueMadeOfOthersIsDerived() throws {
    #expect(try placeholder("registry_url").derivedFrom == "registry.<domain>")
  }

  @Test func defaultsAndExamplesAreRead() throws {
    #expect(try placeholder("tag").defaultValue == "latest")
    #expect(try placeholder("docker_email").example == "a@b.c")
  }

  @Test func onlyTheSecretIsSecret() {
    #expect(runbook.placeholders.filter(\.isSecret).map(\.key) == ["token_value"])
  }

  @Test func twoSpellingsAreOneAndReported() throws {
    #expect(try placeholder("docker_email").spellings == ["<docker_email>", "<docker-email>"])
    let finding = try #require(runbook.diagnostics.first { $0.rule == "placeholder-spelling" })
    #expect(finding.range.start.description == "35:29")
  }

  @Test(arguments: [
    ("fr", "Remplacez <x> par votre clé et <y> par l'URL du registre.", "votre clé", "l'URL du registre"),
    ("pt-BR", "Substitua <x> por sua chave e <y> pela URL do registro.", "sua chave", "URL do registro"),
    ("es", "Sustituya <x> por su clave y <y> por el URL.", "su clave", "el URL"),
    ("de", "Ersetzen Sie <x> durch Ihren Namen und <y> durch die URL.", "Ihren Namen", "die URL"),
    ("it", "Sostituisci <x> con la tua chiave e <y> con l'URL.", "la tua chiave", "l'URL"),
  ])
  func sentencesDescribeInTheirLanguage(locale: String, sentence: String, x: String, y: String) {
    let page = "# T\n\n\(sentence)\n\n```\ncurl -u <x> <y>\n```\n{: pre}\n"
    let runbook = read(page, locale: locale)
    #expect(runbook.placeholder(key: "x")?.description == x)
    #expect(runbook.placeholder(key: "y")?.description == y)
  }

  @Test func bulletsDescribe() {
    let page =
      "# T\n\n1. Replace these values:\n   - _&lt;user&gt;_: your user name.\n   - _&lt;password&gt;_: your password.\n\n   ```\n   curl -u <user>:<password> x\n   ```\n   {: pre}\n"
    let runbook = read(page)
    #expect(runbook.placeholders.map(\.description) == ["your user name.", "your password."])
    #expect(runbook.placeholders.map(\.isSecret) == [false, true])
  }
}

@Suite struct SampleTests {
  @Test func aSampleWithoutBracketsIsABlankOfItsOwn() throws {
    let runbook = read(
      """
      # T

      1. Move it.

         ```
         mv /filepath/tool ~/path/to/tool; tool --name my_image
         ```
         {: pre}

      2. Again.

         ```
         tool rm my_image other
         ```
         {: pre}
      """)
    #expect(runbook.placeholders.map(\.key) == ["filepath_tool", "path_to_tool", "my_image"])
    #expect(runbook.placeholders.allSatisfy { $0.isSample && $0.defaultValue == nil })
    let actions = runbook.actions
    #expect(actions.flatMap(\.fixedSamplePaths).isEmpty)
    let bindings = Bindings([
      Binding(key: "my_image", value: "a b", origin: .flag, isSecret: false),
      Binding(key: "filepath_tool", value: "/x", origin: .flag, isSecret: false),
      Binding(key: "path_to_tool", value: "y", origin: .flag, isSecret: false),
    ])
    let planner = Planner(runbook)
    #expect(
      actions.map { planner.resolve($0, with: bindings).command } == [
        "mv /x ~/y; tool --name 'a b'", "tool rm 'a b' other",
      ])
    guard case .unfilled = planner.resolve(actions[1], with: Bindings()) else {
      Issue.record("the sample would run as it stands")
      return
    }
  }

  @Test(arguments: ["mkdir my_folder; cd my_folder/", "touch my_folder", "cp -r /etc my_folder"])
  func whatThePageMakesIsThere(command: String) {
    let runbook = read(
      "# T\n\n1. Do.\n\n   ```\n   \(command)\n   ```\n   {: pre}\n\n2. Do.\n\n   ```\n   ls my_folder\n   ```\n   {: pre}\n"
    )
    #expect(runbook.placeholders.map(\.defaultValue) == ["my_folder"])
    #expect(runbook.actions.flatMap(\.fixedSamplePaths).isEmpty)
  }

  @Test func whatThePageExplainsOrBracketsIsNoSample() {
    let explained = read(
      "# T\n\n1. Replace `my_image` with the image.\n\n   ```\n   docker pull my_image\n   ```\n   {: pre}\n")
    #expect(explained.placeholders.map(\.isSample) == [false])
    let bracketed = read(
      "# T\n\n1. Do.\n\n   ```\n   docker pull <my_image>; docker run my_image\n   ```\n   {: pre}\n")
    #expect(bracketed.placeholders.map(\.isSample) == [false])
  }
}

extension Resolution {
  fileprivate var command: String? { if case .ready(.command(let command)) = self { command.text } else { nil } }
}
