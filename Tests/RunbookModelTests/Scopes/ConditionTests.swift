import RunbookModel
import Testing

/// What a page asks for only where something holds that it cannot know.
@Suite struct ConditionTests {
  private func block(_ command: String) -> String { "   ```\n   \(command)\n   ```\n   {: pre}\n\n" }

  private func conditions(_ page: String, locale: String = "en") -> [String?] {
    read("# T\n\n" + page, locale: locale).actions.map(\.condition?.text)
  }

  @Test(arguments: [
    ("en", "If you use a proxy, run the following command:"), ("en", "Note: If you use a proxy, set it."),
    ("en", "Or, if you know its name, you can use the following command:"),
    ("en", "Run the following command to start it if you want messages from this host."),
    ("fr", "Appliquez les modifications si vous éditez le fichier en local."),
    ("fr", "S'il n'existe pas, exécutez la commande suivante :"),
    ("pt-BR", "Se você usa um proxy, execute o comando a seguir:"), ("es", "Si utiliza un proxy, ejecute el mandato:"),
    ("it", "Se utilizzi un proxy, esegui il seguente comando:"),
    ("de", "Falls Sie einen Proxy nutzen, starten Sie ihn:"),
    ("ja", "プロキシーを使用する場合は、次のコマンドを実行します。"), ("ko", "프록시를 사용하는 경우 다음 명령을 실행하십시오."),
    ("zh-CN", "如果使用代理，请运行以下命令："), ("zh-TW", "若您使用代理，請執行下列指令："),
  ])
  func aSentenceSaysIt(locale: String, sentence: String) {
    #expect(conditions("1. \(sentence)\n\n" + block("tool a"), locale: locale) == [sentence])
  }

  /// What is done when something is updated is not part of setting it up.
  @Test(arguments: [
    ("en", "To update to the latest version:"), ("en", "To upgrade it to a newer version, run:"),
    ("fr", "Pour mettre à jour vers la dernière version :"), ("pt-BR", "Para atualizar para a última versão:"),
    ("en", "When you update the tool, run:"), ("en", "Note: whenever you upgrade the database, run this:"),
    ("en", "When upgrading from version 1, run:"), ("en", "Each time you renew the key, run the following command:"),
    ("fr", "Lorsque vous mettez à jour l'outil, exécutez :"), ("fr", "Lors de la mise à jour, exécutez :"),
    ("pt-BR", "Sempre que você atualizar a ferramenta, execute:"), ("pt-BR", "Ao renovar, execute:"),
  ])
  func anotherOccasionIsOne(locale: String, sentence: String) {
    let text = "1. Start it:\n\n" + block("tool a") + "   \(sentence)\n\n" + block("tool b")
    #expect(conditions(text, locale: locale) == [nil, sentence])
  }

  @Test(arguments: [
    ("en", "When you run it, add an option:"), ("en", "When you are ready to update it, run:"),
    ("en", "When the update is done, run:"), ("en", "Update it when you need to, and run:"),
    ("en", "When you update the tool, its cache is lost. Fill it with:"), ("en", "To update the package, run:"),
    ("en", "To update the list of packages:"),
    ("fr", "Lors de l'installation, exécutez :"), ("pt-BR", "Ao executar, adicione uma opção:"),
  ])
  func theCourseOfThePageIsNone(locale: String, sentence: String) {
    let text = "1. Start it:\n\n" + block("tool a") + "   \(sentence)\n\n" + block("tool b")
    #expect(conditions(text, locale: locale) == [nil, nil])
  }

  @Test(arguments: [" plan to", " intend to", " wish to", " would like to"])
  func anIntentionAfterTheRequestIsOne(verb: String) {
    let sentence = "Run this if you\(verb) change it:"
    #expect(conditions("1. \(sentence)\n\n" + block("tool a")) == [sentence])
  }

