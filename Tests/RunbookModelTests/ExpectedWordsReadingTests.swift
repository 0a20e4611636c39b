import RunbookModel
import Testing

/// Which words of a verify step its output should hold.
@Suite struct ExpectedWordsReadingTests {
  private func expected(_ sentence: String, locale: String = "en", after: String = "") -> [ExpectedWords] {
    let page = "# T\n\n1. \(sentence)\n\n   ```\n   kubectl get pods\n   ```\n   {: pre}\n\n   \(after)\n"
    return read(page, locale: locale).actions.first?.expectedWords ?? []
  }

  @Test(arguments: [
    ("en", "Verify that the pods are in a **Running** state."), ("en", "Verify that `Running` is displayed."),
    ("en", "Check that the status changes from **Pending** to **Running**."),
    ("en", "Verify that the output includes \"Running\"."), ("fr", "Vérifiez que **Running** est affiché."),
    ("fr", "Vérifiez que l'état est « Running »."), ("pt-BR", "Verifique se **Running** é exibido."),
    ("en", "Verify that nothing does not run: the output contains **Running**."),
    ("pt-BR", "Verifique se ninguém não entra sem senha: a resposta contém **Running**."),
    ("es", "Verifique que se muestra el estado y que aparece: el estado es **Running**."),
    ("it", "Verifica che venga visualizzato e che lo stato è **Running**."),
    ("de", "Überprüfen Sie, ob **Running** angezeigt wird."), ("ja", "**Running** が表示されることを確認します。"),
    ("ko", "**Running** 상태인지 확인하십시오."), ("zh-CN", "验证状态为 **Running**。"), ("zh-TW", "驗證狀態為 **Running**。"),
  ])
  func theStateIsExpected(locale: String, sentence: String) {
    let found = expected(sentence, locale: locale).map { expected in
      var expected = expected
      expected.property = nil
      return expected
    }
    #expect(found == [ExpectedWords(words: ["Running"], isNegated: false, line: 3)])
  }

  @Test(arguments: [
    ("en", "Verify that the status is **Running**.", "status"), ("fr", "Vérifiez que l'état est « Running ».", "état"),
    ("es", "Verifique que el estado es **Running**.", "estado"),
    ("it", "Verifica che lo stato è **Running**.", "stato"),
  ])
  func whatHasTheStateIsKnown(locale: String, sentence: String, property: String) {
    #expect(expected(sentence, locale: locale).map(\.property) == [property])
  }

  @Test(arguments: [
    ("en", "Verify that the output contains no `old`."), ("en", "Verify that `old` isn't displayed."),
    ("fr", "Vérifiez que la sortie ne contient pas `old`."), ("pt-BR", "Verifique se a saída não contém `old`."),
    ("en", "Verify that `old` is no longer listed."), ("en", "Verify that `old` does not appear."),
    ("fr", "Vérifiez que `old` n'est plus affiché."), ("fr", "Vérifiez que les lignes `old` ne sont pas affichées."),
    ("pt-BR", "Verifique se `old` não aparece."), ("es", "Verifique que `old` no aparece."),
    ("it", "Verifica che `old` non sia visualizzato."), ("de", "Überprüfen Sie, dass `old` nicht angezeigt wird."),
  ])
  func whatShouldBeGoneIsNotExpected(locale: String, sentence: String) {
    #expect(expected(sentence, locale: locale) == [ExpectedWords(words: ["old"], isNegated: true, line: 3)])
  }

  @Test(arguments: [
    "Verify that it works by running the `kubectl get` command.", "Verify the **Status** column.",
    "Verify that everything is displayed with `--wide`.", "If **Running** is not displayed, verify the `old` image.",
    "Verify that the `pods` are displayed.", "Verify that the image was built.",
  ])
  func whatIsNotSaidOfTheOutputIsNotExpected(sentence: String) {
    #expect(expected(sentence).isEmpty)
  }

  @Test func whatStandsAfterTheCommandCounts() {
    let words = expected("Verify the pods.", after: "All pods must be in a `Ready` state.")
    var ready = ExpectedWords(words: ["Ready"], isNegated: false, line: 10)
    ready.isEvery = true
    #expect(words == [ready])
  }

  @Test func onlyAVerifyStepExpects() {
    #expect(expected("Start them until **Running** is displayed.").isEmpty)
  }

  /// What the second step says of the names that the first one gives.
  private func named(_ earlier: String, _ sentence: String, _ listing: String, locale: String = "en") -> [ExpectedWords]
  {
    let page =
      "# T\n\n1. Do it.\n\n   ```\n   \(earlier)\n   ```\n   {: pre}\n\n2. \(sentence)\n\n   ```\n   \(listing)\n   ```\n   {: pre}\n"
    return read(page, locale: locale).actions.last?.expectedWords ?? []
  }

