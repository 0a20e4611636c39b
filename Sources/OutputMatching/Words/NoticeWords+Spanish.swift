extension NoticeWords {
  static let spanish = NoticeWords(
    goods: [
      "descargado", "guardado", "cargado", "generado", "leído", "añadido",
    ],
    pointers: [
      "consejo", "vea", "ejecute",
    ],
    notices: """
      *está en desuso*
      *nueva versión * disponible*
      *nueva versión disponible*
      último acceso: *
      *comprobación de caducidad de metadatos*
      """)
}
