extension ReservationWords {
  static let french = ReservationWords(
    before: """
      en train d être, en train de, à moitié, à demi, moitié, presque, quasi, quasiment, à peine, loin d, loin d être,
      loin de, tout sauf, tous sauf, toutes sauf, sauf, sur le point d, sur le point de, en passe d, en passe de,
      au bord de, ni, aucun, aucune, rien, personne, nulle part, zéro, jamais, pas, non, ne, plus, en attendant,
      en attente, attend, attente, attendons, jusqu, avant, après, si, quand, lorsque, lorsqu, une fois, dès, dès que,
      tant que, doit, doivent, devra, devront, devrait, devraient, pourrait, pourraient, pourra, sera, seront, serait,
      seraient, aura, aurait, soit, soient, peut, peuvent, peut être, reste à, faut, faudrait, à être, va être,
      probablement, sans doute, vraisemblablement, apparemment, prétendument, prétend, soi disant, semble, semblent,
      paraît, parait, croit, suppose, supposé, supposée, censé, censée, réputé, réputée, espère, tente de, essaie de,
      échoue à, échoué à, refuse de, refusé de, incapable d, incapable de, faute de, prévu, prévue, estimé, estimée,
      simulé, simulée, souhaité, souhaitée, désiré, désirée, voulu, voulue, attendu, attendue, demandé, demandée,
      précédent, précédente, précédemment, ancien, ancienne, ancien état, auparavant, autrefois, jadis, était, étaient,
      fut, avait, n est plus, cesse, cessé, a cessé, partiellement, peu de, quelques, certains, certaines, la plupart,
      seulement, seul, seule, bientôt, exemple, sans, au lieu de, au lieu d, plutôt que, contrairement, absence de,
      absence d, perte de, manque de, manque d, à tort, faussement, mal, moins de, naguère, un temps, failli, pour ainsi dire, veuillez, quart, quarts, tiers, tout juste
      """,
    rightBefore: ["non", "pseudo", "semi", "quasi", "dernier", "dernière", "ex", "demi"],
    after: """
      anormalement, prématurément, incorrectement, mal, en échec, en erreur, avec des erreurs, avec erreurs,
      avec une erreur, avec des échecs, avec des problèmes, avec des avertissements, sans succès, en vain, jusqu, hier,
      demain, bientôt, auparavant, précédemment, autrefois, à l époque, la semaine dernière, le mois dernier,
      en théorie, sur le papier, trop tôt, trop tard, attendu, attendue, souhaité, souhaitée, demandé, demandée, requis,
      est attendu, est attendue, était attendu, de force, par erreur, plus tard, sauf, mais, toutefois, cependant, si,
      quand, lorsque, est faux, n est pas, à moitié, en partie, partiellement, jamais, pas, impossible, prévu, prévue, à l exception, en apparence, en principe, puis, ensuite, hormis, excepté, exception, quart, quarts, tiers,
      par défaut, plus ou moins, au mieux, moins
      """,
    labels: """
      précédent, précédente, ancien, ancienne, antérieur, antérieure, dernier état, dernière valeur, dernier statut,
      avant, initial, initiale, souhaité, souhaitée, voulu, voulue, désiré, désirée, attendu, attendue, cible, objectif,
      par défaut, défaut, préréglage, configuré, configurée, fichier de configuration, du fichier, demandé, demandée,
      requis, requise, prévu, prévue, prochain, prochaine, utilisation, usage, possible, possibles, valeurs, exemple,
      simulé, simulée, simulation, estimé, estimée, à faire, au démarrage, en attente, historique, modèle, référence,
      proposé, proposée, brouillon, si, lorsque, quand, jusqu, une fois, aide, astuce, légende, usine, recommandé, recommandée, conseillé,
      conseillée
      """,
    listings: """
      utilisation, valeurs possibles, états possibles, possibles, valeurs acceptées, valeurs autorisées, choix,
      choisissez, au choix, syntaxe, légende, valeurs, états, l un de, l une de
      """,
    currents: [
      "actuel", "actuelle", "réel", "réelle", "état", "statut", "obtenu", "obtenue", "constaté", "maintenant",
    ],
    goingOn: [
      "redémarré", "redémarrée", "redémarrage", "relancé", "relancée", "reprise", "repris", "continue", "restantes",
      "restants",
    ],
    over: [
      "terminé", "terminée", "terminés", "terminées", "fini", "finie", "finis", "finies", "achevé", "achevée", "clos",
      "close", "abouti",
    ],
    pasts: ["été", "fut", "furent"],
    eventEndings: ["é", "ée", "és", "ées", "i", "ie", "is", "ies", "u", "ue", "us", "ues", "ert", "erte", "it", "ite"],
    reporting: ["que", "qu"],
    confirming: [
      "confirmé", "confirme", "vérifié", "vérifie", "montre", "constaté", "prouve", "prouvé", "indique", "signale",
    ],
    tags: ["ignoré", "ignorée", "échec", "à faire", "en attente", "avertissement", "non"],
    codes: ["code", "retour", "statut", "sortie"],
    exits: ["retour", "sortie", "avec"],
    partitives: ["sur", "de", "des"],
    wholes: ["souhaité", "souhaités", "attendu", "attendus", "demandé", "demandés", "requis", "prévus", "voulus"],
    numbers: ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
    copulas: ["est", "sont", "été", "être", "reste", "restent", "devient", "demeure"],
    conjunctions: ["et", "ou"],
    links: [
      "maintenant", "désormais", "bien", "aussi", "déjà", "toujours", "encore", "tous", "toutes", "le", "la", "les",
      "un", "une", "l", "à", "en", "état", "statut", "mode", "ainsi", "nouveau", "de", "tout", "très", "marqué",
      "marquée", "affiché", "affichée", "signalé", "signalée", "juste",
    ],
    adverbEndings: ["lement", "vement", "amment", "emment", "quement", "eusement", "ablement", "ément", "ellement"],
    adverbs: [
      "correctement", "actuellement", "entièrement", "totalement", "complètement", "normalement", "réellement",
      "effectivement", "définitivement", "automatiquement", "localement", "globalement", "finalement", "nouvellement",
      "récemment", "parfaitement", "immédiatement", "également", "règlement", "mouvement", "prélèvement",
      "enlèvement", "isolement", "renouvellement", "élément", "complément", "supplément", "officiellement",
      "publiquement", "régulièrement", "individuellement", "proprement",
    ])
}
