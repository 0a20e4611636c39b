import Foundation
import Testing

/// All that a run leaves, and all that others can see of it while it goes on, hold none of its secrets.
@Suite(.serialized) struct SecretsTests {
  /// Says a value in all the ways in which programs do.
  private static let show = #"""
    show() {
      local LC_ALL=C v c i
      printf '%s\n' "$1"
      printf '%s' "$1" | base64
      printf 'user:%s' "$1" | base64 -w 20
      printf '{"auth":"%s"}' "$(printf 'me:%s' "$1" | base64 -w 0)" | base64 -w 0; echo
      printf '%q\n' "$1"
      v=${1//\\/\\\\}; v=${v//\"/\\\"}; v=${v//$'\n'/\\n}; v=${v//$'\t'/\\t}
      printf '{"value": "%s"}\n' "$v"
      for ((i = 0; i < ${#1}; i++)); do
        c=${1:i:1}
        case $c in
          [a-zA-Z0-9._~-]) printf %s "$c" ;;
          *) printf '%%%02X' "$(($(printf %d "'$c") & 255))" ;;
        esac
      done
      echo
      printf '%s' "$1" | od -An -v -tx1 | tr -d ' \n'; echo
      [ ${#1} -lt 8 ] || { printf '%s' "$1" | fold -b -w 9 | sed 's/^/  /'; echo; }
      printf '\033[1m%s\033[31m%s\033[0m\n' "${1:0:3}" "${1:3}"
      printf '%s' "${1:0:4}"; sleep 0.01; printf '%s\n' "${1:4}"
      printf '%s\n' "$1" >&2
      (set -x; : "$1")
    }

    """#

  /// A step for each secret, and a request that carries two of them.
  private static func page(port: UInt16) -> String {
    var text = "# Many secrets\n{: #many}\n\n1.  Make it ready.\n\n    ```\n    . ./show.sh\n    ```\n    {: pre}\n\n"
    for (index, secret) in PlantedSecret.all.enumerated() {
      text += "\(index + 2).  Use it.\n\n    ```\n    V='<\(secret.name)>'\n    show \"$V\"\n    ```\n    {: pre}\n\n"
    }
    text += """
      30.  Send it.

          ```
          POST http://127.0.0.1:\(port)/v1?key=<api_key>
          X-Token: <token>
          Content-Type: application/json

          {"password": "<admin_password>"}
          ```
          {: codeblock}

      31.  Write it down.

          Create the file `kept.json`:

          ```
          {"password": "<admin_password>"}
          ```
          {: codeblock}


      """
    return text
  }

  /// The command lines of everything that runs on this machine.
  private static func commandLines() -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { $0.allSatisfy(\.isNumber) }.compactMap { process in
      FileManager.default.contents(atPath: "/proc/\(process)/cmdline").map { String(decoding: $0, as: UTF8.self) }
    }.joined(separator: "\n")
  }

  private static func prepared(port: UInt16) throws -> Passo {
    var passo = try Passo().file("page.md", page(port: port)).file("show.sh", show)
    var values = "values:\n"
    for (index, secret) in PlantedSecret.all.enumerated() {
      if index % 2 == 0 {
        passo = passo.environment("GIVEN_\(index)", secret.value)
        values += "  \(secret.name): {from: env, name: GIVEN_\(index)}\n"
      } else {
        passo = try passo.file("given/\(index)", secret.value + "\n")
        values += "  \(secret.name): {from: file, name: given/\(index)}\n"
      }
    }
    return try passo.file("values.yml", values)
  }

  /// Path and text of all files below the folder but those that the test itself wrote.
  private static func leftovers(of passo: Passo) -> [(name: String, text: String)] {
    let own = ["page.md", "show.sh", "values.yml", "kept.json"]
    let names = FileManager.default.enumerator(atPath: passo.folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { !own.contains($0) && !$0.hasPrefix("given") }.compactMap { name in
      passo.folder.text(name).map { (name, $0) }
    }
  }

  @Test func nothingKeepsOrShowsASecret() throws {
    let seen = Seen()
    let server = try LocalServer { request in
      seen.add(SecretsTests.commandLines())
      return .init(body: "{\"echo\": \(request.headers["x-token"].map { "\"\($0)\"" } ?? "null")}")
    }
    let passo = try SecretsTests.prepared(port: server.port)
    var texts: [(name: String, text: String)] = []
    for format in ["text", "jsonl"] {
      let watch = Watch { seen.add(SecretsTests.commandLines()) }
      let outcome = try passo.run(
        "run", "page.md", "--values", "values.yml", "--format", format, "--report", "r-\(format).html", "--report",
        "r-\(format).md", "--report", "r-\(format).xml", "--report", "r-\(format).json", "--report", "r-\(format).cast")
      watch.stop()
      #expect(outcome.status == 0, "\(outcome)")
      texts += [("output as \(format)", outcome.output), ("errors as \(format)", outcome.errors)]
    }
    for format in ["text", "json", "markdown", "shell"] {
      let plan = try passo.run("plan", "page.md", "--values", "values.yml", "--format", format)
      texts += [("plan as \(format)", plan.output), ("errors of plan", plan.errors)]
    }
    texts += SecretsTests.leftovers(of: passo) + [("command lines", seen.text)]
    #expect(texts.contains { $0.name.hasSuffix(".jsonl") } && texts.contains { $0.name.hasSuffix(".cast") })
    #expect(seen.text.contains("curl"), "curl was looked at while it ran")
    // A checksum of a journal may contain four digits by chance.
    let checksum = #/"sum":"[0-9a-f]{16}"/#
    for (name, text) in texts.map({ ($0.name, SearchedText($0.text.replacing(checksum, with: ""))) }) {
      for secret in PlantedSecret.all {
        #expect(secret.traces(in: text).isEmpty, "\(secret.name) in \(name)")
      }
    }
    let request = try #require(server.requests.first)
    #expect(request.headers["x-token"] == PlantedSecret.all[2].value, "the world gets the secret itself")
    #expect(request.target.hasSuffix(PlantedSecret.all[5].value))
  }

  /// The detector of this test finds what it is to find.
  @Test func theTracesAreFound() {
    for secret in PlantedSecret.all {
      #expect(secret.traces(in: SearchedText("x\(secret.value)y")).contains("as it is"), "\(secret.name)")
    }
    let token = PlantedSecret.all[2]
    let text = Data("user:\(token.value)".utf8).base64EncodedString(options: .lineLength64Characters)
    #expect(token.traces(in: SearchedText(text)) == ["base64", "base64 for URLs"])
    #expect(
      token.traces(in: SearchedText("\u{1B}[1m\(token.value.prefix(5))\u{1B}[0m\(token.value.dropFirst(5))")) != [])
    #expect(token.traces(in: SearchedText("nothing of it")) == [])
  }
}

/// Text that several threads collect.
private final class Seen: @unchecked Sendable {
  private let lock = NSLock()
  private var collected: Set<String> = []

  var text: String { lock.withLock { collected.joined(separator: "\n") } }

  func add(_ text: String) { lock.withLock { collected.formUnion(text.split(separator: "\n").map(String.init)) } }
}

/// Looks again and again until it is stopped.
private final class Watch: @unchecked Sendable {
  private let lock = NSLock()
  private var isOn = true

  init(_ look: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      while lock.withLock({ isOn }) {
        look()
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  func stop() { lock.withLock { isOn = false } }
}
