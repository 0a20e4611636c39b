/// The words of one language by which headings say that what is below them is not in the normal course of a page: data.
/// They are looked for in pages of any language, as most pages about projects mix theirs with English.
package struct AsideWords: Sendable {
  /// Openings of such a heading: `troubleshooting`, `performance tuning`.
  package var openings: [String] = []
  /// Headings that say so only as a whole: `reference`.
  package var wholes: [String] = []
  /// Headings of what those do who work on a project: `development`.
  package var projectWholes: [String] = []
  /// Openings of a heading below which the project's own tests are run; only where a command there names them, too.
  package var tests: [String] = []
  /// Words of the title of a page that is for those who work on a project, where that is the normal course.
  package var projectTitles: [String] = []
  /// Verbs for what is done to a thing now and then, in any order: to `restart` the server.
  package var operations: [String] = []
  /// Such verbs for what changes nothing: to `list` the users.
  package var lookups: [String] = []
  /// Words before one thing of many, where no sequence is meant: stop `a` container.
  package var indefinites: [String] = []

  static let all: [AsideWords] = [.english, .french, .brazilianPortuguese]

  static let english = {
    var words = AsideWords()
    words.openings = [
      "troubleshooting", "troubleshoot", "trouble shooting", "known issues", "known problems", "known bugs", "faq",
      "faqs",
      "frequently asked questions", "common problems", "common issues", "common errors", "common pitfalls", "debugging",
      "tips", "tips and tricks", "tricks", "performance tuning", "tuning", "benchmark", "benchmarks", "benchmarking",
      "migrating from", "migration from", "migrate from", "moving from", "switching from", "coming from",
      "upgrading from", "backup and restore", "backups", "backing up", "restoring", "disaster recovery", "appendix",
      "advanced usage", "advanced configuration", "advanced topics", "advanced options", "advanced settings",
      "advanced features", "advanced setup", "advanced installation", "advanced use", "advanced examples",
      "advanced customization", "going further", "if something goes wrong", "when something goes wrong",
      "when things go wrong", "if things go wrong", "for contributors", "for developers", "contributing",
      "what not to do", "danger zone",
      "emergency", "last resort", "factory reset", "resetting", "reset to",
    ]
    words.wholes = [
      "advanced", "reference", "references", "command reference", "commands reference", "cli reference",
      "quick reference", "problems", "issues", "errors", "pitfalls", "extras", "bonus", "maintenance", "tuning",
      "recovery",
      "backup", "restore", "customization", "customizing", "customisation", "usage examples", "examples",
      "more examples", "example usage", "examples of use", "usage example",
      "example commands", "sample commands", "see also", "optimization", "performance", "other options",
      "caveats", "gotchas", "workarounds",
    ]
    words.projectWholes = [
      "development", "developing", "local development", "development setup", "development environment",
      "development install", "development installation",
      "developer install", "developer installation", "install for development", "installation for development",
      "developer setup", "developer guide", "development guide", "development workflow",
      "setting up a development environment", "contribute", "how to contribute", "contribution", "hacking", "linting",
      "formatting", "code style", "coding style", "building the documentation", "building the docs", "build the docs",
      "release", "releases", "releasing", "release process", "making a release", "creating a release", "publishing",
    ]
    words.tests = [
      "testing", "tests", "running tests", "run tests", "running the tests", "run the tests",
      "running the test suite", "run the test suite", "unit tests", "unit testing", "integration tests",
      "end-to-end tests", "e2e tests", "test suite",
    ]
    words.projectTitles = [
      "contributing", "contribute", "contributor", "contributors", "developer", "developers", "developing",
      "development",
      "hacking", "testing", "tests", "test", "maintainer", "maintainers", "release", "releasing", "building", "build",
    ]
    words.lookups = [
      "list", "show", "view", "see", "get", "check", "inspect", "search", "find", "follow", "tail", "print", "count",
      "monitor", "watch", "display", "validate", "describe",
    ]
    words.operations = [
      "start", "stop", "restart", "reload", "pause", "resume", "remove", "delete", "rename", "update", "upgrade",
      "scale", "reset", "kill", "enable", "disable", "back up", "backup", "restore", "export", "import", "rotate",
      "revoke", "add", "create", "change", "edit", "clear", "clean", "run", "open", "connect", "disconnect", "use",
      "generate", "rebuild", "prune", "set", "unset", "access", "attach", "detach",
    ]
    words.indefinites = ["a", "an", "all", "any", "specific", "single", "another", "one", "multiple", "certain"]
    return words
  }()

  static let french = {
    var words = AsideWords()
    words.openings = [
      "dépannage", "résolution des problèmes", "résolution de problèmes", "problèmes connus", "problèmes courants",
      "problèmes fréquents", "erreurs courantes", "foire aux questions", "questions fréquentes", "débogage", "astuces",
      "conseils", "trucs et astuces", "optimisation des performances", "migrer depuis", "migration depuis",
      "mettre à niveau depuis", "sauvegarde et restauration", "sauvegardes", "restauration", "annexe", "annexes",
      "utilisation avancée", "configuration avancée", "options avancées", "pour aller plus loin", "aller plus loin",
      "ce qu'il ne faut pas faire", "zone dangereuse", "arrêt d'urgence", "réinitialisation",
      "en cas de problème", "pour les contributeurs", "pour les développeurs", "contribuer", "bancs d'essai",
    ]
    words.wholes = [
      "avancé", "référence", "références", "référence des commandes", "maintenance", "sauvegarde", "personnalisation",
      "exemples d'utilisation", "exemples", "optimisation", "performances", "problèmes", "erreurs", "compléments",
    ]
    words.projectWholes = [
      "développement", "développement local", "environnement de développement", "contribution", "contributions",
      "style de code", "publication", "publier une version",
    ]
    words.tests = ["tests", "lancer les tests", "exécuter les tests", "tests unitaires", "tests d'intégration"]
    words.projectTitles = ["contribuer", "contribution", "développeur", "développeurs", "développement", "mainteneurs"]
    words.lookups = [
      "lister", "afficher", "voir", "consulter", "chercher", "rechercher", "suivre", "vérifier", "inspecter",
    ]
    words.operations = [
      "démarrer", "arrêter", "redémarrer", "recharger", "supprimer", "retirer", "renommer", "mettre à jour",
      "réinitialiser", "activer", "désactiver", "sauvegarder", "restaurer", "exporter", "importer", "ajouter",
      "créer", "modifier", "changer", "vider", "nettoyer", "ouvrir", "utiliser", "générer",
    ]
    words.indefinites = ["un", "une", "tous", "toutes", "plusieurs", "certains"]
    return words
  }()

  static let brazilianPortuguese = {
    var words = AsideWords()
    words.openings = [
      "solução de problemas", "resolução de problemas", "solucionando problemas", "problemas conhecidos",
      "problemas comuns", "erros comuns", "perguntas frequentes", "depuração", "depurando", "dicas", "dicas e truques",
      "ajuste de desempenho", "migrando de", "migrando do", "migração de", "migração do", "migrar de", "migrar do",
      "atualizando de", "atualizando da", "backup e restauração", "restauração", "restaurando", "apêndice",
      "uso avançado", "configuração avançada", "opções avançadas", "indo além", "se algo der errado",
      "em caso de problemas",
      "o que não fazer", "zona de perigo", "parada de emergência", "redefinição",
      "para contribuidores", "para desenvolvedores", "contribuindo", "contribuir",
    ]
    words.wholes = [
      "avançado", "referência", "referências", "referência de comandos", "manutenção", "backup", "personalização",
      "exemplos de uso", "exemplos", "otimização", "desempenho", "problemas", "erros", "extras",
    ]
    words.projectWholes = [
      "desenvolvimento", "desenvolvimento local", "ambiente de desenvolvimento", "contribuição", "como contribuir",
      "estilo de código", "publicação", "lançamento",
    ]
    words.tests = [
      "testes", "rodar os testes", "executar os testes", "rodando os testes", "executando os testes",
      "testes unitários", "testes de integração",
    ]
    words.projectTitles = [
      "contribuindo", "contribuir", "contribuição", "desenvolvedor", "desenvolvedores", "desenvolvimento",
      "mantenedores",
    ]
    words.lookups = [
      "listar", "mostrar", "exibir", "ver", "visualizar", "consultar", "buscar", "procurar", "acompanhar", "verificar",
      "inspecionar",
    ]
    words.operations = [
      "iniciar", "parar", "reiniciar", "recarregar", "remover", "excluir", "apagar", "renomear", "atualizar",
      "redefinir", "ativar", "desativar", "restaurar", "exportar", "importar", "adicionar", "criar", "alterar",
      "mudar", "limpar", "abrir", "usar", "gerar",
    ]
    words.indefinites = ["um", "uma", "todos", "todas", "vários", "várias"]
    return words
  }()
}
