extension ConditionWords {
  static let brazilianPortuguese = {
    var words = ConditionWords()
    words.provisos = [
      "supondo", "supondo que", "desde que", "contanto que", "em casos raros", "em alguns casos", "em certos casos",
      "às vezes", "ocasionalmente", "de vez em quando", "periodicamente", "uma vez por mês",
      "uma vez por semana", "dependendo", "conforme necessário", "quando necessário", "onde necessário", "sempre que",
      "toda vez que", "cada vez que", "ao usar", "ao utilizar", "quando usar", "quando você usa", "atrás de um",
      "usuários de", "usuários do", "usuários da", "usuários que", "quem usa", "quem prefere", "quem tem",
      "alguns sistemas", "algumas distribuições", "alguns usuários", "em sistemas", "em alguns", "em algumas",
      "em versões antigas", "em versões anteriores", "para versões antigas", "para versões anteriores",
      "para usuários", "para quem", "para depuração", "para depurar", "para solução de problemas",
      "para desenvolvimento", "para produção", "para testes", "durante o desenvolvimento", "antes de uma atualização",
      "após uma atualização", "após cada", "antes de cada", "em caso de", "necessário apenas", "necessário somente",
      "apenas necessário", "fique à vontade", "como bônus",
    ]
    words.forbidding = [
      "não execute", "nunca execute", "não use", "nunca use", "não utilize", "nunca utilize", "não faça",
      "nunca faça", "evite executar", "evite usar", "é perigoso", "é arriscado", "não é recomendado", "um atacante",
      "um invasor", "isto é o que acontece", "exemplo errado", "a forma errada", "a maneira errada",
      "a forma antiga", "a maneira antiga", "antigamente", "anteriormente", "no passado", "em último caso",
      "como último recurso", "somente para desenvolvedores", "apenas para desenvolvedores",
    ]
    words.leaving = [
      "foi gerado com", "foi gerada com", "foram gerados com", "foram geradas com", "foi criado com", "foi criada com",
      "foram criados com", "foram criadas com",
      "talvez você queira", "talvez você precise", "talvez seja necessário", "pode ser necessário",
      "talvez seja preciso", "você pode precisar", "você pode querer", "pode ser ignorada", "pode ser ignorado",
      "necessário apenas", "necessário somente", "só é necessário", "só é necessária", "a qualquer momento",
      "não é necessário para", "fique à vontade",
    ]
    words.restricting = [
      "necessário apenas", "necessário somente", "apenas necessário", "isso só é necessário", "isto só é necessário",
      "você pode pular", "você pode ignorar", "pule esta", "pule este", "ignore esta", "em casos raros", "às vezes",
    ]
    words.audienceOpenings = ["para", "com", "sem"]
    words.audiences = [
      "usuários", "desenvolvedores", "mantenedores", "colaboradores", "administradores", "máquinas", "sistemas",
      "versões",
      "distribuições", "instalações", "implantações", "ambientes", "gpu", "gpus", "placas", "produção",
      "desenvolvimento", "depuração",
    ]
    words.sparingDeterminers = [
      "o", "a", "os", "as", "este", "esta", "esse", "essa", "nosso", "nossa", "seu", "sua", "cada", "todos", "todas",
      "exemplo", "mais",
    ]
    words.reverting = [
      "desinstalar", "desfazer", "reverter", "voltar atrás", "começar do zero", "desativá-lo", "desativá-la",
      "removê-lo", "removê-la", "pará-lo", "pará-la", "excluí-lo", "excluí-la",
    ]
    words.removing = ["remover", "excluir", "parar", "redefinir", "desativar", "limpar", "apagar"]
    words.pronouns = ["tudo", "depois", "novamente", "de novo", "mais tarde"]
    words.after = [
      "se ele", "se ela", "se o", "se a", "se os", "se as", "se for", "se houver", "se estiver", "se você", "se não",
      "se necessário", "caso ele", "caso ela", "caso o", "caso a", "caso esteja", "caso você", "a menos que",
      "a não ser que", "quando necessário",
    ]
    words.findingOut = [
      "ver", "verificar", "verifique", "veja", "saber", "determinar", "determine", "testar", "teste", "conferir",
      "confira",
      "perguntar", "pergunta", "mesmo", "como", "confirmar", "confirme", "e", "ou", "nesse", "neste", "em", "no",
      "indica",
      "mostra",
    ]
    words.lacking = ["necessário", "preciso", "falta", "falhar", "falha", "erro"]
    return words
  }()
}
