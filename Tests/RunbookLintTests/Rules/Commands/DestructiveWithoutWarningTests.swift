import Testing

@testable import RunbookLint

@Suite struct DestructiveWithoutWarningTests {
  @Test func noWord() {
    let page = #"""
      # Remove

      1.  Remove it.

          ⟦```
          kubectl delete pod web
          ```⟧
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: DestructiveWithoutWarning.self) == page)
  }

  @Test func inWords() {
    let page = #"""
      # Remove

      1.  Remove it. This cannot be undone.

          ```
          kubectl delete pod web
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: DestructiveWithoutWarning.self) == page)
  }

  @Test func inABlock() {
    let page = #"""
      # Remove

      All data goes.
      {: important}

      1.  Remove it.

          ```
          kubectl delete pod web
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: DestructiveWithoutWarning.self) == page)
  }

  @Test func harmless() {
    let page = #"""
      1.  Look.

          ```
          kubectl get pods
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: DestructiveWithoutWarning.self) == page)
  }

  /// A section that holds sections warns of what they do; the title of the page and its first words do not.
  @Test func inTheSectionAround() {
    let page = #"""
      # Fleets

      Read this carefully.

      ## Deleting a fleet

      All its workers are deleted immediately.

      ### In the CLI

      Run this command:

      ```
      ibmcloud ce fleet delete --id web
      ```
      {: pre}

      ## Deleting a worker

      ### In the CLI

      Run this command:

      ⟦```
      ibmcloud ce worker delete --id web
      ```⟧
      {: pre}
      """#
    #expect(MarkedPage(page).found(by: DestructiveWithoutWarning.self) == page)
  }

  /// A plug-in can be installed again; what a chart has made is gone.
  @Test func plugIns() {
    let page = #"""
      1.  Remove it.

          ```
          ibmcloud plugin uninstall container-registry
          ```
          {: pre}

      2.  Remove the chart.

          ⟦```
          helm uninstall web
          ```⟧
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: DestructiveWithoutWarning.self) == page)
  }
}
