/// What `passo check`, `passo rules` and `passo explain` say of rules: English pattern → translation, sorted; see
/// ``Diagnostics/Message``.
let frenchRuleTranslations: [String: String] = [
  "A blank behind a backslash breaks the continuation of a command":
    "Une espace derrière une barre oblique inverse rompt la suite d'une commande",
  "A blank beside the brackets of a placeholder turns it into a redirection":
    "Une espace contre les chevrons d'une valeur à fournir en fait une redirection",
  "A blank parts a variable from its value": "Une espace sépare une variable de sa valeur",
  "A blank parts an option from its hyphens": "Une espace sépare une option de ses tirets",
  "A block that is to be copied holds the output of its command": "Un bloc à copier contient la sortie de sa commande",
  "A closing fence is shorter than the opening one": "Une clôture fermante est plus courte que l'ouvrante",
  "A code block is never closed": "Un bloc de code n'est jamais fermé",
  "A code block leaves its list item": "Un bloc de code sort de son élément de liste",
  "A command ends in a backslash, so that a shell waits for another line":
    "Une commande finit par une barre oblique inverse, un shell attend donc une autre ligne",
  "A command holds a no-break or invisible space": "Une commande contient une espace insécable ou invisible",
  "A command takes a secret as an argument": "Une commande prend un secret comme argument",
  "A command that is to be copied stands behind a prompt": "Une commande à copier se trouve derrière une invite",
  "A command uses a variable that only a later step sets":
    "Une commande utilise une variable que seule une étape ultérieure définit",
  "A comment is never closed": "Un commentaire n'est jamais fermé",
  "A document was not read because of its shape": "Un document n'a pas été lu à cause de sa forme",
  "A fence stands on a line with text": "Une clôture se trouve sur une ligne avec du texte",
  "A letter begins a line as if it were a number": "Une lettre commence une ligne comme le ferait un numéro",
  "A line of HTML takes the text below it in": "Une ligne de HTML absorbe le texte en dessous",
  "A list item stands at a column of its own": "Un élément de liste est à une colonne qui n'est pas celle des autres",
  "A page begins with a byte order mark": "Une page commence par une marque d'ordre des octets",
  "A placeholder has another name in the command than where it is explained":
    "Une valeur à fournir n'a pas le même nom dans la commande et là où elle est expliquée",
  "A placeholder is explained in another spelling than it is used in":
    "Une valeur à fournir est expliquée sous une autre orthographe que celle employée",
  "A reference of the documentation system is damaged": "Une référence du système de documentation est abîmée",
  "A reference of the documentation system stands in a command":
    "Une référence du système de documentation se trouve dans une commande",
  "A relative link leads to a file that does not exist": "Un lien relatif mène à un fichier qui n'existe pas",
  "A row of a table has more or fewer cells than the table has columns":
    "Une ligne d'un tableau a plus ou moins de cellules que le tableau n'a de colonnes",
  "A sample output shows a value for a later command, but belongs to no command itself":
    "Un exemple de sortie montre une valeur pour une commande ultérieure, mais n'appartient à aucune commande",
  "A shell ends the command at an unquoted & in an address":
    "Un shell termine la commande au & d'une adresse sans guillemets",
  "A shell refuses a command, or waits for the rest of it": "Un shell refuse une commande, ou en attend la suite",
  "A step checks something that only a later step creates":
    "Une étape vérifie quelque chose que seule une étape ultérieure crée",
  "A step shows how a command may be used, not what to run":
    "Une étape montre comment une commande peut servir, non ce qu'il faut exécuter",
  "A tab indents a code block": "Une tabulation indente un bloc de code",
  "An HTML table is not well formed": "Un tableau HTML est mal formé",
  "An attribute list does not stand right below its block": "Une liste d'attributs n'est pas juste sous son bloc",
  "An attribute list names a class that nothing knows": "Une liste d'attributs nomme une classe que rien ne connaît",
  "An attribute list or a class in it is misspelt":
    "Une liste d'attributs, ou une classe qu'elle contient, est mal écrite",
  "An image has no alternative text": "Une image n'a pas de texte de remplacement",
  "An option of a command begins with a typographic dash":
    "Une option d'une commande commence par un tiret typographique",
  "Characters were garbled by a wrong encoding": "Un mauvais encodage a déformé des caractères",
  "HTML is nested too deeply to be read": "Du HTML est trop imbriqué pour être lu",
  "Lines end with a carriage return": "Des lignes se terminent par un retour chariot",
  "No attribute list stands below a command": "Aucune liste d'attributs ne suit une commande",
  "No warning stands before a command that deletes something":
    "Aucun avertissement ne précède une commande qui supprime quelque chose",
  "ShellCheck finds fault with a command": "ShellCheck trouve à redire à une commande",
  "ShellCheck, SC{}: {}": "ShellCheck, SC{} : {}",
  "Something is called required and optional at once": "Quelque chose est dit obligatoire et facultatif à la fois",
  "The class of a code block contradicts its content": "La classe d'un bloc de code contredit son contenu",
  "The commands of a page spell one placeholder in two ways":
    "Les commandes d'une page écrivent une valeur à fournir de deux façons",
  "The content of an include is not in the page": "Le contenu d'une inclusion n'est pas dans la page",
  "The first word of a command is no known program": "Le premier mot d'une commande n'est pas un programme connu",
  "The name of a program begins with a capital": "Le nom d'un programme commence par une majuscule",
  "The page does not say what a placeholder stands for": "La page ne dit pas ce que représente une valeur à fournir",
  "The page explains a placeholder that it does not use": "La page explique une valeur à fournir qu'elle n'utilise pas",
  "The page holds what looks like a real secret": "La page contient ce qui ressemble à un vrai secret",
  "The value of a `data-` attribute is not understood": "La valeur d'un attribut `data-` n'est pas comprise",
  "Two places of a page have the same anchor": "Deux endroits d'une page ont la même ancre",
  "Typographic quotation marks in a command quote nothing":
    "Des guillemets typographiques dans une commande ne citent rien",
  "a JSON web token": "un jeton Web JSON",
  "a later command needs {}, but no command gives this output":
    "une commande ultérieure a besoin de {}, mais aucune commande ne donne cette sortie",
  "a letter was garbled here": "une lettre a été déformée ici",
  "a token of GitHub": "un jeton de GitHub",
  "a token of GitLab": "un jeton de GitLab",
  "a token of Slack": "un jeton de Slack",
  "an access key of AWS": "une clé d'accès d'AWS",
  "an invisible character stands in this command": "un caractère invisible se trouve dans cette commande",
  "correct the command, or give the block another class when it is none":
    "corriger la commande, ou donner une autre classe au bloc s'il n'en est pas une",
  "did you mean {}?": "vouliez-vous dire {} ?",
  "nothing knows the class {}": "rien ne connaît la classe {}",
  "output stands in the block of its command": "une sortie se trouve dans le bloc de sa commande",
  "put the output into a block of its own, marked with `{{: screen}}`":
    "mettre la sortie dans un bloc à elle, marqué `{{: screen}}`",
  "put the whole address in quotation marks": "mettre toute l'adresse entre guillemets",
  "remove the backslash, or write the line that is missing":
    "retirer la barre oblique inverse, ou écrire la ligne qui manque",
  "revoke it, and write a placeholder in its place": "le révoquer, et écrire une valeur à fournir à sa place",
  "say before the command what is lost, and that it cannot be undone":
    "dire avant la commande ce qui est perdu, et que c'est irréversible",
  "see all rules: passo rules": "voir toutes les règles : passo rules",
  "see https://www.shellcheck.net/wiki/SC{}": "voir https://www.shellcheck.net/wiki/SC{}",
  "the anchor #{} stands on line {} already": "l'ancre #{} se trouve déjà à la ligne {}",
  "the blank leaves this variable empty": "l'espace laisse cette variable vide",
  "the class pre is for commands; this block is none: {}":
    "la classe pre est pour les commandes ; ce bloc n'en est pas une : {}",
  "the class screen is for output; this block is a command: {}":
    "la classe screen est pour les sorties ; ce bloc est une commande : {}",
  "the page does not say what {} stands for": "la page ne dit pas ce que représente {}",
  "the prompt {} would be copied with the command": "l'invite {} serait copiée avec la commande",
  "there is no program {}; {} is probably meant": "il n'y a pas de programme {} ; il s'agit sans doute de {}",
  "there is no rule {}": "il n'y a pas de règle {}",
  "these characters stand for {}": "ces caractères représentent {}",
  "this command deletes something, and the page does not warn of it":
    "cette commande supprime quelque chose, et la page n'en avertit pas",
  "this command has no class": "cette commande n'a pas de classe",
  "this image has no alternative text": "cette image n'a pas de texte de remplacement",
  "this is called required and optional in one row": "ceci est dit obligatoire et facultatif sur une même ligne",
  "this looks like a private key": "ceci ressemble à une clé privée",
  "this looks like {}": "ceci ressemble à {}",
  "this placeholder is written {} before, and {} here": "cette valeur à fournir est écrite {} avant, et {} ici",
  "this reference is damaged, and will stay in the page as it is":
    "cette référence est abîmée, et restera telle quelle dans la page",
  "this row has {#cell|cells}; the table has {#column|columns}":
    "cette ligne a {#cellule|cellules} ; le tableau a {#colonne|colonnes}",
  "this space parts no words for a shell": "cette espace ne sépare pas de mots pour un shell",
  "this step shows usage syntax; nobody can run it as it stands":
    "cette étape montre une syntaxe d'emploi ; personne ne peut l'exécuter telle quelle",
  "what {} stands for is not in this page": "ce que représente {} n'est pas dans cette page",
  "write `{{: pre}}` below the block": "écrire `{{: pre}}` sous le bloc",
  "write the command as it is to be run in this step":
    "écrire la commande telle qu'elle doit être exécutée dans cette étape",
  "{} is a redirection for a shell, not a placeholder":
    "{} est une redirection pour un shell, non une valeur à fournir",
  "{} is a secret, and the arguments of a program are seen by everybody":
    "{} est un secret, et les arguments d'un programme sont visibles de tous",
  "{} is called required here, and stands in brackets in the command":
    "{} est dit obligatoire ici, et se trouve entre crochets dans la commande",
  "{} is explained here, and the command before uses {}": "{} est expliqué ici, et la commande qui précède utilise {}",
  "{} is explained, but no command of the page uses it":
    "{} est expliqué, mais aucune commande de la page ne l'utilise",
  "{} is looked at here and created only on line {}": "{} est examiné ici et créé seulement à la ligne {}",
  "{} is no hyphen, so this is no option": "{} n'est pas un tiret, ce n'est donc pas une option",
  "{} is no known program": "{} n'est pas un programme connu",
  "{} is no option; {} is probably meant": "{} n'est pas une option ; il s'agit sans doute de {}",
  "{} is no part of a command until the page is built":
    "{} ne fait partie d'aucune commande tant que la page n'est pas construite",
  "{} is no quotation mark for a shell": "{} n'est pas un guillemet pour un shell",
  "{} is probably meant": "il s'agit sans doute de {}",
  "{} is used here and set only on line {}": "{} est utilisé ici et défini seulement à la ligne {}",
]
