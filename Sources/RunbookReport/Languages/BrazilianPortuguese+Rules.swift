/// What `passo check`, `passo rules` and `passo explain` say of rules: English pattern → translation, sorted; see
/// ``Diagnostics/Message``.
let portugueseRuleTranslations: [String: String] = [
  "A blank behind a backslash breaks the continuation of a command":
    "Um espaço depois de uma barra invertida interrompe a continuação de um comando",
  "A blank beside the brackets of a placeholder turns it into a redirection":
    "Um espaço junto aos sinais de um valor a preencher faz dele um redirecionamento",
  "A blank parts a variable from its value": "Um espaço separa uma variável de seu valor",
  "A blank parts an option from its hyphens": "Um espaço separa uma opção de seus hifens",
  "A block that is to be copied holds the output of its command": "Um bloco a copiar contém a saída de seu comando",
  "A closing fence is shorter than the opening one": "Uma cerca de fechamento é mais curta que a de abertura",
  "A code block is never closed": "Um bloco de código nunca é fechado",
  "A code block leaves its list item": "Um bloco de código sai de seu item de lista",
  "A command ends in a backslash, so that a shell waits for another line":
    "Um comando termina em barra invertida, e um shell espera outra linha",
  "A command holds a no-break or invisible space": "Um comando contém um espaço inseparável ou invisível",
  "A command takes a secret as an argument": "Um comando recebe um segredo como argumento",
  "A command that is to be copied stands behind a prompt": "Um comando a copiar está depois de um prompt",
  "A command uses a variable that only a later step sets":
    "Um comando usa uma variável que só uma etapa posterior define",
  "A comment is never closed": "Um comentário nunca é fechado",
  "A document was not read because of its shape": "Um documento não foi lido por causa de sua forma",
  "A fence stands on a line with text": "Uma cerca está em uma linha com texto",
  "A letter begins a line as if it were a number": "Uma letra começa uma linha como se fosse um número",
  "A line of HTML takes the text below it in": "Uma linha de HTML absorve o texto abaixo dela",
  "A list item stands at a column of its own": "Um item de lista está em uma coluna diferente da dos outros",
  "A page begins with a byte order mark": "Uma página começa com uma marca de ordem de bytes",
  "A placeholder has another name in the command than where it is explained":
    "Um valor a preencher não tem o mesmo nome no comando e onde é explicado",
  "A placeholder is explained in another spelling than it is used in":
    "Um valor a preencher é explicado com outra grafia que a usada",
  "A reference of the documentation system is damaged": "Uma referência do sistema de documentação está danificada",
  "A reference of the documentation system stands in a command":
    "Uma referência do sistema de documentação está em um comando",
  "A relative link leads to a file that does not exist": "Um link relativo leva a um arquivo que não existe",
  "A row of a table has more or fewer cells than the table has columns":
    "Uma linha de uma tabela tem mais ou menos células do que a tabela tem colunas",
  "A sample output shows a value for a later command, but belongs to no command itself":
    "Um exemplo de saída mostra um valor para um comando posterior, mas não pertence a nenhum comando",
  "A shell ends the command at an unquoted & in an address": "Um shell termina o comando no & de um endereço sem aspas",
  "A shell refuses a command, or waits for the rest of it": "Um shell recusa um comando, ou espera o resto dele",
  "A step checks something that only a later step creates": "Uma etapa verifica algo que só uma etapa posterior cria",
  "A step shows how a command may be used, not what to run":
    "Uma etapa mostra como um comando pode ser usado, não o que executar",
  "A tab indents a code block": "Uma tabulação recua um bloco de código",
  "An HTML table is not well formed": "Uma tabela HTML está malformada",
  "An attribute list does not stand right below its block": "Uma lista de atributos não está logo abaixo de seu bloco",
  "An attribute list names a class that nothing knows": "Uma lista de atributos nomeia uma classe que nada conhece",
  "An attribute list or a class in it is misspelt": "Uma lista de atributos, ou uma classe nela, está mal escrita",
  "An image has no alternative text": "Uma imagem não tem texto alternativo",
  "An option of a command begins with a typographic dash":
    "Uma opção de um comando começa com um travessão tipográfico",
  "Characters were garbled by a wrong encoding": "Uma codificação errada deformou caracteres",
  "HTML is nested too deeply to be read": "HTML está aninhado demais para ser lido",
  "Lines end with a carriage return": "Linhas terminam com um retorno de carro",
  "No attribute list stands below a command": "Nenhuma lista de atributos segue um comando",
  "No warning stands before a command that deletes something": "Nenhum aviso precede um comando que exclui algo",
  "ShellCheck finds fault with a command": "O ShellCheck vê um problema em um comando",
  "ShellCheck, SC{}: {}": "ShellCheck, SC{}: {}",
  "Something is called required and optional at once": "Algo é chamado de obrigatório e opcional ao mesmo tempo",
  "The class of a code block contradicts its content": "A classe de um bloco de código contradiz seu conteúdo",
  "The commands of a page spell one placeholder in two ways":
    "Os comandos de uma página escrevem um valor a preencher de duas formas",
  "The content of an include is not in the page": "O conteúdo de uma inclusão não está na página",
  "The first word of a command is no known program": "A primeira palavra de um comando não é um programa conhecido",
  "The name of a program begins with a capital": "O nome de um programa começa com maiúscula",
  "The page does not say what a placeholder stands for": "A página não diz o que um valor a preencher representa",
  "The page explains a placeholder that it does not use": "A página explica um valor a preencher que não usa",
  "The page holds what looks like a real secret": "A página contém o que parece um segredo verdadeiro",
  "The value of a `data-` attribute is not understood": "O valor de um atributo `data-` não é entendido",
  "Two places of a page have the same anchor": "Dois lugares de uma página têm a mesma âncora",
  "Typographic quotation marks in a command quote nothing": "Aspas tipográficas em um comando não citam nada",
  "a JSON web token": "um token da web JSON",
  "a later command needs {}, but no command gives this output":
    "um comando posterior precisa de {}, mas nenhum comando dá esta saída",
  "a letter was garbled here": "uma letra foi deformada aqui",
  "a token of GitHub": "um token do GitHub",
  "a token of GitLab": "um token do GitLab",
  "a token of Slack": "um token do Slack",
  "an access key of AWS": "uma chave de acesso da AWS",
  "an invisible character stands in this command": "há um caractere invisível neste comando",
  "correct the command, or give the block another class when it is none":
    "corrigir o comando, ou dar outra classe ao bloco se não for um",
  "did you mean {}?": "você quis dizer {}?",
  "nothing knows the class {}": "nada conhece a classe {}",
  "output stands in the block of its command": "uma saída está no bloco de seu comando",
  "put the output into a block of its own, marked with `{{: screen}}`":
    "pôr a saída em um bloco próprio, marcado com `{{: screen}}`",
  "put the whole address in quotation marks": "pôr todo o endereço entre aspas",
  "remove the backslash, or write the line that is missing": "remover a barra invertida, ou escrever a linha que falta",
  "revoke it, and write a placeholder in its place": "revogá-lo, e escrever um valor a preencher em seu lugar",
  "say before the command what is lost, and that it cannot be undone":
    "dizer antes do comando o que se perde, e que é irreversível",
  "see all rules: passo rules": "ver todas as regras: passo rules",
  "see https://www.shellcheck.net/wiki/SC{}": "veja https://www.shellcheck.net/wiki/SC{}",
  "the anchor #{} stands on line {} already": "a âncora #{} já está na linha {}",
  "the blank leaves this variable empty": "o espaço deixa esta variável vazia",
  "the class pre is for commands; this block is none: {}": "a classe pre é para comandos; este bloco não é um: {}",
  "the class screen is for output; this block is a command: {}":
    "a classe screen é para saídas; este bloco é um comando: {}",
  "the page does not say what {} stands for": "a página não diz o que {} representa",
  "the prompt {} would be copied with the command": "o prompt {} seria copiado com o comando",
  "there is no program {}; {} is probably meant": "não há programa {}; provavelmente é {}",
  "there is no rule {}": "não há regra {}",
  "these characters stand for {}": "estes caracteres representam {}",
  "this command deletes something, and the page does not warn of it": "este comando exclui algo, e a página não avisa",
  "this command has no class": "este comando não tem classe",
  "this image has no alternative text": "esta imagem não tem texto alternativo",
  "this is called required and optional in one row": "isto é chamado de obrigatório e opcional em uma mesma linha",
  "this looks like a private key": "isto parece uma chave privada",
  "this looks like {}": "isto parece {}",
  "this placeholder is written {} before, and {} here": "este valor a preencher está escrito {} antes, e {} aqui",
  "this reference is damaged, and will stay in the page as it is":
    "esta referência está danificada, e ficará na página como está",
  "this row has {#cell|cells}; the table has {#column|columns}":
    "esta linha tem {#célula|células}; a tabela tem {#coluna|colunas}",
  "this space parts no words for a shell": "este espaço não separa palavras para um shell",
  "this step shows usage syntax; nobody can run it as it stands":
    "esta etapa mostra uma sintaxe de uso; ninguém pode executá-la como está",
  "what {} stands for is not in this page": "o que {} representa não está nesta página",
  "write `{{: pre}}` below the block": "escrever `{{: pre}}` abaixo do bloco",
  "write the command as it is to be run in this step": "escrever o comando como deve ser executado nesta etapa",
  "{} is a redirection for a shell, not a placeholder":
    "{} é um redirecionamento para um shell, não um valor a preencher",
  "{} is a secret, and the arguments of a program are seen by everybody":
    "{} é um segredo, e os argumentos de um programa são vistos por todos",
  "{} is called required here, and stands in brackets in the command":
    "{} é chamado de obrigatório aqui, e está entre colchetes no comando",
  "{} is explained here, and the command before uses {}": "{} é explicado aqui, e o comando anterior usa {}",
  "{} is explained, but no command of the page uses it": "{} é explicado, mas nenhum comando da página o usa",
  "{} is looked at here and created only on line {}": "{} é consultado aqui e criado só na linha {}",
  "{} is no hyphen, so this is no option": "{} não é um hífen, portanto isto não é uma opção",
  "{} is no known program": "{} não é um programa conhecido",
  "{} is no option; {} is probably meant": "{} não é uma opção; provavelmente é {}",
  "{} is no part of a command until the page is built": "{} não faz parte de um comando até que a página seja gerada",
  "{} is no quotation mark for a shell": "{} não é uma aspa para um shell",
  "{} is probably meant": "provavelmente é {}",
  "{} is used here and set only on line {}": "{} é usado aqui e definido só na linha {}",
]
