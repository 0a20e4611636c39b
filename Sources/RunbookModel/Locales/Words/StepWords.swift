/// The words of one language by which a sentence asks the reader to do something, or says how things are. All are whole
/// words.
package struct StepWords: Sendable {
  /// Verbs in the form that asks: at the beginning of a clause.
  package var doing: [String] = []
  /// So many verbs are listed that a numbered list without any of them asks for nothing.
  package var listsMostVerbs = false
  /// Those of them, and other forms, that ask to change what exists: "set".
  package var altering: [String] = []
  /// Verbs after which nothing but a call is: "run `x y`".
  package var executing: [String] = []
  /// Verbs in the form that asks after whose colon is a call: "start the server:".
  package var operating: [String] = []
  /// Verbs that ask to do what another text says: "follow".
  package var following: [String] = []
  /// What that text is: "instructions".
  package var guides: [String] = []
  /// Words that say that something has to be done: "you must".
  package var obliging: [String] = []
  /// Words before the verb that asks: "then".
  package var openings: [String] = []
  /// Verbs in the form that tells what somebody or something does or is: "creates", "is".
  package var describing: [String] = []
  /// Words with which the subject of a statement begins: "the".
  package var determiners: [String] = []
  /// Parts of a sentence that announces what is done further down: "an overview of the steps".
  package var outlining: [String] = []
  /// Words with which a text tells again what was done: "all we had to do was".
  package var recapping: [String] = []
  /// Headings of such an announcement: "objectives".
  package var outlineTitles: [String] = []
  /// Headings of what a reader can do after the page: "next steps".
  package var nextTitles: [String] = []
  /// Words with which a text announces what is to be done one after the other: "steps".
  package var announcing: [String] = []
  /// Words for the parts of what a system does by itself: "stages".
  package var phases: [String] = []

  package init() {}
}

