import Testing

@testable import RunbookLint

/// Help texts of programs that do not exist, in the styles of those that do.
@Suite struct ProgramHelpTextTests {
  private static func read(_ text: String, _ call: String = "tool") -> ProgramHelpText {
    ProgramHelpText(Array(text.utf8), of: call.split(separator: " ").map(String.init))
  }

  /// `-a --all -o= --out=`, sorted.
  private static func options(_ text: String) -> String {
    read(text).table.options.map { $0.key + $0.value.rawValue }.sorted().joined(separator: " ")
  }

  @Test func gnu() {
    let text = """
      Usage: pack [OPTION]... [FILE]...
      Puts files together.

        -a, --add                 add files
            --colour[=WHEN]       mark names; WHEN is always or never
        -o, --output=FILE         write to FILE
        -L N                      at most N levels
            --[no-]links          follow links or not (see also --chase)
            --help                display this help
      """
    #expect(
      Self.options(text)
        == "--add --chase --colour=? --help --links --no-links --output= -L= -a -o=")
    #expect(!Self.read(text).table.isPartial)
    #expect(Self.read(text).commands.isEmpty)
  }

  @Test func argparse() {
    let text = """
      usage: tool [-h] [-v] [--level {low,high}] {add,remove} ...

      positional arguments:
        {add,remove}          what to do
          add                 adds one
          remove              removes one
        name                  no command

      options:
        -h, --help            show this help message and exit
        -f FILE, --file FILE  read FILE
        --level {low,high}    how much
        -n [N], --number [N]  how many
      """
    #expect(Self.options(text) == "--file= --help --level= --number=? -f= -h -n=? -v")
    #expect(Self.read(text).commands.map(\.name) == ["add", "remove"])
    #expect(Self.read(text).hasShortHelp)
  }

  @Test func cobra() {
    let text = """
      Manages things.

      Usage:
        tool [command]

      Available Commands:
        get         Display one
                    or many
        list, ls    List them
        help        Help about any command

      Flags:
        -n, --namespace string   the namespace
            --dry-run            only show
        -h, --help               help for tool

      Use "tool options" for a list of global options (applies to all commands).
      """
    #expect(Self.options(text) == "--dry-run --help --namespace= -h -n=")
    #expect(
      Self.read(text).commands
        == [.init(name: "get", aliases: []), .init(name: "list", aliases: ["ls"])])
    #expect(Self.read(text).pointers == [["options"]])
    let lists = """
      Options:
          -A, --all-namespaces=false:
      \tIf present, list them all.

          -o, --output='':
      \tOutput format.

          --size=500:
      \tReturn large lists in chunks.
      """
    #expect(Self.options(lists) == "--all-namespaces=? --output= --size= -A=? -o=")
  }

  @Test func clap() {
    let text = """
      Usage: tool [OPTIONS] [COMMAND]

      Commands:
        build, b    Compile
        clean       Remove what was made
        ...         See all commands with --list

      Options:
        -v, --verbose...             Use verbose output
            --color <WHEN>           Colour [possible values: auto, always]
            --config <KEY=VALUE>     Set a value
            --edition[=<YEAR>]       Edition
        -h, --help                   Print help
      """
    #expect(
      Self.options(text)
        == "--color= --config= --edition=? --help --list --verbose -h -v")
    #expect(Self.read(text).commands.map(\.name) == ["build", "clean"])
    #expect(Self.read(text).pointers == [["--list"]])
  }

  @Test func click() {
    let text = """
      Usage: tool [OPTIONS] COMMAND [ARGS]...

      Options:
        -n, --name TEXT       Whom to greet.
        --shout / --no-shout  Loudly or not.
        --count INTEGER       How often.
        --help                Show this message and exit.

      Commands:
        init  Make a new one.
        sync  Bring it up to date.
      """
    #expect(Self.options(text) == "--count= --help --name= --no-shout --shout -n=")
    #expect(Self.read(text).commands.map(\.name) == ["init", "sync"])
    // The commands are its own.
    #expect(!Self.read(text).table.passesOn)
  }

  @Test func commander() {
    let text = """
      Usage: tool [options] [command]

      Options:
        -V, --version          output the version number
        -p, --port <number>    port to listen on
        -s, --sep [char]       separator
        -h, --help             display help for command

      Commands:
        clone [options] <url>  copy a repository
        help [command]         display help for command
      """
    #expect(Self.options(text) == "--help --port= --sep=? --version -V -h -p= -s=?")
    #expect(Self.read(text).commands.map(\.name) == ["clone"])
  }

  @Test func busybox() {
    let text = """
      BusyBox v1.36 multi-call binary.

      Usage: show [-1aC] [-w WIDTH] [FILE]...

      Lists things

      \t-1\tOne a line
      \t-a\tAll
      \t-w N\tFormat N columns wide
      \t--full-time\tFull dates
      """
    #expect(Self.options(text) == "--full-time -1aC -C -a -w=")
    #expect(!Self.read(text).table.isPartial)
  }

  @Test func systemdAndOpenSSLAndGo() {
    let systemd = """
      tool [OPTIONS...] COMMAND ...

      Unit Commands:
        list-units [PATTERN...]   List units
        start UNIT...             Start units

      Options:
        -h --help              Show this help
        -H --host=[USER@]HOST  Operate on a host
      """
    #expect(Self.options(systemd) == "--help --host= -H= -h")
    #expect(Self.read(systemd).commands.map(\.name) == ["list-units", "start"])
    let openssl = """
      Usage: req [options]

      General options:
       -help                 Display this summary
       -in infile            Input file
       -days +int            How long
       -*                    Any digest
      """
    #expect(Self.options(openssl) == "-days= -help -in=")
    #expect(Self.read(openssl).table.isPartial)
    let names = """
      help:

      Standard commands
      asn1parse         ca                ciphers
      dgst              dhparam
      """
    #expect(Self.read(names).commands.map(\.name) == ["asn1parse", "ca", "ciphers", "dgst", "dhparam"])
  }

  @Test func usageLinesOnly() {
    let ssh = """
      unknown option -- -
      usage: ssh [-46AaC] [-B bind_interface] [-D [address:]port]
                 [-p port] destination [command [argument ...]]
      """
    #expect(Self.options(ssh) == "-46AaC -A -B= -C -D= -a -p=")
    #expect(Self.read(ssh).table.isPartial)
    #expect(Self.read(ssh).table.passesOn)
    let git = "usage: git [-v | --version] [-h | --help] [-C <path>] [-c <name>=<value>]\n"
    #expect(Self.options(git) == "--help --version -C= -c= -h -v")
  }

  @Test func manualPage() {
    let text = """
      TOOL-COPY(1)         Manual         TOOL-COPY(1)

      NAME
             tool-copy - copies

      OPTIONS
             -a, --all
                 Everything; there are more options in other programs.

             -m <msg>, --message=<msg>
                 A message.
      """
    #expect(Self.options(text) == "--all --message= -a -m=")
    #expect(Self.read(text).isManualPage)
    #expect(Self.read("T\u{8}TO\u{8}O\n\u{1B}[1m  -a  all\u{1B}[0m\n").table.options == ["-a": .none])
  }

  @Test func aTextThatIsNotTheWholeOneSaysSo() {
    let text = """
      Usage: get [options...] <url>
       -d, --data <data>          Data to send
       -f, --fail                 Fail at once
       -o, --output <file>        Where to
      This is not the full help. For all options use the manual or "--help all".
      """
    #expect(Self.read(text).table.isPartial)
    #expect(Self.read(text, "get").pointers == [["--help", "all"]])
    var whole = Self.read(text)
    whole.merge(Self.read(" -d, --data <data>  Data\n -f, --fail  Fail\n -o, --output <file>  Where\n -x  More\n"))
    #expect(!whole.table.isPartial)
    #expect(whole.table.options.count == 8)
  }

  @Test func aCompletionAddsLongOptions() {
    var text = Self.read("Usage: tool [options] command\n\nMost used commands:\n  get - Get one\n")
    text.merge(completion: Array("[[ -n $x ]] && compgen -W '-d --download-only --fix=' -- $cur\n--help|-h)\n".utf8))
    #expect(text.table.options == ["--download-only": .none, "--fix": .none, "--help": .none])
    #expect(text.table.isPartial && text.commands.map(\.name) == ["get"])
  }

  /// What a text says is never run, but for a few words that show help.
  @Test(arguments: [
    "\"tool delete all\"", "'tool help; rm -rf /'", "`tool --help $(id)`", "\"tool help delete\"", "\"tool all\"",
  ])
  func pointersAreOnlyForHelp(text: String) {
    #expect(Self.read("Usage: tool\n\nSee \(text) for more.\n").pointers.isEmpty)
  }

  @Test func proseIsNoHelp() {
    #expect(!Self.read("tool: cannot open file\n").isHelp)
    #expect(!Self.read("").isHelp)
    #expect(Self.read("All commands:\n\n    access, adduser, audit,\n    bugs\n").commands.count >= 3)
    #expect(Self.read("Git commands are used in various ways.\n  to add files\n").commands.isEmpty)
  }

  @Test func anythingIsReadInLittleTime() {
    let odd = String(repeating: "-a[<{(", count: 20_000) + "\n" + String(repeating: "  {a,", count: 20_000)
    #expect(Self.read(odd).commands.count < 3)
  }
}
