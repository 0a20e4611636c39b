extension LocaleWords {
  static let german = LocaleWords(
    code: "de", pathCodes: ["de"],
    stopWords: ["der", "die", "das", "und", "sie", "ist", "für", "mit", "den", "dem", "ein", "eine", "wird", "ihre"],
    outputLabels: [
      "ausgabe", "beispielausgabe", "ausgabebeispiel", "cli-beispielausgabe", "api-beispielausgabe",
      "beispielantwort", "antwort", "ergebnis",
    ],
    outputPhrases: [
      "ausgabe ähnelt", "ausgabe sieht in etwa wie folgt aus", "folgende ausgabe", "ausgabe ist ähnlich",
    ],
    exampleLabels: ["beispiel", "beispiele", "zum beispiel"],
    required: ["erforderlich", "dieser wert ist erforderlich"],
    optional: ["optional", "dieser wert ist optional"],
    verifyStarts: [
      "überprüfen sie", "prüfen sie", "stellen sie sicher", "vergewissern sie sich", "bestätigen sie", "zum überprüfen",
    ],
    verifyParts: ["können sie überprüfen", "können sie prüfen", "um zu prüfen", "um zu überprüfen"],
    replace: [("ersetzen sie", "durch"), ("dabei ist", ""), ("wobei", "zu ersetzen ist"), ("hierbei steht", "für")],
    listCues: ["aufzulisten", "auflisten", "abzurufen", "anzuzeigen"],
    defaultCues: ["standardmäßig", "standardwert", "der standard ist"],
    exampleCues: ["zum beispiel", "z. b.", "z.b.", "beispielsweise"],
    prerequisites: ["vorbereitende schritte", "vorbereitungen", "vorbemerkungen", "voraussetzungen"],
    or: ["oder"],
    stepWords: ["schritt", "lerneinheit"],
    editing: ["editor", "speichern sie ihre änderungen", "speichern sie die änderungen", "speichern sie die datei"],
    negations: ["nicht", "kein", "keine", "ohne"],
    headerRows: ["header", "kopfzeile"],
    bodyRows: ["hauptteil für", "hauptteil", "body für", "body"],
    runDisplayed: ["kopieren sie den befehl"],
    secretWords: ["token", "kennwort", "passwort", "kenncode", "api-schlüssel", "geheimer schlüssel", "zugangscode"],
    run: ["führen sie", "geben sie", "verwenden sie den befehl", "verwenden sie", "ausführen"],
    followingCommand: ["folgenden befehl", "folgende befehl", "folgenden befehle", "diesen befehl"],
    creatingFile: ["erstellen sie", "mit dem namen", "namens", "speichern sie"],
    earlier: ["zuvor", "vorherigen schritt", "bereits"],
    errors: ["fehler", "nachricht"],
    changingFile: ["fügen sie", "hinzufügen", "bearbeiten", "ändern sie", "aktualisieren"])
}