extension StepWords {
  static let english = {
    var words = StepWords()
    words.listsMostVerbs = true
    words.doing = [
      "accept", "activate", "add", "adjust", "allow", "annotate", "append", "apply", "assign", "attach", "authorize",
      "back up", "bind", "boot", "browse", "build", "call", "cancel", "capture", "change", "check", "choose", "clean",
      "clear", "click", "clone", "close", "commit", "compare", "compile", "complete", "configure", "confirm", "connect",
      "copy", "create", "customize", "declare", "decrypt", "define", "delete", "deploy", "describe", "detach",
      "disable", "disconnect", "discard", "download", "drag", "drain", "edit", "enable", "encrypt", "ensure", "enter",
      "examine", "exit", "expand", "export", "expose", "extract", "fill", "find", "follow", "fork", "generate", "get",
      "give", "go", "grant", "identify", "import", "include", "increase", "initialize", "insert", "inspect", "install",
      "invite", "invoke", "join", "keep", "label", "launch", "leave", "link", "list", "load", "locate", "log in",
      "log on", "log out", "login", "look", "make", "mark", "merge", "mount", "move", "name", "navigate", "obtain",
      "open", "order", "paste", "pause", "perform", "pick", "place", "plan", "plug", "point", "power", "prepare",
      "press", "provide", "provision", "publish", "pull", "push", "put", "read", "reboot", "record", "recreate",
      "redeploy", "refresh", "register", "reload", "remove", "rename", "repeat", "replace", "request", "rerun", "reset",
      "resize", "restart", "restore", "resume", "retrieve", "retry", "return", "review", "revoke", "rotate", "run",
      "save", "scale", "scroll", "search", "select", "send", "set", "set up", "share", "shut down", "sign in",
      "sign up", "skip", "specify", "start", "stop", "store", "submit", "switch", "take", "target", "test", "toggle",
      "transfer", "trigger", "trust", "try", "turn", "type", "uncomment", "uninstall", "unlock", "unmount", "unpack",
      "unzip", "update", "upgrade", "upload", "use", "validate", "verify", "view", "visit", "wait", "wrap", "write",
    ]
    words.altering = [
      "set", "setting", "define", "configure", "enable", "disable", "apply", "use", "register", "declare", "put",
      "annotate", "remove", "turn",
    ]
    words.operating = [
      "install", "uninstall", "start", "stop", "restart", "enable", "disable", "build", "compile", "launch", "upgrade",
      "reload", "mount", "unmount", "load", "clone", "initialize", "deploy", "boot", "reboot", "remove", "delete",
      "apply", "pull", "push",
    ]
    words.following = ["follow", "following", "by following"]
    words.guides = ["instructions", "guide", "documentation", "docs", "tutorial", "steps", "procedure"]
    words.executing = ["run", "running", "rerun", "re-run", "execute", "executing", "invoke", "invoking"]
    words.obliging = [
      "you must", "you need to", "you have to", "you should", "we must", "we need to", "we have to", "we should",
      "must be", "should be", "please",
    ]
    words.openings = [
      "and", "then", "next", "first", "now", "also", "finally", "and then", "lastly", "optionally", "just", "simply",
      "or", "second", "third",
    ]
    words.describing = [
      "is", "are", "was", "were", "has", "have", "can", "may", "will", "might", "does", "adds", "allows", "analyzes",
      "analyses", "applies", "assigns", "attaches", "becomes", "begins", "builds", "calls", "carries", "changes",
      "checks", "collects", "communicates", "compares", "computes", "configures", "connects", "contains", "controls",
      "converts", "copies", "creates", "defines", "deletes", "deploys", "describes", "determines", "displays", "does",
      "downloads", "enables", "ensures", "evaluates", "executes", "extends", "extracts", "fetches", "filters", "finds",
      "forwards", "generates", "gets", "gives", "grants", "groups", "handles", "holds", "identifies", "indicates",
      "initializes", "injects", "installs", "invokes", "keeps", "launches", "lets", "listens", "loads", "looks",
      "maintains", "makes", "manages", "maps", "matches", "means", "monitors", "mounts", "moves", "notifies", "obtains",
      "opens", "organizes", "parses", "passes", "performs", "prevents", "processes", "provides", "provisions", "pulls",
      "pushes", "reads", "receives", "redirects", "references", "refers", "registers", "reloads", "removes", "replaces",
      "reports", "represents", "requests", "requires", "resolves", "restarts", "returns", "routes", "runs", "saves",
      "scans", "schedules", "searches", "selects", "sends", "serves", "sets", "shows", "specifies", "spins", "starts",
      "stops", "stores", "submits", "supports", "switches", "takes", "targets", "tells", "terminates", "tracks",
      "transforms", "triggers", "tries", "updates", "uploads", "uses", "validates", "verifies", "waits", "watches",
      "works", "writes",
    ]
    words.determiners = ["the", "a", "an", "this", "these", "that", "it", "its", "each", "every", "all", "any"]
    words.recapping = [
      "had to do was", "we did was", "we have done so far", "what we did", "to recap", "to summarize", "to sum up",
    ]
    words.outlining = [
      "in short, what we", "in short, we", "what we need to do is", "let's explore", "let us explore",
      "overview of the steps", "overview of what", "in this tutorial, you",
      "in this tutorial you", "in this tutorial, we", "in this lab", "in this module", "in this guide, you",
      "in this section, we", "in this section we", "you will learn", "you'll learn", "we will", "we'll",
      "we are going to",
      "high-level steps", "high level steps", "steps at a glance", "this tutorial shows", "this guide shows",
      "the overall process", "the usual process", "the general process", "the typical workflow",
      "the process consists of", "the procedure consists of",
    ]
    words.outlineTitles = [
      "objectives", "learning objectives", "goals", "objective", "what you will learn", "what you'll learn",
      "what you will do", "what you'll do", "what you will build", "what you'll build", "table of contents", "contents",
      "agenda", "at a glance", "outline", "in this tutorial", "in this guide", "overview of the steps",
    ]
    words.nextTitles = [
      "next steps", "next step", "what's next", "what is next", "what next", "where to go next",
      "where to go from here",
      "now what", "going further", "after this page",
    ]
    words.announcing = [
      "step", "steps", "procedure", "instructions", "as follows", "follow", "following", "in order", "proceed",
      "how to",
    ]
    words.phases = [
      "stages", "phases", "will do the following", "does the following", "performs the following",
      "will perform the following", "consists of", "consist of", "is composed of",
    ]
    return words
  }()

