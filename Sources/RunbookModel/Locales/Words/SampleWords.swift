/// The words of one language by which a page shows an output that it does not promise: what must not be printed, and
/// what is printed when something is wrong, or before something is changed.
package struct SampleWords: Sendable {
  /// Parts of a clause that announces what must not be printed; `…` stands for other words.
  package var unwanted: [String] = []
  /// Words of such a clause for what is shown below it, where another clause follows.
  package var below: [String] = []
  /// Words that say that something went wrong.
  package var failing: [String] = []
  /// Words with which a sentence asks to try something.
  package var trying: [String] = []
  /// Words of such a sentence that say that it will not succeed.
  package var inVain: [String] = []
  /// Openings of a sentence below a command which say that it ends with an error: `you get an error`.
  package var failingAbove: [String] = []
  /// Words before the exit status with which a command ends: "exits with status".
  package var exitStatuses: [String] = []
  /// Words that say that there is none of it: `no` error.
  package var absences: [String] = []
  /// Words of a condition under which nothing good is printed: if the service is `down`.
  package var troubles: [String] = []
  /// Words for an output.
  package var outputs: [String] = []
  /// Openings of a sentence about what is printed before a change.
  package var earlier: [String] = []
  /// Parts of a sentence about what was printed once.
  package var past: [String] = []

  package init() {}

  static let english = {
    var words = SampleWords()
    words.trying = ["try", "trying", "attempt", "attempting"]
    words.exitStatuses = [
      "fails with exit status", "fails with exit code", "fails with status", "fails with code", "fail with exit status",
      "fail with exit code", "exits with status", "exits with exit status", "exits with code", "exits with exit code",
      "exit with status", "exit with code", "returns exit status", "returns exit code", "returns the exit code",
      "returns the exit status", "ends with exit status", "ends with exit code", "exit status is", "exit code is",
      "exit status of", "exit code of",
    ]
    words.failingAbove = [
      "you get an error", "you receive an error", "you see an error", "this fails", "it fails", "the command fails",
      "this command fails", "this returns an error", "the command returns an error", "this results in an error",
      "you will get an error", "you'll get an error", "this will fail", "the command will fail", "this should fail",
      "this must fail", "it should fail", "the command should fail", "the following should fail",
    ]
    words.inVain = [
      "can't", "cannot", "can not", "won't", "will fail", "fails", "should fail", "is denied", "is rejected",
      "is refused", "is not allowed", "are not allowed", "not permitted",
    ]
    words.unwanted = [
      "not see", "not be seeing", "not be displayed", "not be shown", "not be printed", "not be returned", "not appear",
      "not display", "not show", "not print", "not contain", "not include", "not list", "not return", "not look like",
      "not look similar", "not be similar", "not be like", "not get", "n't see", "n't appear", "n't display",
      "n't show",
      "n't print", "n't contain", "n't include", "n't look like", "n't get", "n't be displayed", "n't be shown",
      "no longer see", "no longer appear", "no longer show", "no longer display", "no longer contain", "no longer list",
      "no longer print", "never see", "never show", "never display", "never print", "never appear", "never contain",
      "is not displayed", "are not displayed", "is not shown", "are not shown", "is not printed", "not the expected",
      "not the correct", "not the right", "not what you", "bad output", "wrong output", "incorrect output",
      "unexpected output", "unwanted output", "undesired output", "bad response", "wrong response",
      "incorrect response", "unexpected response", "bad result", "wrong result", "incorrect result",
      "unexpected result", "different from this", "different from the following", "is not the following", "is not this",
      "not the following",
      "counterexample", "incorrect:", "wrong:", "bad:", "instead of the following", "instead of this", "never continue",
      "not continue", "did not work", "in case of an error", "in case of error", "in case of a failure",
      "in case of failure",
    ]
    words.below = ["following", "this output", "this line", "this message", "this response", "below"]
    words.failing = [
      "fail", "fails", "failed", "failing", "failure", "failures", "error", "errors", "wrong", "unsuccessful",
      "unsuccessfully", "unhealthy", "broken", "incorrect", "incorrectly", "problem", "problems", "crashes", "crashed",
    ]
    words.absences = ["no", "without", "any", "free of", "if any"]
    words.troubles = [
      "down", "not running", "not active", "stopped", "offline", "unavailable", "not available", "unreachable",
      "not reachable", "disabled", "not enabled", "missing", "expired", "invalid", "not valid", "denied",
      "not installed", "not ready", "not exist", "doesn't exist", "not logged in", "not authorized",
      "not authenticated",
      "unauthorized", "not found", "cannot be found", "not have access", "don't have access", "not have permission",
      "don't have permission", "no access", "no permission", "not connected", "not configured", "times out",
      "timed out",
    ]
    words.outputs = [
      "output", "outputs", "response", "responses", "result", "results", "message", "shows", "you see", "looks like",
      "look like",
    ]
    words.earlier = [
      "before the", "before a", "before an", "before this", "prior to", "previously", "until now", "without the",
      "without this",
    ]
    words.past = ["output was", "output looked", "response was", "used to be", "used to look", "output before"]
    return words
  }()

  static let french = {
    var words = SampleWords()
    words.trying = ["essayez", "essayer", "tentez", "tenter"]
    words.exitStatuses = [
      "échoue avec le code de sortie", "échoue avec le code", "échoue avec le statut", "échoue avec un code de sortie",
      "se termine avec le code", "se termine avec le code de sortie", "se termine avec le statut",
      "renvoie le code de sortie", "renvoie le code retour", "code de sortie est", "code retour est",
    ]
    words.failingAbove = [
      "vous obtenez une erreur", "vous recevez une erreur", "vous obtenez un message d'erreur", "la commande échoue",
      "cette commande échoue", "cela échoue", "la commande renvoie une erreur", "cette commande renvoie une erreur",
      "cela doit échouer", "ceci doit échouer", "cette commande doit échouer",
    ]
    words.inVain = [
      "ne peut pas", "ne peuvent pas", "ne pouvez pas", "échoue", "échouera", "doit échouer", "est refusé",
      "est refusée", "est rejeté", "est rejetée", "n'est pas autorisé", "n'est pas autorisée",
    ]
    words.unwanted = [
      "pas voir", "plus voir", "jamais voir", "ne voyez pas", "ne voyez plus", "ne verrez pas", "ne verrez plus",
      "pas s'afficher", "plus s'afficher", "pas être affiché", "plus être affiché", "pas apparaître",
      "plus apparaître", "ne s'affiche pas", "ne s'affiche plus", "ne s'affichent pas", "ne s'affichent plus",
      "n'apparaît pas", "n'apparaît plus", "n'apparaissent pas", "n'apparaissent plus", "n'est pas affiché",
      "n'est plus affiché", "ne sont pas affiché", "ne sont plus affiché", "ne contient pas", "ne contient plus",
      "pas contenir", "plus contenir", "ne montre pas", "ne montre plus", "pas ressembler", "ne ressemble pas",
      "ne doit pas être", "sortie incorrecte", "sortie erronée", "mauvaise sortie", "sortie inattendue",
      "réponse incorrecte", "réponse erronée", "résultat incorrect", "résultat erroné", "résultat inattendu",
      "n'est pas la suivante", "n'est pas le suivant", "différente de la suivante", "contre-exemple", "incorrect :",
      "au lieu de la sortie suivante", "ne continuez pas", "n'a pas fonctionné", "en cas d'erreur", "en cas d'échec",
      "en cas de problème", "pas la sortie attendue", "pas le résultat attendu",
    ]
    words.below = ["suivant", "suivante", "suivants", "suivantes", "cette sortie", "ce message", "ci-dessous"]
    words.failing = [
      "échoue", "échouent", "échoué", "échouée", "échec", "erreur", "erreurs", "incorrect", "incorrecte", "erroné",
      "erronée", "problème", "problèmes", "défaillant", "défaillante",
    ]
    words.absences = ["aucun", "aucune", "sans", "éventuelles", "éventuels"]
    words.troubles = [
      "arrêté", "arrêtée", "arrêtés", "hors ligne", "indisponible", "pas disponible", "injoignable", "désactivé",
      "désactivée", "pas activé", "manquant", "manquante", "expiré", "expirée", "non valide", "invalide", "refusé",
      "refusée", "pas installé", "pas en cours d'exécution", "n'existe pas", "pas connecté", "pas autorisé",
      "pas accès", "pas l'autorisation", "pas les droits", "introuvable", "inactif", "inactive", "n'est pas prêt",
      "ne fonctionne pas", "ne répond pas",
    ]
    words.outputs = ["sortie", "sorties", "réponse", "réponses", "résultat", "résultats", "message"]
    words.earlier = ["avant la", "avant le", "avant l'", "avant cette", "avant ce", "précédemment", "auparavant"]
    words.past = ["sortie était", "réponse était", "résultat était"]
    return words
  }()

  static let brazilianPortuguese = {
    var words = SampleWords()
    words.trying = ["tente", "tentar"]
    words.exitStatuses = [
      "falha com o código de saída", "falha com código de saída", "falha com o status", "falha com status",
      "termina com o código", "termina com o código de saída", "termina com o status", "termina com status",
      "retorna o código de saída", "código de saída é", "status de saída é",
    ]
    words.failingAbove = [
      "você recebe um erro", "você obtém um erro", "você recebe uma mensagem de erro", "o comando falha",
      "este comando falha", "isso falha", "o comando retorna um erro", "este comando retorna um erro",
      "isso deve falhar", "isto deve falhar", "este comando deve falhar",
    ]
    words.inVain = [
      "não pode", "não podem", "não consegue", "não é possível", "falha", "falhará", "deve falhar", "é negado",
      "é negada", "é recusado", "é recusada", "é rejeitado", "é rejeitada", "não é permitido", "não é permitida",
    ]
    words.unwanted = [
      "não deve ver", "não deverá ver", "não deveria ver", "não deve mais ver", "não verá", "não vê",
      "não deve aparecer", "não deverá aparecer", "não devem aparecer", "não deve mais aparecer", "não aparece",
      "não aparecem", "não deve ser exibid", "não devem ser exibid", "não deverá ser exibid", "não é exibid",
      "não são exibid", "não é mais exibid", "não deve conter", "não contém", "não deve mostrar", "não mostra",
      "não deve exibir", "não exibe", "não deve se parecer", "não se parece", "não deve ser semelhante",
      "não deve ser parecid", "nunca deve", "nunca mostra", "nunca exibe", "não é a saída esperada",
      "não é o resultado esperado", "saída incorreta", "saída errada", "saída inesperada", "saída ruim",
      "resposta incorreta", "resposta errada", "resultado incorreto", "resultado errado", "não é a seguinte",
      "não é o seguinte", "diferente da seguinte", "contraexemplo", "incorreto:", "em vez da saída a seguir",
      "não continue", "não funcionou", "em caso de erro",
      "em caso de falha", "em caso de problema",
    ]
    words.below = ["a seguir", "seguinte", "seguintes", "esta saída", "esta mensagem", "abaixo"]
    words.failing = [
      "falha", "falham", "falhar", "falhou", "falhas", "erro", "erros", "incorreto", "incorreta", "errado", "errada",
      "problema", "problemas", "malsucedido", "malsucedida",
    ]
    words.absences = ["nenhum", "nenhuma", "sem"]
    words.troubles = [
      "parado", "parada", "inativo", "inativa", "indisponível", "não disponível", "não estiver disponível",
      "fora do ar",
      "off-line", "desativado", "desativada", "desabilitado", "desabilitada", "ausente", "expirado", "expirada",
      "inválido", "inválida", "negado", "negada", "não estiver em execução", "não está em execução",
      "não estiver instalado", "não existir", "não existe", "não tem acesso", "não tiver acesso", "não tiver permissão",
      "não tem permissão", "não estiver conectado", "não estiver pronto", "não for encontrad", "não responder",
    ]
    words.outputs = ["saída", "saídas", "resposta", "respostas", "resultado", "resultados", "mensagem"]
    words.earlier = ["antes da", "antes do", "antes desta", "antes deste", "anteriormente"]
    words.past = ["saída era", "resposta era", "resultado era"]
    return words
  }()
}
