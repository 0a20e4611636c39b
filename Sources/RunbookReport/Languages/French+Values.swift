/// What is said of values: asking for them, listing them, and what a run would ask. French: English pattern →
/// translation, sorted; see ``Diagnostics/Message``.
let frenchValueTranslations: [String: String] = [
  "--profile belongs to --values": "--profile va avec --values",
  "--questions can be written as text, json or values, not as '{}'":
    "--questions peut être écrit en text, json ou values, pas en « {} »",
  "! seen by others on this machine while it runs (ps): {}":
    "! visible par les autres sur cette machine pendant l'exécution (ps) : {}",
  "A run asks nothing.": "Une exécution ne demande rien.",
  "Hide this value, or shell variable, like a password; may be given again.":
    "Masquer cette valeur, ou cette variable du shell, comme un mot de passe ; peut être répété.",
  "One of several alternatives: remove the # before the one that is meant, and before choose:":
    "Une variante parmi plusieurs : ôter le # devant celle qui convient, et devant choose:",
  "Optional steps where nobody is asked: run or skip":
    "Étapes facultatives quand personne n'est là : run (exécuter) ou skip (sauter)",
  "Show what a run would ask, as text, json or values (a values file to be filled in).":
    "Montrer ce qu'une exécution demanderait, en text, json ou values (un fichier de valeurs à remplir).",
  "Steps that are done by hand where nobody is asked: done or stop":
    "Étapes à faire à la main quand personne n'est là : done (tenues pour faites) ou stop (s'arrêter)",
  "Take this profile of the values file.": "Prendre ce profil du fichier de valeurs.",
  "Values for {}: passo run --values THIS-FILE": "Valeurs pour {} : passo run --values CE-FICHIER",
  "What to type where programs ask, for each of their questions":
    "Que saisir quand des programmes posent des questions, pour chacune d'elles",
  "a number, a part of a line, or another value": "un numéro, une partie d'une ligne, ou une autre valeur",
  "a path is one line": "un chemin tient sur une ligne",
  "a program that asks for itself": "un programme qui pose ses propres questions",
  "a values file to be filled in": "un fichier de valeurs à remplir",
  "environment: {}": "environnement : {}",
  "for example {}": "par exemple {}",
  "from {} to {}": "de {} à {}",
  "name": "nom",
  "none has it: ⏎ takes what you typed": "aucune ne correspond : ⏎ prend ce qui est saisi",
  "not to be run as it stands: to be edited or skipped": "à ne pas exécuter en l'état : à modifier ou à sauter",
  "one of several alternatives": "une variante parmi plusieurs",
  "optional step": "étape facultative",
  "others on this machine can see {} while the command runs: it is given as an argument":
    "les autres sur cette machine peuvent voir {} pendant l'exécution : la commande le reçoit en argument",
  "step {}": "étape {}",
  "the command for listing values failed: {}": "la commande qui liste les valeurs a échoué : {}",
  "the command for listing values shows none": "la commande qui liste les valeurs n'en montre aucune",
  "the command for listing values was not done within 10 seconds":
    "la commande qui liste les valeurs n'a pas fini en 10 secondes",
  "the number has to be from {} to {}": "le nombre doit être compris entre {} et {}",
  "the page has neither a placeholder nor a shell variable `{}`":
    "la page n'a ni valeur à fournir ni variable du shell `{}`",
  "the page names other values: {}": "la page nomme d'autres valeurs : {}",
  "the same again takes it as it stands": "la même saisie encore une fois est prise telle quelle",
  "this is no URL, such as https://example.com/path": "ce n'est pas une URL, comme https://exemple.fr/chemin",
  "this is no e-mail address, such as name@example.com":
    "ce n'est pas une adresse électronique, comme nom@exemple.fr",
  "this is no host name: letters, digits, \"-\" and \".\", without https://":
    "ce n'est pas un nom d'hôte : lettres, chiffres, « - » et « . », sans https://",
  "this is no whole number": "ce n'est pas un nombre entier",
  "type to filter · ↑↓ ⏎ choose · Esc other value": "taper pour filtrer · ↑↓ ⏎ choisir · Échap autre valeur",
  "value ({}: list with {}): ": "valeur ({} : lister avec {}) : ",
  "values file: {}": "fichier de valeurs : {}",
  "what a run would ask, and what answers it beforehand":
    "ce qu'une exécution demanderait, et ce qui y répond d'avance",
  "{#question|questions}, in the order in which they come up":
    "{#question|questions}, dans l'ordre où elles se posent",
  "{} more": "{} de plus",
  "{}: list with {}": "{} : lister avec {}",
  "{}; it is taken as it is": "{} ; elle est prise telle quelle",
  "⏎ as before: no": "⏎ comme avant : non",
  "⏎ as before: yes": "⏎ comme avant : oui",
]