  static let french = {
    var words = StepWords()
    words.listsMostVerbs = true
    words.doing = [
      "accédez", "actualisez", "activez", "affectez", "affichez", "ajoutez", "ajouter", "appelez", "appliquez",
      "attachez", "attendez", "autorisez", "changez", "chargez", "cherchez", "choisissez", "cliquez", "clonez",
      "collez",
      "configurez", "connectez", "connectez-vous", "consultez", "copiez", "coupez", "créez", "créer", "décommentez",
      "définissez", "définir", "démarrez", "déployez", "déconnectez", "déplacez", "désactivez", "désinstallez",
      "développez", "donnez", "écrivez", "éditez", "effacez", "enregistrez", "entrez", "envoyez", "exécutez",
      "exécuter",
      "exportez", "extrayez", "faites", "fermez", "fournissez", "générez", "identifiez", "importez", "incluez",
      "indiquez", "initialisez", "insérez", "installez", "installer", "invitez", "lancez", "lisez", "listez",
      "localisez", "mettez", "modifiez", "modifier", "montez", "naviguez", "nommez", "notez", "obtenez", "ouvrez",
      "ouvrir", "passez", "placez", "planifiez", "poussez", "préparez", "recherchez", "récupérez", "redémarrez",
      "relancez", "remplacez", "remplissez", "renommez", "renseignez", "repérez", "répétez", "retirez", "retournez",
      "saisissez", "sauvegardez", "sélectionnez", "spécifiez", "supprimez", "supprimer", "tapez", "téléchargez",
      "téléversez", "testez", "transférez", "trouvez", "utilisez", "validez", "vérifiez", "vérifier", "visitez",
    ]
    words.altering = [
      "définissez", "définir", "configurez", "configurer", "activez", "activer", "désactivez", "appliquez", "utilisez",
      "déclarez", "mettez", "placez", "supprimez", "retirez", "ajoutez", "ajouter", "modifiez", "indiquez",
    ]
    words.operating = [
      "installez", "installer", "désinstallez", "démarrez", "arrêtez", "redémarrez", "activez", "désactivez",
      "compilez", "lancez", "relancez", "rechargez", "montez", "chargez", "clonez", "initialisez", "déployez",
      "supprimez", "appliquez",
    ]
    words.following = ["suivez", "suivre", "en suivant"]
    words.guides = ["instructions", "guide", "documentation", "tutoriel", "étapes", "procédure"]
    words.executing = ["exécutez", "exécutant", "exécuter", "réexécutez", "lancez", "lançant", "relancez"]
    words.obliging = ["vous devez", "nous devons", "il faut", "doit être", "doivent être", "veuillez", "vous devriez"]
    words.openings = [
      "et", "puis", "et puis", "ensuite", "et ensuite", "d'abord", "enfin", "maintenant", "ou", "aussi",
    ]
    words.describing = [
      "est", "sont", "était", "a", "ont", "peut", "peuvent", "va", "sera", "seront", "active", "ajoute", "analyse",
      "applique", "attend", "autorise", "commence", "configure", "contient", "convertit", "copie", "correspond", "crée",
      "définit", "démarre", "déploie", "dépend", "désigne", "détermine", "envoie", "exécute", "fournit", "génère",
      "gère",
      "identifie", "indique", "installe", "lance", "lit", "permet", "permettent", "prend", "reçoit", "récupère",
      "redémarre", "remplace", "renvoie", "représente", "s'exécute", "se connecte", "stocke", "supprime", "surveille",
      "transforme", "utilise", "valide", "vérifie",
    ]
    words.determiners = [
      "le", "la", "les", "l", "un", "une", "des", "ce", "cet", "cette", "ces", "chaque", "il", "elle", "ils", "elles",
      "tous", "toutes",
    ]
    words.recapping = ["il a suffi de", "ce que nous avons fait", "pour résumer", "pour récapituler", "en résumé"]
    words.outlining = [
      "vue d'ensemble des étapes", "aperçu des étapes", "dans ce tutoriel, vous", "dans ce tutoriel, nous",
      "vous allez apprendre", "vous apprendrez", "nous allons", "voyons comment", "les grandes étapes",
    ]
    words.outlineTitles = [
      "objectifs", "objectif", "ce que vous allez apprendre", "ce que vous apprendrez", "ce que vous allez faire",
      "table des matières", "sommaire", "au programme", "dans ce tutoriel", "dans ce guide", "les grandes étapes",
    ]
    words.nextTitles = [
      "étapes suivantes", "étape suivante", "prochaines étapes", "prochaine étape", "et ensuite", "et après",
      "la suite",
      "que faire ensuite", "pour aller plus loin", "pour continuer", "suite",
    ]
    words.announcing = [
      "étape", "étapes", "procédure", "instructions", "comme suit", "suivez", "procédez", "dans l'ordre",
    ]
    words.phases = [
      "phases", "fait ce qui suit", "effectue les opérations suivantes", "effectue les actions suivantes",
      "se compose de", "se composent de",
    ]
    return words
  }()

