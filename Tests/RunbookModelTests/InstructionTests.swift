import RunbookModel
import Testing

/// Commands that a sentence asks to run, and those that it only is about.
@Suite struct InstructionTests {
  private func offered(_ text: String, locale: String = "en", after block: String? = nil) -> [String] {
    let code = block.map { "```\n\($0)\n```\n{: pre}\n\n" } ?? ""
    return read("# T\n\n\(code)\(text)\n", locale: locale).actions.filter(\.isInline).compactMap(\.text)
  }

  @Test(arguments: [
    ("Run `ls -l` to list them.", ["ls -l"]), ("List them by running `ls -l`.", ["ls -l"]),
    ("Enter `ibmcloud login` and press Enter.", ["ibmcloud login"]), ("Execute `make`.", ["make"]),
    ("Use `kubectl get pods` to list the pods.", ["kubectl get pods"]),
    ("You can check it with `docker ps -a`.", ["docker ps -a"]),
    ("Log in with the command `ibmcloud login`.", ["ibmcloud login"]),
    ("Use the `ibmcloud login --sso` command to log in.", ["ibmcloud login --sso"]),
    ("Review the resources with `free -h` and `df -h`.", ["free -h", "df -h"]),
    ("Leave the server with `exit`.", ["exit"]),
    ("Before you begin, install the plug-in: `ibmcloud plugin install a`.", ["ibmcloud plugin install a"]),
    ("If you have a federated ID, use `ibmcloud login --sso` to log in.", ["ibmcloud login --sso"]),
    (
      "Log in by running `ibmcloud login`. Then, log in to it by running `ibmcloud cr login`.",
      ["ibmcloud login", "ibmcloud cr login"]
    ),
    ("Run the following command: `make test-docs`", ["make test-docs"]),
    ("Check if you have it with `ls --version` or `ls -v`.", ["ls --version", "ls -v"]),
    ("If you want to see one alone, add its name (for example, `docker logs web`).", ["docker logs web"]),
    ("After it is set, you can simply specify `docker logs <name>` from the CLI.", ["docker logs <name>"]),
    ("If you are using Windows, use `box\\Scripts\\activate` instead.", ["box\\Scripts\\activate"]),
    ("Encode it by running `\"openssl enc -base64 -in a\"` before you send it.", ["openssl enc -base64 -in a"]),
    ("When you are ready to tear it down, simply run `docker compose down`.", ["docker compose down"]),
    ("- The extension. Run `az extension add --name a` to install it.", ["az extension add --name a"]),
    ("Read it:\n\n`ETCDCTL_API=3 etcdctl get /a | hexdump -C`", ["ETCDCTL_API=3 etcdctl get /a | hexdump -C"]),
    ("| Problem | Fix |\n| --- | --- |\n| It is slow. | Review its logs with `docker logs a`. |", ["docker logs a"]),
    ("<table><tr><td>Stop</td><td><ol><li>Run <code>ls &lt;dir&gt;</code>.</li></ol></td></tr></table>", ["ls <dir>"]),
    ("<dl><dt>`--id ID`</dt><dd>The ID. To find it, run `ibmcloud cr images`.</dd></dl>", ["ibmcloud cr images"]),
    ("> **Note:** If it fails, run `docker ps -a`.", ["docker ps -a"]),
    (
      "You can find it by running `ls -l`, and then see the reason that it failed by running `ls -a <name>`.",
      ["ls -l", "ls -a <name>"]
    ),
    (
      "Use `docker ps -a` to list them, followed by `docker rm <name>` to remove one.",
      ["docker ps -a", "docker rm <name>"]
    ),
    ("Log in. Run the following command: [ibmcloud login](/docs/a#login)", ["ibmcloud login"]),
    ("Run these commands:\n\n* `ls -l`\n* `ls -a`", ["ls -l", "ls -a"]),
    (
      "Read them by entering `cf logs a --recent`. For example:\n\n```\ncf logs a --recent | grep x\n```",
      ["cf logs a --recent"]
    ),
    ("- Create your branch (`git switch -c topic`)", ["git switch -c topic"]),
    (
      "Commit the changes (`git commit -a`), and push them (`git push origin topic`).",
      ["git commit -a", "git push origin topic"]
    ),
    ("Then run `springboard init` in your folder.", ["springboard init"]),
    ("1. Do it.\n\n   ```\n   ls\n   ```\n   {: pre}\n\n   Then run `ls -a` yourself.", ["ls -a"]),
  ])
  func whatASentenceAsksForIsOffered(text: String, commands: [String]) {
    #expect(offered(text) == commands)
  }

