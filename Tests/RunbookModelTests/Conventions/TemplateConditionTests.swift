import RunbookModel
import Testing

/// What the template of a site shows only where something holds.
@Suite struct TemplateConditionTests {
  private func block(_ text: String) -> String { "```sh\n\(text)\n```\n\n" }

  @Test(arguments: [
    ["{% if page.oss %}", "{% else %}", "{% endif %}"],
    ["{%- if page.oss -%}", "{%- elsif page.paid -%}", "{%- endif -%}"],
    ["{{#if oss}}", "{{else}}", "{{/if}}"], ["{% ifversion oss %}", "{% else %}", "{% endif %}"],
  ])
  func partsWithElseAreWays(tags: [String]) {
    let page =
      "# T\n\n\(tags[0])\n\n" + block("kiln a") + "\(tags[1])\n\n" + block("kiln b") + "\(tags[2])\n\nThen:\n\n"
      + block("kiln c")
    let groups = choiceGroups(page)
    #expect(groups.count == 3 && groups[0] != nil && groups[0] == groups[1] && groups[2] == nil)
  }

  @Test func aPartWithoutElseHasACondition() {
    let page = "# T\n\n{% if page.oss %}\n\n" + block("kiln a") + "{% endif %}\n\nThen:\n\n" + block("kiln b")
    #expect(read(page).actions.map { $0.conditions.map(\.text) } == [["if page.oss"], []])
  }

  @Test(arguments: ["{% if page.oss %}\n\nText.\n\n", "Text {% if a %}b{% endif %}.\n\n", "{% endif %}\n\n"])
  func whatEncloseNothingIsText(text: String) {
    #expect(read("# T\n\n\(text)" + block("kiln a")).actions.map { $0.conditions.count } == [0])
  }
}
