import ShellSyntax
import Testing

@Suite struct EditedTextTests {
  private func parts(_ text: String) -> [String]? {
    EditedText(text)?.parts.map { $0.command + ($0.content.map { " << " + $0 } ?? "") }
  }

  @Test(arguments: [
    ("sudo nano /etc/one.conf\n\n[one]\ntwo = 3\n", ["sudo nano /etc/one.conf << [one]\ntwo = 3"]),
    ("vim one.yaml\nserver:\n  port: 80", ["vim one.yaml << server:\n  port: 80"]),
    // What is between two calls of an editor, and a paragraph of calls after the last one.
    (
      "nano a.conf\n\nx = 1\n\nnano b.conf\n\ny {\n}\n\nsudo systemctl restart a",
      ["nano a.conf << x = 1", "nano b.conf << y {\n}", "sudo systemctl restart a"]
    ),
    ("cd /etc\nsudo vi hosts\n10.0.0.1 db", ["cd /etc", "sudo vi hosts << 10.0.0.1 db"]),
    // A script, and what a shell reads when it starts.
    ("nano run.sh\n#!/bin/bash\nls -l", ["nano run.sh << #!/bin/bash\nls -l"]),
    ("vim ~/.bashrc\n\nexport ONE=1", ["vim ~/.bashrc << export ONE=1"]),
  ])
  func contentIsNoCommand(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    "sudo vim /etc/one.conf\n\nsudo systemctl restart one", "nano /etc/one.conf", "nano\nls", "ls -l\nOK",
    "cat <<E > x\nnano y\nz {\nE", "vim -h\nusage: vim", "unknown thing\nnano x\ny = 1",
    "nano one.conf\nnano two.conf",
  ])
  func commandsAreNoContent(text: String) {
    #expect(parts(text) == nil)
  }
}
