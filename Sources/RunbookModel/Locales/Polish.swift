extension LocaleWords {
  static let polish = LocaleWords(
    code: "pl", pathCodes: ["pl"],
    stopWords: [
      "jest", "nie", "się", "oraz", "dla", "które", "który", "która", "aby", "przez", "na", "do", "ze", "są", "lub",
      "można", "przed", "po", "tego", "tej",
    ],
    outputLabels: [
      "dane wyjściowe", "przykładowe dane wyjściowe", "przykład danych wyjściowych", "oczekiwane dane wyjściowe",
      "wynik",
      "przykładowy wynik", "wyniki", "odpowiedź", "przykładowa odpowiedź", "wyjście",
    ],
    outputPhrases: [
      "następujące dane wyjściowe", "dane wyjściowe … podobne", "dane wyjściowe … następujące", "następujący wynik",
      "wynik … podobny", "następującą odpowiedź", "odpowiedź … podobna", "podobne do następujących",
      "podobny do następującego", "wyświetli się", "zobaczysz następujące",
    ],
    exampleLabels: ["przykład", "przykłady", "na przykład"],
    required: ["wymagane", "wymagany", "wymagana", "obowiązkowe"],
    optional: ["opcjonalne", "opcjonalnie", "opcjonalny", "opcjonalna", "ten krok jest opcjonalny"],
    verifyStarts: [
      "sprawdź", "zweryfikuj", "potwierdź", "upewnij się", "aby sprawdzić", "aby zweryfikować", "aby potwierdzić",
      "sprawdzić, czy",
    ],
    verifyParts: [
      "i sprawdź", "i zweryfikuj", "i potwierdź", "wyświetl status", "sprawdź status", "wyświetl stan", "sprawdź stan",
      "aby sprawdzić", "aby zweryfikować", "aby potwierdzić", "następnie sprawdź",
    ],
    settling: ["potwierdź", "aby potwierdzić"], clauses: ["że", "czy"],
    weakVerifyStarts: ["upewnij się"], articles: ["ten", "ta", "to", "te"],
    asides: ["na przykład", "w", "na", "teraz", "z"], verifyPurposes: ["aby upewnić się", "aby mieć pewność"],
    looking: ["wyświetl", "pokaż", "wylistuj", "zobacz"],
    replace: [
      ("zastąp", "wartością"), ("zastąp", "nazwą"), ("zastąp", ""), ("zamień", "na"), ("gdzie", "to"),
      ("gdzie", "jest"),
      ("ustaw", "na"),
    ],
    listCues: ["aby wyświetlić", "aby wylistować", "aby uzyskać"],
    defaultCues: ["wartość domyślna to", "wartością domyślną jest", "domyślnie", "wartość domyślna:"],
    exampleCues: ["na przykład", "takie jak", "np."],
    values: ValueWords(
      wheres: ["gdzie"], joints: ["i", "lub", "oraz", "a"],
      fillers: ["swój", "swoją", "własną", "wartość", "wartości"],
      copulas: ["jest", "są", "to"],
      choiceCues: [
        "możliwe wartości to", "możliwe wartości", "dozwolone wartości to", "dozwolone wartości",
        "poprawne wartości to",
        "poprawne wartości", "obsługiwane wartości", "wartości:",
      ],
      choiceOpenings: ["możliwe wartości", "dozwolone wartości", "poprawne wartości"],
      eithers: ["to", "jest", "może być", "musi być"], rangeCues: ["zakres:", "zakres to", "od", "między"],
      descriptionHeadings: ["opis", "objaśnienie", "znaczenie", "szczegóły"],
      fields: ["pole", "pola", "polu", "wiersz", "kolumna", "kolumnie", "klucz", "etykieta", "sekcja", "sekcji"],
      appearing: ["wyświetlany", "wyświetlana", "wyświetlane", "widoczny", "widoczna", "widoczne", "pojawia"],
      stating: ["stan to", "status to", "pokazuje", "zawiera", "komunikat", "przechodzi w"],
      states: ["status", "stan"],
      formers: ["z"], conditionals: ["jeśli", "jeżeli", "gdy", "kiedy"]),
    conditions: ["jeśli", "jeżeli", "gdy", "w przypadku gdy", "w przeciwnym razie"],
    conditionsAfter: [" jeśli ", " jeżeli ", " tylko jeśli"], instead: ["zamiast tego", "zamiast"],
    prerequisites: ["zanim rozpoczniesz", "zanim zaczniesz", "wymagania wstępne", "przed rozpoczęciem"],
    warnings: ["ostrzeżenie", "uwaga", "ważne"], or: ["lub", "albo"], stepWords: ["krok", "lekcja"],
    editing: ["edytor", "edytorze", "zapisz zmiany", "zapisz plik"],
    negations: ["nie", "żaden", "żadna", "brak", "bez"],
    presences: ["utworzon", "zainstalowan", "dodan", "istniej", "dostępn"],
    removals: ["usunięt", "odinstalowan", "skasowan"],
    headerRows: ["nagłówek", "nagłówki"], bodyRows: ["treść dla", "treść"],
    runDisplayed: ["skopiuj i wklej polecenie"],
    secretWords: ["token", "hasło", "hasła", "klucz api", "klucz prywatny", "sekret"],
    secretNames: ["haslo", "klucz_api", "klucz_prywatny"],
    nameWords: ["nazwa", "nazwę", "nazwy", "identyfikator"],
    aboutSecrets: ["ścieżka", "plik", "lista", "grupa"],
    run: ["uruchom", "wykonaj", "wpisz", "użyj polecenia"],
    followingCommand: [
      "następujące polecenie", "następujące polecenia", "poniższe polecenie", "poniższe polecenia", "to polecenie",
      "następującego polecenia", "poniższego polecenia", "następującym poleceniem",
    ],
    creatingFile: ["utwórz", "zapisz", "stwórz", "utworzyć"],
    namingFile: ["o nazwie", "nazwany", "pod nazwą"], savingFile: ["zapisz"],
    prompting: ["zostaniesz poproszony", "po wyświetleniu monitu"],
    commandPrompts: ["wiersz poleceń", "wierszu poleceń"],
    fileWords: ["plik", "pliku"],
    fillingFile: ["skopiuj … do pliku", "wklej … do pliku", "zapisz … w pliku", "plik o następującej treści"],
    newFile: ["nowy plik", "plik o nazwie"],
    copyingInto: ["skopiuj … następującą … do", "wklej … następującą … do", "zapisz … następującą … w"],
    wholeContent: ["o następującej treści", "z następującą zawartością", "o następującej zawartości"],
    endingAs: ["tak, aby zawierał", "tak aby zawierał"],
    fileParts: ["sekcja", "sekcję", "fragment", "wiersz", "wiersze", "wpis", "właściwość", "część", "blok", "pole"],
    answering: ["zwraca", "wynikiem jest", "odpowiedź", "wyświetlany jest", "wyświetlane są"],
    successes: ["powodzeniem", "sukces", "poprawn", "działa", "zakończon", "brak błędów"],
    failures: ["błąd", "niepowodzenie", "nie powiodło się", "nie udało się", "krytyczny"],
    commandWords: ["polecenie", "polecenia", "poleceniem", "komenda"],
    exporting: ["wyeksport", "zmienn"], choosing: ["wybierz"], keeping: ["zanotuj", "skopiuj", "zapisz"],
    earlier: ["wcześniej", "poprzedni krok", "poprzednim kroku"],
    shown: ["z danych wyjściowych", "w danych wyjściowych", "z wyniku", "z kroku"],
    errors: ["błąd", "komunikat", "awaria"],
    changingFile: ["dodaj", "zmień", "edytuj", "wklej", "otwórz", "zaktualizuj", "dopisz"],
    revisingFile: ["zmień", "edytuj", "otwórz", "zaktualizuj"],
    opposites: [
      ("włączanie", "wyłączanie"), ("włącz", "wyłącz"), ("aktywacja", "dezaktywacja"), ("blokowanie", "odblokowanie"),
      ("wstrzymanie", "wznowienie"),
    ],
    statements: polishStatements,
    standIns: StandInWords(
      verbs: ["zastąp", "zamień"], instead: ["zamiast"], statements: ["to przykład", "jest przykładem"],
      owners: ["dla"], naming: ["o nazwie"], possessives: ["twój", "twoja", "twoje", "swój", "swoją"]),
    scopes: polishScopes,
    unfilled: UnfilledWords(
      possessives: ["twoj", "twoja", "twoje", "moj", "moja"], verbs: ["zmien", "zastap", "wklej", "wpisz", "wstaw"],
      objects: ["mnie", "tutaj", "to"], places: ["tutaj", "tu"],
      belongings: ["domena", "serwer", "firma", "nazwa", "uzytkownik", "projekt"],
      values: ["edytujmnie", "uzupelnijmnie", "wypelnijmnie", "zmienmnie", "zastapmnie"],
      names: UnfilledNames(
        kinds: ["nazwa", "ip", "adres", "id"],
        things: [
          "kontener", "siec", "wezel", "plik", "galaz", "usluga", "baza", "tabela", "wolumin", "grupa", "rola",
          "projekt", "aplikacja", "serwer", "domena", "uzytkownik",
        ],
        machines: ["ip", "host", "serwer", "maszyna", "adres"],
        ports: ["port"],
        prepositions: ["do", "dla"],
        paths: ["sciezka"],
        persons: ["imie", "nazwisko"])),
    secretSentences: SecretSentenceWords(
      verbs: ["to", "jest"], complements: ["dla", "użytkownika"], about: ["nazwa", "ścieżka", "typ"]),
    recalling: ["było polecenie", "to było polecenie"],
    resembling: ["wygląda tak"],
    instructions: InstructionWords(
      running: ["uruchom", "wykonaj", "wpisz", "uruchamiając", "wykonując"], using: ["użyj", "używając", "za pomocą"],
      subordinates: ["jeśli", "jeżeli", "gdy", "kiedy", "po", "przed", "ponieważ", "zamiast", "bez", "zobacz"],
      continuing: ["następnie", "potem", "a następnie"],
      showing: ["składnia", "format", "domyślnie", "na przykład", "alias"]))

  private static let polishStatements = {
    var words = StatementWords()
    words.conjunctions = ["i", "oraz", "ale", "a"]
    words.contrasts = ["a nie", "zamiast"]
    words.corrections = ["ale", "lecz"]
    words.copulas = ["jest", "są", "to", "ma stan"]
    words.adverbs = ["teraz", "już"]
    words.lacking = ["bez", "wolny od"]
    words.missing = ["brakuje", "nieobecny"]
    words.limits = ["tylko", "co najmniej", "chyba że", "najwyżej"]
    words.conditionals = ["jeśli", "jeżeli", "gdy"]
    words.quantifiers = ["wszystkie", "każdy", "każda", "każde"]
    words.nones = ["nic", "nikt"]
    words.numbers = ["jeden", "dwa", "dwie", "trzy", "cztery", "pięć", "oba", "obie"]
    words.claims = ["że", "czy"]
    words.auxiliaries = ["jest", "są", "może", "mogą", "musi", "został", "została", "zostało", "zostały"]
    words.purposes = ["aby", "żeby"]
    words.made = ["utworzony", "utworzona", "utworzone", "dodany", "dodana", "dodane"]
    words.installed = ["zainstalowany", "zainstalowana", "zainstalowane"]
    words.removed = ["usunięty", "usunięta", "usunięte"]
    words.uninstalled = ["odinstalowany", "odinstalowana", "odinstalowane"]
    words.lists = ["lista", "liście", "danych wyjściowych"]
    return words
  }()

  private static let polishScopes = {
    var words = ScopeWords()
    words.options = ["opcja", "metoda", "sposób", "wariant", "podejście"]
    words.choosing = [
      "jedną z następujących", "jeden z następujących", "jedno z następujących", "wybierz jedną z", "wybierz jeden z",
      "wybierz opcję", "wybierz sposób", "w zależności od", "na dwa sposoby", "jeden ze sposobów",
    ]
    words.means = ["za pomocą", "przy użyciu", "przez", "używając"]
    words.prepositions = ["w", "we", "na", "dla", "do", "z", "ze", "przez", "pod"]
    words.others = ["lub", "albo", "alternatywnie", "możesz też", "innym sposobem"]
    words.contrasts = [
      "w przeciwnym razie", "jeśli nie", "jeżeli nie", "jeśli nie masz", "jeżeli nie masz", "jeśli nie ma",
    ]
    words.hosts = ["serwer", "serwera", "serwerze", "serwerem", "maszyna wirtualna", "bastion", "zdalny host"]
    words.containers = ["kontener", "kontenera", "kontenerze", "pod", "podzie"]
    words.entering = [
      "zaloguj się do", "zaloguj się na", "połącz się z", "otwórz powłokę w", "wejdź na", "wejdź do",
    ]
    words.inside = ["na", "w", "wewnątrz", "nadal na", "nadal w"]
    words.terminals = [
      "innym terminalu", "drugim terminalu", "osobnym terminalu", "drugim oknie", "innym oknie",
    ]
    words.newTerminals = ["nowym terminalu", "nowym oknie terminala"]
    words.staying = [
      "pozostaw uruchomione", "działa do", "nie zamykaj terminala", "aż naciśniesz", "dopóki nie naciśniesz",
    ]
    words.returning = ["z powrotem na", "na swoim komputerze", "na lokalnym komputerze", "na swoim laptopie"]
    words.continuing = ["następnie", "potem", "później"]
    words.undoing = [
      "czyszczenie", "wyczyść", "posprzątaj", "usuwanie", "usuń", "odinstaluj", "odinstalowanie", "cofnij", "wycofanie",
    ]
    words.directories = [
      "w folderze", "w katalogu", "z folderu", "z katalogu", "przejdź do katalogu", "przejdź do folderu",
    ]
    words.otherMeans = ["możesz też użyć", "możesz także użyć", "można też użyć", "można także użyć"]
    words.unfolding = [
      "pokaż", "zobacz", "kliknij", "rozwiń", "szczegóły", "wynik", "przykład", "rozwiązanie", "kod",
    ]
    words.sources = ["z", "w", "przez"]
    words.allWays = ["w obu przypadkach", "w każdym przypadku", "obu", "oba"]
    return words
  }()
}
