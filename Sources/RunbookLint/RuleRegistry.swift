/// Every rule, in the order in which they are listed to people.
public enum RuleRegistry {
  public static let rules: [any Rule.Type] = [
    BlockedCommand.self,
    DanglingAnchor.self,
    SampleWithoutCommand.self,
    StepNumber.self,
  ]
}
