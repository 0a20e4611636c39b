import RunbookModel
import Testing

/// Ways below bold words, ways that make the same thing, and ways by a name in a heading.
@Suite struct LabelWaysTests {
  private func block(_ text: String) -> String { "```sh\n\(text)\n```\n\n" }

  private func labelled(_ first: String, _ second: String, above: String = "") -> String {
    "# T\n\n\(above)\(first)\n\nIt is one call:\n\n" + block("ls one") + "\(second)\n\nIt is one call:\n\n"
      + block("ls two")
  }

  private func labels(_ page: String) -> [String?] { read(page).actions.map { $0.branches.last?.label } }

  // MARK: Bold words

  @Test(arguments: [
    ("en", "**Using npm**", "**Using a script**"), ("en", "**Option 1: with a file**", "**Option 2: with a flag**"),
    ("en", "**macOS**", "**Linux**"), ("en", "**Linux** (not tested)", "**Windows:**"),
    ("fr", "**Avec un fichier**", "**Avec une option**"), ("pt-BR", "**Usando npm**", "**Usando um script**"),
  ])
  func boldWordsAboveParagraphsAreTitlesOfWays(locale: String, first: String, second: String) {
    #expect(areOneChoice(labelled(first, second), locale: locale))
  }

  @Test(arguments: [
    ("**Build the oven**", "**Start the oven**"), ("**Note**", "**Example**"), ("**Do not use Linux.**", "**Do it.**"),
    ("**macOS** is slow", "**Linux** is fast"),
  ])
  func otherBoldWordsAreNone(first: String, second: String) {
    #expect(choiceGroups(labelled(first, second)) == [nil, nil])
  }

