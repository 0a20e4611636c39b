import RunbookModel
import Testing

@Suite struct CheckSentenceTests {
  @Test(arguments: [
    ("Make sure that you target the group.\n\n   Use the following command to target it.", Action.Role.do),
    ("Verify that you target the group.\n\n   Use the following command to see it.", .verify),
    ("Verify that the key was created. Running the following command, you get the key.", .verify),
    ("Install it. To ensure compatibility, use the image that fits.", .do),
    ("To ensure that it is there, run this.", .verify),
  ])
  func theSentenceThatAsksToRunItSaysWhatFor(text: String, role: Action.Role) {
    let page = "# T\n\n1. \(text)\n\n   ```\n   ibmcloud target -g one\n   ```\n   {: pre}\n"
    #expect(read(page).actions.map(\.role) == [role])
  }

  /// The role of one command after a sentence of a numbered step.
  private func role(_ sentence: String, locale: String = "en") -> Action.Role? {
    read("# T\n\n1. \(sentence)\n\n   ```\n   tool get thing\n   ```\n   {: pre}\n", locale: locale).actions.first?.role
  }

  @Test(
    arguments: [
      ("en", "Verify that the thing is there."), ("en", "Then, check whether the thing is there:"),
      ("en", "List the things to ensure that yours is among them:"), ("en", "Run this to see whether it is up:"),
      ("en", "To check the status of the thing, run the following command:"), ("en", "Make sure that it answers:"),
      ("fr", "Vérifiez que la chose existe :"), ("fr", "Affichez la liste pour vous assurer que la chose existe :"),
      ("pt-BR", "Para confirmar que ela existe, execute o comando a seguir:"), ("es", "Compruebe que existe:"),
      ("it", "Per verificare che esista, esegui questo comando:"), ("it", "Accertati che esista:"),
      ("de", "Führen Sie den folgenden Befehl aus, um den Status zu überprüfen:"), ("de", "Prüfen Sie, ob sie da ist:"),
      ("ja", "次のコマンドを実行して、それがあることを確認します。"), ("ko", "다음 명령을 실행하여 그것이 있는지 확인하십시오."),
      ("zh-CN", "运行以下命令，验证它是否存在："), ("zh-TW", "執行下列指令，以確認它存在："),
      ("en", "After the thing has answered all requests, verify that it is still there:"),
      ("en", "You can also verify that it is there:"), ("en", "Determine whether it is there:"),
      ("en", "Retrieve the status of the thing:"),
      ("fr", "Une fois que la chose a répondu à la demande, vérifiez qu'elle existe :"),
      ("fr", "Vous pouvez également vérifier qu'elle existe :"),
      ("pt-BR", "Depois que ela responder a todos os pedidos, verifique se ela existe:"),
      ("pt-BR", "Confira se ela existe:"), ("es", "Cuando haya respondido a todos, compruebe que existe:"),
      ("en", "Run this command and check the result:"), ("en", "That it is there can be verified with this command:"),
      ("en", "Verify that it is there. In a terminal, run the following command:"),
      ("en", "Verify that it is there. For example, run the following command:"),
      ("fr", "Vérifiez qu'elle existe. Par exemple, exécutez la commande suivante :"), ("en", "Verifying the thing:"),
      ("es", "Compruebe que existe. A continuación, ejecute el mandato siguiente:"),
      ("it", "Dopo che ha risposto a tutte le richieste, verifica che esista:"),
      ("de", "Sobald sie auf alle Anfragen geantwortet hat, prüfen Sie, ob sie da ist:"),
      ("ja", "次のコマンドで、それがあるかどうかを調べます。"), ("ko", "다음 명령으로 그것이 있는지 확인할 수 있습니다."),
      ("fr", "Affichez l'état de la chose :"), ("pt-BR", "Visualize o status da coisa:"),
      ("es", "Visualice el estado de la cosa:"), ("it", "Ora verifica se la cosa esiste:"),
      ("de", "Rufen Sie den Status der Sache ab:"), ("en", "The following command shows whether it is there:"),
      ("en", "When all is done, check the things:"), ("en", "To be sure that it is there, list the things:"),
      ("en", "[ ] Verify that it is there."), ("en", "2.Verify that it is there."), ("en", "Then check the thing:"),
      ("en", "Check to make sure that it is there:"), ("en", "You must confirm that it is there:"),
      ("de", "Hiermit können Sie prüfen, ob sie da ist:"), ("ja", "それが消えるまで、確認しながら待機します。"),
      ("ko", "그것의 상태를 가져오십시오."), ("zh-CN", "请检查日志，确保它已连接。"), ("zh-TW", "請檢查日誌，確保它已連接。"),
      ("pt-BR", "Confira a coisa:"), ("es", "Revise el estado de la cosa:"),
      ("zh-CN", "运行以下命令，判断它现在是否存在："), ("zh-TW", "執行下列指令，檢視它現在是否存在："),
    ])
  func isACheck(locale: String, sentence: String) {
    #expect(role(sentence, locale: locale) == .verify)
  }

  @Test(
    arguments: [
      ("en", "To ensure that the cache is not used, remove it:"),
      ("en", "Run the command. When prompted, enter `y` to confirm that you mean it."),
      ("en", "Confirm it by entering `yes` when prompted."),
      ("en", "Make sure that you are logged in. To make a thing, run the following command:"),
      ("en", "Check your version. To update it, run the following command:"),
      ("en", "Check out the project:"), ("en", "Check the box. To go on, run the following command:"),
      ("fr", "Récupérez la liste des choses :"),
      ("de", "Stellen Sie das Paket bereit:"), ("zh-CN", "要更新它，请运行以下命令："),
    ])
  func isNoCheck(locale: String, sentence: String) {
    #expect(role(sentence, locale: locale) == .do)
  }

  @Test(arguments: [
    ("Make sure that it is up. For more information, see the manual.", "kubectl get pods", Action.Role.verify),
    ("List the pods. Make sure that yours is there.", "sudo kubectl get pods", .verify),
    ("List the pods. Make sure that yours is there.", "kubectl get pods > list", .do),
    ("Make sure that you are logged in. For more information, see the manual.", "ibmcloud login", .do),
    ("Make sure that you have a key. List the names.", "kubectl get pods", .do),
  ])
  func aCommandThatOnlyShowsIsWhatMakingSureNeeds(sentence: String, command: String, role: Action.Role) {
    let page = "# T\n\n1. \(sentence)\n\n   ```\n   \(command)\n   ```\n   {: pre}\n"
    #expect(read(page).actions.map(\.role) == [role])
  }

  @Test(arguments: ["Step 2: Verify that it runs", "2. Verify that it runs", "Step 2. Check whether it runs"])
  func aHeadingThatIsAStepMayAskForACheck(heading: String) {
    let page =
      "# T\n\n## Step 1: Make it\n\nRun this command:\n\n```\ntool make\n```\n{: pre}\n\n## \(heading)\n\n"
      + "Run this command:\n\n```\ntool get\n```\n{: pre}\n"
    #expect(read(page).actions.map(\.role) == [.do, .verify])
  }

  @Test func aParagraphThatChecksCountsUntilTheNextSaysWhatFor() {
    let page = "# T\n\n1. Begin.\n\n   ```\n   tool start\n   ```\n   {: pre}\n\n   Verify that it runs.\n\n   "
    let block = "\n\n   ```\n   tool list\n   ```\n   {: pre}\n"
    #expect(read(page + "Run the following command:" + block).actions.last?.role == .verify)
    #expect(read(page + "If you need another one, run the following command:" + block).actions.last?.role == .do)
  }
}
