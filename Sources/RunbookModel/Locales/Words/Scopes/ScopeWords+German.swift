extension ScopeWords {
  static let german = {
    var words = ScopeWords()
    words.choosing = [
      "eine der folgenden", "einen der folgenden", "eines der folgenden", "wählen sie eine", "wählen sie einen",
      "eine dieser", "je nach", "abhängig von", "entweder", "folgenden optionen", "folgenden methoden",
    ]
    words.exampleCalls = ["die folgenden beispiele zeigen", "diese beispiele zeigen"]
    words.obtaining = ["installieren", "installation", "bauen", "kompilieren", "herunterladen"]
    words.fromSource = ["aus dem quellcode", "aus den quellen", "vom quellcode"]
    words.manners = ["manuell", "von hand", "stattdessen"]
    words.others = [
      "alternativ", "oder",
    ]
    words.prepositions = [
      "von", "aus", "in", "im", "auf", "für", "nach", "unter",
    ]
    words.means = [
      "mit", "mithilfe", "mittels", "über",
    ]
    words.wishes = [
      "wenn sie", "falls sie",
    ]
    words.adding = [
      "auch", "ebenfalls",
    ]
    words.versions = [
      "höher", "neuer", "älter", "oder höher", "und höher", "oder früher",
    ]
    words.terminals = [
      "anderen terminal", "zweiten terminal", "weiteren terminal", "separaten terminal", "anderen fenster",
      "zweiten fenster", "zweiten konsole",
    ]
    words.newTerminals = ["neuen terminal", "neues terminal", "neue konsole"]
    words.staying = [
      "läuft weiter", "laufen lassen", "lassen sie den befehl laufen", "bleibt im vordergrund", "bis sie strg",
    ]
    words.otherMeans = ["stattdessen können sie"]
    words.unfolding = [
      "anzeigen", "ansehen", "klicken", "aufklappen", "details", "ausgabe", "beispiel", "lösung", "ergebnis",
      "code",
    ]
    words.sources = ["von", "aus", "über", "in", "auf"]
    words.allWays = ["in beiden fällen", "in jedem fall", "beide", "beiden"]
    words.undoing = [
      "aufräumen", "bereinigen", "bereinigung", "deinstallieren", "deinstallation", "entfernen", "löschen",
      "löschung", "zurücksetzen", "rückgängig machen", "zurückrollen", "zerstören", "abbauen", "wieder entfernen",
    ]
    words.deleting = [
      "löschen", "löscht", "vernichten", "zerstören",
    ]
    return words
  }()
}