  @Test(arguments: [
    ("en", "You can either bake it with the account of the oven (which is the best) or with the account of a baker."),
    (
      "fr",
      "Choisissez l'une des options suivantes, selon que le four vous appartient ou qu'un autre boulanger l'a loué."
    ),
    ("pt-BR", "Escolha uma das opções a seguir, conforme o forno seja seu ou tenha sido alugado por um outro padeiro."),
  ])
  func announcedLabelsThatDoAlikeAreWays(locale: String, said: String) {
    let page = labelled(
      "**Bake the bread alone** (in step 1)", "**Bake the bread together** (in step 1)", above: said + "\n\n")
    #expect(areOneChoice(page, locale: locale))
    #expect(
      choiceGroups(labelled("**Bake the bread alone**", "**Bake the bread together**"), locale: locale) == [nil, nil])
  }

  @Test func aNoteBeforeTheLabelsDoesNotHideTheirAnnouncement() {
    let page =
      "# T\n\n1. Bake it. Choose one of these ways.\n\n   > [!note]\n   > It is hot.\n\n"
      + "   **In the oven**\n\n   ```sh\n   ls one\n   ```\n\n   **In the pan**\n\n   Heat it:\n\n   ```sh\n   ls two\n   ```\n"
    #expect(areOneChoice(page))
    #expect(labels(page) == ["In the oven", "In the pan"])
  }

  @Test func whatFollowsTheLabelsIsForAllWays() {
    let page = labelled("**macOS**", "**Linux**") + "Look at the result of it:\n\n" + block("ls three")
    #expect(labels(page) == ["macOS", "Linux", nil])
  }

  // MARK: The same thing

  @Test(arguments: [
    ("kubectl create deployment oven --image=a", "kubectl create deployment oven --image=b"),
    ("az aks create --name $OVEN -g one", "az aks create --name $OVEN -g one --ip-families ipv4,ipv6"),
    ("docker run -d --name oven img", "docker run -d -p 80:80 --name oven img"),
  ])
  func callsThatMakeOneThingAreWays(first: String, second: String) {
    let paragraphs = "# T\n\nMake it:\n\n\(block(first))It can be larger:\n\n\(block(second))"
    #expect(areOneChoice(paragraphs))
    let headings = "# T\n\n## Small oven\n\n\(block(first))## Large oven\n\n\(block(second))"
    #expect(areOneChoice(headings))
    let blocks = "# T\n\nMake it:\n\n" + block("# make it small\n\(first)") + block("# make it large\n\(second)")
    #expect(areOneChoice(blocks))
    #expect(labels(blocks) == ["make it small", "make it large"])
  }

  @Test(arguments: [
    ("kubectl create deployment oven --image=a", "kubectl create deployment pan --image=a"),
    ("kubectl create role oven -n one", "kubectl create role oven -n two"),
    ("docker run img --name oven", "docker run img --name oven"), ("docker run -it img", "docker run -d img"),
    ("docker run -d --name oven img", "docker rm -f oven\ndocker run -d -p 80:80 --name oven img"),
    ("kubectl create -f oven.yaml", "kubectl create -f oven.yaml --save-config"),
  ])
  func callsThatMakeOtherThingsAreSteps(first: String, second: String) {
    let page = "# T\n\nMake it:\n\n\(block(first))It can be larger:\n\n\(block(second))"
    #expect(choiceGroups(page) == [nil, nil])
  }

  @Test(arguments: [
    ("en", "For the [first shop](a.md), tag it with your name:", "If you are using the second shop, tag it:"),
    ("fr", "Pour la première boutique, étiquetez-le :", "Si vous utilisez la deuxième boutique, étiquetez-le :"),
    ("pt-BR", "Para a primeira loja, marque-o:", "Se você estiver usando a segunda loja, marque-o:"),
  ])
  func targetsOfOneCallAreWays(locale: String, first: String, second: String) {
    func page(_ call: String) -> String {
      "# T\n\n\(first)\n\n\(block("docker tag bread one/bread"))\(second)\n\n\(block(call))"
    }
    #expect(areOneChoice(page("docker tag bread two/bread"), locale: locale))
    #expect(read(page("docker tag bread two/bread"), locale: locale).actions.allSatisfy { $0.conditions.isEmpty })
    #expect(choiceGroups(page("docker push bread two"), locale: locale) == [nil, nil])
  }

  // MARK: Names in headings

  @Test(arguments: [
    ("Run the oven on Linux", "Run the oven on Windows"), ("Write a baker in Go", "Write a baker in Python"),
    ("Make an oven (Linux)", "Make an oven (Windows)"), ("Baking in a Node.js oven", "Baking in a Python oven"),
    ("Complete words in Bash", "Complete words in Zsh"),
  ])
  func headingsThatDifferInOneNameAreWays(first: String, second: String) {
    #expect(areOneChoice("# T\n\n## \(first)\n\n\(block("ls one"))## \(second)\n\n\(block("ls two"))"))
  }

  @Test func languagesWithTheSameCommandAreWays() {
    func page(_ second: String) -> String {
      "# T\n\n## Java baker debugging\n\n\(block("ls one"))## Node.js baker debugging\n\n\(block(second))"
    }
    #expect(areOneChoice(page("ls one")))
    #expect(choiceGroups(page("ls two")) == [nil, nil])
  }

  @Test(arguments: [
    ("en", "Create a key", "Rotate the key", "Delete a key"),
    ("fr", "Créer une clé", "Renouveler la clé", "Supprimer une clé"),
    ("pt-BR", "Criar uma chave", "Renovar a chave", "Excluir uma chave"),
  ])
  func tasksOfOneThingAreDoneWhereTheyAreWanted(locale: String, create: String, rotate: String, delete: String) {
    func page(_ titles: [String]) -> String {
      "# T\n\nAbout keys.\n\n"
        + titles.enumerated().map { "## \($1)\n\n1. Look:\n\n   ```sh\n   ls \($0)\n   ```\n\n" }.joined()
    }
    let actions = read(page([create, rotate, delete]), locale: locale).actions
    #expect(actions.map { $0.conditions.map(\.text) } == [[], [rotate], [delete]])
    #expect(read(page([create, rotate]), locale: locale).actions.allSatisfy { $0.conditions.isEmpty })
  }

  // MARK: Pivots

  @Test(arguments: [(":::zone pivot=", ":::zone-end"), ("::: moniker range=", "::: moniker-end")])
  func pivotsAndVersionsAreOneChoiceOfThePage(opening: String, closing: String) {
    func zone(_ name: String, _ text: String) -> String { "\(opening)\"\(name)\"\n\n\(text)\(closing)\n\n" }
    let page =
      "# T\n\n## Before\n\n" + zone("two", "It is hot.\n\n" + block("ls one"))
      + zone("one", "## Small\n\n" + block("ls two") + "## Smaller\n\n" + block("ls three"))
      + zone("two", "## Large\n\n" + block("ls four")) + "## After\n\n" + block("ls five")
    let actions = read(page).actions
    #expect(actions.map { $0.branches.map(\.label) } == [["two"], ["one"], ["one"], ["two"], []])
    #expect(Set(actions.flatMap(\.branches).map(\.group)).count == 1)
    #expect(actions[0].branches == actions[3].branches && actions[1].branches == actions[2].branches)
  }
}
