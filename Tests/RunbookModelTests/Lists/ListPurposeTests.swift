import RunbookModel
import Testing

/// Numbered lists: how they are counted, and which of them are steps.
@Suite struct ListPurposeTests {
  private func labels(_ page: String, locale: String = "en") -> [String] {
    read(page, locale: locale).procedures.flatMap(\.steps).map(\.label)
  }

  @Test func aListOfOneNumberCountsOn() {
    #expect(
      labels("# T\n\n1. Install it.\n1. Start it.\n   1. Look.\n   1. Wait.\n1. Stop it.\n") == [
        "1", "2", "2.1", "2.2", "3",
      ])
    #expect(labels("# T\n\n0. Install it.\n0. Start it.\n") == ["0", "1"])
  }

  @Test func numbersThatDifferStayAsWritten() {
    #expect(labels("# T\n\n1. Install it.\n1. Start it.\n2. Stop it.\n") == ["1", "1~2", "2"])
    #expect(
      labels("# T\n\n1. Install it.\n1. Start it.\n\nNow the rest.\n\n1. Stop it.\n1. Go.\n") == [
        "1", "2", "1~2", "2~2",
      ])
  }

  @Test(arguments: [
    (
      "It is set up like this:\n\n1. `expireAfter` is set to 72 hours.\n2. The `A` policy lets nodes be replaced.", "en"
    ),
    (
      "The runner handles images in two steps:\n\n1. GitLab Runner converts credentials into secrets.\n2. GitLab Runner creates the pod.",
      "en"
    ),
    ("It depends on two things:\n\n1. Which image do you want?\n2. How often does it change?", "en"),
    ("The tests run through the following stages:\n\n1. Provision the cluster\n2. Cleanup", "en"),
    ("It has two parts:\n\n1. Code analysis: Scans the folder for calls\n2. Resource creation: Applies the role", "en"),
    ("The fields are:\n\n1. `kind`: The type of the resource.\n2. `metadata.name`: Its name.", "en"),
    ("Il se passe ceci :\n\n1. Le serveur reçoit la demande.\n2. Le service crée une image.", "fr"),
    ("Acontece o seguinte:\n\n1. O servidor recebe o pedido.\n2. A imagem é criada.", "pt-BR"),
    ("You need:\n\n1. A machine with two disks.\n2. The latest release.\n3. Docker 24.", "en"),
    ("It helps with two kinds of work:\n\n1. Pages whose outputs are old\n2. Projects without tests", "en"),
    ("Elle sert à deux choses.\n\n1. Pages dont les commandes sont anciennes\n2. Projets sans tests", "fr"),
    ("::yaml{file=\"a.yml\" paths=\"kind,spec\"}\n\n1. Use the kind\n2. Set the spec", "en"),
    ("```yaml\nkind: A # (1)!\nspec: b # (2)!\n```\n\n1. Change the kind\n2. Change the spec", "en"),
    ("Read on:\n\n1. [Forks](a.md)\n2. [The rules](b.md)", "en"),
    ("Il vous faut :\n\n1. Un compte.\n2. Une machine avec deux disques.", "fr"),
    ("Você precisa de:\n\n1. Uma conta.\n2. Uma máquina com dois discos.", "pt-BR"),
    ("Hay varias imágenes. Por ejemplo:\n\n1. `a:1` o `b:1`\n2. `a:2` o `b:2`", "es"),
  ])
  func whatAsksForNothingIsNoStep(text: String, locale: String) {
    #expect(labels("# T\n\n\(text)\n", locale: locale).isEmpty)
  }

  @Test(arguments: [
    ("1. Familiarize yourself with what is new.\n2. Ponder it.", "en"),
    ("1. [Create the network](a.md)\n2. [Add the nodes](b.md)", "en"),
    ("1. The rule is ready. Attach it to your server.\n2. Select your server.", "en"),
    ("1. Sélectionnez l'option qui permet de continuer.\n2. Redémarrez.", "fr"),
    ("1. Installer l'outil.\n2. Le service doit être démarré.", "fr"),
    ("1. Selecione a opção que permite continuar.\n2. Reinicie.", "pt-BR"),
    ("1. Klicken Sie auf Weiter.\n2. Starten Sie neu.", "de"),
    ("1. 「次へ」をクリックします。\n2. 再始動します。", "ja"),
  ])
  func whatMayAskIsAStep(text: String, locale: String) {
    #expect(labels("# T\n\nProceed:\n\n\(text)\n", locale: locale) == ["1", "2"])
  }

  private let commands = "\n\n```\nkubectl scale deployment/a --replicas 5\n```\n"

  @Test func anOutlineOfWhatIsDoneBelowIsNotDoneTwice() {
    let list = "1. Scale the workload up.\n2. Scale it down.\n\nScale it:"
    #expect(labels("# T\n\nLet's explore how it works:\n\n\(list)\(commands)") == ["u1"])
    #expect(labels("# T\n\nDo this:\n\n\(list)\(commands)") == ["1", "2", "u1"])
  }

  @Test func stepsThatTheHeadingsRepeatAreAnOutline() {
    let list = "Complete these steps:\n\n1. Provision a server.\n2. Configure the agent.\n"
    let headings =
      "\n## Step 1. Provision a server\n\n1. Click Create.\n\n## Step 2. Configure the agent on it\n\nList it:"
    #expect(labels("# T\n\n\(list)\(headings)\(commands)") == ["1", "1.1", "2"])
    #expect(labels("# T\n\n\(list)\n## Another thing\n\nDo it:\(commands)") == ["1", "2", "u1"])
  }

  @Test func aListOfLinksToTheSectionsBelowIsAnOutline() {
    let list = "# T\n\n1. [Make a key](#make-a-key)\n1. [Use the key](#use)\n"
    let sections = "\n## Make a key\n\nDo it:\(commands)\n## Use the key\n{: #use}\n\n1. Click it.\n"
    #expect(labels(list + sections) == ["u1", "1"])
  }

  @Test func theTitleIsTheHeadingOfThePage() {
    #expect(read("---\ntitle: Validate it\n---\n\n## One\n\n1. Go.\n").document.title == "Validate it")
    #expect(read("---\ntitle: Validate it\n---\n\n# Page\n\n1. Go.\n").document.title == "Page")
    #expect(read("## One\n\n# Page\n").document.title == "Page")
    #expect(read("## One\n").document.title == "One")
  }

  @Test(arguments: [
    ("Objectives", "1. Make a secret.\n2. Add a route.", "en"),
    ("Objectifs", "1. Créez un secret.\n2. Ajoutez une route.", "fr"),
    ("Objetivos", "1. Crie um segredo.\n2. Adicione uma rota.", "pt-BR"),
  ])
  func whatIsBelowSuchATitleIsAnOutline(title: String, list: String, locale: String) {
    let code = "\n\n## Do it\n\n```sh\nkubectl apply -f a.yaml\n```\n"
    #expect(labels("# T\n\n## \(title)\n\n\(list)\(code)", locale: locale) == ["u1"])
    #expect(labels("# T\n\n## \(title)\n\n\(list)\n", locale: locale) == ["1", "2"])
  }

  @Test(arguments: [
    ("All we had to do was:", "en"), ("Pour résumer :", "fr"), ("Para resumir:", "pt-BR"),
  ])
  func whatWasDoneIsToldAgain(lead: String, locale: String) {
    let page = "# T\n\n```sh\nls\n```\n\n\(lead)\n\n1. Include the module\n2. Build it\n"
    #expect(labels(page, locale: locale) == ["u1"])
  }
}
