/// The words of one language by which a page says where, when, or in which of several ways something is done.
public struct ScopeWords: Sendable {
  /// Nouns that number ways in a heading: `option` 1, `method` B.
  public var options: [String] = []
  /// Phrases that announce that one of several ways is followed: `one of the following`.
  public var choosing: [String] = []
  /// Words before the means by which something is done: `using` the console.
  public var means: [String] = []
  /// Words before a place, a target or a system: `on` Debian, `to` Kubernetes.
  public var prepositions: [String] = []
  /// Openings of what is another way of doing what is above: `alternatively`.
  public var others: [String] = []
  /// Openings of a condition that holds where the one before does not: `otherwise`.
  public var contrasts: [String] = []
  /// Nouns for a machine that is not the operator's: `server`.
  public var hosts: [String] = []
  /// Nouns for a container.
  public var containers: [String] = []
  /// Phrases with which a sentence asks to go there: `log in to`.
  public var entering: [String] = []
  /// Words between a sentence's opening and a place: `on the`.
  public var inside: [String] = []
  /// Phrases for another terminal.
  public var terminals: [String] = []
  /// Phrases that say that a command does not end by itself: `leave it running`.
  public var staying: [String] = []
  /// Phrases with which a sentence returns to the operator's own machine: `back on your`.
  public var returning: [String] = []
  /// Openings of a sentence that goes on with what the one before is about: `then`.
  public var continuing: [String] = []
  /// Openings of headings whose sections take back what the page made: `clean up`.
  public var undoing: [String] = []
  /// Words before a directory's name: `in the folder`.
  public var directories: [String] = []

  public init() {}
}

extension ScopeWords {
  static let english = {
    var words = ScopeWords()
    words.options = ["option", "method", "alternative", "approach", "variant", "way", "choice", "scenario"]
    words.choosing = [
      "one of the following", "one of these", "choose one", "choose an option", "choose how", "choose the option",
      "choose the method", "choose your", "choose between", "select one", "select an option", "select your", "pick one",
      "pick your", "either of the following", "either of these", "either", "any of the following", "one of the methods",
      "two ways", "three ways", "several ways", "multiple ways", "different ways", "following ways", "two options",
      "three options", "several options", "several methods", "different methods", "two methods", "following options",
      "depending on", "depends on", "according to your", "that matches your", "that applies to you", "whichever",
      "for your operating system", "for your platform", "for your distribution", "for your package manager",
      "alternatives",
    ]
    words.means = ["using", "use", "with", "via", "through", "by using"]
    words.prepositions = ["from", "in", "on", "for", "at", "to", "into", "by", "under", "of"]
    words.others = [
      "or", "alternatively", "as an alternative", "another way", "another option", "or else", "if you prefer",
      "instead, you can", "you can instead",
    ]
    words.contrasts = [
      "otherwise", "if not", "if it is not", "if it isn't", "if it does not", "if it doesn't", "if it cannot",
      "if it can't", "if you do not", "if you don't", "if you cannot", "if you can't", "if there is no", "if there are no",
      "if you have no", "if you are not", "if you aren't", "else",
    ]
    words.hosts = [
      "server", "servers", "vm", "virtual machine", "virtual server", "bastion", "bastion host", "remote host",
      "remote machine", "remote server", "jump host", "droplet", "vps", "worker node", "control plane node",
    ]
    words.containers = ["container", "pod"]
    words.entering = [
      "log in to", "log into", "log on to", "login to", "sign in to", "connect to", "ssh into", "ssh to", "ssh in to",
      "open a shell in", "open a shell on", "open a session on", "open a terminal in", "open a terminal on",
      "start a shell in", "get a shell in", "enter",
    ]
    words.inside = ["on", "in", "inside", "within", "from inside", "from within", "still on", "still in"]
    words.terminals = [
      "another terminal", "second terminal", "new terminal", "other terminal", "different terminal",
      "separate terminal", "another shell", "second shell", "another window", "second window",
      "another terminal window", "another tab", "another console", "separate shell",
    ]
    words.staying = [
      "keeps running", "keep running", "keep it running", "leave it running", "leave the command running",
      "leave this running", "leave it open", "keeps the terminal", "keep this terminal open", "goes on until",
      "runs until you", "until you press", "until you stop it", "stays in the foreground", "runs in the foreground",
      "continues to run", "does not return", "keep the terminal open", "leave the terminal open",
      "stays active in this terminal", "occupies the terminal",
    ]
    words.returning = [
      "back on", "back in your", "back at your", "on your local machine", "on your local computer",
      "on your own machine", "on your own computer", "on your workstation", "on your computer", "on your machine",
      "on your laptop", "from your local machine", "from your workstation", "from your computer", "from your machine",
      "from your laptop",
    ]
    words.continuing = ["then", "after that", "afterwards", "and then"]
    words.undoing = [
      "clean up", "cleanup", "cleaning up", "uninstall", "uninstalling", "tear down", "teardown", "tearing down",
      "roll back", "rollback", "rolling back", "undo", "undoing", "remove", "removing", "delete", "deleting", "destroy",
      "destroying", "start over",
    ]
    words.directories = [
      "in the folder", "in the directory", "from the folder", "from the directory", "in folder", "in directory",
      "change to the folder", "change to the directory", "go to the folder", "go to the directory",
      "navigate to the folder", "navigate to the directory",
    ]
    return words
  }()

