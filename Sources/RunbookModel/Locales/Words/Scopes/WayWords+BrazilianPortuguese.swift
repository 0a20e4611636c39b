extension WayWords {
  static let brazilianPortuguese = {
    var words = WayWords()
    words.fromElsewhere = ["de outra máquina", "a partir de outra máquina", "de outro computador"]
    words.ending = ["por fim", "finalmente", "depois de fazer isso", "feito isso", "quando terminar"]
    words.referringBack = ["se sim", "se for o caso", "em caso afirmativo", "nesse caso", "neste caso"]
    words.onSystem = ["no", "em", "sob"]
    words.remedies = [
      "para corrigir", "para resolver", "para contornar", "uma solução", "a solução", "nesse caso", "neste caso",
      "você pode corrigir",
    ]
    words.sparing = ["não é necessário", "não é preciso", "não precisa", "não há necessidade"]
    words.joining = ["e", "então", "mas", "também", "porém"]
    words.options = [
      "uma das opções a seguir", "uma das seguintes opções", "um dos métodos a seguir", "um dos seguintes métodos",
      "uma das formas a seguir", "duas opções",
    ]
    words.getting = [
      "instalar", "instalação", "instalando", "instale", "obter", "baixar", "download", "início rápido", "introdução",
      "primeiros passos", "configuração", "implantar", "implantação", "implantando", "executar", "execução",
      "executando", "atualizar", "atualização",
    ]
    words.several = [
      "pré-requisitos", "dependências", "requisitos", "ferramentas", "pacotes", "componentes", "plug-ins", "plugins",
      "extensões", "drivers", "todos", "todas", "ambos",
    ]
    words.choosing = [
      "escolher um", "escolher uma", "escolher o", "escolher a", "escolher seu", "escolher como", "escolha um",
      "escolha uma", "escolha o", "escolha a", "escolha seu", "escolha sua", "escolhendo um", "escolhendo uma",
      "selecionar um", "selecionar uma", "selecione um", "selecione uma", "selecione seu",
    ]
    words.quick = [
      "rápida", "rápido", "rapidamente", "automática", "automático", "automaticamente", "automatizada", "por script",
      "com um script", "expressa", "fácil",
    ]
    words.byHand = ["manual", "manualmente", "à mão", "passo a passo"]
    words.contrasted = [("com", "sem"), ("online", "offline")]
    words.manners = [
      ("único", "misto"), ("única", "mista"), ("único", "múltiplo"), ("única", "múltipla"), ("estático", "dinâmico"),
      ("estática", "dinâmica"), ("interativo", "não interativo"), ("interativa", "não interativa"),
      ("síncrono", "assíncrono"), ("síncrona", "assíncrona"),
      ("padrão", "personalizada"), ("padrão", "personalizado"), ("temporária", "permanente"),
      ("temporário", "permanente"),
      ("mínima", "completa"), ("global", "local"), ("desenvolvimento", "produção"),
      ("automática", "manual"),
    ]
    words.adjectives = [
      ("novo", "existente"), ("nova", "existente"), ("novos", "existentes"), ("novas", "existentes"),
    ]
    words.reusing = [
      "usar", "usando", "use", "reutilizar", "adicionar", "adicionando", "importar", "importando", "converter",
      "migrar",
    ]
    words.replacing = [
      "em vez de", "em vez do", "em vez da", "ao invés de", "ao invés do", "no lugar de", "no lugar do",
    ]
    words.otherSections = ["alternativamente", "como alternativa", "outra maneira", "outra forma", "outra opção"]
    words.otherMarks = ["alternativa", "alternativo", "outra forma", "outra maneira", "outra opção"]
    words.specific = ["específico", "específica", "particular", "determinado", "determinada", "único", "única"]
    words.using = [
      "se você usa", "se você usar", "se você estiver usando", "se você está usando", "se usar", "se preferir",
      "se você preferir", "se preferir usar", "se você estiver no", "se você está no",
    ]
    words.only = ["somente", "apenas", "só", "exclusivamente"]
    words.limiting = ["se", "quando", "para", "no", "na", "em", "aplica-se", "se aplica", "se aplicam", "necessária"]
    words.partsOfPage = [
      "esta etapa", "essa etapa", "estas etapas", "este passo", "esse passo", "esta seção", "essa seção", "esta parte",
      "este procedimento", "esta tarefa", "as etapas a seguir",
    ]
    words.skipping = [
      "pule", "pular", "ignore", "ignorar", "não é necessária", "não é necessário", "não é obrigatória", "omita",
    ]
    words.skippingTo = [
      "pule para a etapa", "pule para o passo", "vá para a etapa", "vá para o passo", "continue na etapa",
      "continue no passo", "continue com a etapa", "prossiga para a etapa", "prossiga com a etapa",
    ]
    words.atOnce = [
      "em um único comando", "com um único comando", "em um só comando", "em uma única etapa", "de uma vez",
      "de uma só vez",
    ]
    words.occasions = [
      "quando você", "quando", "sempre que você", "sempre que", "toda vez que você", "toda vez que",
      "cada vez que você", "cada vez que", "ao",
    ]
    words.newVersions = ["última versão", "nova versão", "versão mais recente"]
    words.upkeep = ["atualizar", "atualiza", "renovar", "renova"]
    words.former = [
      "antigo", "antiga", "antigos", "antigas", "anterior", "anteriores", "existente", "existentes", "obsoleto",
    ]
    words.preferring = ["prefere", "você prefere", "prefere usar"]
    words.asking = [
      "prefere", "você prefere", "quer", "você quer", "precisa", "precisa de", "você precisa", "usa", "você usa",
      "está usando", "tem", "você tem",
    ]
    words.usual = ["padrão", "por padrão", "recomendado", "recomendada"]
    words.otherClusters = [
      "segundo cluster", "cluster secundário", "outro cluster", "cluster remoto", "cluster de destino",
      "cluster alvo", "cluster de reserva", "cluster 2", "cluster b",
    ]
    words.firstClusters = [
      "primeiro cluster", "cluster primário", "cluster principal", "cluster de origem", "cluster 1", "cluster a",
    ]
    words.switchingTo = ["mude para", "alterne para", "conecte-se ao", "volte para"]
    words.upgrading = ["upgrade", "migração para uma nova versão", "como fazer upgrade", "fazendo upgrade"]
    words.updating = ["atualização", "atualizações", "atualizar", "atualizando", "como atualizar"]
    words.states = [
      "está ativado", "está ativada", "estiver ativado", "estiver ativada", "está desativado", "está desativada",
      "estiver desativado", "estiver desativada", "está em uso", "estiver em uso", "for usado", "for usada",
      "está habilitado", "está habilitada", "estiver habilitado", "estiver habilitada",
    ]
    words.allowing = [
      "permitir", "ativar", "habilitar", "desativar", "desabilitar", "personalizar", "substituir", "restringir",
      "limitar", "aumentar", "reduzir", "evitar", "impedir",
    ]
    words.setting = [
      "adicione", "edite", "altere", "mude", "passe", "especifique", "inclua", "descomente", "abra", "ajuste", "defina",
      "configure",
    ]
    words.results = [
      "funcionou", "funciona", "a instalação", "está instalado", "está instalada", "foi instalado", "foi instalada",
    ]
    words.plural = ["métodos", "formas", "maneiras", "alternativas", "abordagens", "variantes", "provedores"]
    words.pluralOfGetting = ["opções", "plataformas", "ambientes", "alvos"]
    words.supporting = [
      "suporta vários", "suporta várias", "suporta diferentes", "oferece suporte a vários",
      "oferece suporte a várias", "várias formas", "várias maneiras", "diferentes formas", "diferentes maneiras",
      "duas formas", "duas maneiras", "três formas", "vários métodos", "diferentes métodos", "dois métodos",
      "uma das seguintes", "um dos seguintes", "uma das opções", "opções a seguir", "seguintes opções",
      "várias opções", "duas opções", "escolha seu", "escolha sua", "escolha uma das", "escolha um dos",
      "escolha entre", "métodos a seguir", "seguintes métodos", "dependendo do seu", "dependendo da sua",
      "de acordo com seu", "de acordo com sua",
    ]
    words.kindsOfThings = [
      "servidor", "servidores", "armazenamento", "banco de dados", "serviço", "provedor", "cluster", "implantação",
      "instalação", "usuários", "extensão", "driver",
    ]
    words.chapters = [
      "uso", "utilização", "configuração", "configurações", "teste", "testes", "verificação", "validação",
      "solução de problemas", "resolução de problemas", "pré-requisitos", "requisitos", "dependências",
      "próximas etapas", "próximos passos", "limpeza", "visão geral", "introdução", "contexto", "exemplo", "exemplos",
      "recursos", "notas", "nota", "segurança", "monitoramento", "logs", "registro", "backup", "manutenção",
      "desempenho", "resumo", "variáveis de ambiente", "compilação", "execução", "desenvolvimento", "contribuição",
      "licença", "atualização", "desinstalação", "remoção", "preparação", "início rápido", "etapa", "passo", "outros",
      "outras", "geral", "depois", "antes", "opções", "por que", "como",
      "parte", "fase", "capítulo", "seção", "lição", "exercício",
    ]
    words.warnedAgainst = [
      "mau exemplo", "errado", "incorreto", "evite", "evite isto", "não faça isso", "não faça isto", "não funciona",
      "isto não funciona", "não recomendado",
    ]
    words.outdated = [
      "antigo", "antiga", "antigos", "antigas", "legado", "legada", "obsoleto", "obsoleta", "descontinuado",
      "descontinuada", "método antigo", "não recomendado", "não recomendada", "versões anteriores",
    ]
    words.newest = ["versão de desenvolvimento", "última versão", "versão mais recente", "branch principal"]
    return words
  }()
}