  @Test(arguments: [
    ("Exécutez la commande `ls -l`.", "fr", ["ls -l"]), ("Listez-les avec `docker ps -a` :", "fr", ["docker ps -a"]),
    ("Quittez le serveur avec `exit`.", "fr", ["exit"]),
    ("Si vous ne savez pas, exécutez la commande `bx cr plan`.", "fr", ["bx cr plan"]),
    ("Connectez-vous à nouveau : `bx cr login`.", "fr", ["bx cr login"]),
    ("Para ver o plano, execute `bx cr plan`.", "pt-BR", ["bx cr plan"]),
    ("Verifique se ele existe com `ls --version`.", "pt-BR", ["ls --version"]),
    ("Em um Mac, o comando será como a seguir: `export A=$(ls -l)`", "pt-BR", ["export A=$(ls -l)"]),
    ("Vérifiez si l'outil est là avec `ls --version`.", "fr", ["ls --version"]),
    ("Antes de executar os comandos, efetue login com o comando `ibmcloud login`.", "pt-BR", ["ibmcloud login"]),
    ("Puede encontrarlo ejecutando `kubectl describe deployment <a>`.", "es", ["kubectl describe deployment <a>"]),
    ("Führen Sie `docker ps -a` aus.", "de", ["docker ps -a"]), ("Esegui `docker ps -a`.", "it", ["docker ps -a"]),
    ("`docker ps -a` を実行します。", "ja", ["docker ps -a"]), ("`docker ps -a`를 실행하십시오.", "ko", ["docker ps -a"]),
    ("执行 `bx login`，以登录。", "zh-CN", ["bx login"]), ("重新執行 `bx login` 指令，以重新整理。", "zh-TW", ["bx login"]),
  ])
  func soItIsInOtherLanguages(text: String, locale: String, commands: [String]) {
    #expect(offered(text, locale: locale) == commands)
  }

  @Test(arguments: [
    "Prerequisites: `cf api`, `cf login`", "For information on problems with `docker ps -a`, see the reference.",
    "You have to run `docker ps -a` and `docker pull a` with sudo.",
    "If Docker asks for it, you must run the `docker login`, `docker ps -a` and `docker pull a` commands with `sudo`.",
    "You can do it by using the `docker run -v` command.\n\n```\ndocker run -v a:b c\n```",
    "You can use these commands there:\n\n* `kubectl get nodes`\n* `kubectl get pods`",
    "The `ls -l` command lists the files.", "`kubectl` must be installed.", "After you run `ls -l`, wait.",
    "For more information about the `ibmcloud cr region-set` command, see the reference.",
    "Do not run `rm -rf build`.", "The cluster is created with `kind create cluster`.",
    "When you run `docker ps -a`, you see it.", "Syntax: `ibmcloud cr login`", "Use `kubectl` version 1.9.",
    "Instead of running `docker ps -a`, wait.", "Enter `yes` when prompted.", "To run `docker ps -a`, you need rights.",
    "The output of `docker ps -a` shows it.", "Replace `a b` with `docker ps -a`.",
    "| `docker ps -a` | Lists all of them. |\n| --- | --- |\n| `docker rm x` | Removes it. |",
    "Install `docker` and `kubectl`.", "Enter `my name`.", "Pull it with `docker pull`.",
    "Remove it with the [`ibmcloud cr image-rm`](a.md) command.", "Run the `docker` command.",
    "You can use a token in your command `docker login`.", "The pods (`kubectl get pods`) are listed.",
    "- `$ quarry runs` — execute `quarry runs` and keep it",
    "Do not remove it (`docker rm web`).", "Create a name (for example `docker rm web`).",
  ])
  func whatIsOnlySpokenOfIsNot(text: String) {
    #expect(offered(text).isEmpty)
  }