  static let french = {
    var words = ScopeWords()
    words.options = ["option", "méthode", "solution", "variante", "possibilité", "alternative", "façon", "scénario"]
    words.choosing = [
      "une des options", "l'une des options", "l'une des méthodes", "l'une des commandes", "l'une des solutions",
      "l'une des actions", "l'un des", "une des méthodes", "parmi les options", "choisissez une", "choisissez l'",
      "choisissez entre", "choisissez votre", "choisissez comment", "sélectionnez une", "sélectionnez l'",
      "selon", "en fonction de", "suivant votre", "deux façons", "plusieurs façons", "deux manières",
      "plusieurs manières", "deux méthodes", "plusieurs méthodes", "deux options", "plusieurs options",
      "options suivantes", "méthodes suivantes", "au choix", "soit", "de votre système", "votre distribution",
      "votre gestionnaire de paquets", "qui correspond à",
    ]
    words.means = ["avec", "à l'aide de", "à l'aide du", "à l'aide d'", "au moyen de", "en utilisant", "via"]
    words.prepositions = ["par", "depuis", "dans", "sur", "sous", "pour", "vers", "à", "au", "aux", "en", "de"]
    words.others = ["ou", "ou bien", "sinon", "autre solution", "vous pouvez aussi", "vous pouvez également", "autrement"]
    words.contrasts = [
      "sinon", "dans le cas contraire", "si ce n'est pas le cas", "si tel n'est pas le cas", "si vous n'", "s'il n'",
      "si elle n'", "si ce n'est",
    ]
    words.hosts = [
      "serveur", "serveurs", "machine virtuelle", "machine distante", "serveur virtuel", "serveur distant", "hôte",
      "hôte distant", "bastion", "nœud", "noeud", "vps",
    ]
    words.containers = ["conteneur", "pod"]
    words.entering = [
      "connectez-vous à", "connectez-vous au", "connectez-vous sur", "ouvrez une session sur", "ouvrez un shell dans",
      "ouvrez un shell sur", "ouvrez un terminal dans", "ouvrez un terminal sur", "entrez dans", "accédez au",
      "accédez en ssh",
    ]
    words.inside = [
      "sur", "dans", "à l'intérieur de", "à l'intérieur du", "toujours sur", "toujours dans", "encore sur", "encore dans",
    ]
    words.terminals = [
      "autre terminal", "second terminal", "deuxième terminal", "nouveau terminal", "terminal distinct",
      "autre fenêtre", "seconde fenêtre", "autre console", "autre onglet", "nouvelle fenêtre de terminal",
    ]
    words.staying = [
      "laissez-la ouverte", "laissez-le ouvert", "laissez la commande", "laissez-la en cours", "laissez-le tourner",
      "laissez-la tourner", "laissez tourner", "reste active", "reste actif", "reste au premier plan",
      "s'exécute en continu", "continue de s'exécuter", "continue à s'exécuter", "jusqu'à ce que vous", "ne rend pas la main",
      "occupe le terminal", "tant que vous ne l'arrêtez pas",
    ]
    words.returning = [
      "de retour sur", "revenez sur", "sur votre poste", "sur votre ordinateur", "sur votre machine",
      "depuis votre poste", "depuis votre ordinateur", "depuis votre machine", "à partir de votre poste",
      "à partir de votre ordinateur",
    ]
    words.continuing = ["ensuite", "puis", "après cela", "enfin"]
    words.undoing = [
      "nettoyer", "nettoyage", "désinstaller", "désinstallation", "supprimer", "suppression", "retirer",
      "revenir en arrière", "annuler", "repartir de zéro", "faire le ménage", "détruire",
    ]
    words.directories = [
      "dans le dossier", "dans le répertoire", "depuis le dossier", "depuis le répertoire", "à partir du dossier",
      "à partir du répertoire", "accédez au dossier", "accédez au répertoire", "placez-vous dans",
    ]
    return words
  }()