  /// What is beside the request is no condition of it, and systems are told apart by themselves.
  @Test(arguments: [
    ("en", "Log in. If you have several accounts, you are asked for one."),
    ("en", "Target the region. If you do not know its name, leave it out."),
    ("en", "If you use macOS:"), ("fr", "Si vous utilisez OS X ou Linux, procédez comme suit :"),
    ("en", "Run the following command to check if you have one."),
    ("ko", "버전 1의 경우, 다음 명령을 실행하십시오."), ("en", "To use a proxy, run the following command:"),
    ("de", "Rufen Sie die Adresse ab. Wenn Sie mehrere haben, rufen Sie alle ab."),
    ("ko", "지역을 지정하십시오. 이름을 모르는 경우 생략하십시오."), ("zh-TW", "若要使用代理，請執行下列指令："),
  ])
  func anAsideIsNone(locale: String, sentence: String) {
    #expect(conditions("1. \(sentence)\n\n" + block("tool a"), locale: locale) == [nil])
  }

  @Test func systemsAreToldApartByThemselves() {
    let page = "# T\n\n1. If you use it on Windows, set this variable:\n\n" + block("tool a")
    #expect(read(page).actions.map(\.platforms) == [[.windows]])
  }

  @Test func itHoldsForAllBelowIt() {
    let said = "If it fails, run the following commands:"
    let text = "1. Start it.\n\n" + block("tool a") + "   \(said)\n\n" + block("tool b") + block("tool c")
    #expect(conditions(text + "   Then look at it.\n\n" + block("tool d")) == [nil, said, said, nil])
    let steps =
      "1. If there is none, make one.\n\n   a. Make it.\n\n   " + block("tool a").dropFirst(3) + "2. Go on.\n\n"
    #expect(conditions(steps + block("tool b")) == ["If there is none, make one.", nil])
  }

  @Test func theSentenceAboveAnExampleCounts() {
    let text = "If it is in a registry, you can use it.\n\nFor example, run the following command:\n\n"
    #expect(conditions(text + "```\ntool a\n```\n{: pre}\n") == ["If it is in a registry, you can use it."])
  }

