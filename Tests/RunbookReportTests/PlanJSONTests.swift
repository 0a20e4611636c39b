import GoldenFiles
import RunbookModel
import Testing

@testable import RunbookReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PlanJSONTests {
  let text = PlanJSON().text(of: SampleRunbook.plan(platform: .linux))

  @Test func wholePage() {
    #expect(GoldenFile("plan.json").mismatch(with: text) == nil)
  }

  @Test func everyRequiredFieldIsThereAndOfItsType() throws {
    let plan = try JSONDecoder().decode(ContractPlan.self, from: Data(text.utf8))
    #expect(plan.format == "passo.plan/1")
    #expect(plan.procedures.map(\.id) == ["send", "track"])
    #expect(plan.placeholders.map(\.key) == ["user_name", "sso", "depot", "parcel_token", "weight"])
    let actions = plan.procedures.flatMap { $0.steps.flatMap(\.actions) }
    #expect(actions.contains { $0.id == "send/6/2" }, "the other platform's action is part of the page")
    #expect(actions.first { $0.id == "send/6/2" }?.bindings.isEmpty == true)
    let post = try #require(actions.first { $0.kind == "http" })
    #expect(post.bindings.map(\.source) == ["default", "capture", "ask"])
    #expect(post.bindings[1].from == "send/2/1")
  }

  @Test func unknownValuesAreNullRatherThanMissing() {
    for field in ["title", "lastUpdated", "resolved", "expectation", "alternatives", "blocked", "outputOf", "help"] {
      #expect(text.contains("\"\(field)\" : "), "\(field)")
    }
    #expect(text.contains("\"outputOf\" : null"))
    #expect(text.contains("\"number\" : null"))
  }

  @Test func pathsAreWrittenAsTheyAre() {
    #expect(text.contains("https://parcels.example/<depot>/new"))
  }
}

/// What `passo.plan/1` demands, without what it only allows: decoding fails when a field is missing or of another type.
private struct ContractPlan: Decodable {
  struct Document: Decodable { var path: String, locale: String, sha256: String, title: String? }
  struct Procedure: Decodable { var id: String, title: String, line: Int, steps: [Step] }
  struct Step: Decodable { var id: String, line: Int, instruction: String, optional: Bool, actions: [Action] }
  struct Action: Decodable {
    var id: String, kind: String, role: String, line: Int, endLine: Int, placeholders: [String]
    var commands: [String], captures: [Capture], sets: [String], bindings: [Binding], samplePaths: [String]
    var interactive: Bool, destructive: Bool, inline: Bool, platforms: [String]
    var request: Request?, expectation: Expectation?
  }
  struct Capture: Decodable { var key: String, from: String, secret: Bool }
  struct Binding: Decodable { var key: String, source: String, from: String? }
  struct Expectation: Decodable { var line: Int, form: String }
  struct Request: Decodable { var method: String, url: String, headers: [Header], bodies: [Body] }
  struct Header: Decodable { var name: String, value: String, line: Int }
  struct Body: Decodable { var label: String, line: Int, encoding: String, fields: [Field] }
  struct Field: Decodable { var name: String, value: String }
  struct Placeholder: Decodable {
    var key: String, name: String, spellings: [String], secret: Bool, describedAt: [Place], choices: [String]
  }
  struct Place: Decodable { var line: Int, `where`: String }
  struct Block: Decodable { var line: Int, endLine: Int, kind: String, reason: String }
  struct Diagnostic: Decodable { var rule: String, severity: String, line: Int, column: Int, message: String }

  var format: String, document: Document, procedures: [Procedure], placeholders: [Placeholder]
  var blocks: [Block], diagnostics: [Diagnostic]
}
