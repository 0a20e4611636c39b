/// The words by which a description says what form a value has, in one language; compared without regard to case.
struct ValueFormWords {
  /// An e-mail address.
  var email: [String]
  /// The name or address of a machine.
  var host: [String]
  /// How many of something; says it of a placeholder whose name says so already.
  var count: [String]
  /// With these the explanation of a number of things begins, which are after in the plural.
  var counts: [String]
  /// How a word in the plural ends; none: the language does not tell, or `counts` says enough.
  var plurals: [String] = []
  /// Words after `counts` that begin something else: "number of the account".
  var pluralStops: [String] = []
  /// With these the explanation of a number ends, in languages that put it last.
  var countEnds: [String] = []
  /// An address of the Internet Protocol.
  var address: [String]
  /// What makes more or something else of an address: a range, a port, a name.
  var addressParts: [String] = ["port", "cidr", "subnet", "dns", "fqdn", "url"]
  /// Between two forms of which either is right, with blanks around it.
  var alternatives: [String]

  /// By language. A URL and a port go by these names in all of them.
  static let all: [String: ValueFormWords] = [
    "de": ValueFormWords(
      email: ["e-mail-adresse", "mailadresse", "email-adresse"], host: ["hostname", "rechnername", "host-name"],
      count: ["anzahl"], counts: ["anzahl"], address: ["ip-adresse"],
      addressParts: ["port", "cidr", "subnet", "teilnetz", "bereich", "dns", "hostname", "domäne", "url"],
      alternatives: [" oder "]),
    "en": ValueFormWords(
      email: ["email address", "e-mail address"], host: ["host name", "hostname"], count: ["number of", "how many"],
      counts: ["number of", "how many"], plurals: ["s"], pluralStops: ["the", "a", "an", "your", "this", "its", "in"],
      address: ["ip address"],
      addressParts: ["port", "cidr", "subnet", "range", "mask", "dns", "host name", "hostname", "domain", "url"],
      alternatives: [" or "]),
    "es": ValueFormWords(
      email: ["correo electrónico", "dirección de correo"], host: ["nombre de host", "nombre del host"],
      count: ["número de", "cantidad de", "cuántos", "cuántas"],
      counts: ["número de", "número máximo de", "número mínimo de", "cantidad de", "cuántos", "cuántas"],
      plurals: ["s"], pluralStops: ["la", "el", "su", "un", "una", "las", "los", "sus"], address: ["dirección ip"],
      addressParts: ["puerto", "cidr", "subred", "rango", "intervalo", "máscara", "dns", "nombre", "dominio", "url"],
      alternatives: [" o "]),
    "fr": ValueFormWords(
      email: ["adresse e-mail", "adresse électronique", "adresse de courriel", "courrier électronique"],
      host: ["nom d'hôte", "nom d’hôte", "nom de l'hôte", "nom de l’hôte"], count: ["nombre de", "nombre d'"],
      counts: [
        "nombre de", "nombre d'", "nombre d’", "nombre maximal de", "nombre maximum de", "nombre minimal de",
        "nombre minimum de",
      ], address: ["adresse ip"],
      addressParts: ["port", "cidr", "sous-réseau", "plage", "masque", "dns", "nom d", "domaine", "url"],
      alternatives: [" ou "]),
    "it": ValueFormWords(
      email: ["indirizzo e-mail", "indirizzo email", "posta elettronica"], host: ["nome host", "nome dell'host"],
      count: ["numero di", "quanti", "quante"],
      counts: ["numero di", "numero massimo di", "numero minimo di", "quanti", "quante"], plurals: ["i"],
      pluralStops: ["il", "la", "un", "una", "tuo", "tua"], address: ["indirizzo ip"],
      addressParts: ["porta", "cidr", "sottorete", "intervallo", "maschera", "dns", "nome", "dominio", "url"],
      alternatives: [" o ", " oppure "]),
    "ja": ValueFormWords(
      email: ["メール・アドレス", "メールアドレス", "電子メール"], host: ["ホスト名"], count: ["数", "個数"], counts: [],
      countEnds: ["の数", "の日数", "日数", "回数", "個数", "件数", "台数", "秒数", "人数", "年数", "時間数"],
      address: ["ip アドレス", "ipアドレス"],
      addressParts: ["ポート", "cidr", "サブネット", "範囲", "マスク", "dns", "ホスト名", "ドメイン", "url"],
      alternatives: ["または", "もしくは", "あるいは"]),
    "ko": ValueFormWords(
      email: ["이메일 주소", "전자 메일 주소"], host: ["호스트 이름", "호스트명"], count: ["개수", "갯수"], counts: [],
      countEnds: ["의 수", "개수", "갯수", "일수", "횟수", "시간 수", "노드 수"], address: ["ip 주소"],
      addressParts: ["포트", "cidr", "서브넷", "범위", "대역", "마스크", "dns", "호스트 이름", "도메인", "url"],
      alternatives: ["또는", "혹은"]),
    "pt": ValueFormWords(
      email: ["endereço de e-mail", "endereço de email", "correio eletrônico"], host: ["nome do host", "nome de host"],
      count: ["número de", "quantidade de", "quantos", "quantas"],
      counts: ["número de", "número máximo de", "número mínimo de", "quantidade de", "quantos", "quantas"],
      plurals: ["s"], pluralStops: ["a", "o", "sua", "seu", "um", "uma", "as", "os"], address: ["endereço ip"],
      addressParts: ["porta", "cidr", "sub-rede", "intervalo", "faixa", "máscara", "dns", "nome", "domínio", "url"],
      alternatives: [" ou "]),
    "zh": ValueFormWords(
      email: ["电子邮件地址", "邮箱地址", "電子郵件位址", "電子郵件地址"], host: ["主机名", "主機名"],
      count: ["数量", "數量", "个数", "個數"], counts: [],
      countEnds: [
        "数量", "數量", "个数", "個數", "天数", "天數", "次数", "次數", "份数", "份數", "年数", "年數", "秒数", "秒數", "人数", "人數",
        "小时数", "小時數", "分钟数", "分鐘數", "节点数", "節點數",
      ], address: ["ip 地址", "ip地址", "ip 位址", "ip位址"],
      addressParts: [
        "端口", "埠", "cidr", "子网", "子網", "子網路", "范围", "範圍", "掩码", "遮罩", "dns", "主机名", "主機名", "域名", "網域", "url",
      ], alternatives: ["或"]),
  ]

  /// - Parameter locale: BCP 47; nil for a language that Passo does not read.
  static func words(for locale: String) -> ValueFormWords? {
    all[String(locale.lowercased().prefix { $0.isLetter })]
  }
}
