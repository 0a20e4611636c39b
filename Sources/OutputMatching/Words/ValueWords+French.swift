extension ValueWords {
  static let french = ValueWords(
    numbers: [
      "groupes", "processus", "taille", "octets", "temps", "durée", "mémoire", "série", "secondes", "paquets",
      "réception", "envoyés", "reçus", "utilisé", "libre", "créé", "modifié",
    ],
    versions: ["version"],
    expiries: ["échéance", "jusqu", "jusqu'au", "expire", "expiration", "fin"],
    starts: [
      "début", "depuis", "émis", "émise", "créé", "créée", "création", "délivré", "délivrée", "commencé", "ouvert",
      "ouverte",
    ],
    ends: ["échéance", "jusqu", "jusqu'au", "expire", "expiration", "fin", "terminé", "fermé", "modifié", "modifiée"],
    limits: ["limite", "quota", "capacité", "maximum", "plafond"],
    uses: [
      "uti%", "utilisé", "utilisée", "utilisation", "libre", "dispo", "disponible", "lu", "écrit", "envoyé", "reçu",
    ],
    flows: ["retard", "non mis"],
    lags: ["retard", "décalage", "délai", "dérive"],
    rests: ["valide", "restant", "restante", "restants", "reste", "expire"],
    percents: ["pourcentage", "pourcent"],
    growths: ["révision"],
    machines: ["nœud", "noeud", "hôte", "machine"],
    failures: ["échec", "échecs", "erreur", "erreurs", "échoué", "échoués"],
    waits: ["attente"])
}
