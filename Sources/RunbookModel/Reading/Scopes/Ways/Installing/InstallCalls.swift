import ShellSyntax

/// What the commands of a text install, and with which program: "cargo install tool" and "brew install tool" are two ways
/// to the same thing.
struct InstallCalls {
  /// By program the names without versions, folders and forges.
  var packages: [String: Set<String>] = [:]
  /// The same as they are written; of a script the whole command.
  private var operands: Set<String> = []
  /// With versions, folders and forges; of a script its address.
  private(set) var names: Set<String> = []

  init(_ script: ShellScript) {
    for command in script.commands {
      guard let script = InstallScript(command) else { continue }
      packages[Self.script, default: []].insert(script.name)
      names.insert(script.name)
      operands.insert(command.text)
    }
    for simple in script.commands.flatMap(\.simpleCommands) {
      let words = simple.calledWords.compactMap(\.literal)
      guard let program = words.first, let length = Self.opening(of: words) else { continue }
      let given = words.dropFirst(length).compactMap { $0.hasPrefix("--id=") ? String($0.dropFirst(5)) : $0 }
        .filter { $0.first != "-" }
      self.names.formUnion(given)
      let names = given.map(Self.bare).filter { !$0.isEmpty }
      operands.formUnion(given)
      packages[program, default: []].formUnion(names)
    }
  }

  /// Whether both install something of one name, each with one program, which are not the same; or with the same program
  /// one and the same thing from elsewhere, in another version, or with more: `tool[all]`.
  func isOtherWay(than other: InstallCalls) -> Bool {
    guard packages.count == 1, other.packages.count == 1 else { return false }
    return packages.contains { program, names in
      other.packages.contains { otherProgram, others in
        if otherProgram != program { return !others.isDisjoint(with: names) }
        return names.count == 1 && names == others && operands.count == 1 && other.operands.count == 1
          && operands != other.operands
      }
    }
  }

  /// In the place of a program, for scripts that install something.
  private static let script = "sh"

  /// How many words the program and its subcommand are, options between them included; nil: it installs nothing.
  private static func opening(of words: [String]) -> Int? {
    guard let program = words.first, let rows = subcommands[program] else { return nil }
    return rows.lazy.compactMap { end(of: $0, in: words) }.first
  }

  /// After the last word of the subcommand; one that is an option, as in `nix-env -f one -iA two`, may be anywhere.
  private static func end(of subcommand: [String], in words: [String]) -> Int? {
    var index = 1
    for word in subcommand {
      let isOption = word.first == "-"
      while index < words.count, words[index] != word, isOption || words[index].first == "-" { index += 1 }
      guard index < words.count, words[index] == word else { return nil }
      index += 1
    }
    return index
  }

  /// `github.com/one/tool@latest`, `tool==1.2`, `forge:one/tool`, `tool[extra]`, `@scope/tool`
  private static func bare(_ operand: String) -> String {
    let path = operand.split { "/:#".contains($0) }.last ?? ""
    let name = path.prefix { !"@=<>~[".contains($0) }
    return (name.hasSuffix(".git") ? name.dropLast(4) : name).lowercased()
  }

  private static let subcommands: [String: [[String]]] = {
    var rows: [String: [[String]]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      rows[words[0], default: []].append(Array(words.dropFirst()))
    }
    return rows
  }()

  /// From the documentation of each program.
  private static let table = """
    apk add
    apt install
    apt-get install
    asdf install
    brew install
    bun add
    bun install
    cargo binstall
    cargo install
    choco install
    composer require
    composer global require
    conda install
    docker pull
    dnf install
    dotnet tool install
    emerge
    eopkg install
    flatpak install
    gem install
    go get
    go install
    guix install
    krew install
    mamba install
    microdnf install
    mise use
    nix profile install
    nix-env -i
    nix-env -iA
    npm i
    npm install
    opkg install
    pacman -S
    pacstall -I
    paru -S
    pip install
    pip3 install
    pipx install
    pkg install
    pkgin install
    pkgx
    pnpm add
    pnpm install
    podman pull
    poetry add
    port install
    rpm-ostree install
    scoop install
    snap install
    spack install
    tdnf install
    uv add
    uv pip install
    uv tool install
    volta install
    winget install
    xbps-install
    yay -S
    yarn add
    yarn global add
    yum install
    zypper install
    """
}
