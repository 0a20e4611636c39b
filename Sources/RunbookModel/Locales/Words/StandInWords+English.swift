extension StandInWords {
  static let english = StandInWords(
    verbs: ["replace", "replacing", "substitute", "substituting", "swap"],
    instead: ["in place of", "instead of"],
    statements: [
      "is an example", "is only an example", "is just an example", "is a sample", "is a placeholder", "are examples",
      "is an example value", "are placeholders", "is fictitious",
    ],
    owners: ["for a", "for an", "assuming a", "assuming an"], naming: ["named", "called"],
    possessives: ["your", "your own"],
    values: ["values", "value", "variables", "placeholders"],
    changes: ["change", "changing", "update", "updating", "modify", "adjust", "adapt", "edit", "customize"])
}
