import ShellSyntax

extension LocaleWords {
  static let french = LocaleWords(
    code: "fr", pathCodes: ["fr"],
    stopWords: ["le", "la", "les", "des", "du", "et", "est", "vous", "votre", "pour", "dans", "une", "que", "avec"],
    outputLabels: [
      "sortie", "exemple de sortie", "exemple de réponse", "exemple de résultat", "réponse", "résultat",
      "exemple de sortie d'interface cli", "exemple de sortie d'api", "le résultat produit est le suivant",
      "sortie d'exemple", "réponse d'exemple", "résultats", "résultat attendu", "sortie attendue", "la sortie",
      "exemple de sortie de commande", "exemple de sortie cli", "exemple de sortie api", "sortie de la commande",
    ],
    outputPhrases: [
      "la sortie montre", "la sortie montrera", "la sortie affichera", "les journaux montrent", "ce qui affiche",
      "qui affiche", "affiche alors", "vous verrez", "le serveur affiche", "sortie sera similaire à",
      "est un exemple de sortie", "sortie est similaire à", "sortie ressemble à", "sortie suivante", "résultat suivant",
      "sortie cli sera similaire", "sortie … similaire", "sortie … suivante", "sortie … comme suit",
      "sortie … ressemble", "sortie … se présente", "réponse … similaire", "réponse … suivante", "réponse … comme suit",
      "résultat … similaire", "résultat … suivant", "résultat … ressemble", "exemple de la sortie", "exemple de sortie",
      "exemple de réponse", "vous devez voir", "vous devriez voir", "message suivant s'affiche", "message … s'affiche",
      "informations suivantes s'affichent", "renvoie la sortie", "renvoie le résultat", "renvoie la réponse",
    ],
    exampleLabels: ["exemple", "exemples", "par exemple"],
    required: ["obligatoire", "requis", "requise", "cette valeur est obligatoire"],
    optional: [
      "facultatif", "facultativement", "éventuellement", "facultative", "en option", "optionnel",
      "cette valeur est facultative",
    ],
    verifyStarts: [
      "vérifiez", "vérifier", "vérification", "pour vérifier", "afin de vérifier", "confirmez", "confirmer",
      "pour confirmer", "contrôlez", "contrôler", "pour contrôler", "validez", "pour valider", "pour savoir si",
      "pour déterminer si", "pour voir si", "pour tester si", "déterminez si", "voyez si", "testez si", "testez que",
      "regardez si",
    ],
    verifyParts: [
      "affichez le statut", "affichez l'état", "consultez le statut", "consultez l'état", "visualisez le statut",
      "visualisez l'état", "visualiser le statut", "visualiser l'état", "surveillez le statut", "surveillez l'état",
      "obtenez le statut", "obtenez l'état", "extraire le statut", "extrayez le statut", "extraire l'état",
      "examinez le statut", "examinez l'état", "récupérez le statut", "récupérez l'état", "suivez l'état",
      "suivre l'état", "vérifiez ensuite", "vérifiez également", "vous pouvez vérifier", "vous pouvez contrôler",
      "vous pouvez confirmer", " pour vérifier", "afin de vérifier", " pour confirmer", "afin de confirmer",
      " pour contrôler", "afin de contrôler", "pour valider que", "afin de valider", "pour savoir si", "pour voir si",
      "pour déterminer si", "afin de déterminer si", "et vérifiez", "puis vérifiez", "et assurez-vous",
      "afficher le statut", "afficher l'état", "voir le statut", "voir l'état", "consulter le statut",
      "consulter l'état", "obtenir le statut", "obtenir l'état", "connaître le statut", "connaître l'état",
      "suivre la progression", "surveiller la progression", "surveillez la progression", "pour vous assurer que le",
      "et contrôlez", "puis contrôlez", "et confirmez", "permet de vérifier", "permettent de vérifier",
      "pouvez ainsi vérifier", ", vérifiez", ", contrôlez", ", confirmez que", "vous pouvez également vérifier",
      "vous pouvez aussi vérifier", "vous pouvez maintenant vérifier", "vous pouvez ensuite vérifier", "puis confirmez",
      "en vérifiant que", "en vérifiant si", "et validez que", "suivez la progression", "récupérer le statut",
      "récupérer l'état", "vérifier la progression", "peut être vérifié", "peuvent être vérifié",
    ],
    settling: ["confirmez", "confirmer", "validez", "valider"],
    clauses: ["que", "qu'", "si", "s'"],
    weakVerifyStarts: ["assurez-vous", "veillez à", "vérifiez bien"],
    articles: ["le", "la", "les", "cette", "ce", "il", "elle", "cela", "cet"],
    asides: ["par exemple", "dans", "sur", "depuis", "ensuite", "à présent", "maintenant", "avec"],
    verifyPurposes: [
      "pour vous assurer", "pour garantir", "pour s'assurer", "afin de s'assurer", "afin de vous assurer",
    ],
    looking: ["répertoriez", "répertoriant", "affichez", "affichant", "consultez", "listez", "visualisez"],
    replace: [
      ("remplacez", "par"), ("remplacer", "par"), ("en remplaçant", "par"), ("remplaçant", "par"),
      ("substituez", "par"), ("définissez", "sur"), ("affectez à", "la valeur"), ("modifiez", "en"),
      ("où", "représentent"), ("où", "est"),
      ("où", "sont"), ("où", "représente"), ("où", "indique"),
      ("où", "désigne"), ("où", "correspond à"), ("où", "définit"), ("où", "spécifie"), ("où", "contient"),
      ("pour", "entrez"), ("pour", "indiquez"), ("pour", "spécifiez"), ("pour", "saisissez"),
    ],
    listCues: ["pour répertorier", "pour lister", "pour extraire", "pour obtenir", "pour afficher"],
    defaultCues: [
      "valeur par défaut est", "valeur par défaut :", "valeur par défaut:", "la valeur par défaut", "par défaut est",
      "par défaut",
    ],
    exampleCues: ["par exemple", "p. ex.", "comme", "tel que", "telle que", "tels que", "telles que"],
    values: ValueWords(
      wheres: ["où", "dans laquelle", "dans lequel"],
      joints: [
        "et", "ou", "et la valeur de", "et le", "et la", "et les", "ainsi que", "puis", "le", "la", "les", "et par",
      ],
      fillers: [
        "vos", "votre", "propres", "valeurs", "valeur", "les", "la", "appropriées", "réelles", "correspondantes",
      ],
      copulas: ["est", "sont"],
      choiceCues: [
        "les valeurs possibles sont", "valeurs possibles", "les valeurs valides sont", "valeurs valides",
        "valeurs admises", "les valeurs admises sont", "valeurs autorisées", "valeurs acceptées",
        "les valeurs acceptées sont", "les options valides sont", "options valides", "la valeur valide est",
        "les valeurs prises en charge sont", "doit être l'une des valeurs suivantes", "valeurs :", "valeurs:",
        "les droits disponibles sont", "les rôles disponibles sont",
      ],
      choiceOpenings: ["valeurs possibles", "valeurs valides", "valeurs acceptées", "options possibles"],
      eithers: ["soit", "est", "peut être", "doit être", "sont"],
      rangeCues: ["plage :", "plage:", "plage de", "entre", "compris entre", "comprise entre", "de"],
      descriptionHeadings: ["description", "explication", "signification", "définition", "détails"],
      fields: [
        "zone", "champ", "ligne", "colonne", "clé", "libellé", "attribut", "propriété", "section", "valeur de",
        "valeur du champ",
      ],
      appearing: [
        "affiché", "affichée", "affichés", "affichées", "s'affiche", "s'affichent", "apparaît", "apparaissent",
        "répertorié", "répertoriée", "répertoriés", "répertoriées", "figure", "figurent", "listé", "listée", "listés",
        "renvoyé", "renvoyée", "existe", "visible", "est dans la liste", "pas dans la liste", "plus dans la liste",
        "indiqué", "présent", "présente",
      ],
      stating: [
        "l'état est", "le statut est", "statut de", "état de", "affiche", "affichent", "indique", "indiquent",
        "contient", "contiennent", "comporte", "inclut", "vous voyez", "le message", "passe à", "devient",
        "est définie sur", "est défini sur", "la valeur est", "à l'état", "au statut", "se termine par", "commence par",
        "renvoie", "l'état passe à",
      ],
      states: ["état", "statut"], formers: ["de"],
      conditionals: ["si", "lorsque", "quand", "pour plus d'informations", "au cas où"]),
    conditions: [
      "si", "s'il", "s'ils", "au cas où", "en cas de", "en cas d'", "dans le cas où", "sauf si", "sinon",
      "dans le cas contraire",
    ],
    conditionsAfter: [" si vous", " si votre", " uniquement si"],
    instead: ["plutôt", "à la place", "au lieu"],
    prerequisites: ["avant de commencer", "prérequis"],
    warnings: ["attention", "important", "avertissement", "avertissements", "danger"],
    or: ["ou"],
    stepWords: ["etape", "étape", "leçon"],
    editing: [
      "éditeur", "sauvegardez", "enregistrez vos modifications", "enregistrez les modifications",
      "enregistrez le fichier",
    ],
    negations: ["ne", "n'", "n’", "pas", "aucun", "aucune", "ni", "exempt de", "exempte de"],
    presences: [
      "créé", "installé", "exist", "ajouté", "présent", "disponible", "enregistré", "déployé",
    ],
    removals: [
      "supprim", "désinstall", "retir", "retrait", "disparu", "détrui", "détruit", "absent", "purg", "effac",
    ],
    headerRows: ["en-tête", "en-têtes"],
    bodyRows: ["corps lorsque vous utilisez", "corps pour", "corps de", "corps"],
    runDisplayed: [
      "copiez et collez la commande", "copiez la commande", "copiez et exécutez la commande",
      "exécutez la commande affichée", "exécutez la commande qui s'affiche",
    ],
    secretWords: [
      "jeton", "mot de passe", "code d'accès", "clé d'api", "phrase secrète", "clé privée", "phrase de passe",
      "clé secrète", "code secret",
    ],
    secretNames: [
      "jetons", "mdp", "motdepasse", "clé api", "cle api", "cle d api", "clé d api", "cle privee", "cle secrete",
      "code acces", "clé d'accès", "cle d acces", "code de récupération", "code de recuperation", "code d acces",
      "phrase secrete", "secret",
    ],
    nameWords: ["nom", "noms", "identifiant"],
    aboutSecrets: [
      "chemin", "fichier", "hôte", "hote", "taille", "liste", "version", "groupe", "durée", "duree",
    ],
    run: ["exécutez", "exécutant", "lancez", "entrez", "tapez", "utilisez la commande", "utilisez"],
    followingCommand: [
      "commande suivante", "commandes suivantes", "commande ci-dessous", "commandes ci-dessous", "commande ci-après",
      "exécutez cette commande", "exécutant cette commande", "lancez cette commande", "entrez cette commande",
      "saisissez cette commande", "avec cette commande",
    ],
    creatingFile: [
      "créez", "enregistrez", "sauvegardez", "créer", "enregistrer", "générez un fichier",
    ],
    implementing: ["implémentez", "implémenter"],
    namingFile: ["nommé", "nommée", "appelé", "appelée", "intitulé"],
    savingFile: ["enregistrez", "sauvegardez"],
    prompting: ["invité", "invite vous", "demandé"],
    commandPrompts: ["invite de commande"],
    fileWords: ["fichier"],
    fillingFile: [
      "copiez … dans un fichier", "collez … dans un fichier", "enregistrez … dans un fichier",
      "sauvegardez … dans un fichier", "placez … dans un fichier", "fichier avec le contenu suivant",
      "fichier contenant", "créez un script", "créer un script", "écrivez un script",
    ],
    newFile: [
      "ajoutez un fichier", "création d'un fichier", "création du fichier", "nouveau fichier", "un fichier nommé",
      "un fichier appelé", "un fichier intitulé", "un fichier portant le nom", "un fichier dont le nom",
    ],
    copyingInto: [
      "écrivez … dans", "ecrivez … dans", "ajoutez un", "incluez un", "fournissez un", "définissez un",
      "copiez … suivant … dans", "copiez … ci-dessous dans", "stockez … suivant … dans", "enregistrez … suivant … dans",
      "placez … suivant … dans", "entrez … suivant … dans", "saisissez … suivant … dans", "écrivez … suivant … dans",
      "remplacez le contenu de", "remplacez le contenu du",
    ],
    wholeContent: [
      "avec le contenu suivant", "ayant le contenu suivant", "avec le code suivant", "contenant le code suivant",
      "contenant le contenu suivant", "doit contenir le contenu suivant",
    ],
    endingAs: ["pour qu'il contienne", "afin qu'il contienne", "de sorte qu'il contienne"],
    fileParts: [
      "section", "fragment", "ligne", "lignes", "entrée", "entrées", "propriété", "propriétés", "dépendance",
      "dépendances", "partie", "bloc", "zone", "zones", "valeur", "valeurs", "variable", "variables", "élément",
      "attribut",
    ],
    answering: [
      "le résultat", "les résultats", "renvoie", "renvoyé", "renvoyée", "retourne", "réponse", "s'affiche",
      "affiche les", "est imprimé", "sont imprimé",
    ],
    successes: ["réussi", "succès", "correct", "fonctionne", "valide", "va bien", "terminé", "aucune erreur"],
    failures: ["échec", "erreur", "erreur fatale", "echec"],
    commandWords: ["commande", "demande curl"],
    exporting: ["export", "variable"],
    choosing: ["choisissez", "sélectionnez"],
    keeping: ["notez", "copiez", "relevez"],
    earlier: ["auparavant", "étape précédente", "précédemment", "plus tôt", "avez extrait", "avez récupéré"],
    shown: [
      "de l'étape", "à l'étape", "de la sortie", "dans la sortie", "affiché", "imprimé", "renvoyé", "avez noté",
      "avez copié",
    ],
    errors: ["erreur", "message", "échec", "incident", "défaillance"],
    changingFile: [
      "ajoutez", "ajouter", "modifiez", "éditez", "mettez à jour", "remplacez le", "insérez", "insérer", "incluez",
      "collez", "collant", "ajoutant", "insérant", "ouvrez", "spécifiez", "complétez",
    ],
    revisingFile: ["modifiez", "éditez", "editez", "mettez à jour", "ouvrez"],
    opposites: [
      ("activer", "désactiver"), ("activation", "désactivation"), ("active", "désactive"),
      ("verrouiller", "déverrouiller"), ("verrouillage", "déverrouillage"), ("bloquer", "débloquer"),
      ("blocage", "déblocage"), ("suspendre", "reprendre"), ("suspension", "reprise"), ("autoriser", "refuser"),
      ("autorisation", "refus"), ("afficher", "masquer"), ("affichage", "masquage"), ("s'abonner", "se désabonner"),
      ("abonnement", "désabonnement"),
    ],
    statements: .french,
    samples: .french,
    standIns: StandInWords(
      verbs: ["remplacez", "remplacer", "remplaçant", "substituez"],
      instead: ["à la place de", "au lieu de"],
      statements: [
        "est un exemple", "est donné à titre d'exemple", "est un exemple à remplacer", "sont des exemples",
        "est à remplacer", "est fictif",
      ],
      owners: ["pour un", "pour une"], naming: ["nommé", "nommée", "appelé", "appelée", "dont le nom est"],
      possessives: ["votre", "vos", "vôtres"], values: ["valeurs", "valeur", "variables", "espaces réservés"],
      changes: ["modifiez", "modifier", "changez", "changer", "adaptez", "adapter", "ajustez", "mettez à jour"]),
    prompts: .french,
    scopes: .french,
    unfilled: UnfilledWords(
      possessives: ["votre", "vos"],
      verbs: [
        "changez", "changer", "remplacez", "remplacer", "inserez", "inserer", "saisissez", "saisir", "entrez", "entrer",
        "mettez", "mettre", "collez", "coller", "completez", "completer", "indiquez", "indiquer", "tapez", "renseignez",
        "renseigner", "definir", "definissez", "choisir", "choisissez", "remplir", "remplissez", "preciser", "precisez",
        "fournir", "fournissez", "modifier", "modifiez",
      ],
      objects: ["moi", "ici", "par", "ceci", "la", "le", "les"],
      places: ["ici"],
      belongings: [
        "domaine", "site", "serveur", "hote", "entreprise", "societe", "nom", "jeton", "cle", "projet", "compte",
        "passe", "utilisateur", "identifiant", "adresse", "secret", "code",
      ],
      values: [
        "modifiezmoi", "modifiemoi", "editezmoi", "completezmoi", "ajustezmoi", "changezmoi", "changemoi",
        "remplacezmoi", "remplacemoi", "aremplacer", "achanger", "acompleter", "arenseigner", "asaisir", "amodifier",
        "adefinir", "ainserer", "achoisir", "afournir", "apreciser", "pasencoredefini", "pasencore", "nondefini",
        "nonrenseigne", "nimportelequel", "nimportelaquelle",
      ],
      readers: ["vous"],
      articles: ["un", "une", "le", "la", "les"],
      indefinites: ["quelconque", "nimporte"],
      nouns: ["valeur", "texte", "chaine", "mot"],
      joints: ["a"],
      fillers: ["nimportequoi", "masque", "masquee", "caviarde"],
      references: ["celui", "celle", "meme"],
      names: UnfilledNames(
        kinds: ["nom", "ip", "adresse", "identifiant", "id"],
        things: [
          "conteneur", "reseau", "noeud", "image", "fichier", "branche", "depot", "service", "base", "table", "volume",
          "groupe", "role", "instance", "projet", "application", "app", "serveur", "domaine", "utilisateur", "compte",
        ],
        machines: ["ip", "hote", "serveur", "machine", "adresse"],
        ports: ["port"],
        prepositions: ["du", "de", "des", "d", "l", "vers", "a"],
        paths: ["chemin"],
        secrets: ["passe"], possessives: ["ton", "ta", "tes"], persons: ["prenom", "nom", "famille"],
        roles: [
          .user: ["nomutilisateur", "nomdutilisateur"], .password: ["motdepasse", "mdp"],
          .host: ["hote", "nomhote", "nomdhote", "adresseip", "ipserveur", "adresseserveur", "ipduserveur"],
          .port: ["port"],
          .revision: ["empreinte"], .process: ["numero"], .object: ["espacedenoms", "espacenoms"],
        ],
        roleKinds: ["url", "numero", "empreinte"],
        roleThings: [
          "bdd", "donnees", "pod", "commit", "processus", "paquet", "environnement", "cluster", "profil", "contexte",
          "unite", "paquetage", "espace", "noms",
        ], ownPossessives: ["mon", "ma", "mes"], folders: ["dossier", "repertoire"],
        owners: ["utilisateur", "proprietaire"], stores: ["depot"])),
    secretSentences: SecretSentenceWords(
      verbs: ["est", "sont", "devient", "vaut"], pairs: ["défini à", "changé en", "est désormais", "est maintenant"],
      results: ["créé", "créée", "généré", "générée", "émis", "émise", "renouvelé", "renouvelée"],
      complements: [
        "de", "du", "des", "d", "pour", "initial", "initiale", "temporaire", "provisoire", "généré", "générée",
        "secrète", "secret",
      ],
      about: ["nom", "identifiant", "fichier", "chemin", "longueur", "type"]),
    recalling: [
      "était la commande", "la commande que nous avons utilisée", "nous avions utilisé", "verrez des commandes",
      "tente d'installer", "tente d'exécuter", "essaie d'installer", "essaie d'exécuter",
    ],
    resembling: ["ressemble à ceci", "se présente comme suit", "ressemble à ce qui suit"],
    instructions: InstructionWords(
      running: [
        "exécutez", "exécutant", "lancez", "lançant", "entrez", "entrant", "tapez", "tapant", "saisissez", "réexécutez",
        "relancez", "devez exécuter", "pouvez exécuter", "faut exécuter", "devez lancer", "pouvez lancer", "émettez",
      ],
      using: ["utilisez", "utilisant", "avec", "via", "à l'aide de", "au moyen de", "pouvez utiliser"],
      specifying: ["indiquez", "indiquer", "spécifiez", "spécifier"],
      typedAt: [
        "dans le terminal", "dans un terminal", "dans votre terminal", "depuis le terminal", "sur la ligne de commande",
        "depuis la ligne de commande", "dans l'interface de ligne de commande",
      ],
      subordinates: [
        "si", "s'il", "lorsque", "quand", "après", "avant", "une fois", "dès que", "tant que", "pendant que", "jusqu'à",
        "parce que", "puisque", "au lieu de", "plutôt que", "sans", "que vous", "comme", "comment", "voir",
      ],
      findingOut: [
        "vérifiez si", "vérifier si", "regardez si", "contrôlez si", "testez si", "voyez si", "vérifiez s'il",
      ],
      continuing: ["puis", "et puis", "ensuite", "et ensuite", "suivi de", "suivie de", "suivi par"],
      manners: ["avec sudo", "en tant que root", "en tant qu'administrateur"],
      showing: ["syntaxe", "format", "par défaut", "par exemple", "tel que", "telle que", "alias"],
      usageTitles: ["utilisation", "usage", "syntaxe", "syntaxe de la commande"],
      naming: ["la commande est", "la commande est la suivante", "la commande devient", "la commande est comme suit"]),
    steps: .french)
}

