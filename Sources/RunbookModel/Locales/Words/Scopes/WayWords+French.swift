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
      ("par défaut", "personnalisée"), ("par défaut", "personnalisé"), ("temporaire", "permanente"),
      ("temporaire", "permanent"), ("minimale", "complète"),
      ("globale", "locale"), ("développement", "production"),
      ("automatique", "manuelle"), ("automatique", "manuel"),
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
    words.plural = ["méthodes", "façons", "manières", "alternatives", "approches", "variantes", "fournisseurs"]
    words.pluralOfGetting = ["options", "plateformes", "plates-formes", "environnements", "choix", "cibles"]
    words.supporting = [
      "prend en charge plusieurs", "prend en charge différents", "prend en charge différentes",
      "prend en charge les suivants", "plusieurs façons", "plusieurs manières", "différentes façons",
      "différentes manières", "deux façons", "deux manières", "trois façons", "plusieurs méthodes",
      "différentes méthodes", "deux méthodes", "l'une des", "l'un des", "une des options", "options suivantes",
      "plusieurs options", "deux options", "choisissez votre", "choisissez l'une", "choisissez l'un",
      "choisissez entre", "méthodes suivantes", "au choix", "selon votre", "en fonction de votre",
    ]
    words.kindsOfThings = [
      "serveur", "serveurs", "stockage", "base de données", "service", "fournisseur", "cluster", "déploiement",
      "installation", "utilisateurs", "extension", "pilote",
    ]
    words.chapters = [
      "utilisation", "configuration", "paramètres", "test", "tests", "vérification", "validation", "dépannage",
      "prérequis", "dépendances", "étapes suivantes", "nettoyage", "présentation", "introduction", "contexte",
      "exemple", "exemples", "fonctionnalités", "remarques", "remarque", "sécurité", "surveillance", "journaux",
      "journalisation", "sauvegarde", "maintenance", "performances", "résumé", "variables d'environnement",
      "compilation", "exécution", "développement", "contribution", "licence", "mise à jour", "mise à niveau",
      "désinstallation", "suppression", "préparation", "démarrage rapide", "étape", "autres", "généralités", "après",
      "avant", "options", "pourquoi", "comment", "partie", "phase", "chapitre", "section", "leçon", "exercice",
    ]
    words.warnedAgainst = [
      "mauvais exemple", "à éviter", "à ne pas faire", "incorrect", "ne faites pas ceci", "ne faites pas cela",
      "ne fonctionne pas", "ceci ne fonctionne pas", "déconseillé",
    ]
    words.outdated = [
      "ancien", "ancienne", "anciennes", "anciens", "obsolète", "déprécié", "dépréciée", "ancienne méthode",
      "déconseillé", "déconseillée", "non recommandé", "non recommandée", "versions précédentes",
    ]
    words.newest = ["version de développement", "dernière version", "version nocturne", "branche principale"]
    return words
  }()
}
