/// What is said of values: asking for them, listing them, and what a run would ask. Brazilian Portuguese: English pattern →
/// translation, sorted; see ``Diagnostics/Message``.
let portugueseValueTranslations: [String: String] = [
  "--profile belongs to --values": "--profile acompanha --values",
  "--questions can be written as text, json or values, not as '{}'":
    "--questions pode ser escrito como text, json ou values, não como '{}'",
  "! seen by others on this machine while it runs (ps): {}":
    "! visível para outros nesta máquina durante a execução (ps): {}",
  "A run asks nothing.": "Uma execução não pergunta nada.",
  "Hide this value, or shell variable, like a password; may be given again.":
    "Ocultar este valor, ou variável do shell, como uma senha; pode ser repetida.",
  "One of several alternatives: remove the # before the one that is meant, and before choose:":
    "Uma entre várias alternativas: remova o # antes da desejada e antes de choose:",
  "Optional steps where nobody is asked: run or skip":
    "Etapas opcionais quando não há ninguém para responder: run (executar) ou skip (pular)",
  "Show what a run would ask, as text, json or values (a values file to be filled in).":
    "Mostrar o que uma execução perguntaria, como text, json ou values (um arquivo de valores a preencher).",
  "Steps that are done by hand where nobody is asked: done or stop":
    "Etapas manuais quando não há ninguém para responder: done (tidas como feitas) ou stop (parar)",
  "Take this profile of the values file.": "Usar este perfil do arquivo de valores.",
  "Values for {}: passo run --values THIS-FILE": "Valores para {}: passo run --values ESTE-ARQUIVO",
  "What to type where programs ask, for each of their questions":
    "O que digitar quando programas perguntam, para cada pergunta deles",
  "a number, a part of a line, or another value": "um número, parte de uma linha ou outro valor",
  "a path is one line": "um caminho ocupa uma só linha",
  "a program that asks for itself": "um programa que faz as próprias perguntas",
  "a values file to be filled in": "um arquivo de valores a preencher",
  "environment: {}": "ambiente: {}",
  "for example {}": "por exemplo {}",
  "from {} to {}": "de {} a {}",
  "name": "nome",
  "none has it: ⏎ takes what you typed": "nenhum corresponde: ⏎ usa o que foi digitado",
  "not to be run as it stands: to be edited or skipped": "não deve ser executado como está: editar ou pular",
  "one of several alternatives": "uma entre várias alternativas",
  "optional step": "etapa opcional",
  "others on this machine can see {} while the command runs: it is given as an argument":
    "outros nesta máquina podem ver {} enquanto o comando é executado: ele é passado como argumento",
  "step {}": "etapa {}",
  "the command for listing values failed: {}": "o comando que lista os valores falhou: {}",
  "the command for listing values shows none": "o comando que lista os valores não mostra nenhum",
  "the command for listing values was not done within 10 seconds":
    "o comando que lista os valores não terminou em 10 segundos",
  "the number has to be from {} to {}": "o número deve estar entre {} e {}",
  "the page has neither a placeholder nor a shell variable `{}`":
    "a página não tem valor a fornecer nem variável do shell `{}`",
  "the page names other values: {}": "a página menciona outros valores: {}",
  "the same again takes it as it stands": "digitar o mesmo outra vez usa o texto como está",
  "this is no URL, such as https://example.com/path": "isto não é uma URL, como https://exemplo.com.br/caminho",
  "this is no e-mail address, such as name@example.com": "isto não é um endereço de e-mail, como nome@exemplo.com.br",
  "this is no host name: letters, digits, \"-\" and \".\", without https://":
    "isto não é um nome de host: letras, dígitos, \"-\" e \".\", sem https://",
  "this is no whole number": "isto não é um número inteiro",
  "type to filter · ↑↓ ⏎ choose · Esc other value": "digite para filtrar · ↑↓ ⏎ escolher · Esc outro valor",
  "value ({}: list with {}): ": "valor ({}: listar com {}): ",
  "values file: {}": "arquivo de valores: {}",
  "what a run would ask, and what answers it beforehand":
    "o que uma execução perguntaria, e o que responde de antemão",
  "{#question|questions}, in the order in which they come up": "{#pergunta|perguntas}, na ordem em que surgem",
  "{} more": "mais {}",
  "{}: list with {}": "{}: listar com {}",
  "{}; it is taken as it is": "{}; é usado como está",
  "⏎ as before: no": "⏎ como antes: não",
  "⏎ as before: yes": "⏎ como antes: sim",
]
