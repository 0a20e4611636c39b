extension ScopeWords {
  static let brazilianPortuguese = {
    var words = ScopeWords()
    words.options = ["opção", "método", "alternativa", "variante", "maneira", "forma", "cenário"]
    words.choosing = [
      "uma das opções", "uma das seguintes", "um dos seguintes", "um dos métodos", "uma das maneiras",
      "uma das formas", "escolha uma", "escolha um", "escolha a opção", "escolha entre", "escolha seu", "escolha como",
      "selecione uma", "selecione um", "dependendo", "de acordo com", "conforme", "duas maneiras", "várias maneiras",
      "duas formas", "várias formas", "dois métodos", "vários métodos", "duas opções", "várias opções",
      "opções a seguir", "opções seguintes", "seguintes opções", "métodos a seguir", "para o seu sistema",
      "para seu sistema", "sua distribuição", "seu gerenciador de pacotes", "que corresponde a",
      "seguintes métodos",
    ]
    words.deciding = ["escolha se", "decida se", "você pode escolher entre", "opte por"]
    words.oneByOne = ["individualmente", "um a um", "uma a uma", "um por um", "uma por uma", "separadamente"]
    words.offering = ["você pode", "é possível"]
    words.offeringFreely = [
      "você pode opcionalmente", "pode, opcionalmente", "opcionalmente, você pode", "se quiser, você pode",
      "você pode, se quiser",
    ]
    words.offeringBesides = ["você também pode", "você pode também", "também é possível"]
    words.remarks = ["dica", "a propósito", "aliás", "de passagem"]
    words.lacking = ["ausente", "ausentes", "faltante", "faltantes", "que falta", "que faltam", "que estiver faltando"]
    words.appending = ["anexando", "acrescentando", "anexe", "acrescente"]
    words.wishes = [
      "se você quiser", "se quiser", "se você deseja", "se desejar", "se você desejar", "se precisar",
      "se você precisar", "caso queira", "caso deseje",
    ]
    words.resuming = [
      "esse", "essa", "esses", "essas", "este", "esta", "estes", "estas", "isso", "para isso", "por exemplo",
    ]
    words.adding = ["também"]
    words.versions = [
      "posterior", "posteriores", "anterior", "anteriores", "mais recente", "mais recentes", "mais antiga",
      "mais antigas", "ou superior", "e superior", "ou inferior", "e inferior", "antes", "depois",
    ]
    words.means = [
      "usando", "com o uso de", "por meio de", "por meio do", "por meio da", "através de", "através do", "através da",
      "com", "via", "pelo", "pela",
    ]
    words.prepositions = ["no", "na", "em", "para", "ao", "à", "a", "de", "do", "da", "dentro"]
    words.exampleCalls = [
      "os exemplos a seguir mostram", "os exemplos abaixo mostram", "estes exemplos mostram", "exemplos de comandos",
      "exemplos de como", "ilustram como", "exemplos de uso",
    ]
    words.beingExamples = ["são exemplos"]
    words.creating = ["criar", "criando", "crie", "adicionar", "adicionando", "gerar", "gerando"]
    words.tending = [
      "alternar", "alternando", "rotacionar", "girar", "atualizar", "atualizando", "editar", "editando", "alterar",
      "alterando", "modificar", "modificando", "renomear", "renovar", "renovando", "substituir", "restaurar", "revogar",
      "excluir", "excluindo", "remover", "removendo", "desativar",
    ]
    words.obtaining = [
      "instalar", "instalação", "instalando", "instale", "compilar", "compilação", "compilando", "baixar", "download",
      "construir", "binários",
    ]
    words.fromSource = [
      "a partir do código-fonte", "a partir do código fonte", "do código-fonte", "a partir dos fontes",
    ]
    words.manners = ["manualmente", "à mão", "em vez disso", "a partir do código-fonte"]
    words.others = [
      "ou", "ou então", "alternativamente", "como alternativa", "outra opção", "se preferir", "você também pode",
    ]
    words.otherSystems = [
      "universal", "todos os sistemas", "todas as plataformas",
      "qualquer sistema", "qualquer outro sistema", "outros sistemas", "outro sistema", "outras distribuições",
    ]
    words.contrasts = [
      "caso contrário", "senão", "se não", "caso não", "se você não", "se ele não", "se ela não",
    ]
    words.placeDeterminers = [
      "cada", "todos", "todas", "um", "uma", "o", "a", "os", "as", "do", "da", "dos", "das", "seu", "sua", "seus",
      "suas", "este", "esta", "esse", "essa",
    ]
    words.hosts = [
      "servidor", "servidores", "máquina virtual", "máquina remota", "servidor virtual", "servidor remoto", "host",
      "host remoto", "bastion", "nó", "vps",
      "vsi", "instância de servidor virtual", "terminal ubuntu", "terminal do ubuntu", "terminal debian",
      "terminal do debian", "terminal centos", "terminal rhel", "nós", "nó de trabalho", "nós de trabalho",
      "nó mestre", "nó gerenciador", "plano de controle", "máquinas virtuais", "máquina de destino",
      "outras máquinas", "outros servidores", "demais máquinas", "computador cliente", "máquina cliente",
      "gateway", "o roteador", "balanceador de carga", "cada máquina", "todas as máquinas", "cada servidor",
      "todos os servidores",
    ]
    words.containers = ["contêiner", "container", "pod"]
    words.entering = [
      "efetue login no", "efetue login na", "faça login no", "faça login na", "conecte-se ao", "conecte-se à",
      "conecte-se a", "acesse o", "acesse a", "entre no", "entre na", "abra um shell no", "abra um shell na",
      "abra um terminal no", "abra uma sessão no", "abra uma sessão na",
      "conecte-se por ssh ao", "conecte-se via ssh ao", "abra uma sessão ssh no", "abra uma conexão ssh com",
      "estabeleça uma conexão ssh com", "se conectar ao", "se conectar à", "conectar-se ao", "conectando-se ao",
      "se conectando ao", "fazendo login no", "depois de se conectar ao", "depois de fazer login no",
      "após se conectar ao", "após fazer login no", "uma vez conectado ao", "depois de conectado ao",
    ]
    words.placeOpenings = [
      "primeiro", "primeiramente", "antes de tudo", "para começar", "comece por", "comece", "em seguida", "depois",
      "agora", "e", "use o ssh para", "use ssh para",
    ]
    words.inside = ["no", "na", "dentro do", "dentro da", "ainda no", "ainda na"]
    words.doneThere = [
      "comando", "comandos", "comando a seguir", "comandos a seguir", "comando abaixo", "comandos abaixo", "etapas",
      "etapas a seguir", "passos", "passos a seguir", "script", "script a seguir", "execute isto", "execute isso",
      "execute",
    ]
    words.doneAt = [
      "no", "na", "em", "dentro do", "dentro da", "a partir de", "a partir do", "a partir da",
    ]
    words.terminals = [
      "outro terminal", "segundo terminal", "terminal separado", "outra janela", "segunda janela",
      "outro console", "outra aba",
    ]
    words.newTerminals = ["novo terminal", "nova janela de terminal", "novo console"]
    words.staying = [
      "deixe-o em execução", "deixe-a em execução", "deixe o comando", "deixe-o aberto", "deixe-a aberta",
      "continua em execução", "permanece em execução", "fica em execução", "até que você", "até você",
      "em primeiro plano", "ocupa o terminal", "não retorna", "deixe aberto", "mantenha o terminal aberto",
    ]
    words.returning = [
      "de volta ao", "de volta à", "de volta a", "no seu computador", "em seu computador", "na sua máquina",
      "em sua máquina", "na sua estação", "em sua estação", "a partir de seu computador", "a partir do seu computador",
      "do seu computador", "na máquina local", "no seu pc", "no cliente", "na máquina cliente", "a partir do cliente",
    ]
    words.continuing = ["em seguida", "depois", "depois disso", "então", "a seguir"]
    words.returningTo = [
      "de volta ao", "de volta à", "de volta no", "de volta na", "volte para", "volte ao", "volte à",
    ]
    words.undoing = [
      "limpar", "limpeza", "desinstalar", "desinstalação", "remover", "remoção", "excluir", "exclusão", "desfazer",
      "reverter", "apagar", "destruir", "começar de novo", "limpando", "desinstalando", "removendo", "excluindo",
      "desfazendo", "revertendo", "apagando", "eliminar", "eliminando", "eliminação", "desinstale", "exclua", "apague",
      "voltar para", "voltar à", "fazer downgrade",
    ]
    words.deleting = ["excluir", "exclua", "apagar", "eliminar", "destruir"]
    words.directories = [
      "na pasta", "no diretório", "a partir da pasta", "a partir do diretório", "na subpasta", "no subdiretório",
      "dentro da pasta", "dentro do diretório",
    ]
    words.directoryChanges = [
      "acesse a pasta", "acesse o diretório", "vá para a pasta", "vá para o diretório", "vá até a pasta",
      "vá até o diretório", "entre na pasta", "entre no diretório", "mude para a pasta", "mude para o diretório",
      "navegue até a pasta", "navegue até o diretório",
    ]
    words.directoryVerbs = [
      "acesse", "vá para", "vá até", "entre em", "entre no", "entre na", "mude para", "navegue até", "navegue para",
      "mova-se para", "volte para", "retorne para", "passe para",
    ]
    words.directoryPlaces = ["em", "no", "na", "a partir do", "a partir da", "dentro do", "dentro da", "de dentro do"]
    words.directoryFillers = [
      "o", "a", "seu", "sua", "este", "esta", "novo", "nova", "mesmo", "mesma", "pasta", "diretório", "subpasta",
      "subdiretório", "do projeto", "do seu projeto", "de trabalho", "criado", "criada", "recém-criado", "recém-criada",
      "clonado", "clonada", "extraído", "extraída", "chamado", "chamada", "principal", "raiz",
    ]
    words.directoryNouns = ["pasta", "diretório", "subpasta", "subdiretório"]
    words.directoryBeing = [
      "certifique-se de estar", "certifique-se de que você está", "certifique-se de que está",
      "verifique se você está", "verifique se está", "você deve estar", "confirme que você está",
    ]
    words.directoryJoints = ["e"]
    words.directoryRoots = [
      "na raiz do seu projeto", "na raiz do seu repositório", "a partir da raiz do seu projeto",
      "a partir da raiz do seu repositório", "no diretório raiz do projeto", "na pasta raiz do projeto",
      "no diretório raiz do repositório", "na pasta raiz do repositório",
      "na raiz do repositório", "a partir da raiz do repositório", "na raiz do projeto",
      "a partir da raiz do projeto",
    ]
    words.otherMeans = [
      "você também pode usar", "você também pode utilizar", "também é possível usar", "também é possível utilizar",
      "você também pode instalar",
    ]
    words.unfolding = [
      "funcionou", "mostrar", "ver", "clique", "expandir", "detalhes", "saída", "exemplo", "solução", "resposta",
      "código",
      "logs", "resultado", "resultados",
    ]
    words.sources = [
      "a partir de", "a partir do", "a partir da", "por meio de", "pelo", "pela", "no", "na", "em",
    ]
    words.allWays = ["nos dois casos", "em ambos os casos", "em todos os casos", "ambos", "ambas", "aos dois"]
    words.otherKinds = ["outras", "outros", "outra", "outro", "demais", "genéricas", "genéricos"]
    words.ways = .brazilianPortuguese
    words.conditions = .brazilianPortuguese
    return words
  }()
}
