import Diagnostics
import MarkdownBlocks
import Testing

@testable import RunbookModel

/// Directories, and machines that a prompt names.
@Suite struct PlaceTests {
  private func actions(_ text: String, locale: String = "en") -> [Action] {
    let source = SourceFile(path: "page.md", bytes: Array("# Page\n\n\(text)".utf8))
    return RunbookReader(locale: locale).read(MarkdownReader().read(source)).actions.filter { $0.kind != .manual }
  }

  private func block(_ command: String) -> String { "```sh\n\(command)\n```\n\n" }

  private func directories(_ actions: [Action]) -> [String?] {
    actions.map { $0.place?.kind == .directory ? $0.place?.name ?? "root" : nil }
  }

  @Test(arguments: [
    ("en", "In the folder `web`, install them.", "web"), ("en", "From the `web/src` directory, run:", "web/src"),
    ("en", "Run the following command from the `web` directory:", "web"),
    ("en", "Then, from the root of the repository, run:", "root"),
    ("en", "Change to the **web** folder.", "web"), ("fr", "Dans le dossier `web`, exécutez :", "web"),
    ("fr", "Placez-vous dans le répertoire `web`.", "web"), ("fr", "À la racine du dépôt, exécutez :", "root"),
    ("pt-BR", "Na pasta `web`, instale:", "web"), ("pt-BR", "A partir da raiz do projeto, execute:", "root"),
    ("pt-BR", "Entre no diretório `web`.", "web"), ("en", "Open a terminal and go to the folder `web`:", "web"),
    ("en", "Switch to the newly created directory `web`:", "web"),
    ("en", "Make sure you are in the `web` directory, then run:", "web"),
    ("en", "Change your working directory to the `web/src` folder.", "web/src"),
    ("en", "Move into the project folder `web` and install it:", "web"),
    ("en", "Change to the `web\\src` directory.", "web/src"),
    ("en", "You should now be in the root directory of the repository.", "root"),
    ("fr", "Entrez dans le nouveau dossier `web` :", "web"),
    ("fr", "Vérifiez que vous êtes dans le dossier `web`, puis lancez :", "web"),
    ("pt-BR", "Abra um terminal e navegue até a nova pasta `web`:", "web"),
    ("pt-BR", "Certifique-se de estar no diretório `web` e execute:", "web"),
  ])
  func aSentenceNamesTheDirectory(locale: String, sentence: String, name: String) {
    let found = actions("\(sentence)\n\n" + block("npm ci"), locale: locale)
    #expect(directories(found) == [name])
    #expect(found.map(\.place?.line) == [3])
    #expect(found.allSatisfy { $0.blocked == nil })
  }

  @Test func aHostThatTheReaderPutsInIsElsewhere() {
    let found = actions(
      block("admin@<server>:~/web$ tar -xf a.tgz") + "Go on:\n\n" + block("admin@<server>:~/web$ ls -l")
        + block("$ ls -l"))
    #expect(found.map(\.place?.kind) == [.host, .host, nil])
    #expect(found.map { $0.blocked != nil } == [true, true, false])
  }

  @Test func theFirstNamedHostIsTheMachineAtHand() {
    let found = actions(block("user@laptop:~$ ls -l") + "Then:\n\n" + block("user@server:~$ ls -l"))
    #expect(found.map(\.place?.kind) == [nil, .host])
  }

  // MARK: Two terminals

  private func stay(_ first: String, _ sentence: String, _ second: String, locale: String = "en") -> [Bool] {
    actions(block(first) + "\(sentence)\n\n" + block(second), locale: locale).map(\.staysInForeground)
  }

  @Test(arguments: [
    ("Check in another terminal that it answers:", "en"), ("In a second terminal, ask it:", "en"),
    ("Dans un autre terminal, vérifiez que l'API répond :", "fr"), ("Em outro terminal, consulte:", "pt-BR"),
    ("Fragen Sie es in einem anderen Terminal ab:", "de"),
  ])
  func whatNeedsAnotherTerminalKeepsThisOne(sentence: String, locale: String) {
    #expect(stay("npx springboard", sentence, "springboard status", locale: locale) == [true, false])
  }

  @Test func aNewTerminalMayOnlyReadAProfile() {
    #expect(stay("./setup.sh", "Open a new terminal:", "tool --version") == [false, false])
    #expect(stay("npx springboard", "In a new terminal, run:", "curl http://localhost:80/") == [true, false])
  }

  @Test(arguments: ["mkdir x", "export A=1", "npx springboard --detach", "npx springboard &"])
  func whatEndsKeepsNoTerminal(command: String) {
    #expect(stay(command, "In another terminal, run:", "springboard status") == [false, false])
  }

  @Test func aServerMayBeStartedInTheOtherTerminal() {
    let found = actions("Open a second terminal to run the proxy:\n\n" + block("kubectl proxy") + block("date"))
    #expect(found.map(\.staysInForeground) == [true, false])
  }

