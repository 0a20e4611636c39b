import RunbookModel
import Testing

/// Which words of a verify step its output should hold.
@Suite struct ExpectedWordsReadingTests {
  private func expected(_ sentence: String, locale: String = "en", behind: String = "") -> ExpectedWords? {
    let page = "# T\n\n1. \(sentence)\n\n   ```\n   kubectl get pods\n   ```\n   {: pre}\n\n   \(behind)\n"
    return read(page, locale: locale).actions.first?.expectedWords
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
    #expect(expected(sentence, locale: locale) == ExpectedWords(words: ["Running"], isNegated: false, line: 3))
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
    #expect(expected(sentence, locale: locale) == ExpectedWords(words: ["old"], isNegated: true, line: 3))
  }

  @Test(arguments: [
    "Verify that it works by running the `kubectl get` command.", "Verify the **Status** column.",
    "Verify that everything is displayed with `--wide`.", "If **Running** is not displayed, verify the `old` image.",
    "Verify that the `pods` are displayed.", "Verify that the image was built.",
  ])
  func whatIsNotSaidOfTheOutputIsNotExpected(sentence: String) {
    #expect(expected(sentence) == nil)
  }

  @Test func whatStandsBehindTheCommandCounts() {
    let words = expected("Verify the pods.", behind: "All pods must be in a `Ready` state.")
    #expect(words == ExpectedWords(words: ["Ready"], isNegated: false, line: 10))
  }

  @Test func onlyAVerifyStepExpects() {
    #expect(expected("Start them until **Running** is displayed.") == nil)
  }
}
