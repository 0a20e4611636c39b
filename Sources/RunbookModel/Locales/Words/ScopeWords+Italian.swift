extension ScopeWords {
  static let italian = {
    var words = ScopeWords()
    words.choosing = [
      "una delle seguenti", "uno dei seguenti", "una delle opzioni", "uno dei metodi", "scegli una",
      "scegli uno", "seleziona una", "seleziona uno", "a seconda", "seguenti opzioni", "seguenti metodi",
    ]
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
    return words
  }()
}
