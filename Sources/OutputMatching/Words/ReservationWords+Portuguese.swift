extension ReservationWords {
  static let portuguese = ReservationWords(
    before: """
      sendo, em vias de, em processo de, metade, meio, meia, pela metade, quase, mal, longe de, tudo menos, tudo exceto,
      todos menos, todas menos, todos exceto, exceto, menos, prestes a, a ponto de, à beira de, nem, nenhum, nenhuma,
      nada, ninguém, zero, nunca, jamais, não, aguardando, aguarda, aguardam, à espera, espera, esperando, até, antes,
      depois, após, se, caso, quando, assim que, logo que, enquanto, uma vez, deve, devem, deverá, deverão, deveria,
      deveriam, poderia, poderá, poderão, pode, podem, será, serão, seria, seriam, terá, teria, seja, sejam, estará,
      estarão, estaria, ficará, precisa, falta, a ser, vai ser, talvez, provavelmente, possivelmente, aparentemente,
      supostamente, presumivelmente, parece, parecem, aparenta, alega, finge, acredita, supõe, suposto, suposta,
      tenta, tentando, recusa, recusou, incapaz de, falha ao, falhou ao, previsto, prevista, estimado, estimada,
      simulado, simulada, desejado, desejada, esperado, esperada, solicitado, solicitada, pedido, anterior,
      anteriormente, antigo, antiga, outrora, estava, estavam, era, eram, esteve, tinha, havia sido, deixou de,
      parou de, cessou, parcialmente, poucos, poucas, alguns, algumas, a maioria, só, somente, apenas, em breve,
      exemplo, sem, em vez de, ao invés de, em lugar de, ao contrário, ausência de, perda de, ex, erroneamente,
      já não, ainda não, menos de, quarto, quartos, terço, terços, um tempo, por pouco, por assim dizer, por favor
      """,
    rightBefore: ["não", "pseudo", "semi", "quase", "último", "última", "ex"],
    after: """
      anormalmente, prematuramente, incorretamente, com falha, com falhas, com erro, com erros, com problemas,
      com avisos, com uma falha, com um erro, sem sucesso, sem êxito, em vão, até, ontem, amanhã, em breve, antes disso,
      anteriormente, na época, semana passada, mês passado, no passado, em teoria, no papel, cedo demais, tarde demais,
      esperado, esperada, desejado, desejada, solicitado, solicitada, é esperado, era esperado, à força, por engano,
      mais tarde, exceto, mas, porém, contudo, se, quando, é falso, não é, não está, pela metade, em parte,
      parcialmente, nunca, não, impossível, previsto, prevista, com exceção, na aparência, em princípio, depois, em seguida, à exceção, exceção, salvo, quartos, terço,
      terços, por padrão, mais ou menos, na melhor das hipóteses, menos
      """,
    labels: """
      anterior, antigo, antiga, prévio, prévia, último estado, última situação, último status, antes, inicial, desejado,
      desejada, esperado, esperada, alvo, meta, padrão, predefinição, predefinido, configurado, configurada,
      arquivo de configuração, do arquivo, solicitado, solicitada, requerido, requerida, exigido, previsto, prevista,
      próximo, próxima, uso, possível, possíveis, valores, exemplo, simulado, simulada, simulação, estimado, estimada,
      a fazer, na inicialização, aguardando, histórico, modelo, referência, proposto, rascunho, se, caso, quando, até,
      ajuda, dica, legenda, fábrica, recomendado, recomendada, sugerido, sugerida
      """,
    listings: """
      uso, valores possíveis, estados possíveis, possíveis, valores aceitos, valores permitidos, opções, escolha,
      sintaxe, legenda, valores, estados, um de, uma de
      """,
    currents: ["atual", "real", "estado", "situação", "obtido", "obtida", "agora", "observado", "observada"],
    goingOn: [
      "reiniciado", "reiniciada", "reiniciando", "retomado", "retomada", "continua", "restantes", "restam", "repetindo",
    ],
    over: [
      "concluído", "concluída", "concluídos", "concluídas", "terminado", "terminada", "finalizado", "finalizada",
      "encerrado", "encerrada", "pronto", "feito", "acabado",
    ],
    pasts: ["foi", "foram", "fora"],
    eventEndings: [
      "ado", "ada", "ados", "adas", "ído", "ída", "ídos", "ídas", "ido", "ida", "idos", "idas", "to", "ta", "tos",
      "tas",
    ],
    reporting: ["que"],
    confirming: [
      "confirmado", "confirma", "verificado", "verifica", "mostra", "constatado", "prova", "provado", "indica",
      "informa",
    ],
    tags: ["ignorado", "ignorada", "falha", "a fazer", "pendente", "aviso", "não"],
    codes: ["código", "sinal", "retorno", "saída"],
    exits: ["retorno", "saída", "com"],
    partitives: ["de", "dos", "das"],
    wholes: [
      "desejado", "desejados", "esperado", "esperados", "solicitado", "solicitados", "necessários", "previstos",
    ],
    numbers: ["um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"],
    copulas: [
      "é", "são", "está", "estão", "foi", "foram", "ser", "sido", "estar", "fica", "ficou", "permanece", "continua",
    ],
    conjunctions: ["e", "ou"],
    links: [
      "agora", "também", "já", "ainda", "todos", "todas", "o", "a", "os", "as", "um", "uma", "em", "no", "na", "estado",
      "status", "modo", "como", "bem", "novamente", "muito", "marcado", "marcada", "exibido", "exibida", "definido",
      "definida", "ativo", "sempre",
    ],
    adverbEndings: ["mente"],
    adverbs: [
      "corretamente", "atualmente", "totalmente", "completamente", "normalmente", "realmente", "efetivamente",
      "definitivamente", "automaticamente", "localmente", "globalmente", "finalmente", "recentemente", "novamente",
      "perfeitamente", "imediatamente", "igualmente", "oficialmente", "publicamente", "regularmente",
      "individualmente", "devidamente", "ambiente", "semente", "inteiramente", "plenamente",
    ])
}
