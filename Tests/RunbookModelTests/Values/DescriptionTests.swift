import RunbookModel
import Testing

/// What a page says about its placeholders, wherever and however it says it.
@Suite struct DescriptionTests {
  @Test func namesThatAreJoinedShareAnExplanation() {
    let runbook = read(
      """
      # T

      1. Replace `<house>` and `<door>` with the building and the entrance that you want to open.

         ```
         curl https://gate/<house>/<door>
         ```
         {: pre}
      """)
    #expect(
      runbook.placeholders.map(\.description)
        == Array(repeating: "the building and the entrance that you want to open", count: 2))
  }

  @Test func aWhereMayNameTwo() {
    let page =
      "# T\n\nWhere `<start>` and `<stop>` represent both ends.\n\n```\ncurl https://x/<start>/<stop>\n```\n{: pre}\n"
    #expect(read(page).placeholders.map(\.description) == ["both ends", "both ends"])
  }

  @Test func aBulletMayBeginWithTheBareName() {
    let page =
      "# T\n\n```\ncurl https://x/<first_end>\n```\n{: pre}\n\n- first_end = where it begins\n- see_also the other one\n"
    #expect(read(page).placeholders.map(\.description) == ["where it begins"])
  }

  @Test func aPartOfAnAddressIsNotExplainedByWhatTheAddressIs() throws {
    let runbook = read(
      """
      # T

      1. Fetch, where `host/<shelf>/<book>` is the address of the library.

         ```
         curl https://host/<shelf>/<book>
         ```
         {: pre}
      """)
    #expect(runbook.placeholders.map(\.description) == [nil, nil])
  }

  @Test func aRowNamesTheFieldOfAFile() throws {
    let runbook = read(
      """
      # T

      1. Create the file `rules.yaml`.

         ```yaml
         kind: Rule
         metadata:
           name: <rule>
         spec:
           signer:
             name: <person>
         ```
         {: codeblock}

         | Field | Description |
         |---|---|
         | `metadata/name` | What you call it. |
         | `../signer/name` | Who signs it. |

      2. Apply it.

         ```
         kubectl create secret generic <person> --from-file=rules.yaml
         ```
         {: pre}
      """)
    #expect(runbook.placeholder(key: "person")?.description == "Who signs it.")
    #expect(runbook.placeholder(key: "person")?.describedAt.map(\.line) == [18])
  }

  @Test func theOneRowLeftExplainsTheOneNameLeft() {
    let page = """
      # T

      ```
      curl https://x/<first>/<colour>/<last>
      ```
      {: pre}

      | Variable | Description |
      |---|---|
      | first | The first part. |
      | color | What it looks like. |
      | last | The last part. |
      """
    #expect(read(page).placeholder(key: "colour")?.description == "What it looks like.")
    // Two are left: no one knows which is which.
    let two = page.replacing("| last |", with: "| end |")
    #expect(read(two).placeholder(key: "colour")?.description == nil)
  }

  @Test func aColumnHeadedSoExplains() throws {
    let runbook = read(
      """
      # T

      ```
      curl https://x/<depth>
      ```
      {: pre}

      | Name | Description | Default |
      |---|---|---|
      | `<depth>` | How deep to look. | `3` |
      """)
    #expect(runbook.placeholder(key: "depth")?.description == "How deep to look.")
    #expect(runbook.placeholder(key: "depth")?.defaultValue == "3")
  }

  @Test func aTermMayHaveAnOptionAndANote() {
    let runbook = read(
      """
      # T

      ```
      ibmcloud ce app create --name NAME --size SIZE
      ```
      {: pre}

      `--name NAME`, `-n NAME` (required)
      :   What the app is called.

      `--size`
      :   How big it is. This value is *optional*. The default value is `small`.
      """)
    #expect(runbook.placeholder(key: "name")?.description == "What the app is called.")
    #expect(runbook.placeholder(key: "name")?.isRequired == true)
    #expect(runbook.placeholder(key: "size")?.isRequired == false)
    #expect(runbook.placeholder(key: "size")?.defaultValue == "small")
  }

  @Test func yourNameIsTheName() {
    let page =
      "# T\n\n```\ncurl https://<your_region>/x\n```\n{: pre}\n\n|Variable|Description|\n|---|---|\n|region|Where it is.|\n"
    #expect(read(page).placeholder(key: "your_region")?.description == "Where it is.")
    // Where there is a region of its own, that one is meant.
    let both = page.replacing("/x", with: "/<region>")
    #expect(read(both).placeholder(key: "your_region")?.description == nil)
  }

  @Test func thatItIsOptionalIsNoExplanation() {
    let runbook = read(
      """
      # T

      ```
      curl https://x/<name>:<tag>
      ```
      {: pre}

      Give `<name>` and `<tag>` where `<tag>` is optional. If `<tag>` is not specified, the default is `latest`.
      """)
    #expect(runbook.placeholder(key: "tag")?.isRequired == false)
    #expect(runbook.placeholder(key: "tag")?.defaultValue == "latest")
  }

  @Test func aFlagIsNoSecretAndHasNoExample() throws {
    let runbook = read(
      """
      # T

      1. Log in. If you have a token, use `ibmcloud login [--token]` for example.

         ```
         ibmcloud login [--token]
         ```
         {: pre}
      """)
    let flag = try #require(runbook.placeholders.first)
    #expect(flag.kind == .flag && !flag.isSecret && flag.example == nil)
  }

  @Test func aCommandThatUsesANameExplainsNothing() {
    let runbook = read(
      """
      # T

      1. You can also remove it for good by running `ibmcloud resource reclamation-delete <thing>` some days later.

         ```
         ibmcloud resource service-instance-delete <thing>
         ```
         {: pre}
      """)
    #expect(runbook.placeholder(key: "thing")?.description == nil)
  }

  @Test(arguments: [
    ("ja", "`<x>` を鍵の名前に、`<y>` をレジストリーの URL に置き換えます。", "鍵の名前", "レジストリーの URL"),
    ("ko", "`<x>`를 키 이름으로, `<y>`를 레지스트리 URL로 대체하십시오.", "키 이름", "레지스트리 URL"),
    ("zh-CN", "将 `<x>` 替换为密钥名称，并将 `<y>` 替换为注册表的 URL。", "密钥名称", "注册表的 URL"),
    ("zh-TW", "將 `<x>` 取代為金鑰名稱，並將 `<y>` 取代為登錄的 URL。", "金鑰名稱", "登錄的 URL"),
    (
      "fr", "où `<x>` est le nom de la clé et `<y>` représente l'URL du registre.", "le nom de la clé",
      "l'URL du registre"
    ),
  ])
  func sentencesDescribeInTheirLanguage(locale: String, sentence: String, x: String, y: String) {
    let runbook = read("# T\n\n\(sentence)\n\n```\ncurl -u <x> <y>\n```\n{: pre}\n", locale: locale)
    #expect(runbook.placeholder(key: "x")?.description == x)
    #expect(runbook.placeholder(key: "y")?.description == y)
  }

  @Test(arguments: [
    ("en", "Where\n\nSERVICE_NAME is the name of it."), ("es", "Donde\n\nSERVICE_NAME es the name of it."),
    ("de", "Dabei gilt:\n\nSERVICE_NAME ist the name of it."), ("zh-CN", "其中\n\nSERVICE_NAME 是the name of it."),
    ("ja", "ここで、\n\nSERVICE_NAMEはthe name of it."), ("ko", "여기서\n\nSERVICE_NAME은 the name of it."),
  ])
  func aParagraphMayBeginWithTheNameInCapitals(locale: String, text: String) {
    let page = "# T\n\n```\nibmcloud resource service-instance SERVICE_NAME\n```\n{: pre}\n\n\(text)\n"
    #expect(read(page, locale: locale).placeholder(key: "service_name")?.description == "the name of it.")
  }

  @Test func termsInAnotherLanguageDescribeInTheirOrder() {
    let list = { (terms: [String]) in
      "<dl>\n" + terms.map { "<dt>&lt;\($0)&gt;</dt>\n<dd>About \($0).</dd>\n" }.joined() + "</dl>\n"
    }
    let page = { (terms: [String]) in
      "# T\n\n```\ncurl -u <user> <door> <floor>\n```\n{: pre}\n\n" + list(terms)
    }
    let translated = read(page(["utilisateur", "porte", "étage"]))
    #expect(
      ["user", "door", "floor"].map { translated.placeholder(key: $0)?.description }
        == ["About utilisateur.", "About porte.", "About étage."])
    let half = read(page(["utilisateur", "door", "étage"]))
    #expect(half.placeholder(key: "floor")?.description == "About étage.")
    // One more term, or another order of those that are known: nothing says which is which.
    #expect(read(page(["utilisateur", "porte", "étage", "pièce"])).placeholder(key: "user")?.description == nil)
    #expect(read(page(["utilisateur", "étage", "door"])).placeholder(key: "floor")?.description == nil)
  }

  @Test(arguments: ["<em>NAME</em>", "<code>NAME</code>", "<b><i>NAME</i></b>", "*NAME*"])
  func tagsMarkANameAsMarkdownDoes(name: String) {
    let page = "# T\n\nFor the \(name), you can enter any word.\n\n```\nkey make <NAME>\n```\n{: pre}\n"
    #expect(read(page).placeholder(key: "name")?.description == "any word")
  }

  @Test func aTagThatNeverClosesMarksNothing() {
    let page = "# T\n\n<em>For `NAME`, enter any word.\n\n```\nkey make <NAME>\n```\n{: pre}\n"
    #expect(read(page).placeholder(key: "name")?.description == "any word")
  }

  @Test func aTermNamesTheFieldOfAFile() {
    let page =
      "# T\n\n1. Create a YAML file.\n\n   ```yaml\n   net: \"<net_range>\"\n   pick:\n     - key: \"<pick_key>\"\n"
      + "       values:\n         - \"<pick_value>\"\n   ```\n   {: codeblock}\n\n   `net`\n   :   The range of the net.\n\n"
      + "   `pick`\n   :   Include the `key` and `values` of the thing.\n"
    let described = Dictionary(uniqueKeysWithValues: read(page).placeholders.map { ($0.key, $0.description) })
    #expect(described["net_range"] == "The range of the net.")
    #expect(described["pick_key"] == "Include the key and values of the thing.")
    #expect(described["pick_value"] == "Include the key and values of the thing.")
  }

  private func page(_ command: String, _ rest: String) -> Runbook {
    read("# T\n\n1. Run it.\n\n   ```\n   \(command)\n   ```\n   {: pre}\n\n\(rest)")
  }

  @Test func eachLineOfAParagraphMayExplainAName() {
    let runbook = page(
      "x --in <project> --out <dir>", "   `<project>` - Name of the project\n   `<dir>` - The folder\n")
    #expect(runbook.placeholders.map(\.description) == ["Name of the project", "The folder"])
    #expect(runbook.placeholders.map { $0.describedAt.first?.line } == [10, 11])
  }

  @Test func theClosingBracketOfANameMayBeMissing() {
    let runbook = page("x <host> <key>", "   * `<host` - The address.\n   * `<key>` - The key.\n")
    #expect(runbook.placeholders.map(\.description) == ["The address.", "The key."])
  }

  @Test func aRowMayNameAFieldByItsPathWithDots() {
    let table =
      "   | Field | Description |\n   |---|---|\n   | `metadata.name` | The name. |\n   | `spec.size` | The size. |\n"
    let content = "   ```\n   metadata:\n     name: <one>\n   spec:\n     size: <two>\n   ```\n   {: codeblock}\n\n"
    let runbook = read("# T\n\n1. Create `x.yaml`.\n\n" + content + table)
    #expect(runbook.placeholders.map(\.description) == ["The name.", "The size."])
  }

  @Test func anOptionWithAnotherValueExplainsNothing() {
    let runbook = page(
      "x create --image <user>/one", "   The `--native` flag stands for `--image acme/base` in all of these commands.\n"
    )
    #expect(runbook.placeholders.map(\.description) == [nil])
  }

  @Test func namesWithinAnotherNameAreReadOnce() {
    let text = "Remplacez `<a --b c>` par le nom ; par défaut, `x <a --b c> --d`."
    #expect(read("# T\n\n\(text)\n\n```\nx <a>\n```\n{: pre}\n", locale: "fr").placeholders.count == 1)
  }

  @Test func theRowOfAnotherNameSaysSomethingWhereNothingElseDoes() {
    let table =
      "   | Field | Description |\n   |---|---|\n   | `selector` | Enter the key (`<one>`) and the value (`<two>`). |\n"
    let content = "   ```\n   selector:\n     <one>:<two>\n   ```\n   {: codeblock}\n\n"
    let runbook = read("# T\n\n1. Create `x.yaml`.\n\n" + content + table)
    #expect(runbook.placeholders.map { $0.describedAt.first?.line } == [13, 13])
    let told = read("# T\n\n1. Create `x.yaml`, where `<one>` is the first.\n\n" + content + table)
    #expect(told.placeholders.first?.describedAt.map(\.line) == [3])
  }

  @Test func anAnnotationIsOneFieldWhateverSignsItHolds() {
    let table = "   | Field | Description |\n   |---|---|\n   | `service.host.io/ip-type:` | Private or public. |\n"
    let content = "   ```\n   annotations:\n     service.host.io/ip-type: <one_or_two>\n   ```\n   {: codeblock}\n\n"
    let runbook = read("# T\n\n1. Create `x.yaml`.\n\n" + content + table)
    #expect(runbook.placeholders.map(\.description) == ["Private or public."])
  }

  @Test func aNameThatStandsOutInASentenceIsToldThere() {
    let runbook = page("ibmcloud job run <Action-ID>", "   Take the `Action ID` from the first step of this page.\n")
    #expect(runbook.placeholders.map { $0.describedAt.first?.line } == [10])
  }

  private func descriptions(_ command: String, _ after: String, before: String = "Do it.") -> [String?] {
    let lines = command.split(separator: "\n").map { "   \($0)\n" }.joined()
    let text = after.split(separator: "\n", omittingEmptySubsequences: false).map { "   \($0)\n" }.joined()
    return read("# T\n\n1. \(before)\n\n   ```\n\(lines)   ```\n   {: pre}\n\n\(text)").placeholders.map(\.description)
  }

  @Test func aDateIsExplainedWithoutItsSigns() {
    let table = "| Name | Description |\n|---|---|\n| `YYYY-MM-DD HH:MM:SS` | When it ends. |"
    #expect(descriptions("tool --end <YYYY-MM-DDTHH:MM:SSZ>", table) == ["When it ends."])
  }

  @Test func rowsOfOtherOptionsExplainNothing() {
    let terms = "`-d <folder>`\n: The folder of it.\n\n`-p <port>`\n: The port of it."
    #expect(descriptions("tool -v <version> -a <app>", terms) == [nil, nil])
    #expect(
      descriptions("tool --wait-timout <a> -p <port>", terms.replacing("-d <folder>", with: "--wait-timeout <b>"))
        == ["The folder of it.", "The port of it."])
  }

  @Test func aNameMayHaveAColumnOfItsOwn() {
    let table =
      "| Title | Option | Description | Required? |\n|---|---|---|---|\n| Host of it | `host` | Its address. | true |\n| End of it | `port` | Its port. | false |"
    #expect(descriptions("tool --param host=<host> --param port=<port>", table) == ["Its address.", "Its port."])
    let page = "# T\n\n1. Do it.\n\n   ```\n   tool <host> <port>\n   ```\n   {: pre}\n\n"
    let rows = table.split(separator: "\n").map { "   \($0)\n" }.joined()
    #expect(read(page + rows).placeholders.map(\.isRequired) == [true, false])
  }

  @Test func aSentenceMayBeAboutAField() {
    let command = "curl https://h -d '{\n\"target\": \"<region>\"\n}'"
    #expect(descriptions(command, "The `target` is the place where it is to be.") == ["the place where it is to be"])
    #expect(descriptions(command, "The parameters `target` and `name` are required.") == [nil])
  }

  @Test func aCellMayNameTwoPlaces() {
    let file =
      "   apiVersion: v1\n   spec:\n     mounts:\n     - name: <volume>\n     volumes:\n     - name: <volume>\n"
    let table =
      "   <table><tr><td><code>mounts.name</code></br><code>volumes.name</code></td><td>What it is called.</td></tr></table>\n"
    let page = "# T\n\n1. Create a file named `x.yaml`.\n\n   ```\n\(file)   ```\n   {: codeblock}\n\n\(table)"
    #expect(read(page).placeholders.map(\.description) == ["What it is called."])
  }

  @Test func aTermOfThePageIsNoRow() {
    let page =
      "# T\n\n<dl>\n<dt>Hostname</dt>\n<dd>A word for readers.</dd>\n</dl>\n\n1. Do it.\n\n   ```\n   tool --host <hostname>\n   ```\n   {: pre}\n\n"
    let other = "## More\n\n| Name | Description |\n|---|---|\n| `<hostname>` | The name of yours. |\n"
    #expect(read(page + other).placeholders.map(\.description) == ["The name of yours."])
  }

  @Test(arguments: [
    ("Replace `<aa>` and `<bb>` with your own values.", [nil, nil]),
    ("Make sure to replace `<aa>` and `<bb>`.", [nil, nil]),
    ("Replace `<aa>` with your zone and `<bb>` with your name.", ["your zone", "your name"] as [String?]),
    (
      "Replace `<aa>` (for example, `one`) and `<bb>` (for example, `two`) with your values.",
      ["your values", "your values"]
    ),
  ])
  func aSentenceThatSaysNothingExplainsNothing(sentence: String, expected: [String?]) {
    #expect(descriptions("tool <aa> <bb>", sentence) == expected)
  }

  @Test func aNotedFieldIsTheNameOfLaterSteps() {
    let page =
      "# T\n\n1. Note the `fileShareId` from the output.\n\n2. Do it.\n\n   ```\n   tool FILE_SHARE_ID\n   ```\n   {: pre}\n"
    #expect(read(page).placeholders.map(\.describedAt.first?.line) == [3])
  }
}
