/// The words of one language with which a sample names or describes a change of the reader's own: `"Describe your
/// change"`, `feature/amazing-feature`. In lower case, without accents.
package struct ChangeWords: Sendable {
  /// Any of them says whose the change is: "Your message", `my-fix`.
  package var owners: Set<String> = []
  /// First words of a request to write it: "Describe what you did".
  package var requests: Set<String> = []
  /// What such a text is, at the end of it or before "of": "A short description", "Commit message".
  package var texts: Set<String> = []
  /// What is said of a change only where it is none yet: "Add amazing feature".
  package var praises: Set<String> = []
  /// What a branch or a change is called there: `some-feature`, `feature-name`.
  package var things: Set<String> = []
  /// First words of the name of any of them: `some-feature`.
  package var indefinites: Set<String> = []
  /// Last words of a name that says what is to be written: `feature-name`.
  package var endings: Set<String> = []

  static let all: [ChangeWords] = [.english, .french, .brazilianPortuguese]

  static let english = ChangeWords(
    owners: ["your", "my"],
    requests: ["describe", "explain", "summarize", "summarise"],
    texts: ["description", "message", "summary", "explanation", "comment"],
    praises: ["amazing", "awesome", "cool", "fancy", "fantastic", "incredible", "brilliant", "super"],
    things: ["feature", "fix", "bugfix", "bug", "branch", "topic", "issue", "change", "changes", "hotfix", "ticket"],
    indefinites: ["some"],
    endings: ["name", "description", "number", "title", "id"])

  static let french = ChangeWords(
    owners: ["votre", "vos", "ma", "mon", "mes"],
    requests: ["decrivez", "decrire", "expliquez", "resumez"],
    texts: ["description", "message", "resume", "explication", "commentaire"],
    praises: ["geniale", "genial", "incroyable", "formidable", "superbe"],
    things: [
      "fonctionnalite", "correctif", "correction", "branche", "modification", "modifications", "sujet", "changement",
      "feature", "fix",
    ],
    indefinites: ["une", "un"],
    endings: ["nom", "description", "numero", "titre"])

  static let brazilianPortuguese = ChangeWords(
    owners: ["seu", "sua", "seus", "suas", "meu", "minha", "minhas", "meus"],
    requests: ["descreva", "explique", "resuma"],
    texts: ["descricao", "mensagem", "resumo", "explicacao", "comentario"],
    praises: ["incrivel", "maravilhosa", "fantastica", "sensacional"],
    things: [
      "funcionalidade", "recurso", "correcao", "branch", "alteracao", "alteracoes", "mudanca", "mudancas", "feature",
      "fix",
    ],
    indefinites: ["alguma", "algum"],
    endings: ["nome", "descricao", "numero", "titulo"])
}
