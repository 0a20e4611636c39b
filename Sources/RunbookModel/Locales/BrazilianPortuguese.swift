import ShellSyntax

extension LocaleWords {
  static let brazilianPortuguese = LocaleWords(
    code: "pt-BR", pathCodes: ["pt/BR", "pt-BR", "pt_BR", "pt"],
    stopWords: ["o", "os", "um", "uma", "para", "você", "seu", "sua", "em", "no", "na", "não", "que", "do", "da", "é"],
    outputLabels: [
      "saída", "exemplo de saída", "saída de exemplo", "resposta", "resposta de exemplo", "exemplo de resposta",
      "exemplo de saída da cli", "exemplo de saída da api", "resultado", "resultados", "resultado de exemplo",
      "exemplo de resultado", "saída esperada", "resultado esperado", "a saída", "saída do comando",
      "exemplo de saída de cli", "exemplo de saída de api", "respostas", "exemplo de saída do comando",
    ],
    outputPhrases: [
      "a saída mostra", "a saída mostrará", "a saída exibirá", "os logs mostram",
      "que imprime", "imprime algo como", "que mostra", "o servidor mostra", "imprime o seguinte",
      "saída é semelhante", "saída de cli é semelhante", "saída da cli é semelhante", "saída a seguir",
      "saída será semelhante", "saída se parece", "saída … semelhante", "saída … a seguir", "saída … seguinte",
      "saída … como segue", "saída … parecida", "saída … similar", "resposta … semelhante", "resposta … a seguir",
      "resposta … seguinte", "resultado … semelhante", "resultado … a seguir", "exemplo da saída", "exemplo de saída",
      "exemplo de resposta", "você deverá ver", "você verá", "mensagem a seguir é exibida", "mensagem … é exibida",
      "retorna a saída", "retorna a resposta",
    ],
    exampleLabels: ["exemplo", "exemplos", "por exemplo"],
    required: ["necessário", "necessária", "obrigatório", "obrigatória"],
    optional: ["opcional", "opcionalmente", "esta etapa é opcional"],
    verifyStarts: [
      "verifique", "verificar", "verificando", "para verificar", "confirme", "confirmar", "para confirmar",
      "para conferir", "valide", "para validar", "para checar", "para saber se", "para determinar se", "para ver se",
      "confira", "cheque", "determine se", "veja se", "teste se", "verificação",
    ],
    verifyParts: [
      ", veja se",
      "exiba o status", "visualize o status", "consulte o status", "veja o status", "obtenha o status",
      "recupere o status", "revise o status", "analise o status", "mostre o status", "monitore o status",
      "monitorar o status", "acompanhe o status",
      "acompanhar o status", "exibir o estado", "visualizar o estado", "ver o estado", "consultar o estado",
      "verificar o estado", "exiba o estado", "visualize o estado", "consulte o estado", "agora verifique",
      "é possível verificar", "você pode verificar", "é possível confirmar", "você pode confirmar", " para verificar",
      " para confirmar", " para conferir", " para validar que", " para validar se", " para checar",
      "a fim de verificar", "para saber se", "para ver se", "para determinar se", "e verifique", "e confirme",
      "exibir o status", "visualizar o status", "ver o status", "obter o status", "mostrar o status",
      "consultar o status", "monitorar o progresso", "monitore o progresso", "verificar o status", "e certifique-se",
      "e assegure-se", "permite verificar", ", verifique", ", confirme", ", confira se",
      "é possível também verificar", "você também pode verificar", "verificando se", "confirmando se", "e confira se",
      "e valide se", "recuperar o status", "acompanhar o progresso", "acompanhe o progresso", "verificar o progresso",
      "pode ser verificado", "pode ser verificada",
    ],
    settling: ["confirme", "confirmar", "valide", "validar"],
    clauses: ["que", "se"],
    weakVerifyStarts: ["assegure-se", "certifique-se", "garanta que"],
    articles: ["o", "os", "as", "isso", "esse", "essa", "ele", "ela"],
    asides: ["por exemplo", "em", "no", "na", "em seguida", "agora", "usando", "com"],
    verifyPurposes: ["para assegurar", "para garantir", "para se certificar", "para certificar-se"],
    looking: ["liste", "listando", "exiba", "exibindo", "visualize", "visualizando", "veja"],
    replace: [
      ("substitua", "por"), ("substitua", "pelo"), ("substitua", "pela"), ("substituindo", "por"),
      ("substituir", "por"), ("substituindo", "pelo"), ("substituindo", "pela"), ("configure", "como"),
      ("configure", "para"), ("defina", "como"), ("defina", "para"), ("mude", "para"), ("em que", "representam"),
      ("em que", "é"), ("onde", "é"),
      ("em que", "são"), ("onde", "são"), ("em que", "representa"), ("onde", "representa"), ("em que", "especifica"),
      ("em que", "indica"), ("em que", "define"), ("em que", "contém"), ("para", "insira"), ("para", "especifique"),
    ],
    listCues: ["para listar", "para recuperar", "para obter", "para visualizar", "para ver"],
    defaultCues: [
      "valor padrão é", "valor padrão:", "o padrão é", "padrão é", "valor padrão", "padrão:", "por padrão",
    ],
    exampleCues: ["por exemplo", "p. ex.", "como", "tal como", "tais como"],
    values: ValueWords(
      wheres: ["em que", "onde", "no qual", "na qual"],
      joints: ["e", "ou", "e o valor de", "e o", "e a", "e os", "bem como", "o", "a", "em seguida", "e pelo", "e por"],
      fillers: ["seus", "seu", "suas", "próprios", "valores", "valor", "os", "o", "apropriados", "reais"],
      copulas: ["é", "são"],
      choiceCues: [
        "os valores possíveis são", "valores possíveis", "os valores válidos são", "valores válidos", "valores aceitos",
        "os valores aceitos são", "valores permitidos", "os valores permitidos são", "valores suportados",
        "as opções válidas são", "opções válidas", "o valor válido é", "deve ser um dos valores", "valores:",
        "as permissões disponíveis são", "as funções disponíveis são",
      ],
      choiceOpenings: ["valores possíveis", "valores válidos", "valores aceitos", "opções possíveis"],
      eithers: ["é", "pode ser", "deve ser", "são", "ou"],
      rangeCues: ["intervalo:", "intervalo é", "intervalo de", "entre", "de"],
      descriptionHeadings: ["descrição", "explicação", "significado", "definição", "detalhes"],
      fields: [
        "campo", "linha", "coluna", "chave", "rótulo", "atributo", "propriedade", "seção", "valor de", "valor do campo",
      ],
      appearing: [
        "exibido", "exibida", "exibidos", "exibidas", "aparece", "aparecem", "listado", "listada", "listados",
        "listadas", "mostrado", "mostrada", "mostrados", "mostradas", "retornado", "retornada", "existe", "visível",
        "está na lista", "estão na lista",
        "presente", "incluído", "incluída",
      ],
      stating: [
        "o status é", "o estado é", "status de", "estado de", "mostra", "mostram", "exibe", "exibem", "inclui",
        "contém", "você vê", "a mensagem", "muda para", "mudou para", "é alterado para", "o valor é", "no estado",
        "no status", "termina com", "começa com", "retorna",
      ],
      states: ["status", "estado"], formers: ["de"],
      conditionals: ["se", "quando", "para obter mais informações", "caso"]),
    conditions: ["se", "caso", "caso contrário", "em caso de", "senão"],
    conditionsAfter: [" se você", " se o seu", " somente se", " apenas se"],
    instead: ["em vez", "no lugar"],
    prerequisites: ["antes de iniciar", "antes de começar", "pré-requisitos"],
    warnings: ["atenção", "importante", "aviso", "cuidado"],
    or: ["ou"],
    stepWords: ["etapa", "passo", "lição"],
    editing: ["editor", "salve suas mudanças", "salve as suas mudanças", "salve o arquivo", "salve as mudanças"],
    negations: ["não", "nenhum", "nenhuma", "nem", "livre de", "deixou de", "nunca"],
    presences: [
      "criad", "criou", "instalad", "exist", "adicionad", "presente", "disponív", "registrad", "implantad",
    ],
    removals: [
      "exclu", "removid", "remov", "desinstal", "apagad", "ausent", "destru", "deletad",
    ],
    headerRows: ["cabeçalho", "cabeçalhos"],
    bodyRows: ["corpo ao usar", "corpo quando você usa", "corpo para", "corpo de", "corpo"],
    runDisplayed: [
      "copie e cole o comando", "copie o comando", "copie e execute o comando", "execute o comando exibido",
      "execute o comando que é exibido", "execute o comando mostrado na saída",
    ],
    secretWords: [
      "token", "senha", "passcode", "código de acesso", "chave de api", "chave da api", "chave privada",
      "chave secreta", "segredo", "credenciais",
    ],
    secretNames: [
      "senhas", "chave api", "chave de acesso", "código de recuperação", "codigo de recuperacao", "frase secreta",
      "codigo acesso", "codigo de acesso", "segredos", "credencial",
    ],
    nameWords: ["nome", "nomes", "identificador"],
    aboutSecrets: ["caminho", "arquivo", "tamanho", "lista", "versao", "versão", "grupo"],
    run: ["execute", "executando", "insira", "digite", "use o comando", "use"],
    followingCommand: [
      "comando a seguir", "comandos a seguir", "seguinte comando", "seguintes comandos", "comando abaixo",
      "comandos abaixo", "execute este comando", "executar este comando", "executando este comando",
      "execute esse comando", "insira este comando", "com este comando",
    ],
    creatingFile: [
      "crie", "salve", "criar", "salvar", "gere um arquivo",
    ],
    implementing: ["implemente", "implementar"],
    namingFile: ["chamado", "denominado", "nomeado", "chamada"],
    savingFile: ["salve"],
    prompting: ["solicitado", "solicitada", "quando avisado", "prompt"],
    commandPrompts: ["prompt de comando", "linha de comandos"],
    fileWords: ["arquivo"],
    fillingFile: [
      "copie … para um arquivo", "copie … em um arquivo", "cole … em um arquivo", "salve … em um arquivo",
      "armazene … em um arquivo", "arquivo com o conteúdo a seguir", "arquivo com o seguinte conteúdo",
      "crie um script", "criar um script", "escreva um script",
    ],
    newFile: [
      "novo arquivo", "arquivo novo", "um arquivo chamado", "um arquivo denominado", "um arquivo nomeado",
      "um arquivo com o nome",
    ],
    copyingInto: [
      "escreva … em", "escreva … no",
      "inclua um", "adicione um", "forneça um", "defina um",
      "copie … a seguir … em", "copie … a seguir … para", "copie … a seguir no", "copie … seguinte … em",
      "copie … seguinte … para", "copie … seguinte … no", "armazene … a seguir … em", "armazene … seguinte … em",
      "salve … a seguir … em", "salve … seguinte … em", "coloque … a seguir … em", "coloque … seguinte … em",
      "insira … a seguir … em", "digite … a seguir … em", "grave … a seguir … em", "substitua o conteúdo do",
      "substitua o conteúdo de",
    ],
    wholeContent: [
      "com o conteúdo a seguir", "com o seguinte conteúdo", "com o código a seguir", "deve conter o seguinte",
    ],
    endingAs: ["para que ele contenha", "para que contenha", "de forma que contenha", "de modo que contenha"],
    fileParts: [
      "seção", "fragmento", "trecho", "linha", "linhas", "entrada", "entradas", "propriedade", "propriedades",
      "dependência", "dependências", "parte", "bloco", "campo", "campos", "valor", "valores", "variável", "variáveis",
      "elemento", "atributo",
    ],
    answering: [
      "o resultado é", "os resultados são", "retorna", "retornará", "retornado", "devolve", "resposta", "é exibido",
      "são exibidos", "são exibidas", "é exibida", "é impresso", "é impressa", "são impressos", "são impressas",
    ],
    successes: ["sucesso", "êxito", "bem-sucedid", "corret", "funcion", "válid", "concluíd", "nenhum erro"],
    failures: ["falha", "com falha", "falhou", "erro", "erro fatal", "com falhas"],
    commandWords: ["comando", "solicitação curl"],
    exporting: ["export", "variável", "variáveis"],
    choosing: ["escolha", "selecione"],
    keeping: ["anote", "copie", "registre"],
    earlier: ["anteriormente", "etapa anterior", "você recuperou"],
    shown: [
      "da etapa", "na etapa", "da saída", "na saída", "exibid", "impress", "retornad", "você anotou", "você copiou",
    ],
    errors: ["erro", "mensagem", "falha"],
    changingFile: [
      "inclua", "adicione", "modifique", "edite", "atualize", "altere", "incluir", "insira", "cole", "abra",
      "especifique", "acrescente", "colando", "incluindo", "inserindo", "anexe",
    ],
    revisingFile: ["edite", "modifique", "atualize", "abra", "altere"],
    opposites: [
      ("ativar", "desativar"), ("ativando", "desativando"), ("ativação", "desativação"), ("habilitar", "desabilitar"),
      ("habilitando", "desabilitando"), ("ligar", "desligar"), ("ligando", "desligando"), ("bloquear", "desbloquear"),
      ("bloqueando", "desbloqueando"), ("bloqueio", "desbloqueio"), ("suspender", "retomar"),
      ("suspendendo", "retomando"), ("pausar", "retomar"), ("pausando", "retomando"), ("permitir", "negar"),
      ("permitindo", "negando"), ("mostrar", "ocultar"), ("mostrando", "ocultando"),
    ],
    statements: .brazilianPortuguese,
    samples: .brazilianPortuguese,
    standIns: StandInWords(
      verbs: ["substitua", "substituindo", "substituir", "troque"],
      instead: ["em vez de", "no lugar de", "ao invés de"],
      statements: [
        "é um exemplo", "é apenas um exemplo", "são exemplos", "é só um exemplo", "deve ser substituído",
        "deve ser substituída", "é fictício",
      ],
      owners: ["para um", "para uma"], naming: ["chamado", "chamada", "denominado", "denominada", "com o nome"],
      possessives: ["seu", "sua", "seus", "suas"],
      values: ["valores", "valor", "variáveis", "espaços reservados", "marcadores"],
      changes: ["altere", "alterar", "mude", "mudar", "adapte", "adaptar", "ajuste", "ajustar", "atualize"]),
    prompts: .brazilianPortuguese,
    scopes: .brazilianPortuguese,
    unfilled: UnfilledWords(
      possessives: ["seu", "seus", "sua", "suas", "teu", "tua"],
      verbs: [
        "altere", "alterar", "mude", "mudar", "troque", "trocar", "substitua", "substituir", "insira", "inserir",
        "digite", "digitar", "coloque", "colocar", "preencha", "preencher", "informe", "informar", "cole", "colar",
        "ponha", "definir", "defina", "escolher", "escolha", "fornecer", "forneca", "especificar", "especifique",
      ],
      objects: ["me", "aqui", "por", "isto", "isso"],
      places: ["aqui"],
      belongings: [
        "dominio", "site", "servidor", "host", "empresa", "nome", "usuario", "senha", "token", "chave", "email",
        "projeto", "conta", "endereco", "identificador", "segredo", "login", "codigo",
      ],
      values: [
        "modifiqueme", "editeme", "modifiqueisto", "alteraristo",
        "altereme", "mudeme", "troqueme", "substituame", "preenchame", "apreencher", "asubstituir", "aalterar",
        "adefinir", "atrocar", "aindanaodefinido", "aindanaodefinida", "aindanao", "naodefinido", "naodefinida",
      ],
      readers: ["voce", "voces"],
      articles: ["um", "uma", "o", "a", "os", "as"],
      indefinites: ["qualquer", "algum", "alguma"],
      nouns: ["valor", "texto", "palavra"],
      joints: ["a", "por", "para"],
      fillers: ["qualquercoisa", "oculto", "oculta", "ocultado", "mascarado"],
      references: ["mesmo", "mesma", "aquele", "aquela"],
      names: UnfilledNames(
        kinds: ["nome", "ip", "endereco", "identificador", "id"],
        things: [
          "conteiner", "container", "rede", "no", "imagem", "arquivo", "ramo", "repositorio", "servico", "banco",
          "tabela", "volume", "grupo", "papel", "instancia", "projeto", "aplicativo", "aplicacao", "app", "servidor",
          "dominio", "usuario", "conta",
        ],
        machines: ["ip", "host", "servidor", "maquina", "endereco"],
        ports: ["porta"],
        prepositions: ["do", "da", "de", "dos", "das", "para", "ao"],
        paths: ["caminho"], secrets: ["chave"],
        persons: ["nome", "sobrenome", "primeiro", "ultimo", "completo"],
        roles: [
          .user: ["nomeusuario", "nomedousuario", "nomedeusuario"], .password: ["senha"],
          .host: ["enderecoip", "nomedohost", "ipdoservidor", "nomedoservidor"], .port: ["porta"],
          .process: ["numero"], .object: ["espacodenomes"],
        ],
        roleKinds: ["url", "numero"],
        roleThings: [
          "dados", "pod", "branch", "commit", "processo", "pacote", "ambiente", "cluster", "perfil", "contexto",
          "unidade", "rotulo", "bucket",
        ], ownPossessives: ["meu", "minha", "meus", "minhas"], folders: ["pasta", "diretorio"],
        owners: ["usuario", "dono"], stores: ["repositorio"])),
    secretSentences: SecretSentenceWords(
      verbs: ["é", "são", "será"], pairs: ["definida como", "alterada para", "redefinida para", "agora é"],
      results: ["criado", "criada", "gerado", "gerada", "emitido", "emitida", "renovado", "renovada"],
      complements: [
        "de", "do", "da", "dos", "das", "para", "inicial", "temporária", "temporário", "provisória", "gerada", "gerado",
        "secreta",
      ],
      about: ["nome", "identificador", "arquivo", "caminho", "tamanho", "tipo"]),
    recalling: [
      "era o comando", "foi o comando", "o comando que usamos", "verá comandos", "tenta executar", "tenta instalar",
    ],
    resembling: ["se parece com isto", "tem esta aparência", "é parecido com isto"],
    instructions: InstructionWords(
      running: [
        "execute", "executando", "insira", "inserindo", "digite", "digitando", "rode", "rodando", "emita", "reexecute",
        "deve executar", "pode executar", "possível executar", "necessário executar", "precisa executar", "lance",
      ],
      using: ["use", "usando", "utilize", "utilizando", "com", "via", "por meio de", "pode usar", "possível usar"],
      specifying: ["especifique", "especificar", "informe", "informar"],
      typedAt: [
        "no terminal", "em um terminal", "no seu terminal", "na linha de comandos", "na linha de comando",
        "da linha de comandos", "na cli", "a partir da cli",
      ],
      subordinates: [
        "se", "quando", "enquanto", "após", "depois de", "depois que", "antes de", "antes que", "assim que", "até que",
        "porque", "em vez de", "ao invés de", "sem", "que você", "ao executar", "ao usar", "como", "veja",
      ],
      findingOut: ["verifique se", "verificar se", "confira se", "veja se", "teste se", "descubra se", "confirme se"],
      continuing: ["depois", "e depois", "em seguida", "então", "e então", "seguido de", "seguido por"],
      manners: ["com sudo", "como root", "como administrador"],
      showing: ["sintaxe", "formato", "padrão", "por exemplo", "tal como", "alias"],
      usageTitles: ["uso", "utilização", "sintaxe", "sintaxe do comando"],
      naming: [
        "o comando é", "o comando será", "o comando é o seguinte", "o comando será o seguinte",
        "o comando será como a seguir", "o comando é como a seguir",
      ]), steps: .brazilianPortuguese)
}

