import Testing

@testable import RunbookModel

/// The table of rules, walked.
@Suite struct BlockRuleTests {
  private func rules(_ page: String, in order: [BlockRule] = BlockRules.all) -> [String] {
    var reader = RunbookReader()
    reader.classifier.rules = order
    return read(page, with: reader).blocks.map(\.rule)
  }

  @Test(arguments: BlockRules.all.map(\.id)) func eachRuleDecidesItsExample(id: String) throws {
    let rule = try #require(BlockRules.all.first { $0.id == id })
    #expect(rules(rule.example).contains(id))
  }

  @Test func noTwoRulesHaveOneName() {
    #expect(Set(BlockRules.all.map(\.id)).count == BlockRules.all.count)
  }

  /// With the two the other way around the page is read otherwise.
  @Test func eachPrecedenceIsNeeded() throws {
    for rule in BlockRules.all {
      for precedence in rule.before {
        let place = try #require(
          BlockRules.all.firstIndex { $0.id == precedence.id }, "\(rule.id) precedes \(precedence.id), which is none")
        var order = BlockRules.all
        let later = order.remove(at: place)
        order.insert(later, at: try #require(order.firstIndex { $0.id == rule.id }))
        let page = precedence.page ?? rule.example
        #expect(rules(page).contains(rule.id), "\(rule.id) before \(precedence.id)")
        #expect(rules(page, in: order).contains(precedence.id), "\(rule.id) before \(precedence.id)")
      }
    }
  }

  @Test func orderIsThatOfThePrecedences() {
    let order = BlockRules.all.map(\.id)
    for rule in BlockRules.all {
      for precedence in rule.before {
        #expect(order.firstIndex(of: rule.id)! < order.firstIndex(of: precedence.id)!)
      }
    }
  }
}
