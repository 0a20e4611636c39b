extension ConditionWords {
  static let french = {
    var words = ConditionWords()
    words.provisos = [
      "en supposant", "à supposer", "à condition", "pourvu que", "tant que", "dans de rares cas", "dans certains cas",
      "parfois", "de temps en temps", "occasionnellement", "périodiquement", "une fois par mois",
      "une fois par semaine", "selon votre", "selon vos", "en fonction de votre", "au besoin", "si besoin",
      "le cas échéant", "chaque fois", "à chaque fois", "lorsque vous utilisez", "lors de l'utilisation",
      "quand vous utilisez", "derrière un", "les utilisateurs de", "les utilisateurs qui", "ceux qui", "celles qui",
      "certains systèmes", "certaines distributions", "certains utilisateurs", "sur certains", "sur certaines",
      "sur les anciens", "sur les anciennes", "sur les systèmes", "pour les anciens", "pour les anciennes",
      "pour les utilisateurs", "pour les utilisateurs avancés", "pour ceux qui", "pour le débogage", "pour déboguer",
      "pour le dépannage", "pour le développement", "pour la production", "pour les tests", "pendant le développement",
      "avant une mise à niveau", "après une mise à niveau", "après chaque", "avant chaque", "en cas de problème",
      "en cas d'échec", "en cas d'erreur", "en cas de besoin", "nécessaire uniquement", "requis uniquement",
      "uniquement nécessaire", "n'hésitez pas", "en bonus",
    ]
    words.forbidding = [
      "n'exécutez pas", "n'exécutez jamais", "n'utilisez pas", "n'utilisez jamais", "ne lancez pas",
      "ne lancez jamais", "ne faites pas", "ne faites jamais", "évitez d'exécuter", "évitez d'utiliser",
      "il est dangereux de", "il est risqué de", "il est déconseillé de", "un attaquant", "voici ce qui arrive",
      "exemple à ne pas suivre", "la mauvaise façon", "la mauvaise méthode", "l'ancienne façon",
      "l'ancienne méthode", "auparavant", "autrefois", "par le passé", "en dernier recours", "en dernier ressort",
      "réservé aux développeurs",
    ]
    words.leaving = [
      "vous voudrez peut-être", "vous devrez peut-être", "il peut être nécessaire", "il se peut que vous deviez",
      "peut s'avérer nécessaire", "peut être ignorée", "peut être ignoré", "nécessaire uniquement",
      "n'est nécessaire que",
      "n'est requis que", "n'est requise que", "à tout moment", "au cas où", "n'est pas nécessaire pour",
      "vous pourriez avoir à", "vous pourriez vouloir", "vous aurez peut-être besoin",
      "a été généré avec", "a été générée avec", "ont été générés avec", "ont été générées avec", "a été créé avec",
      "a été créée avec", "ont été créés avec", "ont été créées avec",
    ]
    words.restricting = [
      "nécessaire uniquement", "requis uniquement", "uniquement nécessaire", "ce n'est nécessaire que",
      "cela n'est nécessaire que", "vous pouvez ignorer", "vous pouvez sauter", "ignorez cette", "passez cette",
      "dans de rares cas", "parfois", "un problème ?",
    ]
    words.audienceOpenings = ["pour", "avec", "sans"]
    words.audiences = [
      "utilisateurs", "développeurs", "mainteneurs", "contributeurs", "administrateurs", "machines", "systèmes",
      "versions", "distributions", "installations", "déploiements", "environnements", "gpu", "cartes", "production",
      "développement", "débogage", "dépannage",
    ]
    words.sparingDeterminers = [
      "le", "la", "ce", "cette", "ces", "notre", "votre", "vos", "chaque", "tous", "toutes", "l'exemple", "plus",
    ]
    words.reverting = [
      "désinstaller", "annuler", "revenir en arrière", "revenir à", "rétablir", "repartir de zéro", "la désactiver",
      "le désactiver", "le désinstaller", "la désinstaller", "les désinstaller", "l'arrêter", "le supprimer",
      "la supprimer", "les supprimer", "le retirer", "la retirer",
    ]
    words.removing = [
      "supprimer", "arrêter", "réinitialiser", "désactiver", "nettoyer", "retirer",
    ]
    words.pronouns = ["tout", "plus tard", "à nouveau", "de nouveau"]
    words.after = [
      "si", "s'il", "s'ils", "s'elle", "sauf si", "à moins que", "le cas échéant", "si besoin",
    ]
    words.findingOut = [
      "voir", "vérifier", "vérifiez", "savoir", "déterminer", "déterminez", "tester", "testez", "contrôler",
      "contrôlez",
      "demander", "demande", "même", "comme", "regarder", "regardez", "confirmer", "confirmez", "et", "ou", "dire",
      "indique",
      "indiquent",
    ]
    words.lacking = ["nécessaire", "besoin", "requis", "manque", "échoue", "erreur"]
    return words
  }()
}
