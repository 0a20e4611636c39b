import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks what programs read by the published contracts, where they are beside the checkout and python3 has jsonschema.
@Suite struct ContractTests {
  private static let contracts: String? = {
    let checkout = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let folder = "/\(checkout)/../shared/contracts"
    return FileManager.default.fileExists(atPath: folder + "/plan.schema.json") ? folder : nil
  }()

  /// Prints `bad: …` for each line (or the whole, as one) that the schema refuses; nil where nothing can validate.
  private func refusals(of command: String, by schema: String, lines: Bool, passo: Passo) throws -> String? {
    guard let folder = Self.contracts else { return nil }
    guard try passo.bash("python3 -c 'import jsonschema'").status == 0 else { return nil }
    let script = """
      \(Passo.path) \(command) > out.json
      python3 - <<'END'
      import json, jsonschema
      text = open("out.json").read()
      check = jsonschema.Draft202012Validator(json.load(open("\(folder)/\(schema)")))
      for part in (text.splitlines() if \(lines ? "True" : "False") else [text]):
          for error in check.iter_errors(json.loads(part)): print("bad:", error.message[:300])
      END
      """
    let outcome = try passo.bash(script)
    return outcome.output + outcome.errors
  }

  @Test(arguments: [Pages.greeting, Pages.failing, Pages.twoProcedures, Pages.withoutSteps, Pages.secret])
  func plans(page: String) throws {
    let passo = try Passo().file("page.md", page)
    let refused = try refusals(
      of: "plan page.md --format json", by: "plan.schema.json", lines: false, passo: passo)
    #expect(refused == nil || refused == "")
  }

  @Test(arguments: [Pages.greeting, Pages.failing]) func runs(page: String) throws {
    let passo = try Passo().file("page.md", page).environment("PASSO_PERSON", "Ann")
    let refused = try refusals(
      of: "run page.md --format jsonl", by: "run-events.schema.json", lines: true, passo: passo)
    #expect(refused == nil || refused == "")
  }

  /// What a CI server is given: runs and findings as JUnit; needs xmllint.
  @Test(arguments: [
    Pages.greeting, Pages.failing, Pages.secret,
    "# <\u{1B}[31m&\n\n1.  `<x y>` ]]>\n\n    ```\n    ls < nowhere>\n    ```\n",
  ])
  func serverReports(page: String) throws {
    guard let folder = Self.contracts else { return }
    let passo = try Passo().file("page.md", page)
    guard try passo.bash("command -v xmllint").status == 0 else { return }
    _ = try passo.run("run", "page.md", "--rehearse", "--yes", "--non-interactive", "--report", "run.xml")
    let findings = try passo.run("check", "page.md", "--format", "junit")
    _ = try passo.file("check.xml", findings.output)
    let valid = try passo.bash("xmllint --noout --schema \(folder)/junit.xsd check.xml $(ls run.xml)")
    #expect(valid.status == 0, "\(valid)")
  }
}
