extension NoticeWords {
  static let german = NoticeWords(
    goods: [
      "heruntergeladen", "gespeichert", "geladen", "kopiert", "erzeugt", "gelesen", "hinzugefügt",
    ],
    pointers: [
      "tipp", "siehe",
    ],
    notices: """
      *ist veraltet*
      *neue version * verfügbar*
      *neue version ist verfügbar*
      letzte anmeldung: *
      """)
}