  static let brazilianPortuguese = {
    var words = StepWords()
    words.listsMostVerbs = true
    words.doing = [
      "abra", "abrir", "acesse", "acrescente", "adicione", "adicionar", "aguarde", "ajuste", "altere", "alterar",
      "aplique", "apague", "ative", "atribua", "atualize", "atualizar", "baixe", "busque", "clique", "clone", "cole",
      "coloque", "compile", "conclua", "conecte", "conecte-se", "confira", "configure", "configurar", "confirme",
      "consulte", "copie", "crie", "criar", "defina", "definir", "desative", "descomente", "descompacte", "desinstale",
      "digite", "edite", "efetue", "empurre", "encontre", "entre", "envie", "escolha", "escreva", "especifique",
      "espere", "execute", "executar", "exclua", "exporte", "extraia", "faça", "feche", "forneça", "gere",
      "identifique", "implemente", "implante", "importe", "inclua", "incluir", "indique", "informe", "inicialize",
      "inicie", "insira", "inspecione", "instale", "instalar", "interrompa", "leia", "liste", "localize", "marque",
      "modifique", "monte", "mova", "mude", "navegue", "nomeie", "obtenha", "pare", "planeje", "prepare", "preencha",
      "pressione", "procure", "publique", "puxe", "reinicie", "remova", "renomeie", "repita", "revise", "rode", "salve",
      "selecione", "siga", "substitua", "teste", "troque", "use", "utilize", "valide", "verifique", "verificar", "vá",
      "visite", "volte",
    ]
    words.altering = [
      "defina", "definir", "configure", "configurar", "ative", "ativar", "desative", "aplique", "use", "utilize",
      "declare", "coloque", "remova", "inclua", "incluir", "adicione", "altere", "troque",
    ]
    words.operating = [
      "instale", "instalar", "desinstale", "inicie", "pare", "reinicie", "ative", "desative", "compile", "rode",
      "recarregue", "monte", "carregue", "clone", "inicialize", "implante", "remova", "exclua", "aplique",
    ]
    words.following = ["siga", "seguir", "seguindo"]
    words.guides = ["instruções", "guia", "documentação", "tutorial", "etapas", "passos", "procedimento"]
    words.executing = ["execute", "executando", "executar", "reexecute", "rode", "rodando"]
    words.obliging = [
      "você deve", "deve-se", "é necessário", "é preciso", "precisa", "precisamos", "deve ser", "devem ser", "devemos",
      "por favor",
    ]
    words.openings = ["e", "então", "depois", "e depois", "em seguida", "primeiro", "agora", "por fim", "ou", "também"]
    words.describing = [
      "é", "são", "era", "está", "estão", "tem", "têm", "pode", "podem", "vai", "será", "serão", "adiciona", "analisa",
      "aplica", "ativa", "autoriza", "chama", "começa", "conecta", "contém", "controla", "converte", "copia",
      "corresponde", "cria", "define", "depende", "determina", "envia", "executa", "fornece", "funciona", "gera",
      "gerencia", "grava", "identifica", "implementa", "indica", "inicia", "instala", "lê", "monitora", "mostra",
      "permite", "permitem", "provisiona", "recebe", "registra", "remove", "representa", "reinicia", "retorna", "roda",
      "substitui", "transforma", "usa", "utiliza", "valida", "verifica",
    ]
    words.determiners = [
      "o", "a", "os", "as", "um", "uma", "este", "esta", "esse", "essa", "cada", "ele", "ela", "eles", "elas", "todos",
      "todas",
    ]
    words.recapping = ["só precisamos de", "o que fizemos", "para resumir", "recapitulando", "em resumo"]
    words.outlining = [
      "visão geral das etapas", "visão geral dos passos", "neste tutorial, você", "neste tutorial, nós",
      "você aprenderá", "você vai aprender", "vamos ver", "vamos explorar", "iremos",
    ]
    words.outlineTitles = [
      "objetivos", "objetivo", "o que você vai aprender", "o que você aprenderá", "o que você vai fazer", "sumário",
      "índice", "conteúdo", "neste tutorial", "neste guia", "visão geral das etapas",
    ]
    words.nextTitles = [
      "próximas etapas", "próxima etapa", "próximos passos", "próximo passo", "e agora", "o que fazer depois",
      "o que fazer a seguir", "o que vem a seguir", "a seguir", "para continuar", "indo além",
    ]
    words.announcing = [
      "etapa", "etapas", "passo", "passos", "procedimento", "instruções", "a seguir", "siga", "seguinte", "seguintes",
      "na ordem",
    ]
    words.phases = [
      "fases", "estágios", "faz o seguinte", "fará o seguinte", "executa o seguinte", "consiste em", "é composto por",
      "é composta por",
    ]
    return words
  }()