  static let portuguese = {
    var words = ScopeWords()
    words.options = ["opção", "método", "alternativa", "variante", "maneira", "forma", "cenário"]
    words.choosing = [
      "uma das opções", "uma das seguintes", "um dos seguintes", "um dos métodos", "uma das maneiras",
      "uma das formas", "escolha uma", "escolha um", "escolha a opção", "escolha entre", "escolha seu", "escolha como",
      "selecione uma", "selecione um", "dependendo", "de acordo com", "conforme", "duas maneiras", "várias maneiras",
      "duas formas", "várias formas", "dois métodos", "vários métodos", "duas opções", "várias opções",
      "opções a seguir", "opções seguintes", "seguintes opções", "métodos a seguir", "para o seu sistema",
      "para seu sistema", "sua distribuição", "seu gerenciador de pacotes", "que corresponde a",
    ]
    words.means = [
      "usando", "com o uso de", "por meio de", "por meio do", "por meio da", "através de", "através do", "através da",
      "com", "via", "pelo", "pela",
    ]
    words.prepositions = ["no", "na", "em", "para", "ao", "à", "a", "de", "do", "da"]
    words.others = ["ou", "ou então", "alternativamente", "como alternativa", "outra opção", "se preferir", "você também pode"]
    words.contrasts = [
      "caso contrário", "senão", "se não", "caso não", "se você não", "se ele não", "se ela não",
    ]
    words.hosts = [
      "servidor", "servidores", "máquina virtual", "máquina remota", "servidor virtual", "servidor remoto", "host",
      "host remoto", "bastion", "nó", "vps",
    ]
    words.containers = ["contêiner", "container", "pod"]
    words.entering = [
      "efetue login no", "efetue login na", "faça login no", "faça login na", "conecte-se ao", "conecte-se à",
      "conecte-se a", "acesse o", "acesse a", "entre no", "entre na", "abra um shell no", "abra um shell na",
      "abra um terminal no", "abra uma sessão no", "abra uma sessão na",
    ]
    words.inside = ["no", "na", "dentro do", "dentro da", "ainda no", "ainda na"]
    words.terminals = [
      "outro terminal", "segundo terminal", "novo terminal", "terminal separado", "outra janela", "segunda janela",
      "outro console", "outra aba", "nova janela de terminal",
    ]
    words.staying = [
      "deixe-o em execução", "deixe-a em execução", "deixe o comando", "deixe-o aberto", "deixe-a aberta",
      "continua em execução", "permanece em execução", "fica em execução", "até que você", "até você",
      "em primeiro plano", "ocupa o terminal", "não retorna", "deixe aberto", "mantenha o terminal aberto",
    ]
    words.returning = [
      "de volta ao", "de volta à", "de volta a", "no seu computador", "em seu computador", "na sua máquina",
      "em sua máquina", "na sua estação", "em sua estação", "a partir de seu computador", "a partir do seu computador",
      "do seu computador",
    ]
    words.continuing = ["em seguida", "depois", "depois disso", "então", "a seguir"]
    words.undoing = [
      "limpar", "limpeza", "desinstalar", "desinstalação", "remover", "remoção", "excluir", "exclusão", "desfazer",
      "reverter", "apagar", "destruir", "começar de novo",
    ]
    words.directories = [
      "na pasta", "no diretório", "a partir da pasta", "a partir do diretório", "acesse a pasta", "acesse o diretório",
      "vá para a pasta", "vá para o diretório", "entre na pasta", "entre no diretório",
    ]
    return words
  }()
}
