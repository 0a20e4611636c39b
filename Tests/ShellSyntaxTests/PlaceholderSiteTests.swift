import ShellSyntax
import Testing

@Suite struct PlaceholderSiteTests {
  @Test(arguments: [
    ("bx iam org <org_name> --guid", ["<org_name>"]),
    ("docker login -u a -p <your_apikey> <registry_url>", ["<your_apikey>", "<registry_url>"]),
    ("cf push <nom d'utilisateur> <peer ID>", ["<nom d'utilisateur>", "<peer ID>"]),
    (
      "a </path/to/archive.tgz> <8081> <1.0.0> <dev|normal> <user.b@example.com>",
      ["</path/to/archive.tgz>", "<8081>", "<1.0.0>", "<dev|normal>", "<user.b@example.com>"]
    ),
    (
      "a <nombre de política> <logDNA-Aufnahmeschlüssel> <名前>",
      ["<nombre de política>", "<logDNA-Aufnahmeschlüssel>", "<名前>"]
    ),
    ("a registry.<domain>/<ns>/<image>:<tag>", ["<domain>", "<ns>", "<image>", "<tag>"]),
    ("a --label <key=value>", ["<key=value>"]),
    ("a \"<x>\" '<y>' $(b <z>) `c <w>`", ["<x>", "<y>", "<z>", "<w>"]),
    ("a <<E\nname: <x>\nE", ["<x>"]),
    ("a # <x>", ["<x>"]),
    ("a > <file>", ["<file>"]),
    ("a >out-<cluster>-<date>.yaml", ["<cluster>", "<date>"]),
    ("a {region} https://{host}/v1 \"https://api.{region}.x\"", ["{region}", "{host}", "{region}"]),
    ("bx login [--sso] [--org <org>]", ["[--sso]", "[--org <org>]", "<org>"]),
    ("a [name] [ projectName ] [-f [--json]]", ["[name]", "[ projectName ]", "[-f [--json]]", "[--json]"]),
    ("a -o jsonpath='{range .items[*]}{.name}{end}' {x}", ["{x}"]), ("a {end}", ["{end}"]),
    ("a <<host>> http://<<host>>:<<port>>/x \"<<a.b>>\"", ["<<host>>", "<<host>>", "<<port>>", "<<a.b>>"]),
    ("cat <<EOF>> f\n<<host>>\nEOF\nb <<host>>", ["<<host>>", "<<host>>"]),
    ("a <your {{site.data.keyword.x}} user>", ["<your {{site.data.keyword.x}} user>"]),
  ])
  func isFound(text: String, names: [String]) {
    #expect(Template(text, language: .shell).sites.map(\.name) == names)
  }

  @Test(arguments: [
    "cat <<EOF>>f\nx\nEOF", "cat <<EOF>> f\nx\nEOF", "a <<< b>>c", "sort < file > out", "sort <in >out",
    "sort <in 2>&1", "sort <in 2>err", "a <<EOF\nEOF", "a <<< b",
    "diff <(a) <(b)", "tee >(a)", "a 2>&1",
    "[ 1 -le 2 ] && a <=b", "a -> b => c", "[[ a < b || c > d ]]", "a '<tag>x</tag>'",
    "a <<E\n<a href=\"x\">y</a>\n<br/>\n</p><p>\nE",
    "a {{.Size}} \"{{ .ID }}\"", "a ${b} ${c:-d} $d", "a {b,c} {1..3} { d; }", "awk '{print $1}' f", "awk '{print}'",
    "jq '{name}'",
    "curl -d '{\"a\":1}' -w '%{http_code}'", "[ -f x ] && ls [a-z]* [abc]*", "[[ -n x ]]", "a <>f", "a <&3",
    "git show HEAD@{upstream}", "a \\<x\\>",
    "a ibmclouddb=>", "echo '2<3 and 4>1'", "a <-- b -->", "a <…> <—>", "git diff <<< \"$x\" >o",
  ])
  func isNone(text: String) {
    #expect(Template(text, language: .shell).sites.map(\.name) == [])
  }

  @Test(
    arguments: [
      (
        "kubectl create x --docker-password=<p> --docker-email <e>", ["--docker-password", "--docker-email"],
        [nil, nil]
      ),
      ("docker login -u a -p <p> <url>", ["-p", nil], [nil, 2]),
      ("bx cs cluster-config <c>", [nil], [3]), ("a -p<x>", ["-p"], [nil]), ("a b 'x <c>' d <e>", [nil, nil], [2, 4]),
      ("<program> <x>", [nil, nil], [nil, 1]), ("a b > <f>", [nil], [nil]), ("A=<x> b", [nil], [nil]),
      ("a $(b -c <d>) <e>", ["-c", nil], [nil, 2]),
      ("a -- <x>", [nil], [2]), ("curl -H \"X: <x>\"", ["-H"], [nil]), ("a --set b=<x>", ["--set"], [nil]),
      ("a [--org <o>]", ["--org", "--org"], [nil, nil]),
    ] as [(String, [String?], [Int?])])
  func belongsToAnOptionOrHasAPosition(text: String, options: [String?], positions: [Int?]) {
    let sites = Template(text, language: .shell).sites
    #expect(sites.map(\.option) == options)
    #expect(sites.map(\.position) == positions)
  }

