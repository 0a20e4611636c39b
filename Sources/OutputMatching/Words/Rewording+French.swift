extension Rewording {
  static let french = [
    ("la règle a été ajoutée", "rule added"), ("liste des relations", "list of relations"),
    ("liste des bases de données", "list of databases"), (" lignes)", " rows)"), (" ligne)", " row)"),
    ("clonage dans", "cloning into"), ("déjà à jour", "already up to date"), ("règle ajoutée", "rule added"),
    ("lecture des listes de paquets", "reading package lists"),
    ("construction de l'arbre des dépendances", "building dependency tree"), ("fait.", "done."),
  ]
}
