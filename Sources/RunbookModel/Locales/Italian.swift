extension LocaleWords {
  static let italian = LocaleWords(
    code: "it", pathCodes: ["it"],
    stopWords: ["il", "lo", "gli", "della", "del", "di", "che", "per", "con", "un", "una", "tuo", "tua", "è", "puoi"],
    outputLabels: [
      "output", "output di esempio", "esempio di output", "risposta di esempio", "risposta", "output cli di esempio",
      "risultato",
    ],
    outputPhrases: ["output sarà simile", "output è simile", "seguente output", "output seguente"],
    exampleLabels: ["esempio", "esempi", "ad esempio", "per esempio"],
    required: ["obbligatorio", "obbligatoria", "richiesto", "richiesta"],
    optional: ["facoltativo", "facoltativa", "opzionale"],
    verifyStarts: ["verifica", "controlla", "conferma", "per verificare"],
    weakVerifyStarts: ["assicurati"],
    replace: [("sostituisci", "con"), ("sostituendo", "con"), ("dove", "è")],
    listCues: ["per elencare", "per visualizzare", "per ottenere", "per richiamare"],
    defaultCues: ["per impostazione predefinita", "predefinito è", "valore predefinito"],
    exampleCues: ["ad esempio", "per esempio"],
    prerequisites: ["prima di iniziare", "prima di cominciare", "prerequisiti"],
    or: ["o", "oppure"],
    stepWords: ["passo", "passaggio", "lezione"],
    editing: ["editor", "salva le tue modifiche", "salva le modifiche", "salva il file"],
    negations: ["non", "senza", "nessun", "nessuna"],
    headerRows: ["intestazione", "intestazioni"],
    bodyRows: ["corpo per", "corpo di", "corpo"],
    runDisplayed: ["copia e incolla il comando"],
    secretWords: ["token", "password", "passcode", "chiave api", "chiave privata"],
    run: ["esegui", "eseguendo", "immetti", "utilizza il comando", "utilizza"])
}
