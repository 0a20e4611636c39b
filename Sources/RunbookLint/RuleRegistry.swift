/// Every rule, in the order in which they are listed to people.
package enum RuleRegistry {
  package static let rules: [any Rule.Type] = [
    AmpersandInAddress.self,
    AnnotationNotFollowed.self,
    AnnotationUnknown.self,
    BlankAfterBackslash.self,
    BlankInAssignment.self,
    BlankInOption.self,
    BlankInPlaceholder.self,
    BlockNotParsed.self,
    BlockNotRun.self,
    BrokenLink.self,
    CapitalisedProgram.self,
    ClassContradictsContent.self,
    CommandPrompt.self,
    CommandWithOutput.self,
    DanglingAnchor.self,
    DanglingBackslash.self,
    DestructiveWithoutWarning.self,
    DuplicateAnchor.self,
    FileNotMade.self,
    FrontMatterDamaged.self,
    ImageAlternative.self,
    JSONInArgument.self,
    LineNotContinued.self,
    MalformedReference.self,
    MissingAttributeList.self,
    MissingInclude.self,
    MixedDialects.self,
    Mojibake.self,
    NoBreakSpace.self,
    OptionUnknown.self,
    PlaceholderInconsistent.self,
    PlaceholderTranslated.self,
    PlaceholderUncaptured.self,
    PlaceholderUndescribed.self,
    PlaceholderUnused.self,
    ReferenceInCommand.self,
    RequirementContradiction.self,
    RetiredProgram.self,
    SampleOfAnotherCommand.self,
    SampleWithoutCommand.self,
    SecretLiteral.self,
    SecretOnCommandLine.self,
    ShellSyntaxError.self,
    StepNumber.self,
    TableRowCells.self,
    TypographicDash.self,
    TypographicQuotes.self,
    UnknownAttribute.self,
    UnknownProgram.self,
    UsageInStep.self,
    ValueReadTwice.self,
    VariableBeforeSet.self,
    VariableNeverSet.self,
    VerifyBeforeCreate.self,
  ]

  /// Every rule id that can ever be printed, sorted: those of ``rules``, and what reading and comparing report.
  package static let descriptions: [RuleDescription] =
    (rules.map { RuleDescription($0) } + ReadingRules.all + ComparisonRules.all
    + [ShellCheckRule.description])
    .sorted { $0.id < $1.id }

  /// The rule of that id.
  package static func description(of id: String) -> RuleDescription? { descriptions.first { $0.id == id } }
}
