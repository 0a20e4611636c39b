/// The words of one language with which a page says that a program asks something while it runs: data.
package struct PromptWords: Sendable {
  /// Verbs that ask to give an answer, next to ``LocaleWords/prompting``: "When prompted, enter …".
  package var answering: [String] = []
  /// Parts of a sentence that are about several answers: "answer the questions".
  package var questions: [String] = []
  /// Parts of a sentence which says that commands are run by root, whose prompt is `#`.
  package var root: [String] = []

  static let english = PromptWords(
    answering: [
      "enter", "type", "specify", "answer", "press", "select", "choose", "provide", "respond", "reply", "confirm",
      "input", "accept", "supply",
    ],
    questions: [
      "answer the questions", "answer the prompts", "answering the questions", "answer the following questions",
      "follow the prompts", "following the prompts", "respond to the prompts", "answer the displayed questions",
    ],
    root: ["as root", "as the root user", "root shell", "root prompt", "with root privileges", "as the superuser"])

  static let french = PromptWords(
    answering: [
      "entrez", "saisissez", "tapez", "indiquez", "spécifiez", "répondez", "appuyez", "confirmez", "sélectionnez",
      "choisissez",
    ],
    questions: ["répondez aux questions", "répondre aux questions", "répondant aux questions", "suivez les invites"],
    root: ["en tant que root", "en root", "utilisateur root", "comme root", "avec les droits root"])

  static let brazilianPortuguese = PromptWords(
    answering: [
      "insira", "digite", "especifique", "responda", "pressione", "confirme", "informe", "selecione", "escolha",
    ],
    questions: ["responda às perguntas", "respondendo às perguntas", "responder às perguntas", "siga os prompts"],
    root: ["como root", "como usuário root", "como o usuário root", "com privilégios de root"])

  static let german = PromptWords(
    answering: ["geben sie", "bestätigen sie", "drücken sie", "wählen sie", "antworten sie"],
    questions: ["beantworten sie die fragen", "beantworten der fragen", "folgen sie den eingabeaufforderungen"],
    root: ["als root", "als benutzer root", "mit root-rechten"])

  static let spanish = PromptWords(
    answering: ["especifique", "escriba", "introduzca", "responda", "pulse", "confirme", "seleccione", "indique"],
    questions: ["responda a las preguntas", "respondiendo a las preguntas", "responda las preguntas"],
    root: ["como root", "como usuario root", "con privilegios de root"])

  static let italian = PromptWords(
    answering: ["immetti", "inserisci", "digita", "specifica", "rispondi", "premi", "conferma", "seleziona", "scegli"],
    questions: ["rispondi alle domande", "rispondendo alle domande", "rispondere alle domande"],
    root: ["come root", "come utente root", "con privilegi di root"])
}
