extension NoticeWords {
  static let portuguese = NoticeWords(
    goods: [
      "baixado", "baixada", "salvo", "salva", "gravado", "carregado", "carregada", "copiado", "copiada", "gerado",
      "gerada", "detectado", "lido", "adicionado", "adicionada",
    ],
    pointers: [
      "dica", "veja", "execute",
    ],
    notices: """
      *está obsoleto*
      *está obsoleta*
      *foi descontinuado*
      *foi descontinuada*
      *nova versão * disponível*
      *nova versão está disponível*
      *atualização está disponível*
      *atualização disponível*
      bem-vindo *
      último login: *
      *verificação de data de vencimento de metadados*
      dependências resolvidas.
      * pacotes atualizados, * pacotes novos instalados, * a serem removidos e * não atualizados.
      baixando pacotes:
      executando verificação da transação
      verificação de transação completa.
      executando teste de transação
      teste de transação completo.
      executando transação
      """)
}
