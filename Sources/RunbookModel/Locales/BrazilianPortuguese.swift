extension LocaleWords {
  static let brazilianPortuguese = LocaleWords(
    code: "pt-BR", pathCodes: ["pt/BR", "pt-BR", "pt_BR", "pt"],
    stopWords: ["o", "os", "um", "uma", "para", "você", "seu", "sua", "em", "no", "na", "não", "que", "do", "da", "é"],
    outputLabels: [
      "saída", "exemplo de saída", "saída de exemplo", "resposta", "resposta de exemplo", "exemplo de resposta",
      "exemplo de saída da cli", "exemplo de saída da api", "resultado",
    ],
    outputPhrases: [
      "saída é semelhante", "saída de cli é semelhante", "saída da cli é semelhante", "saída a seguir",
      "saída será semelhante", "saída se parece",
    ],
    exampleLabels: ["exemplo", "exemplos", "por exemplo"],
    required: ["necessário", "necessária", "obrigatório", "obrigatória"],
    optional: ["opcional"],
    verifyStarts: ["verifique", "para verificar", "confirme", "confira"],
    verifyParts: [" para verificar", " para confirmar"],
    weakVerifyStarts: ["assegure-se", "certifique-se"],
    replace: [
      ("substitua", "por"), ("substitua", "pelo"), ("substitua", "pela"), ("substituindo", "por"),
      ("em que", "é"), ("onde", "é"),
    ],
    listCues: ["para listar", "para recuperar", "para obter", "para visualizar", "para ver"],
    defaultCues: ["por padrão", "padrão é", "valor padrão"],
    exampleCues: ["por exemplo", "p. ex."],
    prerequisites: ["antes de iniciar", "antes de começar", "pré-requisitos"],
    or: ["ou"],
    stepWords: ["etapa", "passo", "lição"],
    editing: ["editor", "salve suas mudanças", "salve as suas mudanças", "salve o arquivo", "salve as mudanças"],
    negations: ["não", "sem", "nenhum", "nenhuma"],
    headerRows: ["cabeçalho", "cabeçalhos"],
    bodyRows: ["corpo ao usar", "corpo quando você usa", "corpo para", "corpo de", "corpo"],
    runDisplayed: ["copie e cole o comando"],
    secretWords: ["token", "senha", "passcode", "código de acesso", "chave de api", "chave da api", "chave privada"],
    run: ["execute", "executando", "insira", "digite", "use o comando", "use"],
    followingCommand: ["comando a seguir", "comandos a seguir", "seguinte comando", "comando abaixo", "este comando"],
    creatingFile: ["crie", "chamado", "denominado", "nomeado", "salve"],
    earlier: ["anteriormente", "etapa anterior", "você recuperou"])
}
