import RunbookModel
import Testing

@Suite struct PowerShellTests {
  @Test(arguments: [
    "(Invoke-WebRequest \"https://a.example/oven.py\").Content | python -",
    "# Bake it as yourself\n.\\oven.exe bake --as \".\\baker\"", "(Get-Item oven).Length",
  ])
  func callsOfPowerShellAreCommands(text: String) {
    let page = read("# T\n\nIf you meet an error such as _too hot_, try:\n\n```powershell\n\(text)\n```\n")
    #expect(page.blocks.map(\.kind) == [.command])
    #expect(page.actions.map(\.platforms) == [[.windows]])
  }

  @Test func aSubshellIsNone() {
    #expect(read("# T\n\nRun it:\n\n```sh\n(cd oven && ls)\n```\n").actions.map(\.platforms) == [[]])
  }
}
