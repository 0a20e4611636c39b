import RunbookModel
import Testing

@Suite struct BlankCapitalTests {
  private func asked(_ command: String, _ text: String = "Run it.") -> [String] {
    read("# T\n\n1. \(text)\n\n   ```sh\n   \(command)\n   ```\n   {: pre}\n").placeholders.map(\.name)
  }

  @Test(
    arguments: [
      "npx tool sync --mode REPLACE", "npx tool add web --sku FREE --plan STANDARD", "docker run --env WEB_TOKEN image",
      "docker run -e WEB_TOKEN image", "npx tool --capture-env-var PWD", "sudo iptables -A INPUT -p tcp",
      "mysql -e \"FLUSH PRIVILEGES\"",
    ])
  func wordsOfAProgramAreNotAsked(command: String) {
    #expect(asked(command) == [])
  }

  @Test(
    arguments: [
      ("npx tool add NAME --cpu CPU", ["NAME", "CPU"]),
      ("npx tool add --type TYPE --mode MODE_NAME", ["TYPE", "MODE_NAME"]),
      ("npx tool add --group GROUP", ["GROUP"]), ("npx tool send --user EMAIL", ["EMAIL"]),
    ])
  func namesOfValuesAreAsked(command: String, names: [String]) {
    #expect(asked(command) == names)
  }

  @Test func aSentenceMayExplainAWordOfItsOption() {
    #expect(asked("npx tool send -s SUBJECT", "The SUBJECT is printed.") == [])
    #expect(asked("npx tool send -s SUBJECT", "The option `-s` takes the SUBJECT of the mail.") == ["SUBJECT"])
  }
}
