import RunbookModel
import Testing

/// Possible values, defaults, numbers and examples as pages give them.
@Suite struct ChoiceTests {
  private func placeholder(_ explanation: String, locale: String = "en", name: String = "<size>") throws -> Placeholder
  {
    let page = """
      # T

      ```
      curl https://x/\(name)
      ```
      {: pre}

      | Variable | Description |
      |---|---|
      | `\(name.replacing("|", with: "\\|"))` | \(explanation) |
      """
    return try #require(read(page, locale: locale).placeholders.first)
  }

  @Test(arguments: [
    ("en", "The size. Valid values are `s`, `m`, and `l`."), ("en", "The size. Values: s; m; l. Default value: m"),
    ("en", "The size. The possible values are: 's' (or tiny), 'm' and 'l'."),
    ("fr", "La taille. Les valeurs possibles sont *s*, *m* ou *l*."),
    ("pt-BR", "O tamanho. Os valores válidos são `s`, `m` ou `l`."),
    ("es", "El tamaño. El valor válido es `s`, `m` o `l`."), ("it", "La dimensione. Valori validi: s, m o l."),
    ("de", "Die Größe; mögliche Werte sind `s`, `m` oder `l`."), ("ja", "サイズ。有効な値は `s`、`m`、または `l` です。"),
    ("ko", "크기입니다. 올바른 값은 `s`, `m` 또는 `l`입니다."), ("zh-CN", "大小。有效值为 s、m 和 l。"),
    ("zh-TW", "大小。有效值為 `s`、`m` 或 `l`。"),
  ])
  func allValuesAreListed(locale: String, explanation: String) throws {
    let placeholder = try placeholder(explanation, locale: locale)
    #expect(placeholder.choices == ["s", "m", "l"])
    #expect(placeholder.kind == .choice)
  }

  @Test func eitherNamesTwo() throws {
    #expect(try placeholder("Is either `public` or `private`.").choices == ["public", "private"])
  }

  @Test func examplesAreNoChoices() throws {
    let placeholder = try placeholder("The region, such as `north` or `south`, in which it stands.")
    #expect(placeholder.choices.isEmpty && placeholder.kind == .text)
    #expect(placeholder.example == "north")
  }

  @Test func theNameItselfMayListThem() throws {
    #expect(try placeholder("How often.", name: "<daily|monthly>").choices == ["daily", "monthly"])
    #expect(try placeholder("Which one.", name: "<NAME|ID>").choices.isEmpty)
  }

  @Test func aBulletForEachValue() throws {
    let page = """
      # T

      ```
      docker login <server>
      ```
      {: pre}

      <table>
      <tbody>
      <tr><td><code>&lt;server&gt;</code></td><td>Your registry:
      <ul><li>North: <code>n.example.com</code></li><li>South: <code>s.example.com</code></li></ul></td></tr>
      </tbody></table>
      """
    let placeholder = try #require(read(page).placeholders.first)
    #expect(placeholder.choices == ["n.example.com", "s.example.com"])
    // The page does not say that there are no others.
    #expect(placeholder.kind == .text)
  }

  @Test func bulletsAfterAParagraphAreValues() throws {
    let page = """
      # T

      1. Log in. Replace `<server>` with one of these addresses:

         - North: `n.example.com`
         - South: `s.example.com`

         ```
         docker login <server>
         ```
         {: pre}
      """
    #expect(try #require(read(page).placeholders.first).choices == ["n.example.com", "s.example.com"])
  }

  @Test func anAdjectiveMayOpenTheList() throws {
    #expect(
      try placeholder("How strong. Acceptable algorithms and sizes: a512, b768, and c1024.").choices == [
        "a512", "b768", "c1024",
      ])
  }

  @Test(arguments: [
    ("fr", "La région, comme us-south ou eu-gb, dans laquelle il se trouve."),
    ("pt-BR", "A região, como us-south ou eu-gb, na qual ele reside."),
    ("ja", "地域の省略形 (例: us-south または eu-gb)。"), ("zh-TW", "地區縮寫，例如 us-south 或 eu-gb。"),
  ])
  func anExampleNeedsNoMarks(locale: String, explanation: String) throws {
    #expect(try placeholder(explanation, locale: locale).example == "us-south")
  }

  @Test(arguments: [
    ("en", "The default is `m`.", "m"), ("en", "The default value for this option is `10`.", "10"),
    ("en", "The default is `Example Company`.", "Example Company"),
    ("fr", "La valeur par défaut est `Société Exemple`.", "Société Exemple"),
    ("en", "How long. Default value: 120 seconds", "120"),
    ("en", "Billing rate, default is hourly if not specified.", "hourly"),
    ("en", "The one that is tagged **latest** is used by default.", "latest"),
    ("fr", "La valeur par défaut est `m`.", "m"), ("pt-BR", "O valor padrão é `m`.", "m"),
    ("es", "El valor predeterminado es `120` segundos.", "120"), ("it", "Il valore predefinito è `m`.", "m"),
    ("de", "Der Standardwert ist 'tail'.", "tail"), ("ja", "デフォルト値は `m` です。", "m"),
    ("ko", "기본값은 `m`입니다.", "m"), ("zh-CN", "缺省值为 `m`。", "m"), ("zh-TW", "預設值為 `m`。", "m"),
  ])
  func defaults(locale: String, explanation: String, value: String) throws {
    #expect(try placeholder(explanation, locale: locale).defaultValue == value)
  }

  @Test(arguments: [
    "By default, `GET /things` returns ten of them.", "No default value; you must say one.",
    "The image that is tagged **most recent** is used by default.",
  ])
  func whatIsNoDefault(explanation: String) throws {
    #expect(try placeholder(explanation).defaultValue == nil)
  }

  @Test(arguments: [
    ("Time in seconds. Range: 6 - 86400 seconds.", 6...86400), ("A number between 1 and 10.", 1...10),
  ])
  func numbersHaveARange(explanation: String, range: ClosedRange<Int>) throws {
    #expect(try placeholder(explanation).numbers == range)
  }

  @Test func aSecretHasNoExample() throws {
    #expect(try placeholder("The key, for example `abc-123`.", name: "<api_key>").example == nil)
  }
}
