extension NoticeWords {
  static let italian = NoticeWords(
    goods: [
      "scaricato", "salvato", "caricato", "copiato", "generato", "letto", "aggiunto",
    ],
    pointers: [
      "suggerimento", "vedi",
    ],
    notices: """
      *è deprecato*
      *è deprecata*
      *nuova versione * disponibile*
      *nuova versione disponibile*
      ultimo login: *
      """)
}
