extension ScopeWords {
  static let italian = {
    var words = ScopeWords()
    words.choosing = [
      "una delle seguenti", "uno dei seguenti", "una delle opzioni", "uno dei metodi", "scegli una",
      "scegli uno", "seleziona una", "seleziona uno", "a seconda", "seguenti opzioni", "seguenti metodi",
    ]
    words.exampleCalls = ["gli esempi seguenti mostrano", "i seguenti esempi mostrano"]
    words.obtaining = ["installare", "installazione", "installa", "compilare", "compilazione", "scaricare"]
    words.fromSource = ["dal codice sorgente", "dai sorgenti"]
    words.manners = ["manualmente", "a mano", "invece"]
    words.others = [
      "in alternativa", "oppure",
    ]
    words.prepositions = [
      "da", "dal", "dalla", "in", "per", "su", "di", "a",
    ]
    words.means = [
      "con", "mediante", "utilizzando", "tramite",
    ]
    words.wishes = [
      "se desideri", "se vuoi", "se si desidera",
    ]
    words.adding = [
      "anche", "inoltre",
    ]
    words.versions = [
      "successive", "successiva", "precedenti", "precedente", "o superiore", "o inferiore",
    ]
    words.terminals = [
      "altro terminale", "secondo terminale", "terminale separato", "altra finestra", "seconda finestra",
    ]
    words.newTerminals = ["nuovo terminale", "nuova finestra del terminale"]
    words.staying = ["rimane in esecuzione", "resta in esecuzione", "lascialo in esecuzione", "finché non premi"]
    words.otherMeans = [
      "puoi anche usare", "puoi anche utilizzare", "è anche possibile usare", "è anche possibile utilizzare",
    ]
    words.unfolding = [
      "mostra", "vedi", "fai clic", "espandi", "dettagli", "output", "esempio", "soluzione", "risultato", "codice",
    ]
    words.sources = ["da", "dal", "dalla", "in"]
    words.allWays = ["in entrambi i casi", "in ogni caso", "entrambi", "entrambe"]
    words.undoing = [
      "ripulire", "pulizia", "disinstallare", "disinstallazione", "rimuovere", "rimozione", "eliminare",
      "eliminazione", "cancellare", "cancellazione", "annullare", "ripristinare la versione precedente",
      "distruggere", "ricominciare da capo",
    ]
    words.deleting = [
      "eliminare", "elimina", "cancellare", "cancella", "distruggere",
    ]
    return words
  }()
}
