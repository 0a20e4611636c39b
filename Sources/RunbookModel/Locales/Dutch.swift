extension LocaleWords {
  static let dutch = LocaleWords(
    code: "nl", pathCodes: ["nl"],
    stopWords: [
      "het", "een", "van", "voor", "met", "uw", "je", "naar", "wordt", "zijn", "niet", "deze", "dit", "kunt", "bij",
      "op",
    ],
    outputLabels: [
      "uitvoer", "voorbeelduitvoer", "voorbeeld van uitvoer", "voorbeeld van de uitvoer", "verwachte uitvoer",
      "antwoord",
      "voorbeeldantwoord", "resultaat", "resultaten", "output", "voorbeeldoutput",
    ],
    outputPhrases: [
      "volgende uitvoer", "uitvoer … als volgt", "uitvoer … lijkt op", "uitvoer … ziet er",
      "vergelijkbaar met het volgende",
      "vergelijkbaar met de volgende", "volgende antwoord", "voorbeeld van de uitvoer", "volgende output",
      "u ziet het volgende", "je ziet het volgende", "je zou het volgende moeten zien",
    ],
    exampleLabels: ["voorbeeld", "voorbeelden", "bijvoorbeeld"],
    required: ["verplicht", "vereist"], optional: ["optioneel", "facultatief", "deze stap is optioneel"],
    verifyStarts: [
      "controleer", "verifieer", "bevestig", "ga na", "kijk of", "om te controleren", "om te verifiëren",
      "om te bevestigen",
    ],
    verifyParts: [
      "en controleer", "en verifieer", "en bevestig", "daarna controleert", "bekijk de status", "toon de status",
      "status … bekijken", "status … opvragen", "om te controleren", "om te verifiëren", "om te bevestigen",
    ],
    settling: ["bevestig", "om te bevestigen"], clauses: ["dat", "of"],
    weakVerifyStarts: ["zorg ervoor"], articles: ["de", "het", "een", "dit", "deze", "die"],
    asides: ["bijvoorbeeld", "in", "op", "nu", "met", "vanuit"], verifyPurposes: ["om zeker te zijn", "om na te gaan"],
    looking: ["toon", "bekijk", "vraag", "lijst"],
    replace: [
      ("vervang", "door"), ("vervangt", "door"), ("vervang", "met"), ("waarbij", "is"), ("waar", "is"),
      ("stel", "in op"),
    ],
    listCues: ["om … op te vragen", "om te bekijken", "om een lijst"],
    defaultCues: ["standaardwaarde is", "standaard is", "standaardwaarde:", "standaard:"],
    exampleCues: ["bijvoorbeeld", "zoals", "bijv."],
    values: ValueWords(
      wheres: ["waarbij", "waarin", "waar"], joints: ["en", "of", "de", "het", "dan"],
      fillers: ["uw", "je", "eigen", "waarde", "waarden", "de", "het"], copulas: ["is", "zijn"],
      choiceCues: [
        "mogelijke waarden zijn", "mogelijke waarden", "geldige waarden zijn", "geldige waarden", "toegestane waarden",
        "ondersteunde waarden", "waarden:",
      ],
      choiceOpenings: ["mogelijke waarden", "geldige waarden", "toegestane waarden"],
      eithers: ["is", "kan", "moet", "zijn"], rangeCues: ["tussen", "bereik is", "bereik:", "van"],
      descriptionHeadings: ["beschrijving", "omschrijving", "uitleg", "betekenis"],
      fields: ["veld", "regel", "kolom", "sleutel", "label", "kenmerk", "sectie", "waarde van"],
      appearing: ["weergegeven", "getoond", "vermeld", "verschijnt", "zichtbaar", "aanwezig"],
      stating: ["de status is", "status van", "toont", "bevat", "het bericht", "wordt"], states: ["status"],
      formers: ["van"], conditionals: ["als", "wanneer", "indien"]),
    conditions: ["als", "wanneer", "indien", "in het geval dat", "anders"],
    conditionsAfter: [" als u", " als je", " indien u", " alleen als"],
    instead: ["in plaats daarvan", "in plaats van"],
    prerequisites: ["voordat u begint", "voordat je begint", "vereisten", "voorwaarden", "voorbereiding"],
    warnings: ["waarschuwing", "let op", "belangrijk", "pas op"], or: ["of"], stepWords: ["stap", "les"],
    editing: ["editor", "sla uw wijzigingen op", "sla je wijzigingen op", "sla het bestand op"],
    negations: ["niet", "geen", "nooit"],
    presences: ["gemaakt", "aangemaakt", "geïnstalleerd", "toegevoegd", "bestaat"],
    removals: ["verwijderd", "gewist", "weg"], headerRows: ["header", "headers", "koptekst"],
    bodyRows: ["inhoud voor", "body voor", "body", "inhoud"],
    runDisplayed: ["kopieer en plak de opdracht", "kopieer en plak het commando"],
    secretWords: ["token", "wachtwoord", "toegangscode", "api-sleutel", "privésleutel", "geheim"],
    secretNames: ["api sleutel", "geheime sleutel", "toegangs code", "aanmeldgegevens"],
    nameWords: ["naam", "namen", "id"], aboutSecrets: ["pad", "bestand", "lijst", "groep"],
    run: ["voer", "voert", "gebruik de opdracht", "gebruik het commando", "typ", "start"],
    followingCommand: [
      "volgende opdracht", "volgende commando", "volgende opdrachten", "volgende commando's", "deze opdracht",
      "dit commando", "onderstaande opdracht", "onderstaande commando",
    ],
    creatingFile: ["maak", "maakt", "creëer", "sla op", "maak een bestand"],
    namingFile: ["met de naam", "genaamd", "genoemd"], savingFile: ["sla"],
    prompting: ["wordt gevraagd", "als erom gevraagd wordt"], commandPrompts: ["opdrachtprompt", "opdrachtregel"],
    fileWords: ["bestand"],
    fillingFile: ["kopieer … naar een bestand", "plak … in een bestand", "bestand met de volgende inhoud"],
    newFile: ["nieuw bestand", "een bestand genaamd", "een bestand met de naam"],
    copyingInto: ["kopieer … volgende … naar", "plak … volgende … in", "sla … volgende … op in"],
    wholeContent: ["met de volgende inhoud", "met deze inhoud"],
    endingAs: ["zodat het bevat", "zodat het bestand bevat"],
    fileParts: ["sectie", "fragment", "regel", "regels", "vermelding", "eigenschap", "deel", "blok", "veld", "waarde"],
    answering: ["geeft … terug", "het resultaat is", "antwoord", "wordt weergegeven", "wordt getoond"],
    successes: ["geslaagd", "gelukt", "succes", "correct", "werkt", "voltooid", "geen fouten"],
    failures: ["fout", "mislukt", "niet gelukt", "fataal"], commandWords: ["opdracht", "commando"],
    exporting: ["exporteer", "variabel"], choosing: ["kies", "selecteer"], keeping: ["noteer", "kopieer", "bewaar"],
    earlier: ["eerder", "vorige stap", "vorige opdracht"], shown: ["uit de uitvoer", "in de uitvoer", "uit stap"],
    errors: ["fout", "foutmelding", "bericht"],
    changingFile: ["voeg", "voegt", "wijzig", "bewerk", "plak", "open", "pas", "werk"],
    revisingFile: ["wijzig", "bewerk", "open"],
    opposites: [
      ("inschakelen", "uitschakelen"), ("activeren", "deactiveren"), ("blokkeren", "deblokkeren"),
      ("onderbreken", "hervatten"), ("toestaan", "weigeren"),
    ],
    statements: dutchStatements,
    standIns: StandInWords(
      verbs: ["vervang", "vervangt"], instead: ["in plaats van"],
      statements: ["is een voorbeeld", "is slechts een voorbeeld"],
      owners: ["voor een"], naming: ["genaamd", "met de naam"], possessives: ["uw", "je", "jouw"]),
    scopes: dutchScopes,
    unfilled: UnfilledWords(
      possessives: ["uw", "jouw", "mijn"], verbs: ["wijzig", "vervang", "plak", "typ"],
      objects: ["mij", "hier", "dit", "met"], places: ["hier"],
      belongings: ["domein", "server", "bedrijf", "naam", "gebruiker", "project"],
      values: ["pasmijaan", "vulmijin", "vulin", "wijzigdit", "wijzigmij", "vervangmij"],
      names: UnfilledNames(
        kinds: ["naam", "ip", "adres", "id"],
        things: [
          "container", "netwerk", "knooppunt", "bestand", "dienst", "database", "tabel", "volume", "groep", "rol",
          "project", "applicatie", "app", "server", "domein", "gebruiker",
        ],
        machines: ["ip", "host", "server", "machine", "adres"],
        ports: ["poort"],
        prepositions: ["van", "naar"],
        paths: ["pad"],
        persons: ["voornaam", "achternaam"])),
    secretSentences: SecretSentenceWords(
      verbs: ["is", "wordt"], complements: ["van", "voor"], about: ["naam", "pad", "type"]),
    recalling: ["was de opdracht", "was het commando"],
    resembling: ["ziet er zo uit"],
    instructions: InstructionWords(
      running: ["voer", "typ", "start", "uitvoeren"], using: ["gebruik", "gebruikt", "met", "via"],
      subordinates: ["als", "wanneer", "nadat", "voordat", "zodra", "omdat", "in plaats van", "zonder", "zie"],
      continuing: ["daarna", "en", "vervolgens"],
      showing: ["syntaxis", "indeling", "standaard", "bijvoorbeeld", "alias"]))

  private static let dutchStatements = {
    var words = StatementWords()
    words.conjunctions = ["en", "maar"]
    words.contrasts = ["en niet", "in plaats van"]
    words.corrections = ["maar"]
    words.copulas = ["is", "zijn", "staat op", "moet"]
    words.adverbs = ["nu", "al"]
    words.lacking = ["zonder", "vrij van"]
    words.missing = ["ontbreekt", "ontbreken"]
    words.limits = ["alleen", "minstens", "ten minste", "tenzij", "hoogstens"]
    words.conditionals = ["als", "indien", "wanneer"]
    words.quantifiers = ["alle", "elke", "elk", "ieder", "iedere"]
    words.nones = ["niets", "niemand"]
    words.numbers = ["een", "twee", "drie", "vier", "vijf", "beide"]
    words.claims = ["dat", "of"]
    words.auxiliaries = ["is", "zijn", "kan", "kunnen", "moet", "moeten", "wordt", "worden"]
    words.purposes = ["om"]
    words.made = ["gemaakt", "aangemaakt", "toegevoegd"]
    words.installed = ["geïnstalleerd"]
    words.removed = ["verwijderd", "gewist"]
    words.uninstalled = ["gedeïnstalleerd"]
    words.lists = ["lijst", "uitvoer"]
    return words
  }()

  private static let dutchScopes = {
    var words = ScopeWords()
    words.options = ["optie", "methode", "alternatief", "aanpak", "variant", "manier"]
    words.choosing = [
      "een van de volgende", "één van de volgende", "kies een van", "kies één van", "kies een optie", "kies hoe",
      "afhankelijk van", "twee manieren", "op verschillende manieren", "voor uw besturingssysteem",
      "voor je besturingssysteem",
    ]
    words.means = ["met", "via", "door middel van"]
    words.prepositions = ["op", "in", "voor", "naar", "bij", "vanuit", "met", "onder"]
    words.others = ["of", "een andere manier", "als alternatief", "u kunt ook", "je kunt ook"]
    words.contrasts = ["anders", "zo niet", "als u geen", "als je geen", "als er geen", "als u niet", "als je niet"]
    words.hosts = ["server", "servers", "vm", "virtuele machine", "bastion", "bastionhost", "externe host"]
    words.containers = ["container", "pod"]
    words.entering = [
      "meld u aan bij", "meld je aan bij", "log in op", "maak verbinding met", "open een shell in", "ga naar de server",
    ]
    words.inside = ["op de", "op", "in de", "in", "binnen", "nog op", "nog in"]
    words.terminals = [
      "een andere terminal", "een tweede terminal", "een ander venster", "een tweede venster",
    ]
    words.newTerminals = ["een nieuwe terminal", "een nieuw terminalvenster"]
    words.staying = [
      "blijft actief", "blijft draaien", "laat deze opdracht draaien", "laat het draaien", "totdat u op",
      "totdat je op", "laat de terminal open",
    ]
    words.returning = ["terug op", "op uw eigen computer", "op je eigen computer", "op uw werkstation", "op je laptop"]
    words.continuing = ["daarna", "vervolgens", "dan"]
    words.undoing = [
      "opruimen", "opschonen", "ruim op", "verwijderen", "verwijder", "deïnstalleren", "ongedaan maken", "terugdraaien",
      "afbreken",
    ]
    words.directories = ["in de map", "in de directory", "vanuit de map", "ga naar de map", "ga naar de directory"]
    words.otherMeans = ["in plaats daarvan kunt u"]
    words.unfolding = [
      "toon", "bekijk", "klik", "details", "uitvoer", "voorbeeld", "oplossing", "resultaat", "code",
    ]
    words.sources = ["vanuit", "van", "uit", "in"]
    words.allWays = ["in beide gevallen", "in elk geval", "beide"]
    return words
  }()
}
