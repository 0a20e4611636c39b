import RunbookModel
import Testing

/// Sentences that leave what they ask for to some readers, and do not begin with "if".
@Suite struct ProvisoTests {
  private func condition(_ sentence: String, locale: String, below title: String = "Larch") -> String? {
    let page =
      "# Larch\n\n## \(title)\n\nStart it:\n\n```sh\nlarch start\n```\n\n\(sentence)\n\n```sh\nlarch part\n```\n"
    return read(page, locale: locale).actions.last?.conditions.last?.text
  }

  @Test(arguments: [
    ("en", "Restart the service if it is running:"), ("en", "For a compile host:"),
    ("en", "For compile hosts, install the tools:"), ("en", "When using SELinux, relabel the folder:"),
    ("en", "Only needed on older kernels:"), ("en", "Users of fish should run:"),
    ("en", "Should the call fail, clear it:"),
    ("en", "You might need to warm up the cache:"), ("en", "For large installations, raise the limit:"),
    ("en", "Without a GPU, load the other driver:"), ("en", "Behind a proxy, set the address:"),
    ("en", "Before upgrading, save the state:"), ("en", "Those who prefer another name can set it:"),
    ("en", "Assuming you use bash, load the completion:"), ("en", "From time to time, compact the store:"),
    ("en", "To uninstall it, run:"), ("en", "To stop it again:"), ("en", "Note: For debugging, turn on the log:"),
    ("en", "Do not run this on production:"), ("en", "Never use the following:"), ("en", "The old way was:"),
    ("en", "As a last resort:"), ("en", "An attacker could run:"), ("en", "To remove all data, run:"),
    ("en", "To delete a user:"), ("en", "To reset the database:"), ("fr", "N'exécutez jamais ceci :"),
    ("fr", "En dernier recours :"), ("pt-BR", "Nunca execute isto:"), ("pt-BR", "Em último caso:"),
    ("fr", "Redémarrez le service s'il tourne :"), ("fr", "Pour les anciens noyaux, chargez le module :"),
    ("fr", "Lorsque vous utilisez SELinux, lancez :"), ("fr", "Il peut être nécessaire de vider le cache :"),
    ("fr", "Pour le désinstaller :"), ("fr", "Les utilisateurs de fish exécutent :"),
    ("fr", "En cas d'échec, lancez :"),
    ("pt-BR", "Reinicie o serviço se ele estiver rodando:"), ("pt-BR", "Para versões antigas, execute:"),
    ("pt-BR", "Ao usar SELinux, execute:"), ("pt-BR", "Talvez seja necessário limpar o cache:"),
    ("pt-BR", "Usuários do fish devem executar:"), ("pt-BR", "Para instalações grandes, aumente o limite:"),
  ])
  func aProvisoIsACondition(locale: String, sentence: String) {
    #expect(condition(sentence, locale: locale) == sentence)
  }

  @Test(arguments: [
    ("en", "Only needed on older kernels. Load the module:", "Only needed on older kernels."),
    ("en", "Skip this if you have a token. Make one:", "Skip this if you have a token."),
    ("fr", "Nécessaire uniquement sous Xen. Chargez le module :", "Nécessaire uniquement sous Xen."),
    ("pt-BR", "Em casos raros a trava permanece. Remova-a:", "Em casos raros a trava permanece."),
  ])
  func aSentenceBeforeTheRequestMayBeOne(locale: String, sentence: String, said: String) {
    #expect(condition(sentence, locale: locale) == said)
  }

  @Test(arguments: [
    ("en", "Do not forget to load it:"), ("en", "Don't close the window, and run:"), ("en", "Check if it is running:"),
    ("en", "See whether it works, and if so go on:"),
    ("en", "Run this, with another name if you like:"), ("en", "For this installation, make a folder:"),
    ("en", "For example:"), ("en", "For the database, make a folder:"), ("en", "To remove the taint, run:"),
    ("en", "Start it (or restart it if it is running):"), ("en", "After changing the file, load it:"),
    ("fr", "Vérifiez s'il tourne :"), ("fr", "Pour cette installation, créez un dossier :"),
    ("pt-BR", "Verifique se ele está rodando:"), ("pt-BR", "Conecte-se ao servidor:"),
  ])
  func whatIsForAllIsNone(locale: String, sentence: String) { #expect(condition(sentence, locale: locale) == nil) }

  @Test(arguments: [
    ("Production", "For production, raise the limit:"), ("Uninstalling", "To uninstall it, run:"),
    ("Behind a proxy", "Behind a proxy, set the address:"),
  ])
  func whatTheSectionIsAboutIsNone(title: String, sentence: String) {
    #expect(condition(sentence, locale: "en", below: title) == nil)
  }

  @Test func theStepsBelowAProvisoShareIt() {
    let page =
      "# Larch\n\n## Setting up\n\nFor large installations:\n\n1. Raise it:\n\n   ```sh\n   larch raise\n   ```\n\n"
      + "2. Load it:\n\n   ```sh\n   larch load\n   ```\n"
    #expect(read(page).actions.map(\.condition?.text) == ["For large installations:", "For large installations:"])
  }
}
