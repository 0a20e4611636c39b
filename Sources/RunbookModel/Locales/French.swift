extension LocaleWords {
  static let french = LocaleWords(
    code: "fr", pathCodes: ["fr"],
    stopWords: ["le", "la", "les", "des", "du", "et", "est", "vous", "votre", "pour", "dans", "une", "que", "avec"],
    outputLabels: [
      "sortie", "exemple de sortie", "exemple de réponse", "exemple de résultat", "réponse", "résultat",
      "exemple de sortie d'interface cli", "exemple de sortie d'api", "le résultat produit est le suivant",
    ],
    outputPhrases: [
      "sortie sera similaire à", "est un exemple de sortie", "sortie est similaire à", "sortie ressemble à",
      "sortie suivante", "résultat suivant", "sortie cli sera similaire",
    ],
    exampleLabels: ["exemple", "exemples", "par exemple"],
    required: ["obligatoire", "requis", "requise", "cette valeur est obligatoire"],
    optional: ["facultatif", "facultative", "en option", "optionnel", "cette valeur est facultative"],
    verifyStarts: ["vérifiez", "pour vérifier", "confirmez", "contrôlez", "validez", "testez"],
    verifyParts: ["vous pouvez vérifier", " pour vérifier", "afin de vérifier", " pour confirmer"],
    weakVerifyStarts: ["assurez-vous", "veillez à"],
    replace: [("remplacez", "par"), ("remplacez la valeur de", "par"), ("en remplaçant", "par"), ("où", "est")],
    listCues: ["pour répertorier", "pour lister", "pour extraire", "pour obtenir", "pour afficher"],
    defaultCues: ["par défaut"],
    exampleCues: ["par exemple", "p. ex."],
    prerequisites: ["avant de commencer", "prérequis"],
    or: ["ou"],
    stepWords: ["etape", "étape", "leçon"],
    editing: [
      "éditeur", "sauvegardez", "enregistrez vos modifications", "enregistrez les modifications",
      "enregistrez le fichier",
    ],
    negations: ["ne", "n'", "pas", "plus", "aucun", "aucune"],
    headerRows: ["en-tête", "en-têtes"],
    bodyRows: ["corps lorsque vous utilisez", "corps pour", "corps de", "corps"],
    runDisplayed: ["copiez et collez la commande"],
    secretWords: [
      "jeton", "mot de passe", "code d'accès", "clé d'api", "phrase secrète", "clé privée",
    ],
    run: ["exécutez", "exécutant", "lancez", "entrez", "tapez", "utilisez la commande", "utilisez"],
    followingCommand: ["commande suivante", "commandes suivantes", "commande ci-dessous", "cette commande"],
    creatingFile: ["créez", "nommé", "nommée", "appelé", "appelée", "enregistrez", "sauvegardez"],
    earlier: ["auparavant", "étape précédente", "précédemment", "plus tôt", "avez extrait", "avez récupéré"],
    errors: ["erreur", "message"],
    changingFile: ["ajoutez", "ajouter", "modifiez", "éditez", "mettez à jour", "remplacez le"])
}