  @Test func onlyTheSentenceItselfIsGiven() {
    let text = "If you have an ID, use the following command instead. See the manual for more.\n\n"
    #expect(
      conditions("1. Log in.\n\n" + block("tool a") + "   " + text + block("tool b"))
        == [nil, "If you have an ID, use the following command instead."])
  }

  @Test func itIsDoneInPlaceOfTheCommandAbove() {
    func replaces(_ sentence: String, locale: String = "en") -> ActionID? {
      let page = "# T\n{: #t}\n\n1. Log in.\n\n" + block("tool a") + "   \(sentence)\n\n" + block("tool b")
      return read(page, locale: locale).actions[1].replaces
    }
    #expect(replaces("If you have an ID, use the following command instead.") == "t/1/1")
    #expect(replaces("Si vous avez un ID, utilisez plutôt la commande suivante :", locale: "fr") == "t/1/1")
    #expect(replaces("If you have an ID, use the following command.") == nil)
    #expect(replaces("Then use the following command instead.") == nil)
  }

  @Test func itStandsAboveBulletsAndInHeadings() {
    let bullet = "   - Set it.\n\n  " + block("tool a").indented + "   - Start it.\n\n  " + block("tool b").indented
    #expect(conditions("1. If you use a proxy:\n\n" + bullet) == ["If you use a proxy:", "If you use a proxy:"])
    #expect(conditions("1. Use a proxy:\n\n" + bullet) == [nil, nil])
    #expect(conditions("## If you use a proxy\n\n```\ntool a\n```\n{: pre}\n") == ["If you use a proxy"])
    #expect(conditions("1. Otherwise, run the following command:\n\n" + block("tool a")).compactMap { $0 }.count == 1)
  }

  @Test func oneOfSeveralWaysIsAChoice() {
    let ways =
      "   - If you use one, make it.\n\n" + block("tool run one").indented
      + "   - If you use two, make it.\n\n" + block("tool run two").indented
    let actions = read("# T\n{: #t}\n\n1. Make it.\n\n" + ways).actions
    #expect(actions.map(\.branches.last?.group) == ["t/1", "t/1"] && actions.allSatisfy { $0.condition == nil })
  }

  @Test(arguments: [
    ("en", "If you have the newest release, the following output is shown:", true),
    ("pt-BR", "Se você tiver a versão mais recente, a saída a seguir será exibida:", true),
    ("zh-CN", "如果没有新版本，将显示以下输出：", true), ("de", "Wenn Sie die neue Version haben, erscheint:", true),
    ("en", "If successful, the following output is shown:", false), ("fr", "Si tout va bien, vous voyez :", false),
    ("ko", "성공하면 다음 출력이 표시되는 경우:", false), ("en", "The following output is shown:", false),
    ("en", "If you have none, make one. The output looks as follows:", false),
  ])
  func aSampleMayHaveOneToo(locale: String, sentence: String, isConditional: Bool) {
    let page = "1. Do it.\n\n\(block("tool a"))   \(sentence)\n\n   ```\n   one\n   ```\n   {: screen}\n"
    let expectation = read("# T\n\n" + page, locale: locale).actions.first?.expectation
    #expect(expectation?.text == "one")
    #expect(expectation?.condition?.text == (isConditional ? sentence : nil))
  }

  /// "If so" at the beginning of a section is about all of it, up to its end.
  @Test(arguments: [
    ("en", "You may have a key. If so, load it:", "Finally, start it:"),
    ("fr", "Vous avez peut-être une clé. Si oui, chargez-la :", "Enfin, démarrez :"),
    ("pt-BR", "Talvez você tenha uma chave. Se sim, carregue-a:", "Por fim, inicie:"),
  ])
  func whatRefersBackIsAboutTheSection(locale: String, first: String, last: String) {
    let page = "## S\n\n\(first)\n\n```\nls -l\n```\n\n\(last)\n\n```\nls -a\n```\n\n## T\n\nLook:\n\n```\nls -i\n```\n"
    let found = conditions(page, locale: locale)
    #expect(found.count == 3 && found[0] != nil && found[1] == found[0] && found[2] == nil)
  }

  /// What is done after two ways is done on both.
  @Test func whatIsAfterTwoWaysIsUnderNoCondition() {
    let page =
      "If kiln is not installed, run:\n\n```\nls -l\n```\n\nIf kiln is installed, run:\n\n```\nls -a\n```\n\n"
      + "Then run:\n\n```\nls -i\n```\n"
    #expect(conditions(page).last == .some(nil))
  }

  @Test(arguments: [
    ("en", "When compression is enabled, load the dictionary:"), ("en", "To allow remote clients, open the port:"),
    ("en", "To enable TLS, set the certificate:"), ("fr", "Pour activer TLS, définissez le certificat :"),
    ("pt-BR", "Para permitir clientes remotos, abra a porta:"),
  ])
  func whatNotEveryReaderHasOrWantsIsOne(locale: String, sentence: String) {
    let text = "## Install\n\nStart it:\n\n```sh\nls one\n```\n\n\(sentence)\n\n```sh\nls two\n```\n"
    #expect(conditions(text, locale: locale) == [nil, sentence])
  }

  @Test(arguments: [
    ("Install", "When the update is done, load it:"), ("Install", "To enable the service, run:"),
    ("Enable TLS", "To enable TLS, set the certificate:"), ("Install", "To install the relay, add the repository:"),
  ])
  func whatThePageIsForIsNone(heading: String, sentence: String) {
    let text = "## \(heading)\n\nStart it:\n\n```sh\nls one\n```\n\n\(sentence)\n\n```sh\nls two\n```\n"
    #expect(conditions(text) == [nil, nil])
  }

  @Test(arguments: [
    ("en", "Install", "Upgrading"), ("en", "Install", "Upgrade the relay"), ("en", "Installation", "Update"),
    ("fr", "Installation", "Mise à niveau"), ("pt-BR", "Instalação", "Atualização"),
  ])
  func upgradingIsForThoseWhoHaveInstalledIt(locale: String, install: String, upgrade: String) {
    func text(_ upgrade: String) -> String {
      "## \(install)\n\n```sh\nls one\n```\n\n## \(upgrade)\n\n```sh\nls two\n```\n"
    }
    #expect(conditions(text(upgrade), locale: locale) == [nil, upgrade])
    #expect(conditions(text("Update the settings")) == [nil, nil])
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
  }
}