  static let spanish = {
    var words = StepWords()
    words.doing = [
      "abra", "acceda", "actualice", "agregue", "añada", "aplique", "borre", "busque", "cambie", "cierre", "clone",
      "compruebe", "configure", "confirme", "conéctese", "copie", "cree", "defina", "descargue", "desinstale",
      "despliegue",
      "detenga", "edite", "ejecute", "elimine", "entre", "envíe", "escriba", "escoja", "espere", "especifique",
      "establezca",
      "exporte", "extraiga", "genere", "guarde", "habilite", "haga", "identifique", "importe", "inicie", "incluya",
      "indique",
      "inserte", "instale", "introduzca", "modifique", "mueva", "navegue", "obtenga", "pegue", "prepare", "pulse",
      "reemplace", "reinicie", "revise", "seleccione", "siga", "suprima", "sustituya", "utilice", "use", "vaya",
      "verifique",
    ]
    words.altering = [
      "defina", "configure", "habilite", "establezca", "aplique", "utilice", "añada", "agregue", "incluya", "suprima",
    ]
    words.obliging = ["debe", "deben", "debemos", "es necesario", "hay que", "tiene que", "por favor"]
    words.openings = ["y", "luego", "después", "a continuación", "primero", "ahora", "por último", "o", "también"]
    words.describing = [
      "es", "son", "está", "están", "tiene", "puede", "pueden", "contiene", "convierte", "crea", "define", "depende",
      "ejecuta", "envía", "genera", "indica", "permite", "recibe", "representa", "utiliza", "usa", "valida", "verifica",
    ]
    words.determiners = ["el", "la", "los", "las", "un", "una", "este", "esta", "cada", "todos", "todas"]
    words.phases = ["fases"]
    return words
  }()

  static let german = {
    var words = StepWords()
    words.doing = [
      "aktivieren sie", "aktualisieren sie", "ändern sie", "bearbeiten sie", "definieren sie", "ergänzen sie",
      "ersetzen sie", "erstellen sie", "fügen sie", "geben sie", "installieren sie", "klicken sie", "konfigurieren sie",
      "kopieren sie", "laden sie", "legen sie", "löschen sie", "öffnen sie", "setzen sie", "speichern sie",
      "starten sie",
      "stellen sie", "tragen sie", "wählen sie", "überprüfen sie", "führen sie", "melden sie", "navigieren sie",
    ]
    words.altering = ["setzen sie", "definieren sie", "konfigurieren sie", "aktivieren sie", "fügen sie", "tragen sie"]
    words.obliging = ["müssen", "sie müssen", "sollten", "muss", "bitte"]
    words.openings = ["und", "dann", "danach", "anschließend", "zuerst", "nun", "oder"]
    return words
  }()

  static let italian = {
    var words = StepWords()
    words.doing = [
      "aggiorna", "aggiungi", "apri", "attiva", "avvia", "carica", "clicca", "configura", "copia", "crea", "definisci",
      "elimina", "esegui", "fai clic", "immetti", "imposta", "includi", "incolla", "inserisci", "installa", "modifica",
      "rimuovi", "riavvia", "salva", "scarica", "scegli", "seleziona", "sostituisci", "specifica", "utilizza", "usa",
      "vai",
      "verifica",
    ]
    words.altering = ["imposta", "definisci", "configura", "attiva", "aggiungi", "includi", "utilizza"]
    words.obliging = ["devi", "è necessario", "occorre", "bisogna", "deve"]
    words.openings = ["e", "poi", "quindi", "infine", "ora", "o"]
    return words
  }()
}
