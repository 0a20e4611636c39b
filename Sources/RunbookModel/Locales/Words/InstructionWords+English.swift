extension InstructionWords {
  static let english = InstructionWords(
    running: [
      "run", "running", "rerun", "re-run", "rerunning", "execute", "executing", "enter", "entering", "type", "typing",
      "issue", "issuing", "invoke", "invoking", "try", "launch",
    ],
    using: ["use", "using", "with", "via"],
    specifying: ["specify"],
    typedAt: [
      "from the cli", "in the cli", "from the command line", "on the command line", "at the command line",
      "in a terminal", "in the terminal", "in your terminal", "from a terminal", "from your terminal",
    ],
    subordinates: [
      "if", "when", "whenever", "while", "after", "before", "once", "until", "unless", "because", "since", "as",
      "instead of", "rather than", "without", "that you", "which you", "than", "like", "how", "see how", "see using",
      "see running", "see the documentation",
      "see the docs", "see the reference", "see the topic", "see also", "for information", "for more information",
      "for details", "for help",
    ],
    findingOut: [
      "check if", "check whether", "see if", "see whether", "verify if", "verify whether", "find out if",
      "find out whether", "test if", "test whether", "confirm whether",
    ],
    continuing: ["then", "and then", "next", "followed by"],
    manners: ["with sudo", "as root", "as the root user", "as an administrator", "as administrator"],
    showing: ["syntax", "usage", "format", "default", "for example", "such as", "alias", "equivalent", "same as"],
    usageTitles: ["usage", "syntax", "synopsis", "command syntax"],
    naming: [
      "the command is", "the command is as follows", "the command is the following", "the following command instead",
      "this command instead",
    ])
}
