extension LocaleWords {
  static let spanish = LocaleWords(
    code: "es", pathCodes: ["es"],
    stopWords: ["el", "los", "las", "del", "una", "para", "con", "que", "su", "se", "y", "en", "puede", "por"],
    outputLabels: [
      "salida", "resultado", "salida de ejemplo", "ejemplo de salida", "resultado de ejemplo", "ejemplo de respuesta",
      "respuesta", "respuesta de ejemplo",
    ],
    outputPhrases: ["salida es parecida a", "salida de la cli se parecerá", "salida siguiente", "siguiente salida"],
    exampleLabels: ["ejemplo", "ejemplos", "por ejemplo"],
    required: ["obligatorio", "obligatoria", "necesario", "necesaria"],
    optional: ["opcional"],
    verifyStarts: ["verifique", "compruebe", "confirme", "para verificar", "para comprobar"],
    weakVerifyStarts: ["asegúrese"],
    replace: [("sustituya", "por"), ("sustituya", "con"), ("sustituyendo", "por"), ("donde", "es")],
    listCues: ["para listar", "para ver", "para obtener", "para recuperar", "para visualizar"],
    defaultCues: ["de forma predeterminada", "por defecto", "predeterminado es", "valor predeterminado"],
    exampleCues: ["por ejemplo", "p. ej."],
    prerequisites: ["antes de empezar", "antes de comenzar", "requisitos previos"],
    or: ["o", "o bien"],
    stepWords: ["paso", "lección"],
    editing: ["editor", "guarde los cambios", "guarde sus cambios", "guarde el archivo"],
    negations: ["no", "sin", "ningún", "ninguna"],
    headerRows: ["cabecera", "cabeceras"],
    bodyRows: ["cuerpo para", "cuerpo de", "cuerpo"],
    runDisplayed: ["copie y pegue el mandato", "copie y pegue el comando"],
    secretWords: ["señal", "token", "contraseña", "código de acceso", "clave de api", "clave privada"],
    run: ["ejecute", "ejecutando", "escriba", "especifique", "utilice el mandato", "utilice"])
}
