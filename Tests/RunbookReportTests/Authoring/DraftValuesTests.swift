import Testing

@testable import RunbookReport

@Suite struct DraftValuesTests {
  private func page(_ texts: String..., home: String = "/home/ann") -> DraftPage {
    DraftPage(
      texts.enumerated().map { DraftCommand($1, number: $0 + 1) }, origin: .history, title: "Page", language: .english,
      surroundings: .init(home: home) { _ in true })
  }

  private func commands(_ page: DraftPage) -> [String] { DraftReading(page.text, locale: "en").commands ?? [] }

  @Test(arguments: [
    ("ssh ann@web1.internal uptime", "ssh <user>@<host> uptime"), ("scp a.txt web1:/srv/x", "scp a.txt <host>:/srv/x"),
    ("curl https://api.corp.example.org/v1", "curl https://<host>/v1"), ("ping -c 1 10.1.2.3", "ping -c 1 <host>"),
    ("echo 10.1.2.3 >> hosts", "echo <address> >> hosts"),
    ("git config user.email ann@example.org", "git config user.email <email>"),
    ("docker stop 3fa9c1d2e4b5", "docker stop <id>"),
    ("ibmcloud target -g 7d2f2a1c-6a39-4c5d-9d0e-2a7b0c1d2e3f", "ibmcloud target -g <id>"),
    ("kubectl logs web-79bdd76749-khtmw", "kubectl logs <name>"), ("cd /home/ann/work/shop", "cd ~/<shop_directory>"),
    ("cd ~/code/shop", "cd ~/<shop_directory>"),
    ("tar -czf \"/home/ann/a b.tgz\" x", "tar -czf \"$HOME/<a_b_file>\" x"),
    ("make PREFIX=/home/ann/opt", "make PREFIX=\"$HOME\"/<opt_directory>"),
  ])
  func aValueOfOnesOwnIsAPlaceholder(text: String, expected: String) {
    let page = page(text)
    #expect(commands(page) == [expected], "\(page.text)")
  }

  @Test(arguments: [
    "curl -fsSL https://get.docker.com -o x.sh", "git clone https://github.com/ann/shop.git",
    "curl http://localhost:8080/",
    "ping 127.0.0.1", "docker run -p 0.0.0.0:80:80 nginx", "cat ~/.ssh/config", "echo deadbeef", "chmod 755 x",
    "date +%Y-%m-%d",
    "sed -i 's/a/b/' x", "git checkout -b main", "apt install python3.11-venv",
  ])
  func whatIsTheSameForAllStays(text: String) {
    #expect(commands(page(text)) == [text])
  }

  @Test func aNameThatWasGivenComesAgain() {
    let page = page(
      "docker build -t shop-web .", "docker run -d --name web shop-web", "docker logs web",
      "kubectl create namespace prod", "kubectl get pods --namespace prod")
    #expect(
      commands(page) == [
        "docker build -t <image> .", "docker run -d --name <name> <image>", "docker logs <name>",
        "kubectl create namespace <namespace>", "kubectl get pods --namespace <namespace>",
      ], "\(page.text)")
    #expect(page.text.contains("| `<image>` | The image, for example `shop-web`. |"))
  }

  @Test func oneValueHasOneNameAndOneNameOneValue() {
    let page = page("ssh web1.internal ls", "ssh web2.internal ls", "scp a web1.internal:b")
    #expect(commands(page) == ["ssh <host> ls", "ssh <host_2> ls", "scp a <host>:b"])
  }

  @Test func whatIsInADirectoryIsBelowIt() {
    let page = page("mkdir -p /home/ann/shop", "cp x.yaml /home/ann/shop/x.yaml", "cd /home/ann/shop/src")
    #expect(
      commands(page) == [
        "mkdir -p ~/<shop_directory>", "cp x.yaml ~/<shop_directory>/x.yaml", "cd ~/<shop_directory>/src",
      ], "\(page.text)")
  }

  @Test func noOnesNameIsInAPath() {
    let page = page("cat /home/ann/.bashrc", "ls '/home/ann/x y'", "cp /Users/bea/x.txt a", home: "/root")
    #expect(commands(page).first == "cat /home/<user>/.bashrc")
    #expect(!commands(page).joined().contains("bea") && !commands(page).joined().contains("ann"))
    // Those of a system or an image are the same for all.
    let shared = "docker run -v /home/node/app:/home/node/app node"
    #expect(commands(self.page(shared)) == [shared])
  }
}
