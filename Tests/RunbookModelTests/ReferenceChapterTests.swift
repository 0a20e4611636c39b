import RunbookModel
import Testing

/// Whether sections are entries of a command reference is decided for all of them together.
@Suite struct ReferenceChapterTests {
  private static let entries = """
    # Commandes

    ## cf list
    {: #cf_list}

    ```
    cf list [--all]
    ```

    **Options** :
    <dl>
    <dt>--all</dt>
    <dd>Tout.</dd>
    </dl>

    **Exemples** :

    ```
    cf list --all
    ```

    ## cf show
    {: #cf_show}

    ```
    cf show NAME
    ```

    **Exemples** :

    ```
    cf show cup
    ```

    ## Ajouter un outil
    {: #cf_add}

    **Conditions** : `cf login`, `cf target`

    ```
    cf add NAME
    ```

    **Exemples** :

    ```
    cf add cup
    ```

    """

  @Test func theExampleOfAnotherCommandIsNoStep() {
    let runbook = read(
      Self.entries + """
        ## cf drop-all
        {: #cf_drop_all}

        ```
        cf drop-all KIND [-f]
        ```

        **Exemples** :

        ```
        cf drop cup -f
        ```
        """)
    #expect(runbook.actions.isEmpty)
    #expect(runbook.blocks.last?.exampleOf == 52)
  }

  @Test func syntaxWithoutTheProgramIsStillSyntax() {
    let runbook = read(
      Self.entries + """
        ## Other

        ```
        logs tail [-u NAME]
        ```

        ```
        cf logs tail
        ```
        """)
    #expect(runbook.actions.isEmpty)
    #expect(runbook.blocks.suffix(2).map(\.kind) == [.synopsis, .command])
  }

  @Test func whatASentenceAsksForIsOffered() {
    let runbook = read(
      Self.entries + """
        ## cf drop

        To find the name, run `cf list`.

        ```
        cf drop NAME
        ```
        """)
    #expect(runbook.actions.map(\.text) == ["cf list"])
  }

  @Test func aProcedureAmongEntriesStaysOne() {
    let runbook = read(
      Self.entries + """
        ## Install

        Run the following command:

        ```
        curl -O https://host/cf
        ```

        ## Set up

        1. Log in.

           ```
           cf login
           ```
        """)
    #expect(runbook.actions.map(\.text) == ["curl -O https://host/cf", "cf login"])
  }

  @Test func oneUsageLineMakesNoChapter() {
    let runbook = read(
      """
      # T

      ## cf add

      ```
      cf add NAME [-f]
      ```

      ## Look

      ```
      docker ps
      ```

      ## Look again

      ```
      docker images
      ```
      """)
    #expect(runbook.actions.map(\.text) == ["docker ps", "docker images"])
  }
}
