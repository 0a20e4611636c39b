extension InstructionWords {
  static let english = InstructionWords(
    running: [
      "run", "running", "rerun", "re-run", "rerunning", "execute", "executing", "enter", "entering", "type", "typing",
      "issue", "issuing", "invoke", "invoking", "try", "launch",
    ],
    using: ["use", "using", "with", "via"],
    subordinates: [
      "if", "when", "whenever", "while", "after", "before", "once", "until", "unless", "because", "since", "as",
      "instead of", "rather than", "without", "that you", "which you", "than", "like", "how", "see",
    ],
    continuing: ["then", "and then", "next"],
    showing: ["syntax", "usage", "format", "default", "for example", "such as", "alias", "equivalent", "same as"])
}
