extension WayWords {
  static let french = {
    var words = WayWords()
    words.fromElsewhere = ["depuis une autre machine", "depuis un autre ordinateur", "à partir d'une autre machine"]
    words.ending = ["enfin", "pour finir", "une fois cela fait", "une fois que vous avez", "lorsque vous avez"]
    words.referringBack = ["si oui", "si c'est le cas", "si tel est le cas", "dans ce cas"]
    words.onSystem = ["sous", "sur"]
    words.remedies = [
      "pour corriger", "pour résoudre", "pour y remédier", "pour contourner", "une solution", "la solution",
      "dans ce cas", "vous pouvez corriger",
    ]
    words.sparing = ["pas besoin de", "pas nécessaire de", "inutile de", "n'avez pas à"]
    words.joining = ["et", "donc", "mais", "aussi", "cependant", "alors"]
    words.options = [
      "une des options suivantes", "l'une des options suivantes", "une des méthodes suivantes",
      "l'une des méthodes suivantes", "l'une des manières suivantes", "deux options",
    ]
    words.getting = [
      "installer", "installation", "installez", "obtenir", "télécharger", "téléchargement", "démarrage",
      "démarrage rapide", "prise en main", "mise en place", "déployer", "déploiement", "exécuter", "exécution",
      "lancer",
      "mettre à niveau", "mise à niveau",
    ]
    words.several = [
      "prérequis", "dépendances", "outils", "paquets", "composants", "extensions", "modules", "pilotes", "tous",
      "toutes", "et", "les deux",
    ]
    words.choosing = [
      "choisir un", "choisir une", "choisir le", "choisir la", "choisir votre", "choisir comment", "choisissez un",
      "choisissez une", "choisissez votre", "choisissez le", "choisissez la", "choix d'un", "choix d'une", "choix du",
      "choix de la", "sélectionner un", "sélectionner une", "sélectionnez un", "sélectionnez une",
    ]
    words.quick = [
      "rapide", "rapidement", "automatique", "automatiquement", "automatisée", "automatisé", "en une ligne",
      "par script", "avec un script", "express",
    ]
    words.byHand = ["manuelle", "manuel", "manuellement", "à la main", "pas à pas", "étape par étape"]
    words.contrasted = [("avec", "sans"), ("en ligne", "hors ligne")]
    words.manners = [
      ("unique", "mixte"), ("unique", "multiple"), ("statique", "dynamique"), ("interactif", "non interactif"),
      ("interactive", "non interactive"), ("synchrone", "asynchrone"),
      ("par défaut", "personnalisée"), ("par défaut", "personnalisé"),
    ]
    words.adjectives = [
      ("nouveau", "existant"), ("nouvelle", "existante"), ("nouvel", "existant"), ("nouveaux", "existants"),
    ]
    words.reusing = [
      "utiliser", "utilisez", "utilisation", "réutiliser", "ajouter", "ajoutez", "importer", "importation", "rejoindre",
      "convertir", "migrer",
    ]
    words.replacing = ["au lieu de", "au lieu d'", "plutôt que de", "plutôt que d'", "plutôt que"]
    words.otherSections = ["autre solution", "autrement", "une autre façon", "une autre manière"]
    words.otherMarks = ["alternative", "variante", "autre méthode", "autre solution"]
    words.specific = [
      "spécifique", "particulier", "particulière", "précise", "précis", "seul", "seule",
    ]
    words.using = [
      "si vous utilisez", "si vous préférez", "si vous préférez utiliser", "si vous travaillez avec",
      "si vous êtes sous", "si vous êtes sur",
    ]
    words.only = ["uniquement", "seulement", "exclusivement"]
    words.limiting = ["si", "lorsque", "pour", "sur", "sous", "dans", "s'applique", "s'appliquent", "concerne", "aux"]
    words.partsOfPage = [
      "cette étape", "ces étapes", "cette section", "cette partie", "cette procédure", "cette tâche",
      "les étapes suivantes",
    ]
    words.skipping = [
      "ignorez", "ignorer", "passez", "sautez", "sauter", "n'est pas nécessaire", "n'est pas requise", "inutile",
    ]
    words.skippingTo = [
      "passez à l'étape", "passez directement à l'étape", "allez à l'étape", "continuez à l'étape",
      "continuez avec l'étape", "reprenez à l'étape",
    ]
    words.atOnce = [
      "en une seule commande", "en une commande", "en une seule étape", "en une seule fois", "d'un seul coup",
      "tout d'un coup",
    ]
    words.occasions = [
      "lorsque vous", "quand vous", "chaque fois que vous", "à chaque fois que vous", "lors de la", "lors du",
      "lors d'une", "à chaque",
    ]
    words.newVersions = ["dernière version", "nouvelle version", "version plus récente"]
    words.upkeep = [
      "mettez à jour", "mettre à jour", "mise à jour", "mettez à niveau", "mise à niveau", "renouvelez",
      "renouvellement",
    ]
    words.former = [
      "ancien", "ancienne", "anciens", "anciennes", "précédent", "précédente", "existant", "existante", "obsolète",
    ]
    words.preferring = ["vous préférez", "préférez-vous", "plutôt"]
    words.asking = [
      "vous préférez", "préférez-vous", "vous voulez", "voulez-vous", "besoin de", "besoin d'", "vous avez besoin",
      "avez-vous", "vous utilisez", "utilisez-vous", "êtes-vous", "envie de",
    ]
    words.usual = ["par défaut", "défaut", "recommandé", "recommandée", "conseillé"]
    words.otherClusters = [
      "second cluster", "deuxième cluster", "cluster secondaire", "autre cluster", "cluster distant",
      "cluster de destination", "cluster cible", "cluster de secours", "cluster 2", "cluster b",
    ]
    words.firstClusters = [
      "premier cluster", "cluster principal", "cluster primaire", "cluster source", "cluster 1", "cluster a",
    ]
    words.switchingTo = ["passez sur", "basculez sur", "basculez vers", "connectez-vous à", "connectez-vous au"]
    words.upgrading = ["mise à niveau", "mettre à niveau", "mettez à niveau", "montée de version"]
    words.updating = ["mise à jour", "mises à jour", "mettre à jour", "mettez à jour"]
    words.states = [
      "est activé", "est activée", "sont activés", "sont activées", "est désactivé", "est désactivée", "est utilisé",
      "est utilisée", "est manquant", "est manquante",
    ]
    words.allowing = [
      "autoriser", "activer", "désactiver", "permettre", "personnaliser", "remplacer", "restreindre", "limiter",
      "augmenter", "réduire", "éviter", "empêcher",
    ]
    words.setting = [
      "ajoutez", "modifiez", "éditez", "changez", "passez", "indiquez", "précisez", "décommentez", "ouvrez", "ajustez",
      "définissez", "configurez",
    ]
    words.results = [
      "a fonctionné", "fonctionne", "l'installation", "est installé", "est installée",
    ]
    return words
  }()
}
