extension ScopeWords {
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
      "méthodes ci-dessous",
    ]
    words.deciding = ["choisissez soit", "choisissez de", "décidez si", "vous pouvez soit", "soit"]
    words.oneByOne = ["individuellement", "un par un", "une par une", "un à un", "une à une", "séparément"]
    words.offering = ["vous pouvez", "on peut"]
    words.offeringFreely = [
      "vous pouvez éventuellement", "vous pouvez facultativement", "vous pouvez, si vous le souhaitez",
      "si vous le souhaitez, vous pouvez", "vous pouvez en option",
    ]
    words.offeringBesides = ["vous pouvez aussi", "vous pouvez également", "il est aussi possible de"]
    words.remarks = ["astuce", "conseil", "au passage", "soit dit en passant", "à noter"]
    words.lacking = ["manquant", "manquante", "manquants", "manquantes", "qui manque", "qui manquent"]
    words.appending = ["ajoutant", "en les ajoutant", "ajoutés à la fin", "à la suite de la commande"]
    words.wishes = [
      "si vous voulez", "si vous souhaitez", "si vous désirez", "si vous avez besoin de", "si vous devez",
    ]
    words.resuming = ["ces", "cette", "ce", "cela", "pour ce faire", "pour cela", "par exemple"]
    words.adding = ["aussi", "également"]
    words.versions = [
      "ultérieure", "ultérieures", "ultérieur", "antérieure", "antérieures", "antérieur", "plus récent", "plus récente",
      "plus récentes", "plus ancien", "plus ancienne", "plus anciennes", "et plus", "ou plus", "avant", "après",
    ]
    words.means = ["avec", "à l'aide de", "à l'aide du", "à l'aide d'", "au moyen de", "en utilisant", "via"]
    words.prepositions = ["par", "depuis", "dans", "sur", "sous", "pour", "vers", "à", "au", "aux", "en", "de"]
    words.exampleCalls = [
      "les exemples suivants montrent", "les exemples ci-dessous montrent", "ces exemples montrent",
      "exemples de commandes", "exemples de commande suivants", "illustrent la façon dont", "exemples d'utilisation",
    ]
    words.beingExamples = ["sont des exemples"]
    words.creating = ["créer", "création", "créez", "ajouter", "ajout", "générer"]
    words.tending = [
      "faire tourner", "rotation", "mettre à jour", "mise à jour", "modifier", "modification", "changer", "renommer",
      "renouveler", "renouvellement", "remplacer", "remplacement", "restaurer", "révoquer", "supprimer", "suppression",
      "retirer", "désactiver",
    ]
    words.obtaining = [
      "installer", "installation", "installez", "construire", "compiler", "compilation", "télécharger",
      "téléchargement", "binaires",
    ]
    words.fromSource = [
      "depuis les sources", "à partir des sources", "depuis le code source", "à partir du code source",
    ]
    words.manners = ["manuellement", "à la main", "plutôt", "à partir des sources", "vous-même"]
    words.others = [
      "ou", "ou bien", "sinon", "autre solution", "vous pouvez aussi", "vous pouvez également", "autrement",
    ]
    words.otherSystems = [
      "universel", "universelle", "tous les systèmes", "toutes les plateformes",
      "tout autre système", "tout système", "tous les autres systèmes", "autres systèmes", "autre système",
      "autres distributions", "n'importe quel système",
    ]
    words.contrasts = [
      "sinon", "dans le cas contraire", "si ce n'est pas le cas", "si tel n'est pas le cas", "si vous n'", "s'il n'",
      "si elle n'", "si ce n'est",
    ]
    words.placeDeterminers = [
      "chaque", "tous", "toutes", "chacun", "chacune", "des", "du", "de", "le", "la", "les", "l'", "votre", "vos",
      "ce", "cette", "ces", "un", "une",
    ]
    words.hosts = [
      "serveur", "serveurs", "machine virtuelle", "machine distante", "serveur virtuel", "serveur distant", "hôte",
      "hôte distant", "bastion", "nœud", "noeud", "vps",
      "vsi", "instance de serveur virtuel", "terminal ubuntu", "terminal debian", "terminal centos", "terminal rhel",
      "nœuds", "noeuds", "nœud de travail", "nœuds de travail", "nœud maître", "nœud gestionnaire", "plan de contrôle",
      "machines virtuelles", "machine cible",
      "autres machines", "autres serveurs", "machines restantes", "ordinateur client", "machine cliente",
      "poste client", "passerelle", "le routeur", "répartiteur de charge", "chaque machine", "toutes les machines",
      "chaque serveur", "tous les serveurs",
    ]
    words.containers = ["conteneur", "pod"]
    words.entering = [
      "connectez-vous à", "connectez-vous au", "connectez-vous sur", "ouvrez une session sur", "ouvrez un shell dans",
      "ouvrez un shell sur", "ouvrez un terminal dans", "ouvrez un terminal sur", "entrez dans", "accédez au",
      "accédez en ssh", "vous connecter à", "vous connecter au", "vous connecter en ssh au",
      "ouvrez une session ssh sur",
      "ouvrez une connexion ssh vers", "établissez une connexion ssh avec", "une fois connecté à",
      "une fois connecté au",
      "une fois connecté sur", "une fois connecté en ssh au", "une fois connecté en ssh sur",
      "après vous être connecté à",
      "après vous être connecté au", "après vous être connecté sur", "connectez-vous en ssh à",
      "connectez-vous en ssh au",
      "connectez-vous en ssh sur",
    ]
    words.placeOpenings = [
      "d'abord", "tout d'abord", "pour commencer", "commencez par", "ensuite", "puis", "maintenant", "et",
      "en premier lieu", "utilisez ssh pour",
    ]
    words.inside = [
      "sur", "dans", "à l'intérieur de", "à l'intérieur du", "toujours sur", "toujours dans", "encore sur",
      "encore dans",
    ]
    words.doneThere = [
      "commande", "commandes", "commande suivante", "commandes suivantes", "commande ci-dessous",
      "commandes ci-dessous", "étapes", "étapes suivantes", "script", "script suivant", "exécutez ceci", "lancez ceci",
      "exécutez",
    ]
    words.doneAt = [
      "sur", "dans", "depuis", "à partir de", "à partir du", "à partir d'un", "à partir d'une", "à l'intérieur de",
      "à l'intérieur du",
    ]
    words.terminals = [
      "autre terminal", "second terminal", "deuxième terminal", "terminal distinct",
      "autre fenêtre", "seconde fenêtre", "autre console", "autre onglet",
    ]
    words.newTerminals = ["nouveau terminal", "nouvelle fenêtre de terminal", "nouvelle console"]
    words.staying = [
      "laissez-la ouverte", "laissez-le ouvert", "laissez la commande", "laissez-la en cours", "laissez-le tourner",
      "laissez-la tourner", "laissez tourner", "reste active", "reste actif", "reste au premier plan",
      "s'exécute en continu", "continue de s'exécuter", "continue à s'exécuter", "jusqu'à ce que vous",
      "ne rend pas la main",
      "occupe le terminal", "tant que vous ne l'arrêtez pas",
    ]
    words.returning = [
      "de retour sur", "revenez sur", "sur votre poste", "sur votre ordinateur", "sur votre machine",
      "depuis votre poste", "depuis votre ordinateur", "depuis votre machine", "à partir de votre poste",
      "à partir de votre ordinateur", "sur la machine locale", "sur votre pc", "sur le client", "sur le poste client",
      "depuis le client",
    ]
    words.returningTo = ["de retour sur", "de retour dans", "revenez sur", "revenez dans", "retournez sur"]
    words.continuing = ["ensuite", "puis", "après cela", "enfin"]
    words.undoing = [
      "nettoyer", "nettoyage", "désinstaller", "désinstallation", "supprimer", "suppression", "retirer", "retrait",
      "nettoyez", "désinstallez", "supprimez", "retirez", "annulation", "effacer", "effacement", "destruction",
      "revenir en arrière", "annuler", "repartir de zéro", "faire le ménage", "détruire",
      "revenir à", "retour à", "rétrograder",
    ]
    words.deleting = ["supprimer", "supprimez", "effacer", "détruire", "purger"]
    words.directories = [
      "dans le dossier", "dans le répertoire", "depuis le dossier", "depuis le répertoire", "à partir du dossier",
      "à partir du répertoire", "dans le sous-dossier", "dans le sous-répertoire",
    ]
    words.directoryChanges = [
      "accédez au dossier", "accédez au répertoire", "placez-vous dans", "placez-vous dans le dossier",
      "placez-vous dans le répertoire", "allez dans le dossier", "allez dans le répertoire",
      "positionnez-vous dans le dossier", "positionnez-vous dans le répertoire", "rendez-vous dans le dossier",
      "rendez-vous dans le répertoire", "passez dans le dossier", "passez dans le répertoire",
    ]
    words.directoryVerbs = [
      "accédez à", "accédez au", "placez-vous dans", "positionnez-vous dans", "allez dans", "rendez-vous dans",
      "passez dans", "passez à", "déplacez-vous dans", "entrez dans", "revenez dans", "retournez dans", "basculez vers",
      "basculez dans", "changez de répertoire vers",
    ]
    words.directoryPlaces = ["dans", "depuis", "à partir de", "à partir du"]
    words.directoryFillers = [
      "le", "la", "votre", "ce", "cette", "nouveau", "nouvelle", "même", "dossier", "répertoire", "sous-dossier",
      "sous-répertoire", "du projet", "de votre projet", "de travail", "créé", "cloné", "extrait", "appelé", "nommé",
      "principal", "racine",
    ]
    words.directoryNouns = ["dossier", "répertoire", "sous-dossier", "sous-répertoire"]
    words.directoryBeing = [
      "assurez-vous d'être", "assurez-vous que vous êtes", "vérifiez que vous êtes", "vous devez être",
      "vous devriez être", "assurez-vous de vous trouver", "vérifiez que vous vous trouvez",
    ]
    words.directoryJoints = ["et", "puis"]
    words.directoryRoots = [
      "à la racine de votre dépôt", "à la racine de votre projet", "depuis la racine de votre projet",
      "depuis la racine de votre dépôt", "dans le répertoire racine du projet", "dans le dossier racine du projet",
      "dans le répertoire racine du dépôt", "dans le dossier racine du dépôt",
      "à la racine du dépôt", "depuis la racine du dépôt", "à partir de la racine du dépôt", "à la racine du projet",
      "depuis la racine du projet", "à partir de la racine du projet",
    ]
    words.otherMeans = [
      "vous pouvez aussi utiliser", "vous pouvez également utiliser", "il est aussi possible d'utiliser",
      "il est également possible d'utiliser", "vous pouvez aussi installer", "vous pouvez également installer",
    ]
    words.unfolding = [
      "cela a-t-il fonctionné", "afficher", "voir", "cliquez", "développer", "détails", "sortie", "exemple", "solution",
      "réponse", "code",
      "journaux", "résultat", "résultats",
    ]
    words.sources = [
      "depuis", "à partir de", "à partir du", "à partir d'", "par", "dans", "sur",
    ]
    words.allWays = ["dans les deux cas", "dans tous les cas", "aux deux", "les deux", "quelle que soit"]
    words.otherKinds = ["autres", "autre", "d'autres", "les autres", "génériques"]
    words.ways = .french
    words.conditions = .french
    return words
  }()
}
