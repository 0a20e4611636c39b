import RunbookModel
import Testing

/// A sentence that asks to change a file and to do something with it.
@Suite struct EditedFileTests {
  @Test(arguments: [
    "Edit `values.yaml` with your own settings, then upgrade:", "Edit the file `values.yaml` and apply it:",
    "Update the name in `values.yaml`, then run:",
  ])
  func bothAreDone(sentence: String) {
    let page = "# T\n\n\(sentence)\n\n```sh\nhelm upgrade kiln shop/kiln -f values.yaml\n```\n"
    #expect(read(page).actions.map(\.kind) == [.manual, .command])
  }

  @Test func aDiffIsDoneByHand() {
    let diff = "diff --git a/x.yaml b/x.yaml\nindex 1..2 100644\n--- a/x.yaml\n+++ b/x.yaml\n@@ -1 +1 @@\n-a: 1\n+a: 2"
    let page = "# T\n\nEdit the file as in this diff:\n\n```\n\(diff)\n```\n\n```sh\nkubectl apply -f x.yaml\n```\n"
    #expect(read(page).actions.map(\.kind) == [.manual, .command])
  }

  @Test func whatIsSetAboveACallIsRunWithIt() {
    let page =
      "# T\n\nCheck it, otherwise change the value of `NAMESPACE` below.\n\n```\nNAMESPACE=kiln\nkubectl -n ${NAMESPACE} get pods\n```\n"
    #expect(read(page).actions.map(\.text) == ["NAMESPACE=kiln\nkubectl -n ${NAMESPACE} get pods"])
  }
}
