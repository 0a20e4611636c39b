import Testing

@testable import RunbookModel

/// Two languages that were added as data alone, each by a small procedure that has one of everything.
@Suite struct NewLanguageTests {
  private static let dutch = """
    # Een cluster aanmaken

    ## Voordat u begint

    Meld u aan met uw account. Als u een proxy gebruikt, voer de volgende opdracht uit:

    ```
    tool proxy on
    ```
    {: pre}

    ## Het cluster maken

    1.  Maak het cluster aan. Vervang `<cluster_naam>` door de naam van het cluster.

        ```
        tool cluster create <cluster_naam>
        ```
        {: pre}

        Voorbeelduitvoer:

        ```
        cluster created
        ```
        {: screen}

    2.  Maak een bestand met de naam `instellingen.yaml` met de volgende inhoud.

        ```
        naam: test
        ```
        {: codeblock}

    3.  Controleer of het cluster actief is.

        ```
        tool cluster get <cluster_naam>
        ```
        {: pre}

    4.  Kies een van de volgende opties:

        - In het Frans:

          ```
          tool list --fr
          ```
          {: pre}

        - In het Nederlands:

          ```
          tool list --nl
          ```
          {: pre}

    ## Opruimen

    ```
    tool cluster delete <cluster_naam>
    ```
    {: pre}
    """

  private static let polish = """
    # Tworzenie klastra

    ## Zanim rozpoczniesz

    Zaloguj się na swoje konto. Jeśli używasz serwera proxy, wykonaj następujące polecenie:

    ```
    tool proxy on
    ```
    {: pre}

    ## Utworzenie klastra

    1.  Utwórz klaster. Zastąp `<nazwa_klastra>` nazwą klastra.

        ```
        tool cluster create <nazwa_klastra>
        ```
        {: pre}

        Przykładowe dane wyjściowe:

        ```
        cluster created
        ```
        {: screen}

    2.  Utwórz plik o nazwie `ustawienia.yaml` o następującej treści.

        ```
        nazwa: test
        ```
        {: codeblock}

    3.  Sprawdź, czy klaster działa.

        ```
        tool cluster get <nazwa_klastra>
        ```
        {: pre}

    4.  Wybierz jedną z następujących opcji:

        - Po francusku:

          ```
          tool list --fr
          ```
          {: pre}

        - Po polsku:

          ```
          tool list --pl
          ```
          {: pre}

    ## Czyszczenie

    ```
    tool cluster delete <nazwa_klastra>
    ```
    {: pre}
    """

  private static let pages = [("nl", dutch), ("pl", polish)]

  @Test(arguments: pages)
  func theLanguageIsRecognised(code: String, page: String) {
    #expect(read(page).document.locale == code)
  }

  @Test(arguments: pages)
  func sectionsHaveTheirRoles(code: String, page: String) {
    #expect(read(page).procedures.map(\.role) == [.prerequisite, .main, .undo])
  }

  @Test(arguments: pages)
  func stepsAreRead(code: String, page: String) {
    let actions = read(page).procedures[1].steps.flatMap(\.actions)
    #expect(actions.map(\.kind) == [.command, .file, .command, .command, .command])
    #expect(actions.map(\.role) == [.do, .do, .verify, .do, .do])
    #expect(actions[0].expectation != nil)
    #expect(actions[1].file?.hasSuffix(".yaml") == true)
    #expect(Set(actions.suffix(2).flatMap(\.branches).map(\.group)).count == 1)
    #expect(actions.suffix(2).allSatisfy { $0.branches.count == 1 })
  }

  @Test(arguments: pages)
  func conditionsAndPlaceholdersAreRead(code: String, page: String) {
    let runbook = read(page)
    #expect(runbook.actions.first?.conditions.count == 1)
    #expect(runbook.placeholders.count == 1)
    #expect(runbook.placeholders.first?.description != nil)
  }
}