extension StatementWords {
  static let french = {
    var words = StatementWords()
    words.conjunctions = ["et", "mais", "tandis", "alors"]
    words.contrasts = [
      "et non", "et pas", "mais pas", "mais non", "non", "pas", "et non pas", "non pas", "au lieu de", "au lieu d'",
      "plutôt que", "à la place de", "et plus",
    ]
    words.corrections = ["mais", "mais plutôt", "mais bien", "mais est"]
    words.nors = ["ni", "ou"]
    words.copulas = ["est", "sont", "n'est", "soit", "soient", "être", "reste", "devient", "vaut", "égal à", "égale à"]
    words.adverbs = [
      "pas", "plus", "maintenant", "désormais", "bien", "aussi", "toujours", "déjà", "à présent", "également",
    ]
    words.naming = ["en tant que", "comme", "sous le nom", "sous le nom de", "sous la forme", "avec le nom"]
    words.lacking = [
      "exempt de", "exempte de", "exempts de", "exemptes de", "sans", "sans aucun", "sans aucune", "dépourvu de",
      "dépourvue de", "vide de", "libre de", "débarrassé de", "débarrassée de", "dépourvu d'", "dépourvue d'",
      "exempt d'", "exempte d'",
    ]
    words.missing = [
      "disparu", "disparue", "disparus", "est absent", "est absente", "sont absents", "sont absentes", "manque",
      "manquent",
    ]
    words.ofs = ["pour", "de", "du"]
    words.quantifiers = ["tous", "toutes", "tout", "toute", "chaque"]
    words.numbers = ["les deux", "deux", "trois", "quatre", "cinq", "plusieurs"]
    words.conditionals = ["si", "s'il", "s'ils", "lorsque", "quand"]
    words.limits = [
      "ou ultérieure", "ou ultérieur", "ou supérieure", "ou plus récente", "code de sortie", "code retour",
      "au lieu de", "plutôt que", "fois", "ne contient que", "n'affiche que", "ne montre que", "ne comporte que",
      "n'indique que", "n'est que", "ne figure que", "n'inclut que", "ne renvoie que", "uniquement", "seulement",
      "seul", "seule", "seuls", "seules", "au moins", "au plus", "au maximum", "au minimum", "plus de", "moins de",
      "autre que", "autres que", "sauf", "excepté", "à moins", "jusqu'à", "exactement", "l'un des", "l'une des",
      "selon", "même", "mêmes", "hormis", "à l'exception", "pas tous", "pas toutes", "pas seulement", "entre", "peut",
      "peuvent", "parfois", "bientôt", "presque", "à peine", "partiellement", "première ligne", "deuxième ligne",
      "seconde ligne", "troisième ligne", "dernière ligne", "première colonne", "deuxième colonne", "dernière colonne",
      "commence par", "commencent par", "débute par", "débutent par", "se termine par", "se terminent par", "finit par",
      "à côté de", "suivi de", "suivie de", "précédé de", "précédée de", "supérieur à", "supérieure à", "inférieur à",
      "inférieure à", "plus grand que", "plus grande que", "plus petit que", "plus petite que", "plus élevé que",
      "plus élevée que", "plus récent que", "plus récente que", "plus ancien que", "plus ancienne que", "plus long que",
      "au-dessus de", "au-dessous de", "en dessous de", "au-delà de", "dépasse", "dépassent", "excède", "excèdent",
      "loin d'", "loin de", "tout sauf", "cesse de", "cesse d'", "cessé de", "cessé d'", "ont cessé", "omet", "exclut",
      "évite", "masque", "échoue à", "la moitié", "dans cet ordre", "ordre alphabétique", "contraire de",
      "différent de", "différente de", "contrairement",
    ]
    words.comparisons = [
      "sous", "dessus", "environ", "près de", "avant", "après", "depuis", "dans les", "minimum", "maximum",
      "minimum de", "maximum de", "approximativement",
    ]
    words.claims = ["que", "qu'", "si"]
    words.auxiliaries = ["est", "sont", "a", "ont", "peut", "pouvez", "peuvent", "doit", "doivent", "était", "soit"]
    words.purposes = ["pour", "afin de", "afin que"]
    words.made = [
      "créé", "créée", "créés", "créées", "ajouté", "ajoutée", "ajoutés", "ajoutées", "généré", "générée", "existe",
      "existent",
    ]
    words.installed = ["installé", "installée", "installés", "installées"]
    words.removed = [
      "supprimé", "supprimée", "supprimés", "supprimées", "retiré", "retirée", "retirés", "retirées", "effacé",
      "effacée", "détruit", "détruite",
    ]
    words.uninstalled = ["désinstallé", "désinstallée", "désinstallés", "désinstallées"]
    words.lists = [
      "liste", "listes", "répertorié", "répertoriée", "répertoriés", "répertoriées", "résultats", "listé", "listée",
      "listés", "listées",
    ]
    return words
  }()
}
