extension Rewording {
  static let portuguese = [
    ("regra adicionada", "rule added"), ("lista de relações", "list of relations"),
    ("lista dos bancos de dados", "list of databases"), (" registros)", " rows)"), (" registro)", " row)"),
    (" linhas)", " rows)"), (" linha)", " row)"), ("clonando em", "cloning into"),
    ("já está atualizado", "already up to date"), ("lendo listas de pacotes", "reading package lists"),
    ("construindo árvore de dependências", "building dependency tree"), ("... pronto", "... done"),
  ]
}
