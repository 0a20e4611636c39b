/// Labels and headings that a page shows in its own language while the program prints another: `Jeton` and `Token`.
///
/// Translated pages translate what their samples show, but the reader's program prints the language of the reader, or
/// English. Only labels that mean the same in each language are here; whoever adds one takes care that it has no
/// second meaning.
enum TranslatedLabel {
  /// Whether the two say the same in different words.
  static func areSame(_ label: TextSlice, _ other: TextSlice) -> Bool {
    guard let meaning = meaning(of: label) else { return false }
    return meaning == self.meaning(of: other)
  }

  static func isKnown(_ label: TextSlice) -> Bool { meaning(of: label) != nil }

  /// All words for what a label says, but for itself; in lower case.
  static func others(for label: TextSlice) -> [TextSlice] {
    guard let meaning = meaning(of: label) else { return [] }
    return groups[meaning].filter { $0 != folded(label) }.map { TextSlice($0) }
  }

  /// Letters in lower case; also those of other alphabets.
  private static func folded(_ label: TextSlice) -> String { label.trimmed.string.lowercased() }

  private static func meaning(of label: TextSlice) -> Int? {
    label.count <= longest ? meanings[folded(label)] : nil
  }

  /// In bytes.
  private static let longest = 60

  private static let meanings: [String: Int] = groups.enumerated().reduce(into: [:]) { meanings, group in
    for label in group.element { meanings[label] = group.offset }
  }

  private static let groups: [[String]] = [
    ["token", "jeton", "トークン", "토큰", "令牌", "記號"],
    [
      "token identifier", "token id", "identificateur de jeton", "identificateur du jeton", "id de jeton",
      "id du jeton", "identificador de token", "identificador do token", "id do token", "id de token",
      "identificador de señal", "id de señal", "identificativo token", "id token", "token-id", "tokenkennung",
      "トークン id", "トークン識別子", "토큰 id", "토큰 식별자", "令牌标识", "令牌 id", "記號 id",
    ],
    ["name", "nom", "nome", "nombre", "名前", "이름", "名称", "名稱"],
    ["status", "statut", "estado", "stato", "状況", "상태", "状态", "狀態", "state", "état", "etat", "zustand"],
    ["version", "versão", "versión", "versione", "バージョン", "버전", "版本"],
    ["created", "créé", "criado", "creado", "creato", "erstellt", "作成日", "작성일", "创建时间", "建立時間"],
    ["description", "descrição", "descripción", "descrizione", "beschreibung", "説明", "설명", "描述", "說明"],
    ["user", "utilisateur", "usuário", "usuario", "utente", "benutzer", "ユーザー", "사용자", "用户", "使用者"],
    ["account", "compte", "conta", "cuenta", "konto", "アカウント", "계정", "帐户", "帳戶"],
    ["organization", "organisation", "organização", "organización", "organizzazione", "組織", "조직", "组织"],
    ["space", "espace", "espaço", "espacio", "spazio", "bereich", "スペース", "영역", "空间", "空間"],
    ["region", "région", "região", "región", "regione", "地域", "지역", "区域", "地區"],
    ["address", "adresse", "endereço", "dirección", "indirizzo", "アドレス", "주소", "地址", "位址"],
    ["password", "mot de passe", "senha", "contraseña", "kennwort", "パスワード", "비밀번호", "密码", "密碼"],
    ["key", "clé", "chave", "clave", "chiave", "schlüssel", "キー", "키", "密钥", "金鑰"],
    ["value", "valeur", "valor", "valore", "wert", "値", "값", "值"],
    ["type", "tipo", "typ", "タイプ", "유형", "类型", "類型"],
    ["size", "taille", "tamanho", "tam.", "tamaño", "dimensione", "größe", "サイズ", "크기", "大小"],
    ["date", "data", "fecha", "datum", "日付", "날짜", "日期"],
    ["location", "emplacement", "localização", "local", "ubicación", "ubicazione", "standort", "場所", "위치", "位置"],
    ["owner", "propriétaire", "proprietário", "propietario", "proprietario", "eigner", "所有者", "소유자", "擁有者"],
    ["schema", "schéma", "esquema"],
    ["domain", "domaine", "domínio", "dominio", "domäne", "ドメイン", "도메인", "域", "網域"],
    [
      "namespace", "espace de nom", "espace de noms", "espacio de nombres", "spazio dei nomi", "namensbereich",
      "名前空間", "네임스페이스", "名称空间", "名稱空間",
    ],
    ["repository", "référentiel", "repositório", "repositorio", "リポジトリー", "저장소", "存储库", "儲存庫"],
    ["image", "imagem", "imagen", "immagine", "イメージ", "이미지", "映像", "映像檔"],
    ["plan", "plano", "piano", "プラン", "플랜", "套餐", "方案"],
    // Of `df`
    ["filesystem", "sys. de fichiers", "sist. arq.", "s.ficheros", "dateisystem"],
    ["used", "utilisé", "usado", "benutzt"], ["avail", "dispo", "disp.", "disp", "verf."],
    ["use%", "uti%", "uso%", "verw%"], ["mounted on", "monté sur", "montado em", "montado en", "eingehängt auf"],
    ["service", "serviço", "servicio", "servizio", "サービス", "서비스", "服务", "服務"],
  ]
}