  /// The command is an example of what is done on that condition.
  @Test(arguments: [
    ("en", "If you built it from a folder, remove that first. For example, run `docker rm -f a`."),
    ("fr", "Si vous l'avez construit à partir d'un dossier, retirez-le. Par exemple, exécutez `docker rm -f a`."),
    ("pt-BR", "Se você o construiu a partir de uma pasta, remova-a. Por exemplo, execute `docker rm -f a`."),
  ])
  func anExampleHasTheConditionOfTheSentenceBeforeIt(locale: String, text: String) {
    let actions = read("# T\n\n\(text)\n", locale: locale).actions
    #expect(actions.map(\.text) == ["docker rm -f a"])
    #expect(actions.allSatisfy { !$0.conditions.isEmpty })
    let other = read("# T\n\nIt is built from a folder. For example, run `docker rm -f a`.\n").actions
    #expect(other.allSatisfy { $0.conditions.isEmpty })
  }

  @Test func aProgramOfThePageIsKnownInItsSentences() {
    #expect(offered("Then run `quarry runs`.", after: "quarry start") == ["quarry runs"])
    #expect(offered("and then `quarry runs`, which takes a while", after: "quarry start") == ["quarry runs"])
    // What is right after the verb is run, known or not; what is beside it may be anything.
    #expect(offered("Then run `quarry runs`.") == ["quarry runs"])
    #expect(offered("and then `quarry runs`, which takes a while").isEmpty)
    #expect(offered("Enter `quarry runs`.").isEmpty)
  }

  @Test func whatTheNextBlockHoldsIsNotOfferedTwice() {
    #expect(offered("Run `ls -l`:\n\n```\nls -l\n```\n{: pre}").isEmpty)
    #expect(offered("Use the `az aks create` command:\n\n```\naz aks create --name a\n```\n{: pre}").isEmpty)
  }

  @Test func aSentenceWithoutAStepIsOneAndChangesNoOtherId() {
    let runbook = read(
      """
      # T

      ## A
      {: #a}

      Log in: `docker login`.

      ```
      ls
      ```
      {: pre}

      If it fails, run `docker ps -a`.

      ## B
      {: #b}

      Check it with `docker info -f x`.
      """)
    #expect(
      runbook.actions.map(\.id) == ["a/u1/2", "a/u1/1", "a/u1/3", "b/i1/1"]
        && runbook.actions.map(\.text) == ["docker login", "ls", "docker ps -a", "docker info -f x"])
    #expect(runbook.actions[2].condition?.text == "If it fails, run docker ps -a.")
    #expect(runbook.actions.map(\.line) == runbook.actions.map(\.line).sorted())
    #expect(runbook.procedures.map(\.id) == ["a", "b"])
  }

  @Test func aDamagedCommandIsBlockedInASentenceToo() {
    let actions = read("# T\n\nRun `docker ps –all`.\n").actions
    #expect(actions.count == 1 && actions.allSatisfy { $0.isInline && $0.blocked != nil })
  }

  @Test func aCommandAloneBelowItsVerbIsOffered() {
    #expect(read("# T\n\nIn your terminal, run\n\n`make flash`\n").actions.map(\.text) == ["make flash"])
    #expect(read("# T\n\nIt is long.\n\n`make flash`\n").actions.isEmpty)
  }

  @Test(arguments: [
    "start the containers `docker compose up -d`", "Stop the service `systemctl stop kiln`.",
  ])
  func whatStandsRightAfterTheDemandDoesIt(sentence: String) {
    #expect(read("# T\n\n* \(sentence)\n").actions.map(\.isInline) == [true])
  }

  @Test(arguments: [
    "See the output of `docker ps -a`.", "Install the plugin of `docker compose up`.", "Read the `git log -p` page.",
  ])
  func whatIsOnlyNamedDoesNot(sentence: String) { #expect(read("# T\n\n* \(sentence)\n").actions.isEmpty) }
}
