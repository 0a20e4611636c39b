import RunbookModel
import Testing

/// Sections and blocks whose titles tell them apart by names, ranks, or what is left over.
@Suite struct NamedWayTests {
  private func page(_ first: String, _ second: String, between: String = "") -> String {
    "# Kiln\n\n## Installation\n\n### \(first)\n\n```sh\nkiln one\n```\n\n\(between)### \(second)\n\n```sh\nkiln two\n```\n"
  }

  @Test(arguments: [
    ("To make and enable a systemd service", "To make and enable an OpenRC service"),
    ("5a. Enable the systemd unit here", "5b. Enable the runit unit here"), ("Recommended: conda", "Advanced: pip"),
    ("Build with CMake", "Build directly with Make (Linux only)"),
    ("Snap (Linux)", "User service (Linux, without snap)"),
    ("Run it with clay cards", "Run it with other cards"),
    ("Manually entering the flash mode", "Automatically enter the flash mode"),
  ])
  func sectionsAreWays(first: String, second: String) {
    #expect(areOneChoice(page(first, second), locale: "en"))
  }

  @Test(arguments: [
    ("Install the Python packages", "Install the Ruby packages"), ("Make the kiln ready", "Run without installation"),
    ("Build with care", "Build with friends"),
  ])
  func sectionsAreSteps(first: String, second: String) {
    #expect(choiceGroups(page(first, second), locale: "en").allSatisfy { $0 == nil })
  }

  @Test(arguments: [
    ("Quick setup", "Manual setup (you do it)", "en"), ("Installation rapide", "Installation manuelle", "fr"),
  ])
  func waysHaveASectionBetweenThem(first: String, second: String, locale: String) {
    let page =
      "# Kiln\n\n## \(first)\n\n```sh\nkiln one\n```\n\n## Kiln\n\nIt burns.\n\n## \(second)\n\n```sh\nkiln two\n```\n"
    #expect(areOneChoice(page, locale: locale))
  }

  @Test func folderIsSetUpForABuildOnce() {
    let page = """
      # Kiln

      ## Unix and the like

      ```sh
      cmake -B build -DFAST=1
      ```

      ## A desktop project

      ```sh
      cmake -B build -G Xcode
      ```
      """
    #expect(areOneChoice(page, locale: "en"))
  }

  @Test func familiesOfDistributionsAreWays() {
    let page = """
      # Kiln

      - **Debian-based distributions**:

        ```sh
        sudo apt-get install kiln
        ```

      - **RPM-based distributions**:

        ```sh
        sudo yum install kiln
        ```
      """
    #expect(areOneChoice(page, locale: "en"))
  }

  @Test func commentsNameSystemsAndArchitectures() {
    let page = """
      # Kiln

      ```sh
      # Debian / Ubuntu - X86_64
      fetch kiln_amd64.deb

      # Debian / Ubuntu - ARM 64
      fetch kiln_arm64.deb

      # Fedora / CentOS - X86_64
      fetch kiln.x86_64.rpm

      # Fedora / CentOS - ARM 64
      fetch kiln.aarch64.rpm
      ```
      """
    #expect(areOneChoice(page, locale: "en"))
  }

  @Test func otherwiseOffersAnotherThing() {
    let page = """
      # Kiln

      To start it on a phone, run:

      ```sh
      kiln phone
      ```

      Otherwise, to get a package, do:

      ```sh
      kiln package
      ```
      """
    #expect(areOneChoice(page, locale: "en"))
  }

  @Test(arguments: ["# For aarch64 (boards of 64 bit):", "# Note: You may need to change the owner.", "# If on macOS:"])
  func commentLeavesWhatIsBelow(comment: String) {
    let page = "# Kiln\n\n```sh\nkiln one\n\n\(comment)\nkiln two\n```\n"
    #expect(read(page, locale: "en").actions.map(\.conditions.count) == [0, 1])
  }
}
