extension ValueWords {
  static let portuguese = ValueWords(
    numbers: [
      "grupos", "processo", "tamanho", "tempo", "duração", "memória", "segundos", "pacotes", "usado", "livre", "criado",
    ],
    versions: ["versão"],
    expiries: ["validade", "expira", "vencimento", "até", "expiração", "fim"],
    starts: [
      "início", "inicio", "aberto", "aberta", "desde", "emitido", "emitida", "criado", "criada", "criação", "começou",
      "iniciado",
    ],
    ends: [
      "validade", "expira", "vencimento", "até", "expiração", "fim", "terminou", "terminado", "concluído", "fechado",
      "modificado",
      "atualizado",
    ],
    limits: ["limite", "cota", "capacidade", "máximo"],
    uses: ["uso%", "usado", "usada", "uso", "livre", "disponível", "lido", "gravado", "enviado", "recebido"],
    flows: ["atraso", "não atualizados"],
    lags: ["atraso", "defasagem", "deslocamento", "desvio"],
    rests: ["válido", "válida", "restante", "restantes", "resta", "restam", "expira"],
    percents: ["porcentagem", "percentagem", "percentual"],
    growths: ["revisão"],
    machines: ["nó", "máquina", "anfitrião"],
    failures: ["falha", "falhas", "erro", "erros", "falharam"],
    waits: ["aguardando"])
}
