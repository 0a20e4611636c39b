import RunbookModel
import Testing

/// Names that belong to no one stand for the reader's own.
@Suite struct ReservedNameTests {
  private func asked(_ command: String, after before: String = "") -> [String] {
    read("# Larch\n\n\(before)Run:\n\n```sh\n\(command)\n```\n").actions.last?.placeholders ?? []
  }

  @Test(arguments: [
    ("mount -t nfs nas.example.com:/export /mnt", "nas.example.com"), ("ssh-copy-id user@host", "user@host"),
    ("scp a.txt user@203.0.113.5:/srv", "user@203.0.113.5"), ("ssh-keyscan 198.51.100.7", "198.51.100.7"),
    ("curl https://example.com/install.sh -o install.sh", "example.com"), ("larch join 192.0.2.4", "192.0.2.4"),
    ("larch pull root@192.168.1.10", "192.168.1.10"), ("curl http://10.0.0.5:8080/health", "10.0.0.5"),
    ("git clone https://github.com/username/larch.git", "username/larch.git"),
    ("git clone git@github.com:myuser/larch.git", "myuser/larch.git"),
    ("larch add john@example.org", "john@example.org"),
    ("larch set --host=larch.example.net", "larch.example.net"), ("mount 192.168.1.20:/export /mnt", "192.168.1.20"),
  ])
  func theyAreAsked(command: String, name: String) { #expect(asked(command) == [name]) }

  @Test(arguments: [
    "curl https://example.com", "nslookup www.example.org", "git clone https://github.com/larch/larch.git",
    "larch init --network 10.244.0.0/16", "curl http://127.0.0.1:80/", "larch show example", "larch add user",
    "ssh admin@larch.dev", "# see https://docs.example.com/a\nlarch start", "larch use 10.5.1.2",
    "openssl req -x509 -subj '/CN=larch.example.com' -out a.pem",
  ])
  func othersAreNot(command: String) { #expect(asked(command).isEmpty) }

  /// What the page puts into a manifest is its own choice.
  @Test func aNameOfAManifestIsThePages() {
    let manifest = "```yaml\nkind: Ingress\nspec:\n  host: web.example.com\n```\n\n"
    #expect(asked("larch get -H 'Host: web.example.com' localhost", after: manifest).isEmpty)
  }

  /// Every machine has other disks, interfaces and users.
  @Test(arguments: [
    ("vgcreate data /dev/sdb", "/dev/sdb"), ("mkfs.ext4 /dev/nvme0n1p2", "/dev/nvme0n1p2"),
    ("dd if=one.img of=/dev/sda bs=4M", "/dev/sda"), ("ip link set ens18 up", "ens18"),
    ("ip addr add 10.9.0.2/24 dev enp3s0", "enp3s0"), ("adduser user1", "user1"),
    ("npm install {{site.url}}/one.tgz", "{{site.url}}"), ("cd /your/kiln/directory", "/your/kiln/directory"),
  ])
  func whatIsTheMachinesOwnIsAskedFor(command: String, name: String) {
    #expect(read("# T\n\n```sh\nsudo \(command)\n```\n").placeholders.map(\.name) == [name])
  }

  @Test(arguments: [
    "ls /dev/sda", "dd if=/dev/zero of=one.img", "ip netns exec one ip addr add 10.9.0.2/24 dev eth0",
    "ip link add eth0 type veth peer name eth1", "docker ps --format '{{.Names}}'", "adduser kiln",
    "bazel build //:kiln",
  ])
  func whatIsTheSameEverywhereIsNot(command: String) {
    let book = read("# T\n\n```sh\n\(command)\n```\n")
    #expect(book.placeholders.isEmpty)
  }
}
