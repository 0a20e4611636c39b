import Configuration
import Diagnostics
import Testing

@Suite struct ValuesFileTests {
  private static let everything = """
    values:
      <docker-email>: ann@example.com
      sso: true
      version: 1.10
      serial: 007
      empty: ""
      token: {from: env, name: MY_TOKEN}
      certificate:
        from: file
        name: cert.pem
    answers:
      - prompt: "Password:"
        value: {from: env, name: PASSWORD}
        secret: true
        repeat: true
      - action: install/2
        prompt: /Account \\(\\d+\\):/
        value: 1
    choose:
      install/3: Windows
      api/1/1: 2
      "*": "2"
    optional: run
    manual: done
    overwrite: true
    profiles:
      production:
        sso: false
      test:
    """

  @Test func everyPartOfTheContractIsRead() throws {
    let file = try ValuesFile(reading: SourceFile(path: "v.yml", text: Self.everything))
    #expect(
      file.values.map(\.placeholder) == ["<docker-email>", "sso", "version", "serial", "empty", "token", "certificate"])
    #expect(file.values[1...4].map(\.value) == [.literal("true"), .literal("1.10"), .literal("007"), .literal("")])
    #expect(file.values[5].value == .reference(.init(source: .environment, name: "MY_TOKEN")))
    #expect(file.values[6].value == .reference(.init(source: .file, name: "cert.pem")))
    #expect(file.values[0].range.description == "2:3-2:17")
    #expect(file.answers.map(\.prompt) == [.text("Password:"), .pattern("Account \\(\\d+\\):")])
    #expect(file.answers.map(\.isSecret) == [true, nil])
    #expect(file.answers.map(\.repeats) == [true, false])
    #expect(file.answers.map(\.action) == [nil, "install/2"])
    #expect(file.choices.map(\.group) == ["install/3", "api/1/1", "*"])
    #expect(file.choices.map(\.position) == [nil, 2, nil])
    #expect((file.optional, file.manual, file.overwrite) == (.run, .done, true))
    #expect(file.profile(named: "production")?.map(\.value) == [.literal("false")])
    #expect(file.profile(named: "test")?.isEmpty == true)
    #expect(file.profile(named: "none") == nil)
  }

  @Test func whatIsNotSaidHasItsDefault() throws {
    for text in ["", "values:\n", "{}"] {
      let file = try ValuesFile(reading: SourceFile(path: "v.yml", text: text))
      #expect(file.values.isEmpty && file.answers.isEmpty && file.choices.isEmpty && file.profiles.isEmpty)
      #expect((file.optional, file.manual, file.overwrite) == (.skip, .stop, false))
    }
  }

  @Test func aSourceIsWrittenShortOrWithItsNameBesideIt() throws {
    let text = """
      values:
        a: {from: {env: X}}
        b: {from: command, name: pass show x}
        c: {from: {command: pass show x | head -n1}}
        d: {from: {command: [age, -d, "it's.age"]}}
        e: {from: {keyring: {service: registry, account: ana maria}}}
      """
    let values = try ValuesFile(reading: SourceFile(path: "v.yml", text: text)).values.map(\.value)
    let ring = ["secret-tool", "lookup", "service", "registry", "account", "ana maria"]
    #expect(
      values == [
        .reference(.init(source: .environment, name: "X")),
        .reference(.init(source: .command, name: "pass show x", arguments: ["sh", "-c", "pass show x"])),
        .reference(
          .init(
            source: .command, name: "pass show x | head -n1", arguments: ["sh", "-c", "pass show x | head -n1"])),
        .reference(.init(source: .command, name: #"age -d 'it'\''s.age'"#, arguments: ["age", "-d", "it's.age"])),
        .reference(
          .init(
            source: .keyring, name: "secret-tool lookup service registry account 'ana maria'", arguments: ring)),
      ])
  }

  @Test func theSameAsJSON() throws {
    let text = #"{"values": {"a": 1.10, "b": {"from": "file", "name": "x"}}, "overwrite": true}"#
    let file = try ValuesFile(reading: SourceFile(path: "v.json", text: text))
    #expect(file.values.map(\.value) == [.literal("1.10"), .reference(.init(source: .file, name: "x"))])
    #expect(file.overwrite)
  }

  @Test(arguments: [
    ("valeus:\n  a: 1\n", "v.yml:1:1", "did you mean `values`?"),
    ("zzz: 1\n", "v.yml:1:1", "the known keys are `values`, `answers`"),
    ("- a\n", "v.yml:1:1", "`name: value`"), ("values: [a]\n", "v.yml:1:9", "`values` must contain names"),
    ("values:\n  a: [1]\n", "v.yml:2:6", "list as its value"), ("values:\n  a:\n", "v.yml:2:5", "write \"\" if"),
    ("values:\n  a: {from: env}\n", "v.yml:2:6", "needs a source and a name"),
    ("values:\n  a: {from: {env: X, file: Y}}\n", "v.yml:2:13", "needs one source"),
    ("values:\n  a: {from: {comand: x}}\n", "v.yml:2:14", "did you mean `command`?"),
    ("values:\n  a: {from: {command: []}}\n", "v.yml:2:23", "names no program"),
    ("values:\n  a: {from: {keyring: x}}\n", "v.yml:2:23", "needs the attributes"),
    ("values:\n  a: {from: envv, name: X}\n", "v.yml:2:13", "did you mean `env`?"),
    ("values:\n  a: {from: env, nmae: X}\n", "v.yml:2:18", "did you mean `name`?"),
    ("answers: {prompt: x}\n", "v.yml:1:10", "must be a list"),
    ("answers:\n  - prompt: x\n", "v.yml:2:5", "both `prompt` and `value`"),
    ("answers:\n  - prompt: x\n    value: y\n    secret: yes\n", "v.yml:4:13", "neither `true` nor `false`"),
    ("choose:\n  a: 0\n", "v.yml:2:6", "count from 1"), ("choose:\n  a: [1]\n", "v.yml:2:6", "must be one text"),
    ("optional: always\n", "v.yml:1:11", "not one of `run`, `skip`"),
    ("manual: don\n", "v.yml:1:9", "did you mean `done`?"),
    ("overwrite: \"true\"\n", "v.yml:1:12", "without quotation marks"),
    ("profiles:\n  p: x\n", "v.yml:2:6", "`p` must contain names"),
    ("values: &v {a: 1}\nprofiles:\n  p: *v\nvalues: {}\n", "v.yml:4:1", "already in line 1"),
  ])
  func mistakesAreNamedWithPlaceAndRemedy(text: String, place: String, words: String) throws {
    do {
      _ = try ValuesFile(reading: SourceFile(path: "v.yml", text: text))
      Issue.record("no error")
    } catch {
      #expect(error.description.hasPrefix(place + ":"), "\(error.description)")
      #expect(error.description.contains(words), "\(error.description)")
    }
  }
}
