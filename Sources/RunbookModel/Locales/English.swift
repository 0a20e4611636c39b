extension LocaleWords {
  static let english = LocaleWords(
    code: "en", pathCodes: ["en"],
    stopWords: ["the", "and", "to", "of", "you", "your", "for", "is", "with", "that", "this", "can", "are"],
    outputLabels: [
      "output", "example output", "output example", "sample output", "example response", "sample response", "response",
      "example cli output", "example api output", "cli output", "api output", "result",
    ],
    outputPhrases: [
      "output looks similar to", "output might look similar to", "output looks like", "output is similar to",
      "returns the following output", "the following output", "output is as follows", "following response",
      "looks similar to the following",
    ],
    exampleLabels: ["example", "examples", "for example"],
    required: ["required", "this value is required"],
    optional: ["optional", "this value is optional"],
    verifyStarts: ["verify", "check that", "check whether", "check if", "check the", "confirm", "to verify"],
    weakVerifyStarts: ["make sure", "ensure"],
    replace: [("replace", "with"), ("replacing", "with"), ("substitute", "for"), ("where", "is")],
    listCues: ["to list", "to retrieve", "to get", "to find", "to see", "to view", "to list available"],
    defaultCues: ["by default", "default is", "default value is", "defaults to", "default:"],
    exampleCues: ["for example", "e.g.", "such as"],
    prerequisites: ["before you begin", "prerequisites"],
    or: ["or"],
    stepWords: ["step", "lesson"],
    editing: ["editor", "save your changes", "save the file", "save the changes", "save and close"],
    negations: ["not", "no longer", "without", "n't"],
    headerRows: ["header", "headers"],
    bodyRows: ["body when you use", "body when using", "body for", "body of", "body"],
    runDisplayed: ["copy and paste the command that is displayed", "copy and paste the command", "copy the command"],
    secretWords: ["token", "password", "passphrase", "passcode", "api key", "secret", "credential", "private key"],
    run: ["run", "running", "execute", "enter", "type", "use the command", "use"])
}