  @Test(arguments: [
    ("bx cr namespace-add <ns>", "bx cr namespace-list", "<ns>"),
    ("ibmcloud cbr zone-create --name office", "ibmcloud cbr zones", "office"),
    ("kubectl create secret generic key --from-literal=a=b", "kubectl get secrets", "key"),
    ("docker build -t web:1 .", "docker images", "web:1"), ("docker run -d --name web nginx", "docker ps", "web"),
    ("kubectl create deploy web --image=nginx", "kubectl get deployments", "web"),
  ])
  func whatWasMadeIsListed(earlier: String, listing: String, name: String) {
    let found = named(earlier, "Verify that it was created.", listing)
    #expect(found.map(\.words) == [[name]])
    #expect(found.map(\.isNegated) == [false])
    #expect(found.map(\.sources) == [["s1/1/1"]])
  }

  @Test(arguments: [
    ("en", "Verify that it was deleted."), ("en", "Verify that the pod is no longer listed."),
    ("fr", "Vérifiez que le pod a été supprimé."), ("fr", "Vérifiez que le pod n'apparaît plus dans la liste."),
    ("pt-BR", "Verifique se o pod foi excluído."), ("pt-BR", "Verifique se o pod não aparece na lista."),
  ])
  func whatWasRemovedIsNotListed(locale: String, sentence: String) {
    let found = named("kubectl delete pod web", sentence, "kubectl get pods", locale: locale)
    #expect(found.map(\.words) == [["web"]])
    #expect(found.map(\.isNegated) == [true])
  }

  @Test(arguments: [
    // Of something else, of a name that the shell makes, of a list that shows less, or done in another way.
    ("kubectl delete pod web", "Verify that it was deleted.", "kubectl get services"),
    ("kubectl delete pod $NAME", "Verify that it was deleted.", "kubectl get pods"),
    ("kubectl delete pod web", "Verify that it was deleted.", "kubectl get pods -l app=db"),
    ("kubectl delete pod web", "Verify that it was deleted.", "kubectl get pods | grep db"),
    ("kubectl delete pod web", "Verify that it was not deleted.", "kubectl get pods"),
    ("kubectl delete pod web", "Verify that it was created.", "kubectl get pods"),
    ("bx plugin install x", "Verify that the plug-in was updated.", "bx plugin list"),
    ("docker run --name web nginx", "Verify that Docker is installed.", "docker ps"),
  ])
  func noNameIsMeant(earlier: String, sentence: String, listing: String) {
    #expect(named(earlier, sentence, listing).isEmpty)
  }

  @Test(arguments: [
    "Verify that **Running** is displayed and that you can log in.",
    "Verify that the state is **Running** and the queue is empty.",
  ])
  func whatIsNotUnderstoodIsSaid(sentence: String) {
    let found = expected(sentence)
    #expect(found.map(\.words) == [["Running"], []])
  }

  @Test(arguments: [
    "Verify that **Running** is displayed. It might take up to 5 minutes.",
    "Verify that the pods run. The status **Running** is displayed.",
  ])
  func whatIsSaidOfOtherThingsLeavesNothingOpen(sentence: String) {
    #expect(expected(sentence).map(\.words) == [["Running"]])
  }

  @Test func aLimitIsNotExplained() {
    #expect(
      expected("Verify that only the pod is listed. **Running** is displayed.").map(\.words) == [["Running"], []])
  }

  @Test(arguments: [
    "Verify that only **Running** is displayed.", "Verify that at least two **Running** pods are displayed.",
    "Verify that **Running** is displayed unless you stopped it.",
    "Verify that nothing other than **Running** is displayed.",
  ])
  func whatIsLimitedIsNotCompared(sentence: String) {
    #expect(expected(sentence).isEmpty)
  }

  /// Each would fail a run in which the page is right.
  @Test(arguments: [
    ("en", "Verify that the version is **3.9** or later."), ("en", "Verify that the exit status is **0**."),
    ("en", "Verify that **one** instead of **two** is displayed."),
    ("en", "Verify that the output contains **pods** or **one**."),
    ("en", "Verify that the output contains **one** or **pods**."),
    ("fr", "Vérifiez que la version est **3.9** ou ultérieure."),
    ("pt-BR", "Verifique se a versão é **3.9** ou superior."),
  ])
  func whatIsNotUnderstoodDemandsNothing(locale: String, sentence: String) {
    #expect(expected(sentence, locale: locale).allSatisfy { $0.words.isEmpty })
  }

  @Test func quotationMarksInCodeAreLookedFor() {
    #expect(expected("Verify that the output contains `\"phase\": \"ok\"`.").first?.words == ["\"phase\": \"ok\""])
  }
}