  private func serves(_ command: String, _ below: String) -> Bool? {
    actions(block(command) + below + "\n\n" + block("date")).first?.staysInForeground
  }

  @Test(arguments: ["node server.js", "python3 app.py", "go run .", "./bin/web", "java -jar app.jar", "cargo run"])
  func whatAPageOpensIsServed(command: String) {
    #expect(serves(command, "Open http://localhost:3000 in a browser.") == true)
    #expect(serves(command, "It prints:\n\n```\nListening on port 3000\n```") == true)
    #expect(serves(command, "Look at the file.") == false)
  }

  @Test(arguments: [
    "docker run -d web", "systemctl start web", "kubectl apply -f web.yaml", "npm install", "docker compose up -d",
    "curl http://localhost:3000",
  ])
  func whatEndsIsNotServed(command: String) {
    #expect(serves(command, "Open http://localhost:3000 in a browser.") == false)
  }

  @Test func exitLeavesTheProgramThatWasStarted() {
    let found = actions(block("mysql -u admin") + "Leave the client with\n\n" + block("exit") + block("date"))
    #expect(found.map { $0.place?.kind == .program } == [false, true, false])
    #expect(found[1].blocked != nil)
  }

  @Test(arguments: [
    "In the folder where you saved the file, run:", "From the directory that contains `Dockerfile`, run:",
    "Copy the key to the `conf` directory:", "You find the log in the `log` directory:", "In the `x y` folder, run:",
    "The root of the repository has a `Makefile`:", "In the directory `$TARGET`, run:", "In the `main` branch, run:",
  ])
  func otherSentencesNameNone(sentence: String) {
    #expect(directories(actions("\(sentence)\n\n" + block("npm ci"))) == [nil])
  }

  @Test func aSentenceHoldsForTheCommandsRightBelowIt() {
    let found = actions(
      "In the `web` folder, build it.\n\n" + block("npm ci") + block("npm run build") + "Look at it.\n\n"
        + block("date"))
    #expect(directories(found) == ["web", "web", nil])
  }

  @Test func aMoveHoldsToTheEndOfTheSection() {
    let found = actions(
      "## One\n\nChange to the `web` directory.\n\n" + block("npm ci") + "Look at it.\n\n" + block("ls")
        + "## Two\n\nLook.\n\n" + block("date"))
    #expect(directories(found) == ["web", "web", nil])
  }

  @Test func thePagesOwnCommandGoesThereOnce() {
    let found = actions("Change to the `web` directory:\n\n" + block("cd web") + "Install.\n\n" + block("npm ci"))
    #expect(directories(found) == [nil, nil])
  }

  @Test func whatMakesTheDirectoryIsNotRunInIt() {
    let found = actions(
      "Clone it. Then, in the folder `web/app`, build it.\n\n" + block("git clone https://host/web.git") + block("make")
    )
    #expect(directories(found) == [nil, "web/app"])
  }

  @Test func anotherHostInThePromptIsElsewhere() {
    let found = actions(
      "Copy it, and start it:\n\n"
        + block("me@laptop:~$ scp x web1:\nroot@web1:~# systemctl restart x\nme@laptop:~$ curl web1"))
    #expect(found.map(\.text) == ["scp x web1:", "systemctl restart x", "curl web1"])
    #expect(found.map { $0.place?.name } == [nil, "web1", nil])
    #expect(found.map { $0.leftToPerson } == [nil, .elsewhere, nil])
  }

  @Test func bareHostsBeforeTheMarkAreTold() {
    let found = actions("Do it:\n\n" + block("laptop$ cat a\nserver$ cat b"))
    #expect(found.map(\.text) == ["cat a", "cat b"])
    #expect(found.map { $0.place?.kind } == [nil, .host])
  }

  @Test(arguments: [
    "admin@server:~$ ls\nroot@server:~# cat /etc/x", "user$ ls\nroot# cat /etc/x", "$ ls\n# cat /etc/x",
  ])
  func oneMachineIsHere(transcript: String) {
    #expect(actions("Do it:\n\n" + block(transcript)).allSatisfy { $0.place == nil && $0.blocked == nil })
  }

  // MARK: Servers and containers

  @Test(arguments: [
    ("en", "First, SSH into your new server."), ("en", "After logging in to your server, update it:"),
    ("en", "Once you are connected to the server, update it:"), ("en", "On the server:"),
    ("en", "On the server run:"), ("en", "On each worker node, run:"), ("en", "On all the nodes:"),
    ("en", "Start by connecting to your virtual server."), ("en", "Run this on your VPS:"),
    ("en", "Use SSH to connect to the virtual machine."), ("fr", "Commencez par vous connecter au serveur."),
    ("fr", "Une fois connecté au serveur, mettez-le à jour :"), ("fr", "Sur chaque nœud :"),
    ("pt-BR", "Primeiro, conecte-se ao seu servidor."), ("pt-BR", "No servidor:"),
    ("pt-BR", "Depois de se conectar ao servidor, atualize-o:"),
  ])
  func aSentenceGoesToTheServer(locale: String, sentence: String) {
    let found = actions("\(sentence)\n\n" + block("apt-get update"), locale: locale)
    #expect(found.map(\.place?.kind) == [.host])
    #expect(found.map(\.leftToPerson) == [.elsewhere])
  }