  @Test(
    arguments: [
      ("a <x>", .bareWord), ("A=<x>", .assignmentValue), ("a '<x>'", .singleQuoted), ("a \"<x>\"", .doubleQuoted),
      ("a $'<x>'", .ansiQuoted),
      ("a <x>>b", .guardedWord), ("a $B<x>", .afterVariable(.bareWord)),
      ("a \"$B<x>\"", .afterVariable(.doubleQuoted)),
      ("a $(b <x>)", .substitution(.bareWord)), ("a \"$(b \"<x>\")\"", .substitution(.doubleQuoted)),
      ("A=`b <x>`", .backticks(.bareWord, inQuotes: false)),
      ("a \"`b <x>`\"", .backticks(.bareWord, inQuotes: true)),
      ("a <<E\n<x>\nE", .heredoc(delimiter: "E", quoted: false)),
      ("a <<'E'\n<x>\nE", .heredoc(delimiter: "E", quoted: true)), ("a # <x>", .comment),
      ("a ${B:-<x>}", .parameterWord(quoted: false)),
      ("a ${<x>}", .variableName), ("a $<x>", .variableName), ("<x>=1", .variableName), ("a $((<x>))", .number),
      ("curl https://<x>/", .url(.host, in: .bareWord)), ("curl https://h/a/<x>", .url(.pathSegment, in: .bareWord)),
      ("curl https://h/<file_path>", .url(.path, in: .bareWord)),
      ("curl \"https://h/?a=<x>\"", .url(.query, in: .doubleQuoted)),
      ("curl https://<x>:b@h/", .url(.userInfo, in: .bareWord)),
      ("curl 'https://h/#<x>'", .url(.fragment, in: .singleQuoted)),
      ("curl -d '{\"a\":\"<x>\"}'", .json(.string, in: .singleQuoted)),
      ("curl -d '{\"a\":<x>}'", .json(.value, in: .singleQuoted)),
      ("curl -d 'a=<x>'", .form(in: .singleQuoted)), ("curl -H 'A: <x>'", .header(in: .singleQuoted)),
      ("docker login <registry_url>", .bareWord),
      ("curl -d '{\"u\":\"https://<x>/\"}'", .url(.host, in: .json(.string, in: .singleQuoted))),
      ("a <<E\nk: v\nn: <x>\nE", .yaml(.plain(inFlow: false), in: .heredoc(delimiter: "E", quoted: false))),
    ] as [(String, Place)])
  func standsInAPlace(text: String, place: Place) {
    #expect(Template(text, language: .shell).sites.map(\.place) == [place])
  }

  @Test(arguments: [
    ("ibmcloud target -g RESOURCE-GROUP -r REGION", ["RESOURCE-GROUP", "REGION"]),
    ("a us.icr.io/NAMESPACE/REPO:TAG", ["NAMESPACE", "REPO", "TAG"]),
    ("a --name=PROJECT_NAME", ["PROJECT_NAME"]),
    ("a my_app your-key mycluster myApp", ["my_app", "your-key", "mycluster", "myApp"]),
    ("a -f mypod.yaml", ["mypod.yaml"]),
    ("curl -XPOST $HOME A=1 JSON mysql EOF", []), ("A=b PROGRAM c", []), ("a <<EOF\nEOF", []), ("K=VALUE a", ["VALUE"]),
    ("a KEY=value", []), ("mv /filepath/tool /usr/bin/tool", ["/filepath/tool"]),
    ("a -v /local/path:/data --key=\"/path/to/k.pem\"", ["/local/path", "/path/to/k.pem"]),
    ("a @/path/to/my_key ~/path/to/x", ["/path/to/my_key", "path/to/x"]),
    ("a https://h/path/x $D/path/x ${D}/path/x <d>/path/x /path/<x> /path /var/x", []),
  ])
  func mayBeOne(text: String, names: [String]) {
    #expect(Template(text, language: .shell).possibleSites.map(\.name) == names)
  }

  @Test func rangesAreBytes() {
    let text = "é <ö>"
    #expect(Template(text, language: .shell).sites.map(\.range) == [3..<7])
  }
}
