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

  @Test(arguments: [
    ("The number of days for which the CA is valid", "en"), ("The maximum number of worker nodes", "en"),
    ("Enter the number of copies.", "en"), ("How many copies are kept", "en"),
    ("Nombre de jours pendant lesquels l'AC est valide", "fr"), ("Le nombre d’années", "fr"),
    ("Die Anzahl der Tage", "de"), ("El número máximo de días", "es-ES"), ("Il numero di giorni", "it"),
    ("O número de dias em que a CA é válida", "pt-BR"), ("CA が有効な日数。", "ja"), ("CA가 유효한 일수", "ko"),
    ("CA 的有效天数。", "zh-CN"), ("CA 的有效天數", "zh-TW"),
  ])
  func aNumberOfThingsIsANumber(description: String, locale: String) {
    let form = form("ca_days", description, locale: locale)
    #expect(form?.isExplicit == true && form?.fault(of: "abc") != nil && form?.fault(of: "365") == nil)
  }

  @Test(arguments: [
    ("The number of the account", "en"), ("The number of your account", "en"),
    ("A name with a number of its own", "en"),
    ("The number of replicas or auto", "en"), ("El número de cuenta", "es"), ("El número de la cuenta", "es"),
    ("Il numero di serie", "it"), ("Il numero di telefono", "it"), ("O número de série", "pt-BR"),
    ("Le numéro de compte", "fr"), ("関数の名前", "ja"), ("Der Name", "de"),
    ("The IP addresses of the nodes", "en"), ("The IP address range", "en"), ("The IP address or the host name", "en"),
    ("The IP address and port", "en"), ("The host that has the IP address", "en"), ("Die IP-Adressen", "de"),
  ])
  func otherDescriptionsSayNothingOfIt(description: String, locale: String) {
    #expect(form("x", description, locale: locale) == nil)
  }

  @Test(arguments: [
    ("The IP address of the server", "en"), ("Saisissez l'adresse IP publique", "fr"), ("Die IP-Adresse", "de"),
    ("La dirección IP del servidor", "es"), ("L'indirizzo IP", "it"), ("O endereço IP do servidor", "pt-BR"),
    ("サーバーの IP アドレス", "ja"), ("서버의 IP 주소", "ko"), ("服务器的 IP 地址", "zh-CN"), ("伺服器的 IP 位址", "zh-TW"),
  ])
  func anAddressOfTheInternetIsChecked(description: String, locale: String) {
    let form = form("target", description, locale: locale)
    #expect(form?.isExplicit == true)
    for right in [
      "127.0.0.1", "192.0.2.255", "::1", "2001:db8::10", "fe80::1%eth0", "::ffff:192.0.2.1", "1:2:3:4:5:6:7:8",
    ] {
      #expect(form?.fault(of: right) == nil, "\(right)")
    }
    for wrong in [
      "999.1.1.1", "127.0.0.1pecho", "127.0.0", "1.2.3.4.5", "01.2.3.4", "", "::1::", "1:2:3:4:5:6:7", "12345::",
      ":1::2",
      "1.2.3.4::", "localhost", "fe80::1%", "10.0.0.0/8",
    ] {
      #expect(form?.fault(of: wrong) != nil, "\(wrong)")
    }
  }

  @Test func theNameAloneOnlySuggestsAnAddress() {
    #expect(form("ip_address")?.kind == .address && form("ip_address")?.isExplicit == false)
    #expect(form("public_ip", "Where it is") != nil && form("zip") == nil)
  }

  /// A page that gives `4k` itself does not want a whole number.
  @Test func whatThePageGivesItselfIsRight() {
    var placeholder = Placeholder(key: "size", name: "<size>")
    placeholder.description = "The number of bytes"
    placeholder.example = "4k"
    #expect(ValueForm(of: placeholder, locale: "en") == nil)
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
