import RunbookModel
import Testing

/// Shells of the reader's own machine, and containers in which a later section goes on.
@Suite struct OwnShellTests {
  private func blocked(_ page: String) -> [Bool] { read(page).actions.map { $0.blocked != nil } }

  private func page(_ commands: String...) -> String {
    "# T\n\n" + commands.map { "Do it:\n\n```sh\n\($0)\n```\n\n" }.joined()
  }

  @Test(arguments: [
    "sudo -s", "sudo -i", "su -", "sudo su -", "bash", "newgrp docker", "exec bash", "buildah unshare", "su - root",
  ])
  func areHere(command: String) {
    #expect(blocked(page("ls", command, "frob start")) == [false, false, false])
  }

  @Test(arguments: [
    "su - postgres", "sudo -u postgres -i", "sudo -iu postgres", "sudo -u postgres bash", "ssh one", "ssh one bash",
    "buildah run web bash", "docker exec -it web bash", "pwsh",
  ])
  func areElsewhere(command: String) {
    #expect(blocked(page("ls", command, "frob start")).last == true)
  }

  @Test func theRestOfTheBlockIsTypedThere() {
    let actions = read(page("sudo -s\nfrob start")).actions
    #expect(actions.first?.blocked != nil)
    #expect(actions.first?.blocked.map { "\($0)".contains("another machine") } == false)
  }

  @Test func whoLeavesTelnetIsHere() {
    #expect(blocked("# T\n\n## One\n\n```sh\ntelnet localhost 80\n```\n\n```sh\nls\n```\n") == [false, false])
  }

  @Test func aLaterSectionGoesOnInTheContainer() {
    let page = """
      # T

      ## Start it

      ```sh
      docker run -it frob
      ```

      Look:

      ```sh
      frobnicate --version
      ```

      ## Sign in from the frob container

      ```sh
      export FROB=1
      ```

      ## Make one with frobnicate

      ```sh
      frobnicate make
      ```

      ## Stop it on your computer

      ```sh
      docker ps
      ```
      """
    #expect(blocked(page) == [false, true, true, true, false])
  }
}