  @Test(arguments: [
    "Copy it to the server:", "In Node, run:", "Connecting to your server requires a key.",
    "List the pods on the node:",
    "First, look at the server.",
  ])
  func otherSentencesStayHere(sentence: String) {
    #expect(actions("\(sentence)\n\n" + block("tool list")).map(\.place) == [nil])
  }

  @Test func aHeadingNamesThePlaceOfItsSection() {
    let found = actions(
      "## On the worker nodes\n\n" + block("kubeadm join x") + "## Look\n\n" + block("kubectl get nodes"))
    #expect(found.map(\.place?.kind) == [.host, nil])
  }

  private let entered = "## Connect\n\n```sh\nssh root@203.0.113.9\n```\n\n"

  @Test func laterSectionsGoOnOnTheServer() {
    let found = actions(
      entered + "## Install\n\nInstall it.\n\n" + block("apt-get install -y web") + "## Start\n\nStart it.\n\n"
        + block("web start") + "## Try\n\nFrom your laptop, try it.\n\n" + block("curl http://203.0.113.9")
        + "## Look\n\nLook at it.\n\n" + block("web list"))
    #expect(found.map(\.place?.kind) == [nil, .host, .host, nil, nil])
  }

  @Test func whatSaysNothingOfASystemIsDoneHere() {
    let found = actions(entered + "## Develop\n\nBuild it.\n\n" + block("npm ci"))
    #expect(found.map(\.place) == [nil, nil])
  }

  @Test func programsThatWereCalledHereAreCalledHereAgain() {
    let found = actions(
      "## Make\n\n" + block("az vm create -n web") + entered + "## Install\n\n" + block("sudo apt-get install web")
        + "## Clean up\n\n" + block("az group delete -n web"))
    #expect(found.map(\.place?.kind) == [nil, nil, .host, nil])
  }

  @Test func whoCallsTheContainersProgramHasLeftIt() {
    let found = actions(
      "Open a shell:\n\n" + block("kubectl exec -it web -- sh") + "Look:\n\n" + block("ls /srv") + "Then:\n\n"
        + block("kubectl delete pod web"))
    #expect(found.map(\.place?.kind) == [nil, .container, nil])
    #expect(actions("Run this command in the container:\n\n" + block("docker exec web ls")).map(\.place) == [nil])
  }

  /// Who follows one way never went where the other one goes.
  @Test func theOtherWayIsNotWhereTheFirstOneGoes() {
    let made = actions(
      "Become that user:\n\n```sh\nsu - kiln\n# Or, if you have sudo\nsudo -u kiln bash\n```\n\n" + block("make"))
    #expect(made.map(\.place?.kind) == [nil, nil, .program])
  }

  @Test(arguments: [
    ("en", "To reach it from another machine, run:"), ("fr", "Pour y accéder depuis une autre machine, exécutez :"),
    ("pt-BR", "Para acessá-lo de outra máquina, execute:"),
  ])
  func anotherMachineIsOnlyForTheNextCommand(locale: String, sentence: String) {
    let made = actions(
      block("ls") + sentence + "\n\n" + block("curl one") + "Look.\n\n" + block("ls -l"), locale: locale)
    #expect(made.map(\.place?.kind) == [nil, .host, nil])
  }

  /// A section that only goes there is no reason to leave again.
  @Test func aSectionOfItsOwnForGoingThereLeavesTheOthersThere() {
    let page =
      "## Start it\n\n### Switch user\n\n" + block("su - kiln") + "### Start\n\n" + block("/opt/kiln/bin/kiln start")
      + "## Firewall\n\n" + block("ufw allow 80")
    let found = actions(page)
    #expect(found.map(\.leftToPerson) == [nil, .elsewhere, nil])
    let mixed = page.replacing("### Switch user\n\n", with: "### Switch user\n\n" + block("ls"))
    #expect(actions(mixed).allSatisfy { $0.leftToPerson == nil })
  }

  @Test func whatIsTypedInAProgramIsShownWhereItIsOpened() {
    let page =
      "# T\n\nGo in:\n\n" + block("docker exec -it db bash") + "Dump it:\n\n" + block("pg_dumpall > /tmp/one.sql")
      + "Leave it:\n\n" + block("exit")
    let steps = read(page).procedures.flatMap(\.steps)
    #expect(steps.first?.notes.map(\.text) == ["pg_dumpall > /tmp/one.sql", "exit"])
  }
}
