import Testing

@testable import RunbookLint

@Suite struct VerifyBeforeCreateTests {
  @Test func lookedAtFirst() {
    let page = #"""
      1.  Verify that the claim is there.

          ⟦```
          kubectl get pvc my-claim
          ```⟧
          {: pre}

      2.  Create it.

          ```
          kubectl create pvc my-claim
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: VerifyBeforeCreate.self) == page)
  }

  @Test func inTheRightOrder() {
    let page = #"""
      1.  Create it.

          ```
          kubectl create pvc my-claim
          ```
          {: pre}

      2.  Verify that the claim is there.

          ```
          kubectl get pvc my-claim
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: VerifyBeforeCreate.self) == page)
  }

  @Test func anotherThing() {
    let page = #"""
      1.  Look at the cluster.

          ```
          kubectl get node web
          ```
          {: pre}

      2.  Create the pod.

          ```
          kubectl create pod web
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: VerifyBeforeCreate.self) == page)
  }
}
