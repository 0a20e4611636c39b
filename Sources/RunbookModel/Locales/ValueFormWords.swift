/// The words by which a description says what form a value has, in one language; compared without regard to case.
struct ValueFormWords {
  /// An e-mail address.
  var email: [String]
  /// The name or address of a machine.
  var host: [String]
  /// How many of something.
  var count: [String]

  /// By language. A URL and a port go by these names in all of them.
  static let all: [String: ValueFormWords] = [
    "de": ValueFormWords(
      email: ["e-mail-adresse", "mailadresse", "email-adresse"], host: ["hostname", "rechnername", "host-name"],
      count: ["anzahl"]),
    "en": ValueFormWords(
      email: ["email address", "e-mail address"], host: ["host name", "hostname"], count: ["number of", "how many"]),
    "es": ValueFormWords(
      email: ["correo electrónico", "dirección de correo"], host: ["nombre de host", "nombre del host"],
      count: ["número de", "cantidad de", "cuántos", "cuántas"]),
    "fr": ValueFormWords(
      email: ["adresse e-mail", "adresse électronique", "adresse de courriel", "courrier électronique"],
      host: ["nom d'hôte", "nom d’hôte", "nom de l'hôte", "nom de l’hôte"], count: ["nombre de", "nombre d'"]),
    "it": ValueFormWords(
      email: ["indirizzo e-mail", "indirizzo email", "posta elettronica"], host: ["nome host", "nome dell'host"],
      count: ["numero di", "quanti", "quante"]),
    "ja": ValueFormWords(
      email: ["メール・アドレス", "メールアドレス", "電子メール"], host: ["ホスト名"], count: ["数", "個数"]),
    "ko": ValueFormWords(
      email: ["이메일 주소", "전자 메일 주소"], host: ["호스트 이름", "호스트명"], count: ["개수", "갯수"]),
    "pt": ValueFormWords(
      email: ["endereço de e-mail", "endereço de email", "correio eletrônico"], host: ["nome do host", "nome de host"],
      count: ["número de", "quantidade de", "quantos", "quantas"]),
    "zh": ValueFormWords(
      email: ["电子邮件地址", "邮箱地址", "電子郵件位址", "電子郵件地址"], host: ["主机名", "主機名"],
      count: ["数量", "數量", "个数", "個數"]),
  ]

  /// - Parameter locale: BCP 47; nil for a language that Passo does not read.
  static func words(for locale: String) -> ValueFormWords? {
    all[String(locale.lowercased().prefix { $0.isLetter })]
  }
}
