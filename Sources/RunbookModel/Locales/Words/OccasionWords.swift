/// The words of one language by which headings and labels say that what is below them is for another occasion than
/// following the page once: data. They are looked for in pages of any language, as ``AsideWords`` are.
package struct OccasionWords: Sendable {
  /// Headings above things that are done now and then, each for itself: `service management`.
  package var operations: [String] = []
  /// Phrases, anywhere in a heading, that name a fault: clang `not found`.
  package var faults: [String] = []
  /// Last words of such a heading: the Python `error`.
  package var faultEndings: [String] = []
  /// Openings of a heading about what is done again when its time has come: `renewing` certificates.
  package var renewals: [String] = []
  /// Words of a heading about keeping something: `backup` of the database.
  package var savings: [String] = []
  /// Openings of a heading about getting that back, long after: `restoring` the database.
  package var recoveries: [String] = []
  /// Labels right below a heading that say when its section is needed: `Scenario`: the region is down.
  package var circumstances: [String] = []
  /// Words anywhere in a heading that say that it is about taking away what the page has installed: complete `removal`.
  package var removals: [String] = []
  /// Verbs after "you can" for what not everyone wants changed: you can `reset` the password.
  package var alterations: [String] = []
  /// Titles before a colon that rank a way among others: `recommended`: conda.
  package var ranks: [String] = []
  /// Openings of a clause after "if …," that asks for what is below: if it is old, `you need to` update it.
  package var requests: [String] = []

  static let all: [OccasionWords] = [.english, .french, .brazilianPortuguese]

  static let english = {
    var words = OccasionWords()
    words.operations = [
      "service management", "service control", "managing the service", "manage the service", "managing services",
      "controlling the service", "operations", "operating the service", "common operations", "day-2 operations",
      "day 2 operations", "day-two operations", "routine operations", "routine procedures", "routine tasks",
      "routine maintenance", "regular maintenance", "maintenance tasks", "maintenance procedures",
      "maintenance commands", "common tasks", "common procedures", "administration tasks", "administrative tasks",
      "operational tasks", "operational procedures", "common quick fixes", "quick fixes", "common fixes",
      "management commands", "service commands", "docker commands", "useful docker commands", "container management",
      "managing the container", "managing containers", "managing the server",
      "starting and stopping",
      "stopping and starting", "start and stop", "stop and start", "stop and restart", "stop / restart",
      "start/stop", "start / stop", "start/stop/restart", "start, stop, restart",
    ]
    words.faults = [
      "not found", "could not", "cannot", "can't", "couldn't", "does not start", "doesn't start", "won't start",
      "will not start", "does not work", "doesn't work", "not working", "failed to", "fails to", "permission denied",
      "connection refused", "out of memory", "is stuck", "times out", "timed out", "unable to", "crashes",
    ]
    words.faultEndings = ["error", "errors", "problem", "problems", "failure"]
    words.renewals = ["renewing", "rotating", "renewal of", "rotation of", "certificate renewal"]
    words.savings = ["backup", "backups", "back up", "backing up", "dump", "snapshot", "snapshots"]
    words.recoveries = [
      "restore", "restoring", "restoration", "recover", "recovering", "roll back", "rolling back", "rollback",
    ]
    words.circumstances = [
      "scenario", "symptom", "symptoms", "situation", "when to use", "when to use this", "trigger", "triggers",
      "problem", "use this when", "alert",
    ]
    words.removals = ["uninstall", "uninstallation", "uninstalling", "removal", "deinstallation"]
    words.alterations = ["change", "reset", "rename", "restore", "rotate", "revoke", "renew", "regenerate"]
    words.ranks = [
      "recommended", "advanced", "alternative", "easy", "easiest", "simple", "simplest", "quick", "quickest", "fastest",
      "preferred", "default", "basic", "expert", "other", "or",
    ]
    words.requests = [
      "you need to", "you have to", "you must", "you should", "you will need to", "you'll need to", "you will have to",
      "you'll have to", "use", "execute", "issue", "call", "please",
    ]
    return words
  }()

  static let french = {
    var words = OccasionWords()
    words.operations = [
      "gestion du service", "gérer le service", "gestion des services", "opérations courantes", "tâches courantes",
      "opérations", "procédures courantes", "tâches d'administration", "tâches de maintenance", "exploitation",
      "démarrage et arrêt", "démarrer et arrêter", "démarrer / arrêter", "commandes de gestion",
      "gestion du conteneur", "gestion des conteneurs",
    ]
    words.faults = [
      "introuvable", "impossible de", "ne démarre pas", "ne fonctionne pas", "échoue", "permission refusée",
      "connexion refusée", "mémoire insuffisante",
    ]
    words.faultEndings = ["erreur", "erreurs"]
    words.renewals = ["renouvellement", "rotation"]
    words.savings = ["sauvegarde", "sauvegardes", "sauvegarder"]
    words.recoveries = ["restaurer", "restauration", "récupérer", "récupération", "revenir en arrière"]
    words.circumstances = [
      "scénario", "symptôme", "symptômes", "situation", "quand l'utiliser", "déclencheur", "problème", "alerte",
    ]
    words.removals = ["désinstallation", "désinstaller"]
    words.alterations = ["changer", "réinitialiser", "renommer", "restaurer", "révoquer", "renouveler"]
    words.ranks = ["recommandé", "recommandée", "avancé", "avancée", "alternative", "simple", "rapide", "autre", "ou"]
    words.requests = [
      "vous devez", "vous devrez", "il faut", "il vous faut", "il est nécessaire de", "utilisez", "exécutez", "lancez",
      "tapez",
    ]
    return words
  }()

  static let brazilianPortuguese = {
    var words = OccasionWords()
    words.operations = [
      "gerenciamento do serviço", "gerenciar o serviço", "gerenciando o serviço", "operações comuns",
      "tarefas comuns", "operações", "procedimentos de rotina", "tarefas de rotina", "tarefas administrativas",
      "tarefas de manutenção", "iniciar e parar", "iniciar / parar", "comandos de gerenciamento",
      "gerenciamento do contêiner", "operação",
    ]
    words.faults = [
      "não encontrado", "não encontrada", "não foi possível", "não inicia", "não funciona", "falha ao",
      "permissão negada", "conexão recusada", "sem memória",
    ]
    words.faultEndings = ["erro", "erros"]
    words.renewals = ["renovando", "renovação", "rotação"]
    words.savings = ["backup", "backups", "cópia de segurança", "cópias de segurança"]
    words.recoveries = ["restaurar", "restaurando", "restauração", "recuperar", "recuperando", "recuperação"]
    words.circumstances = [
      "cenário", "sintoma", "sintomas", "situação", "quando usar", "gatilho", "problema", "alerta",
    ]
    words.removals = ["desinstalação", "desinstalar", "desinstalando"]
    words.alterations = ["alterar", "mudar", "redefinir", "renomear", "restaurar", "revogar", "renovar"]
    words.ranks = [
      "recomendado", "recomendada", "avançado", "avançada", "alternativa", "simples", "rápido", "outro", "ou",
    ]
    words.requests = [
      "você precisa", "você deve", "é preciso", "é necessário", "será necessário", "use", "utilize", "execute", "rode",
    ]
    return words
  }()
}
