/// The words of one language with which pages about projects say for whom a part is, and what becomes of a call: data.
/// They are looked for in pages of any language, as most such pages mix theirs with English.
package struct ProjectWords: Sendable {
  /// Words before the names of systems that are left out: "on systems `other than` Windows".
  package var excluding: [String] = []
  /// Phrases that put what is above them into a file: "`save the code above` as x".
  package var savingAbove: [String] = []
  /// Words by which a sentence above a command says that it fails: "it `will fail`".
  package var failing: [String] = []
  /// Words by which a sentence above a command leaves it to the reader: "it `can also be` run in a container".
  package var offered: [String] = []
  /// Words after a noun that is a verb elsewhere: "name `of` the group".
  package var belonging: [String] = []
  /// Openings of a title above what it explains: "`how to` run the tests".
  package var explaining: [String] = []
  /// Titles of sections that show how a tool is called: `usage`.
  package var usages: [String] = []
  /// Titles of sections that list calls which no one makes one after the other: `other commands`.
  package var listings: [String] = []
  /// Words of a condition that what is asked for settles: "if you have not `already`".
  package var already: [String] = []
  /// For whom the part below a heading is, where others have no use for it: "`for maintainers`".
  package var audiences: [String] = []

  static let all: [ProjectWords] = [.english, .french, .brazilianPortuguese]

  static let english = {
    var words = ProjectWords()
    words.excluding = ["other than", "except", "except for", "except on", "non", "not on", "but not"]
    words.savingAbove = [
      "saved as", "should be saved", "save the above", "save the code above", "save the script above",
      "put this code", "put the code above", "put the above", "put the script above", "place this code",
      "place the code above", "place the above", "store this code", "store the code above", "copy this code",
      "copy the above", "copy the code above", "paste this code", "paste the above", "paste the code above",
      "write this code", "name the file", "name this file", "call the file", "call this file",
      "this code goes in", "this code goes into", "this goes into", "this code belongs in",
    ]
    words.failing = [
      "will fail", "should fail", "must fail", "is going to fail", "are going to fail", "fails with", "fail with",
      "will error", "will throw", "should throw",
    ]
    words.offered = [
      "can also be", "could also be", "may also be", "can be containerized", "can be containerised",
      "can be dockerized", "can alternatively be",
    ]
    words.already = ["already"]
    words.belonging = ["of", "for"]
    words.explaining = ["how to", "how do i"]
    words.usages = [
      "usage", "basic usage", "advanced usage", "example usage", "usage example", "usage examples", "examples",
      "example", "cli usage", "command line usage", "command-line usage", "more examples", "how to use", "cli examples",
      "usage & examples", "usage and examples",
    ]
    words.listings = [
      "other commands", "useful commands", "common commands", "more commands", "helpful commands", "handy commands",
      "additional commands", "cheat sheet", "cheatsheet", "command cheat sheet", "commands cheat sheet",
      "frequently used commands", "other useful commands",
    ]
    words.audiences = [
      "for maintainers", "for project maintainers", "for package maintainers", "for the maintainers",
      "for core developers", "for core maintainers", "for committers", "for release managers", "maintainers only",
      "only for maintainers", "maintainer only", "maintainer notes", "notes for maintainers", "maintainer guide",
      "maintainer's guide", "for packagers", "for administrators", "for admins", "admins only",
    ]
    return words
  }()

  static let french = {
    var words = ProjectWords()
    words.excluding = ["autre que", "autres que", "sauf", "sauf sous", "sauf sur", "hormis", "hors"]
    words.savingAbove = [
      "enregistré sous", "enregistré dans", "enregistrez le code", "enregistrez ce code", "placez ce code",
      "mettez ce code", "copiez ce code", "collez ce code", "mettez le code ci-dessus", "nommez le fichier",
      "nommez ce fichier", "appelez le fichier",
    ]
    words.failing = [
      "va échouer", "vont échouer", "doit échouer", "doivent échouer", "devrait échouer", "devraient échouer",
      "échouera", "échoueront", "échoue avec", "échouent avec",
    ]
    words.offered = ["peut aussi être", "peut également être", "peuvent aussi être", "peuvent également être"]
    words.already = ["déjà"]
    words.belonging = ["de", "du", "des"]
    words.explaining = ["comment"]
    words.usages = ["utilisation", "usage", "exemples", "exemples d'utilisation", "comment l'utiliser"]
    words.listings = [
      "autres commandes", "commandes utiles", "commandes courantes", "commandes fréquentes", "aide-mémoire",
    ]
    words.audiences = [
      "pour les mainteneurs", "réservé aux mainteneurs", "mainteneurs uniquement", "notes pour les mainteneurs",
      "pour les administrateurs", "réservé aux administrateurs",
    ]
    return words
  }()

  static let brazilianPortuguese = {
    var words = ProjectWords()
    words.excluding = [
      "exceto", "exceto no", "que não sejam", "que não seja", "diferentes do", "diferente do", "fora do",
    ]
    words.savingAbove = [
      "salvo como", "salvo em", "salve o código", "salve esse código", "salve este código", "coloque este código",
      "coloque esse código", "copie este código", "copie esse código", "cole este código", "cole esse código",
      "coloque o código acima", "nomeie o arquivo", "chame o arquivo",
    ]
    words.failing = [
      "vai falhar", "vão falhar", "deve falhar", "devem falhar", "falhará", "falharão", "falha com", "falham com",
    ]
    words.offered = ["também pode ser", "também podem ser", "pode também ser"]
    words.already = ["já"]
    words.belonging = ["de", "do", "da"]
    words.explaining = ["como"]
    words.usages = ["uso", "exemplos", "exemplos de uso", "utilização", "como usar"]
    words.listings = [
      "outros comandos", "comandos úteis", "comandos comuns", "comandos frequentes", "mais comandos",
    ]
    words.audiences = [
      "para mantenedores", "para os mantenedores", "somente mantenedores", "apenas mantenedores",
      "notas para mantenedores", "para administradores", "somente administradores",
    ]
    return words
  }()
}
