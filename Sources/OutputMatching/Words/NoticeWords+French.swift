extension NoticeWords {
  static let french = NoticeWords(
    goods: [
      "téléchargé", "téléchargée", "enregistré", "enregistrée", "chargé", "chargée", "copié", "généré", "générée",
      "détecté", "lu", "ajouté", "ajoutée",
    ],
    pointers: [
      "astuce", "conseil", "voir", "exécutez",
    ],
    notices: """
      *est obsolète*
      *sont obsolètes*
      *est dépréciée*
      *est déprécié*
      *nouvelle version * disponible*
      *nouvelle version est disponible*
      *mise à jour est disponible*
      bienvenue *
      dernière connexion : *
      dernière connexion: *
      *vérification de l'expiration des métadonnées*
      rtt min/moy/max*
      dépendances résolues.
      * mis à jour, * nouvellement installés, * à enlever et * non mis à jour.
      """)
}
