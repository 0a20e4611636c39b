import Bytes

/// Names by which labels tell ways apart of which one is followed, the same in every language.
struct LabelNames: Sendable {
  /// Names for the same thing in one row.
  private let rows: [[Words]]
  private let all: WordList

  init(_ table: String) {
    rows = table.parts(separatedBy: "\n").map { row in
      row.parts(separatedBy: ",").map { Words($0) }
    }
    all = WordList(rows.flatMap(\.self))
  }

  /// The row of which a name is in the text, of several the one with the longest; nil where none is.
  func name(in text: ArraySlice<UInt8>) -> Int? {
    guard all.isAny(in: text) else { return nil }
    var longest: (row: Int, length: Int)?
    for (row, names) in rows.enumerated() {
      for name in names where name.bytes.count > longest?.length ?? 0 && ByteSearch.holdsWord(name, in: text) {
        longest = (row, name.bytes.count)
      }
    }
    return longest?.row
  }

  /// All names in a row.
  func names(inRow row: Int) -> [String] { rows[row].map(\.text) }

  /// The words of a text without the names of a row.
  func rest(of text: ArraySlice<UInt8>, besides row: Int) -> [ArraySlice<UInt8>] {
    var rest = Array(text)
    for name in rows[row].sorted(by: { $0.bytes.count > $1.bytes.count }) {
      while let start = ByteSearch.wordOffset(of: name, in: rest[...]) {
        rest.replaceSubrange(start..<start + name.bytes.count, with: [UInt8(ascii: " ")])
      }
    }
    return rest.split { !ByteSearch.isLetter($0) && !(0x30...0x39).contains($0) && $0 != UInt8(ascii: "-") }
  }

  /// Programs that install something.
  static let installers = LabelNames(
    """
    npm
    yarn
    pnpm
    bun
    pip
    pipx
    uv
    poetry
    conda
    brew,homebrew
    apt,apt-get
    dnf
    yum
    zypper
    pacman
    apk
    snap
    flatpak
    nix
    cargo
    chocolatey,choco
    scoop
    winget
    macports
    mise
    asdf
    aqua
    pkgx
    pacstall
    guix
    go modules
    cargo-binstall
    docker
    podman
    """)

  /// By which a service is used.
  static let interfaces = LabelNames(
    """
    cli,command line,command-line,terminal
    api,rest api,rest
    console,web console,portal,azure portal,cloud console,management console
    ui,gui,web ui,user interface,graphical user interface,web interface,dashboard
    sdk
    terraform
    opentofu
    pulumi
    bicep
    arm template
    cloudformation
    ansible
    helm
    kustomize
    kubectl
    operator
    manifest,manifests,yaml
    curl
    powershell
    docker compose,docker-compose,compose
    systemd
    script,install script
    source
    binary,binaries
    """)

  static let architectures = LabelNames(
    """
    amd64,x86_64,x86-64,x64,intel,amd 64,x86 64
    arm64,aarch64,apple silicon,m1,arm 64
    armv7,armhf,arm32,arm 32
    i386,i686
    ppc64le
    s390x
    riscv64
    """)

  /// What a reader's own program is written in or for.
  static let languages = LabelNames(
    """
    node.js,node,javascript,typescript
    python
    go,golang
    java
    kotlin
    scala
    swift,ios
    android
    objective-c
    ruby
    php
    rust
    perl
    elixir
    c#,.net,csharp
    c++,cpp
    dart,flutter
    react native
    unity
    """)

  static let shells = LabelNames(
    """
    bash
    zsh
    fish
    powershell,pwsh
    command prompt,cmd
    tcsh,csh
    nushell
    """)

  /// Where something is deployed.
  static let clouds = LabelNames(
    """
    aws,amazon web services,amazon eks,eks,ec2
    gcp,google cloud,google cloud platform,gke,google kubernetes engine
    azure,microsoft azure,aks
    digitalocean,digital ocean
    linode,akamai
    hetzner,hetzner cloud
    heroku
    fly.io
    vercel
    netlify
    render,render.com
    railway
    cloudflare,cloudflare workers
    ibm cloud
    oracle cloud,oci
    openshift
    kubernetes,k8s,kubectl
    minikube
    k3s
    k3d
    docker desktop
    docker swarm,swarm
    bare metal
    koyeb
    northflank
    coolify
    dokku
    caprover
    scaleway
    ovh,ovhcloud
    vultr
    civo
    cloud run,google cloud run
    app engine,google app engine
    elastic beanstalk,aws elastic beanstalk
    azure app service,app service
    aws lambda
    github pages
    gitlab pages
    cloudflare pages
    firebase hosting
    hugging face spaces
    pythonanywhere
    replit
    local machine,locally
    """)

  /// Databases of one kind, which hold the data of a program.
  static let databases = LabelNames(
    """
    postgresql,postgres
    mysql
    mariadb
    sqlite,sqlite3
    sql server,mssql
    cockroachdb
    """)

  /// In which a program is got.
  static let forms = LabelNames(
    """
    binary,binaries,prebuilt binary,prebuilt binaries,pre-built binary,pre-built binaries,release binary
    script,install script,installation script,installer script,installer,standalone installer
    source,sources,source code
    package manager,package managers
    manifest,manifests,yaml
    container,container image
    archive,tarball,zip
    """)

  /// Systems that Passo does not run on, or whose short names mean other things in a sentence.
  static let otherSystems = LabelNames(
    """
    arch
    freebsd,openbsd,netbsd,dragonfly bsd,bsd
    termux
    chromeos,chrome os
    wsl,wsl2
    haiku
    flox
    """)

  /// Programs that keep services running, of which a system has one.
  static let serviceManagers = LabelNames(
    """
    systemd
    openrc
    sysvinit,sysv,sysv init
    runit
    launchd
    upstart
    s6
    supervisor,supervisord
    """)

  /// With which a program is built.
  static let buildTools = LabelNames(
    """
    cmake
    make,gnu make,makefile,nmake
    meson
    ninja
    bazel
    autotools,autoconf,configure
    gradle
    maven
    ant
    scons
    xmake
    qmake
    msbuild
    visual studio
    xcode
    nix
    docker
    """)

  static let engines = LabelNames(
    """
    docker
    podman
    containerd
    cri-o
    """)
}
