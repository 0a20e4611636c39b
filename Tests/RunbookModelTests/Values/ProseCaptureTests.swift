import RunbookModel
import Testing

/// Values that the sentences after a command find in its output.
@Suite struct ProseCaptureTests {
  private func captures(_ sentence: String, locale: String = "en", sample: String = "") -> [String] {
    let page = """
      # T

      1. Get it.

         ```
         ibmcloud iam account
         ```
         {: pre}
      \(sample)
         \(sentence)

      2. Use it. Replace `<account_id>` with the account ID \(locale == "fr" ? "extrait à l'étape précédente" : "that you retrieved in the previous step").

         ```
         curl https://x/<account_id>
         ```
         {: pre}
      """
    return read(
      page.replacing("Replace", with: locale == "fr" ? "Remplacez" : "Replace")
        .replacing(" with the account ID", with: locale == "fr" ? " par l'account ID" : " with the account ID"),
      locale: locale
    )
    .actions.first?.captures.map { "\($0.key) \($0.selector)" } ?? []
  }

  @Test func aFieldIsNamed() {
    #expect(
      captures("The ID of the account is in the **Account** field of the output.") == ["account_id label:Account"])
    #expect(captures("Note the account ID in the field `guid`.") == ["account_id label:guid"])
  }

  @Test func aPathIsNamed() {
    #expect(
      captures("The account ID is in the field **resources/metadata/guid** of the output.") == [
        "account_id json:$.resources.metadata.guid"
      ])
  }

  @Test func theSampleSaysWhereTheFieldStands() {
    let sample = "\n   Output:\n\n   ```\n   {\"list\": [{\"guid\": \"1b2c\"}]}\n   ```\n   {: screen}\n"
    #expect(
      captures("The account ID is the value of `guid`.", sample: sample) == ["account_id json:$.list[0].guid"])
  }

  @Test func aTranslatedLabelIsNotLookedFor() {
    #expect(captures("L'account ID figure dans la zone **Compte** de la sortie.", locale: "fr").isEmpty)
    #expect(
      captures("L'account ID figure dans la zone **account_guid** de la sortie.", locale: "fr") == [
        "account_id label:account_guid"
      ])
  }

  @Test func aSentenceAboutSomethingElseIsNotTaken() {
    #expect(captures("Look at the **Colour** field first.").isEmpty)
    #expect(captures("The account ID is **long**.").isEmpty)
  }
}