extension StatementWords {
  static let brazilianPortuguese = {
    var words = StatementWords()
    words.conjunctions = ["e", "mas", "enquanto", "porém"]
    words.contrasts = [
      "e não", "mas não", "não", "em vez de", "em vez do", "ao invés de", "em lugar de", "no lugar de", "e nunca",
      "e não mais", "e nem",
    ]
    words.corrections = ["mas", "mas sim", "e sim", "mas é"]
    words.nors = ["nem", "ou"]
    words.copulas = [
      "é", "são", "está", "estão", "seja", "sejam", "esteja", "estejam", "ser", "foi", "continua", "fica", "torna-se",
      "igual a",
    ]
    words.adverbs = ["agora", "mais", "já", "também", "ainda", "atualmente"]
    words.naming = ["como", "com o nome", "sob o nome", "com o nome de", "sob o nome de"]
    words.lacking = [
      "livre de", "livres de", "sem", "sem nenhum", "sem nenhuma", "sem qualquer", "isento de", "isenta de",
      "desprovido de", "desprovida de", "limpo de", "limpa de", "vazio de", "vazia de",
    ]
    words.missing = [
      "desapareceu", "desapareceram", "sumiu", "está ausente", "estão ausentes", "está faltando", "falta", "faltam",
    ]
    words.ofs = ["para", "de", "do", "da"]
    words.quantifiers = ["todos", "todas", "todo", "toda", "cada"]
    words.nones = ["nada", "ninguém"]
    words.numbers = ["ambos", "ambas", "dois", "duas", "três", "quatro", "cinco", "vários", "várias"]
    words.conditionals = ["se", "quando", "caso"]
    words.limits = [
      "ou posterior", "ou superior", "ou mais recente", "código de saída", "status de saída", "em vez de",
      "ao invés de",
      "vezes", "apenas", "somente", "só", "pelo menos", "ao menos", "no mínimo", "no máximo", "mais de", "menos de",
      "mais do que", "menos do que", "diferente de", "exceto", "a não ser", "a menos que", "até", "exatamente",
      "um dos", "uma das", "dependendo", "mesmo", "mesma", "mesmos", "mesmas", "senão", "além de", "nem todos",
      "nem todas", "não só", "entre", "pode", "podem", "às vezes",
      "em breve", "quase", "parcialmente", "primeira linha", "segunda linha", "terceira linha", "última linha",
      "primeira coluna", "segunda coluna", "última coluna", "começa com", "começam com", "começa por", "inicia com",
      "termina com", "terminam com", "termina em", "ao lado de", "ao lado do", "ao lado da", "seguido de",
      "seguida de", "seguido por", "precedido por", "maior que", "maior do que", "menor que", "menor do que",
      "superior a", "inferior a", "acima de", "abaixo de", "mais alto que", "mais alto do que", "mais baixo que",
      "mais recente que", "mais recente do que", "mais antigo que", "mais antigo do que", "excede", "excedem",
      "ultrapassa", "ultrapassam", "passa de", "longe de", "tudo menos", "deixa de", "deixou de ser", "cessa de",
      "cessou de", "parou de", "omite", "exclui", "evita", "oculta", "falha ao", "falha em", "a metade",
      "metade", "nesta ordem", "ordem alfabética", "contrário de", "ao contrário",
    ]
    words.comparisons = [
      "sob", "sobre", "cerca de", "perto de", "antes de", "depois de", "desde", "aproximadamente", "mínimo", "máximo",
      "mínimo de", "máximo de", "dentro de",
    ]
    words.claims = ["que", "se"]
    words.auxiliaries = [
      "é", "são", "está", "estão", "foi", "foram", "tem", "têm", "pode", "podem", "consegue", "deve", "devem",
    ]
    words.purposes = ["para", "a fim de"]
    words.made = [
      "criado", "criada", "criados", "criadas", "adicionado", "adicionada", "adicionados", "adicionadas", "incluído",
      "incluída", "gerado", "gerada", "existe", "existem",
    ]
    words.installed = ["instalado", "instalada", "instalados", "instaladas"]
    words.removed = [
      "excluído", "excluída", "excluídos", "excluídas", "removido", "removida", "removidos", "removidas", "apagado",
      "apagada", "deletado", "deletada", "destruído", "destruída",
    ]
    words.uninstalled = ["desinstalado", "desinstalada", "desinstalados", "desinstaladas"]
    words.lists = ["lista", "listas", "listado", "listada", "listados", "listadas", "resultados"]
    return words
  }()
}
