import RunbookModel
import Testing

@Suite struct ValueFormTests {
  private func form(_ key: String, _ description: String? = nil, locale: String = "en") -> ValueForm? {
    var placeholder = Placeholder(key: key, name: "<\(key)>")
    placeholder.description = description
    return ValueForm(of: placeholder, locale: locale)
  }

  @Test(arguments: [
    ("docker_email", "Your Docker email address.", "en", true), ("email", nil, "en", false),
    ("docker_email", "Saisissez votre adresse électronique Docker.", "fr", true),
    ("email", "Introduzca la dirección de correo.", "es-ES", true), ("email", "メール・アドレスを入力します。", "ja", true),
    ("registry_url", "The URL of the registry", "en", true), ("number_of_workers", "Die Anzahl der Worker", "de", true),
    ("number_of_workers", "Workers", "de", false), ("port", "The port.", "en", false),
  ])
  func thePageSaysItOrTheNameSuggestsIt(key: String, description: String?, locale: String, isExplicit: Bool) {
    #expect(form(key, description, locale: locale)?.isExplicit == isExplicit)
  }

  @Test(arguments: [
    "user_name", "name", "token", "region", "namespace", "hosting", "account_number", "report", "emailer",
  ])
  func otherNamesSuggestNothing(key: String) {
    #expect(form(key) == nil)
  }

  @Test(arguments: [
    ("email", "a@b.c", true), ("email", "Ann", false), ("email", "a b@c", false), ("email", "a@", false),
    ("email", "o'hara+x@sub.example.com", true), ("url", "https://a.b/c?d=e#f", true),
    ("url", "registry.example.com", true),
    ("url", "a b", false), ("url", "https://", false), ("url", "<url>", false), ("host", "a-b.example.com", true),
    ("host", "10.0.0.1:8080", true), ("host", "[::1]", true), ("host", "https://a", false), ("host", "a/b", false),
    ("host", "日本.jp", true), ("port", "443", true), ("port", "70000", false), ("port", "http", false),
    ("number_of_workers", "3", true), ("number_of_workers", "three", false), ("file_path", "~/a b/c.json", true),
    ("file_path", "a\nb", false),
  ])
  func values(key: String, value: String, isRight: Bool) {
    #expect((form(key)?.fault(of: value) == nil) == isRight)
  }

  @Test func choicesAndBounds() {
    var placeholder = Placeholder(key: "x", name: "<x>")
    placeholder.choices = ["a", "b"]
    #expect(ValueForm(of: placeholder, locale: "en")?.isExplicit == false)
    placeholder.kind = .choice
    let form = ValueForm(of: placeholder, locale: "en")
    #expect(form?.isExplicit == true)
    #expect(form?.fault(of: "b") == nil && form?.fault(of: "c") != nil)
    placeholder.kind = .flag
    #expect(ValueForm(of: placeholder, locale: "en") == nil)
  }

  @Test(arguments: [
    ("login -p <password>", ["<password>"]), ("echo <password> | login -", []), ("V=<password>", []),
    ("export V=<password>", []), ("curl -H \"Authorization: $API_TOKEN\" https://h", ["$API_TOKEN"]),
    ("sh -c 'x' <<EOF\n<password>\nEOF", []), ("sudo login <password> <password>", ["<password>"]),
    ("printf '%s' <password>", []), ("V=$(login <password>)", ["<password>"]), ("login <user> $HOME", []),
  ])
  func exposedSecrets(command: String, expected: [String]) {
    let page = read("# T\n\n1. Do it.\n\n   ```\n\(command.replacing("\n", with: "\n   "))\n   ```\n   {: pre}\n")
    let plan = PlanMaker(page, selection: Selection()).plan(with: Bindings())
    #expect(plan.actions.flatMap(\.exposedSecrets) == expected)
  }
}
