import ShellSyntax
import Testing

@Suite struct TemplateTests {
  private func fill(_ text: String, _ values: [String: Filling]) -> String? {
    try? Template(text, language: .shell).filled { values[$0.key] }
  }

  @Test(arguments: [
    ("bx iam org <org_name> --guid", "dev", "bx iam org dev --guid"),
    ("bx iam org <org_name>", "it's", #"bx iam org 'it'\''s'"#),
    ("a <x>", "", "a ''"), ("a b<x>c", "", "a b''c"), ("a \"<x>\"", "", "a \"\""), ("a <x>", "-rf", "a -rf"),
    ("a <x>", "~/x", "a '~/x'"),
    ("a <x>", "k=v", "a 'k=v'"), ("<x> a", "if", "'if' a"), ("A=<x>", "b c", "A='b c'"),
    ("a '<x>'", "b'c", #"a 'b'\''c'"#),
    ("a \"<x>\"", "$b`c\\\"", #"a "\$b\`c\\\"""#), ("a `b \"<x>\"`", "$c", #"a `b "\\\$c"`"#),
    ("a $(b <x>)", "$c", "a $(b '$c')"),
    ("curl https://h/<x>?q=<x>", "a b/c&d", "curl https://h/a%20b%2Fc%26d?q=a%20b/c%26d"),
    ("curl https://h/<file_path>", "a/b c", "curl https://h/a/b%20c"),
    ("curl https://<x>/", "h:8080", "curl https://h:8080/"),
    ("docker login <registry_url>", "https://h/a?b", "docker login 'https://h/a?b'"),
    ("curl -d '{\"a\":\"<x>\",\"n\":<x>}'", "3", "curl -d '{\"a\":\"3\",\"n\":3}'"),
    ("curl -d '{\"n\":<x>}'", "it's", #"curl -d '{"n":"it'\''s"}'"#),
    ("curl -d 'a=<x>'", "b&c d", "curl -d 'a=b%26c%20d'"), ("a <<E\n<x>\nE", "$b", "a <<E\n\\$b\nE"),
    ("a <<'E'\n<x>\nE", "$b", "a <<'E'\n$b\nE"),
    ("a <<E\nk: <x>\nl: $M\nE", "yes", "a <<E\nk: 'yes'\nl: $M\nE"), ("a # <x>", "b", "a # b"),
    ("a $(( <x> + 1 ))", "3", "a $(( 3 + 1 ))"),
    ("a $B<x>", "c", "a $B'c'"), ("a \"$B<x>\"", "c", "a \"$B\"\"c\""), ("a <x>>f", "2", "a '2'>f"),
  ])
  func spellsAValueForItsPlace(text: String, value: String, expected: String) {
    #expect((try? Template(text, language: .shell).filled { _ in .value(value) }) == expected)
  }

  @Test(arguments: [
    ("a <x>", "b\0c"), ("curl https://<x>/", "a/b"), ("curl https://<x>/", ""), ("curl https://h/<x>", ".."),
    ("curl -H 'A: <x>'", "b\nc"), ("a # <x>", "b\nc"),
    ("<x>=1", "a b"), ("a b{<x>}", "c..d"), ("a $((<x>))", "b"), ("a $((<x>))", "010"), ("a <<E\n<x>\nE", "b\nE\nc"),
    ("a <<E\n<x>F\nE", "b\nE\n"), ("a <<EOF\n<x>F\nEOF\nb", "c\nEO"),
    ("a <<-E\n<x>\nE", "\tb"), ("a <<E\n$(b '<x>')\nE", "c\\\nd"), ("a \"${B:-<x>}\"", "}"), ("a <<E\n$B<x>\nE", "c"),
    ("a \"`b \"<x>\"`\"", "{c,d}"),
  ])
  func refusesWhatCannotStandThere(text: String, value: String) throws {
    let template = Template(text, language: .shell)
    let failure = try #require(throws: FillFailure.self) { try template.filled { _ in .value(value) } }
    #expect(failure.unfilled == [])
    #expect(failure.refused.count == 1)
  }

  @Test(
    arguments: [
      ("bx login [--sso]", .omit, "bx login"), ("bx login [--sso]", .keep, "bx login --sso"),
      ("bx [--sso] login", .omit, "bx login"), ("[-a] [-b] tool [-c] [-d] x", .omit, "tool x"),
      ("a [-f, --force] b", .keep, "a --force b"), ("a [--force | -f]", .keep, "a --force"),
      ("a [-r, --region REGION]", .value("us south"), "a --region 'us south'"),
      ("a [--out=FORMAT]", .value("json"), "a --out=json"), ("a [name]", .value("b c"), "a 'b c'"),
      ("a [name]", .omit, "a"), ("a [--org <org>]", .value("x y"), "a --org 'x y'"),
      ("a [--org <org>]", .omit, "a"), ("a [-o, --org <org>]", .value("x"), "a --org x"),
      ("a [-f [--json]] b", .omit, "a b"),
    ] as [(String, Filling, String)])
  func optionalPartsComeAndGo(text: String, filling: Filling, expected: String) {
    #expect((try? Template(text, language: .shell).filled { _ in filling }) == expected)
  }

  @Test func theInsideOfAKeptPartIsFilled() {
    #expect(fill("a [--org <org>] b", ["org_org": .keep, "org": .value("x")]) == "a --org x b")
    #expect(fill("a [-f [--json]] b", ["f_json": .keep, "json": .omit]) == "a -f b")
    #expect(fill("a [--zone {zone}] b", ["zone_zone": .keep, "zone": .value("x")]) == "a --zone x b")
    #expect(
      fill("a [-u <u> -p PASS]", ["u_u_p_pass": .keep, "u": .value("x"), "pass": .value("y z")]) == "a -u x -p 'y z'")
  }

  @Test(arguments: [
    ("a [--org <o> | -o <o>] b", "a --org x b"), ("a [-o <o> | --org <o>]", "a --org x"),
    ("a [-o, --org <o>]", "a --org x"), ("a [--org, -o <o>]", "a --org x"), ("a [--org|-o=<o>]", "a --org=x"),
    ("a [-o <o>...] b", "a -o x b"), ("a [<oo> ...]", "a x"), ("a [--env <o>, other]", "a --env x, other"),
  ])
  func oneSpellingOfAFlagIsKept(text: String, expected: String) throws {
    let filled = try Template(text, language: .shell).filled { $0.form == .optional ? .keep : .value("x") }
    #expect(filled == expected)
  }

  @Test(arguments: [
    (["a_a", "b_b"], "x --a 1 --b 1 y"), (["a_a"], "x --a 1 y"), (["b_b"], "x --b 1 y"), ([], "x y"),
  ])
  func partsMayTouch(wanted: [String], expected: String) throws {
    let filled = try Template("x [--a A][--b B] y", language: .shell)
      .filled { wanted.contains($0.key) ? .value("1") : .omit }
    #expect(filled == expected)
  }

  @Test func aPartMayHaveItsValueInQuotationMarks() throws {
    let template = Template(#"a [--text "THE TEXT"] b ["c"]"#, language: .shell)
    #expect(template.sites.map(\.name) == [#"[--text "THE TEXT"]"#])
    #expect(try template.filled { _ in .value("it's") } == #"a --text 'it'\''s' b ["c"]"#)
  }

  @Test(arguments: [
    (#"curl "{url}/v1""#, ["{url}"]), ("curl -d @{path_to_file}a.flac", ["{path_to_file}"]),
    ("git log @{upstream}", []),
    ("git log main@{one_day_ago}", []), (#"awk "{print}/x""#, []), (#"curl "{url}""#, ["{url}"]),
  ])
  func bracesInAddressesAndPaths(text: String, names: [String]) {
    #expect(Template(text, language: .shell).sites.map(\.name) == names)
  }

  @Test func whatAPartIsAskedForIsItsArgument() {
    let sites = Template(
      "a [--sso] [name] [--out=FORMAT] [-o, --org <org>] [IMAGE...] [-f N [--g H]]", language: .shell
    )
    .sites.filter { $0.form == .optional }
    #expect(sites.map(\.argument) == [nil, "name", "FORMAT", nil, "IMAGE...", nil, "H"])
  }

  @Test func everyUnfilledSiteIsNamed() throws {
    let template = Template("a <x> <y> [--z] # <w>", language: .shell)
    let failure = try #require(throws: FillFailure.self) { try template.filled { $0.key == "y" ? .value("1") : nil } }
    #expect(failure.unfilled.map(\.name) == ["<x>", "[--z]"])
  }

  @Test func onlyOptionalPartsCanBeLeftOut() {
    #expect(fill("a <x>", ["x": .omit]) == nil)
    #expect(fill("a <x>", ["x": .keep]) == nil)
    #expect(fill("a [--sso]", ["sso": .value("b")]) == nil)
  }

  @Test func possibleSitesAreFilledOnRequest() throws {
    let template = Template("a -r REGION <x> my_app", language: .shell)
    let region = template.possibleSites.filter { $0.key == "region" }
    #expect(try template.filled(including: region) { _ in .value("eu de") } == "a -r 'eu de' 'eu de' my_app")
  }

  @Test(arguments: [
    ("name: <x>\n", "pod-1", "name: pod-1\n"), ("name: <x>\n", "a: b", "name: 'a: b'\n"), ("n: <x>", "3", "n: 3"),
    ("n: <x>", "007", "n: '007'"), ("v: <x>", "1.10", "v: '1.10'"),
    ("b: <x>", "true", "b: true"), ("b: <x>", "yes", "b: 'yes'"), ("b: <x>", "null", "b: 'null'"),
    ("b: <x>", "", "b: ''"), ("b: <x>", "a\nb", "b: \"a\\nb\""), ("t: <x>", "12:30", "t: '12:30'"),
    ("image: r.<x>/n:1 # c", "a", "image: r.a/n:1 # c"), ("image: r.<x>/n", " #", "image: 'r. #/n'"),
    ("a: '<x>'", "b'c", "a: 'b''c'"), ("a: \"<x>\"", "b\"\\", "a: \"b\\\"\\\\\""),
    ("a: [<x>, b]", "c,d", "a: ['c,d', b]"), ("a: |\n  b <x>\nc: d", "e\nf", "a: |\n  b e\n  f\nc: d"),
    ("- <x>", "- b", "- '- b'"), ("<x>: 1", "b c", "b c: 1"), ("a: b # <x>", "c", "a: b # c"),
    ("a: {region}", "b", "a: b"), ("a: {k: <x>}", "b}", "a: {k: 'b}'}"),
  ])
  func yamlKeepsItsMeaning(text: String, value: String, expected: String) {
    #expect((try? Template(text, language: .yaml).filled { _ in .value(value) }) == expected)
  }

  @Test(arguments: [
    ("a: |\n  <x>", " b"), ("a: '<x>'", "b\nc"), ("a: b\n  <x> c", ": "), ("a: >\n  <x>", "b\nc"),
    ("a: b # <x>", "c\nd"),
  ])
  func yamlRefuses(text: String, value: String) {
    #expect((try? Template(text, language: .yaml).filled { _ in .value(value) }) == nil)
  }

  @Test(
    arguments: [
      ("{\"a\": \"<x>\"}", .json, "b\"\n", "{\"a\": \"b\\\"\\n\"}"), ("{\"a\": <x>}", .json, "4", "{\"a\": 4}"),
      ("{\"a\": <x>}", .json, "b", "{\"a\": \"b\"}"), ("{\"a\": \"{x}\"}", .json, "b", "{\"a\": \"b\"}"),
      ("https://<x>.h/", .url, "b", "https://b.h/"), ("/v1/{x}?a=<x>", .url, "b", "/v1/b?a=b"),
      ("Authorization: Bearer <x>", .header, "b c", "Authorization: Bearer b c"),
      ("a=<x>", .form, "b&c", "a=b%26c"), ("Dear <x>", .plain, "b & c", "Dear b & c"),
    ] as [(String, Template.Language, String, String)])
  func otherLanguages(text: String, language: Template.Language, value: String, expected: String) {
    #expect((try? Template(text, language: language).filled { _ in .value(value) }) == expected)
  }

  /// A file of text is no YAML, no matter what its lines look like.
  @Test(arguments: [
    ("cat > a.txt <<EOF\nname: <x>\nEOF", "cat > a.txt <<EOF\nname: a: 'b'\nEOF"),
    ("cat <<'EOF' > \"$D/README\"\n- <x>\nEOF", "cat <<'EOF' > \"$D/README\"\n- a: 'b'\nEOF"),
    ("tee notes.md <<'EOF'\nname: <x>\nEOF", "tee notes.md <<'EOF'\nname: a: 'b'\nEOF"),
  ])
  func aFileOfTextIsNoYAML(text: String, expected: String) {
    #expect((try? Template(text, language: .shell).filled { _ in .value("a: 'b'") }) == expected)
  }

  /// bash takes the inner quotation marks for the end of the outer ones when it looks for braces.
  @Test func bracesInInnerQuotationMarksAreRefused() {
    let template = Template("q \"${X:-\"<x>\"}\"", language: .shell)
    #expect((try? template.filled { _ in .value("{a,b}") }) == nil)
    #expect((try? template.filled { _ in .value("a b") }) == "q \"${X:-\"a b\"}\"")
  }

  @Test func textWithoutSitesStaysAsItIs() throws {
    for text in ["", "a\r\nb\r\n", "cat <in >out"] {
      #expect(try Template(text, language: .shell).filled { _ in nil } == text)
    }
  }
}
