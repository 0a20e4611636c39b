extension LocaleWords {
  static let english = LocaleWords(
    code: "en", pathCodes: ["en"],
    stopWords: [
      "the", "and", "to", "of", "you", "your", "for", "is", "with", "that", "this", "can", "are", "do", "it", "if",
      "not", "be", "from", "by",
    ],
    outputLabels: [
      "output", "example output", "output example", "sample output", "example response", "sample response", "response",
      "example cli output", "example api output", "cli output", "api output", "result", "example outputs", "outputs",
      "sample result", "sample results", "example result", "example results", "results", "expected output",
      "expected result", "the output", "the result", "the response", "terminal output", "command output",
      "console output", "example cli response", "example api response",
    ],
    outputPhrases: [
      "it prints something like", "it prints:", "which prints", "you'll see:", "you will see:", "you should see:",
      "output should show", "output should look", "you'll see output", "you should see output",
      "should see a … similar to", "output looks similar to", "output would be similar", "output will be similar",
      "output might look similar to", "output looks like", "output is similar to", "returns the following output",
      "the following output", "output is as follows", "following response", "looks similar to the following",
      "output … similar to", "output … the following", "output … as follows", "output … like this",
      "output … like the following", "response … similar to", "response … the following", "response … like this",
      "response … as follows", "result … similar to", "result … as follows", "example of the output",
      "example of the response", "example of output", "example output", "sample output", "example response",
      "sample response", "you should see … following", "you see … following", "you see output like", "see output like",
      "you can see the following", "you get the following", "displays the following", "shows the following output",
      "prints the following", "returns the following", "following … is displayed", "following … are displayed",
      "following … is returned", "following … is shown", "similar to the following example", "looks like the following",
      "looks similar to this", "see something like", "something like this", "something similar to",
      "resembles the following", "the command outputs", "the output shows", "the output looks", "the output will show",
      "the output should show", "the logs will show", "the output will contain",
    ],
    exampleLabels: [
      "example", "examples", "for example", "for instance", "e.g.", "see following example", "see this example",
      "see the following example",
    ],
    required: ["required", "this value is required"],
    optional: ["optional", "optionally", "this value is optional", "this step is optional"],
    verifyStarts: [
      "double check", "check it", "check to make sure", "check to see", "check to ensure", "check version",
      "check status", "check connectivity", "check:", "check build", "check pod", "let's see if", "let's see whether",
      "let's make sure", "check deployment", "also verify", "please verify", "validation:", "check for", "let's verify",
      "let's check", "to check,", "sanity check", "watch the status", "observe that", "prove that", "verify",
      "verifying that", "verify that", "check that", "check whether", "check if", "check the", "check your",
      "double-check", "confirm", "to verify", "to confirm", "to validate", "to double-check", "validate", "test that",
      "test whether", "to test that", "to test whether", "see whether", "see if", "to see whether", "to see if",
      "to determine whether", "to determine if", "to find out whether", "to find out if", "determine whether",
      "determine if", "find out whether", "find out if", "check on", "check its", "check all", "check this",
      "check each", "check which", "check what", "check how", "verifying", "confirming", "verification",
    ],
    verifyParts: [
      "shows whether", "shows if", "tells whether", "tells you whether", ", check the ", ", check your ",
      "you can verify", "you can confirm", "you can check", "to verify", "to confirm", "to validate that",
      "to validate whether", "to check if", "to check whether", "to check that", "to check on", "to see whether",
      "to see if", "to determine whether", "to determine if", "to find out whether", "to find out if",
      "display the status", "get the status", "show the status", "show the updated status", "check the status",
      "display the current status", "get the current status", "monitor the status", "monitor the progress",
      "and verify", "and confirm that", "and check that", "and check whether", "then verify", "then check that",
      "then check whether", "then check the", "then check your", "monitor … the status", "review the status",
      "see the state", "view the state", "display the state", "check the state", "get the state", "check … whether",
      "check … for errors", "check … status", "check … if", "to check the", "to check your", "to check connectivity",
      "to test connectivity", "view … status", "see … status", "to check how", "to check which", "to check what",
      "make sure that the command", "and make sure", "and ensure that", "verifies that", "confirms that",
      "see that the", "see that your", "to test whether", "to test that", ", verify ", ", confirm that", ", check that",
      ", check whether", ", check if", ", double-check", "you can also verify", "you can also check that",
      "you can also check whether", "you can also confirm", "you can now verify", "then confirm", "and validate that",
      "and see whether", "and see if", "to see that", "by verifying", "by checking that", "by checking whether",
      "by confirming that", "retrieve the status", "query the status", "track the status", "track the progress",
      "check the progress", "see the progress", "view the progress", "follow the progress", "and check the",
      "and check your", "to check access", "to check its", "to check all", "can be verified", "can be confirmed",
      "can be checked", "follow the status", "look at the status", "inspect the status", "get the current state",
      "and check it", "that you verify", "should verify", "must verify", "should confirm that", "must confirm that",
    ],
    settling: ["confirm", "confirming", "to confirm", "validate", "to validate"],
    clauses: ["that", "whether", "if"],
    weakVerifyStarts: [
      "make sure that", "make sure the", "make sure your", "make sure you", "make sure it", "make sure its",
      "make sure they", "make sure all", "make sure each", "make sure this", "make sure these", "make sure there",
      "make sure a", "make sure an", "make sure no", "make sure both", "ensure", "be sure that",
    ],
    articles: ["the", "it", "this", "these", "they", "its"],
    asides: ["for example", "for instance", "in", "on", "at", "now", "next", "using", "with"],
    verifyPurposes: [
      "to be sure", "to ensure that", "to ensure the", "to ensure your", "to ensure it", "to make sure",
    ],
    looking: [
      "list", "listing", "check", "checking", "display", "displaying", "view", "viewing", "show", "showing", "get",
      "getting", "look", "review", "inspect",
    ],
    replace: [
      ("replace", "with"), ("replace", "by"), ("replace", "according to"), ("replacing", "with"),
      ("substitute", "with"), ("substituting", "with"),
      ("change", "to"), ("set", "to"), ("change the value of", "to"), ("where", "represent"), ("where", "is"),
      ("where", "are"), ("where", "represents"), ("where", "specifies"),
      ("where", "defines"), ("where", "refers to"), ("where", "stands for"), ("where", "denotes"),
      ("where", "indicates"), ("where", "contains"), ("where", "identifies"), ("for", "enter"), ("for", "specify"),
      ("for", "use"), ("for", "provide"),
    ],
    listCues: ["to list", "to retrieve", "to get", "to find", "to see", "to view", "to list available"],
    defaultCues: [
      "default value for this option is", "default for this option is", "default value is", "default value:",
      "default value", "default is", "defaults to", "default to", "default:", "by default", "(default)",
      "is the default",
    ],
    exampleCues: ["for example", "e.g.", "such as"],
    values: ValueWords(
      wheres: ["where", "in which"],
      joints: ["and", "or", "and the value of", "and the", "the", "as well as", "&", "then", "plus", "and also"],
      fillers: [
        "your", "the", "own", "value", "values", "actual", "appropriate", "corresponding", "real", "correct",
        "information", "details", "suitable", "a", "an",
      ],
      copulas: ["is", "are"],
      choiceCues: [
        "valid values are", "valid values:", "valid values include", "possible values are", "possible values:",
        "possible values include", "accepted values are", "accepted values:", "allowed values are", "allowed values:",
        "allowable values are", "acceptable values are", "acceptable values:", "supported values are",
        "supported values:", "valid options are", "valid options:", "available options are", "available options:",
        "available values are", "available values:", "options are:", "values:", "must be one of", "can be one of",
        "is one of", "one of the following values:", "one of:", "value must be either", "valid value is",
      ],
      choiceOpenings: ["acceptable", "accepted", "allowed", "valid", "possible", "supported", "available"],
      eithers: ["either", "is", "must be", "can be", "are"],
      rangeCues: [
        "range:", "range is", "range of", "between", "from", "valid range is", "values range from", "in the range",
      ],
      descriptionHeadings: ["description", "explanation", "meaning", "definition", "details", "purpose", "comment"],
      fields: [
        "field", "line", "column", "key", "label", "attribute", "property", "section", "header", "row", "value of",
        "value of the",
      ],
      appearing: [
        "displayed", "listed", "shown", "show up", "shows up", "show in", "appears", "appear", "returned",
        "is in the list", "are in the list", "not in the list", "isn't in the list", "aren't in the list",
        "is in the output", "is in the response", "included", "exists", "visible", "is reported", "printed",
      ],
      stating: [
        "status is", "state is", "status of", "state of", "status must be", "state must be", "status changes to",
        "changes to", "changed to", "shows", "displays", "includes", "include", "contains", "contain", "you see",
        "should see", "must see", "the message", "reads", "output is", "result is", "value is", "in the state",
        "in state", "ends with", "starts with", "returns", "status shows", "is set to", "set to",
      ],
      states: ["status", "state"], formers: ["from"],
      conditionals: ["if", "when", "unless", "in case", "for more information", "where"]),
    conditions: ["if", "in case", "unless", "only if", "otherwise", "if not"],
    conditionsAfter: [
      " if you want", " if you need", " if you use", " if you are", " if you have", " if you edit", " if your",
      " only if", " if it is not", " in case", " if you plan", " if you intend", " if you wish", " if you would like",
    ],
    instead: ["instead"],
    prerequisites: ["before you begin", "prerequisites"],
    warnings: ["attention", "important", "warning", "caution", "danger"],
    or: ["or"],
    stepWords: ["step", "lesson"],
    editing: ["editor", "save your changes", "save the file", "save the changes", "save and close"],
    negations: [
      "not", "no longer", "n't", "isn't", "aren't", "doesn't", "don't", "won't", "cannot", "can't", "never",
      "contains no", "contain no", "has no", "have no", "shows no", "show no", "lists no", "there is no",
      "there are no", "neither", "that no", "free from",
    ],
    presences: [
      "created", "installed", "exist", "added", "present", "available", "registered", "deployed", "uploaded", "built",
    ],
    removals: [
      "delet", "remov", "uninstall", "gone", "destroy", "drop", "purg", "longer", "absent", "missing",
    ],
    headerRows: ["header", "headers"],
    bodyRows: ["body when you use", "body when using", "body for", "body of", "body"],
    runDisplayed: [
      "copy and paste the command", "copy and paste the … command", "copy the command", "copy and run the command",
      "copy … command … displayed", "copy … command … output", "run the command that is displayed",
      "run the command that is shown in the output", "run the command shown in the output",
      "run the command from the output",
    ],
    secretWords: ["token", "password", "passphrase", "passcode", "api key", "secret", "credential", "private key"],
    secretNames: [
      "passwd", "pwd", "apikey", "jwt", "bearer", "credentials", "tokens", "secrets", "key material", "access key",
      "secret key", "signing key", "ingestion key", "service key", "data key", "encryption key", "your key",
      "secret value", "account key", "preshared key", "certificate key", "recovery code", "recovery key", "unseal key",
      "backup code",
    ],
    nameWords: ["name", "names", "id", "ids", "identifier"],
    aboutSecrets: [
      "url", "uri", "path", "file", "filename", "type", "namespace", "username", "host", "count", "size", "label",
      "region", "date", "number", "description", "alias", "ref", "crn", "policy", "expiry", "expiration", "version",
      "list", "group", "method",
    ],
    run: ["run", "running", "execute", "enter", "type", "use the command", "use"],
    followingCommand: [
      "following command", "following commands", "run this command", "running this command", "enter this command",
      "entering this command", "issue this command", "execute this command", "executing this command",
      "with this command", "command below", "commands below", "this command in your", "this command from",
      "run the following script", "running the following script",
    ],
    creatingFile: [
      "create", "creating", "save", "write", "generate a", "prepare a", "prepare an", "prepare the", "set up",
      "make a file", "make a new file",
    ],
    implementing: ["implement", "implementing"],
    namingFile: ["named", "called", "name the file", "name it"],
    savingFile: ["save"],
    prompting: ["prompted", "when asked", "if asked"],
    commandPrompts: ["command prompt"],
    fileWords: ["shell profile", "bash profile", "file", "yaml file", "json file"],
    fillingFile: [
      "build a … file", "configure a … file", "copy … to a file", "copy … into a file", "copy … in a file",
      "paste … into a file", "paste … in a file", "save … to a file", "save … in a file", "save … as a file",
      "store … in a file", "provide … in a file", "specify … in a file", "open a new file", "create a properties file",
      "create a … file based on the following", "use the following … specification to",
      "use the following … definition to", "use the following … manifest to", "use the following … yaml to",
      "save … as a script", "write … to a file", "put … in a file", "put … into a file",
      "in a file with the following content", "a file that contains the following", "a file with the following content",
      "define … in a … file", "create a script", "create a powershell script", "create a shell script",
      "create a bash script", "create a python script", "write a script", "write a powershell script",
      "write a python script", "run the following … playbook", "set up a … file", "generate a … file with",
    ],
    newFile: [
      "new file", "a file named", "a file called", "a file that is named", "a file that is called",
      "a file with the name",
    ],
    copyingInto: [
      "put … code in", "put … code into", "write the … to", "write the … into", "write the … in", "add a", "include a",
      "provide a", "configure a", "define a", "define", "define the", "creating", "creating the", "creating a",
      "copy the following … into", "copy the following … to", "copy this … into", "copy this … to",
      "copying the following … into", "copying the following … in to", "store the following … in",
      "save the following … in", "save the following … to", "put the following … in", "put this … in",
      "put this … into", "put the … in", "put the … into", "store the … in", "store your … in", "save the … in",
      "save your … in", "put your … in", "write your … in", "write the following … to", "put it into", "put it in",
      "enter the following … in", "enter the following … into", "replace the content of", "replace the contents of",
      "replace the content in", "replace the contents in", "replace the existing content of", "replace all content in",
      "replace everything in",
    ],
    wholeContent: [
      "with the following content", "with the following contents", "with the following code", "with this content",
      "must contain the following", "should contain the following", "must have the following content",
    ],
    endingAs: [
      "so that it contains the following", "contents to the following", "content to the following",
      "so that it has the following", "to contain the following", "to read as follows",
    ],
    fileParts: [
      "shell profile", "bash profile", "shell configuration", "section", "snippet", "stanza", "line", "lines", "entry",
      "entries", "property", "properties", "dependency", "dependencies", "part", "following block", "this block",
      "the block", "a block", "field", "fields", "value", "values", "variable", "variables", "element", "attribute",
    ],
    answering: [
      "the result", "the results", "returns", "will return", "is returned", "are returned", "response", "is displayed",
      "are displayed", "is printed", "are printed", "you see", " the output",
    ],
    successes: [
      "successful", "success", "succeed", "correct", "works", "working", "worked", "valid", "passes", "passed",
      "is ready", "goes well", "no error", "completes", "completed",
    ],
    failures: ["failed", "failure", "error", "fatal", "fatal error", "err!", "failed to", "exception"],
    commandWords: ["command", "curl request", "curl call"],
    exporting: ["export", "variable"],
    choosing: ["choose", "select"],
    keeping: ["note", "copy", "record", "write down"],
    earlier: ["earlier", "previous step", "previously", "preceding step", "you retrieved"],
    shown: [
      "from step", "from the output", "in the output", "output of", "printed", "was returned", "is returned",
      "returned by", "returned in", "displayed by", "displayed in", "you noted", "you copied", "you recorded",
    ],
    errors: ["error", "message", "failure"],
    changingFile: [
      "add the following", "add this", "add these", "add a", "add an", "to the file", "to your", "edit", "update",
      "modify", "change", "section of", "in the file", "append", "replace the", "add", "insert", "include", "paste",
      "pasting", "adding", "inserting", "appending", "open", "uncomment", "specify",
    ],
    revisingFile: ["edit", "update", "modify", "open", "customize", "adapt"],
    opposites: [
      ("enable", "disable"), ("enabling", "disabling"), ("activate", "deactivate"), ("activating", "deactivating"),
      ("turn on", "turn off"), ("turning on", "turning off"), ("switch on", "switch off"),
      ("switching on", "switching off"), ("lock", "unlock"), ("locking", "unlocking"), ("suspend", "resume"),
      ("suspending", "resuming"), ("pause", "resume"), ("pausing", "resuming"), ("block", "unblock"),
      ("blocking", "unblocking"), ("allow", "deny"), ("allowing", "denying"), ("subscribe", "unsubscribe"),
      ("subscribing", "unsubscribing"), ("mute", "unmute"), ("muting", "unmuting"), ("show", "hide"),
      ("showing", "hiding"), ("opt in", "opt out"), ("opting in", "opting out"),
    ],
    statements: .english,
    samples: .english,
    standIns: .english,
    prompts: .english,
    scopes: .english,
    unfilled: .english,
    secretSentences: SecretSentenceWords(
      verbs: ["is", "are", "becomes"], pairs: ["set to", "changed to", "reset to", "is now"],
      results: ["created", "generated", "issued", "rotated"],
      complements: ["for", "of"],
      about: [
        "id", "name", "policy", "length", "type", "file", "path", "url", "ttl", "accessor", "hash", "count", "version",
        "expiry", "hint", "manager", "field", "prompt",
      ]),
    recalling: [
      "was the command", "was the following command", "the command we used", "the command that we used",
      "command … was the following", "we were using", "see commands like", "attempts to", "tries to",
    ],
    resembling: ["looks like this", "look like this", "looks as follows", "look as follows"],
    instructions: .english, steps: .english)
}

extension StatementWords {
  static let english = {
    var words = StatementWords()
    words.conjunctions = ["and", "but", "while", "whereas"]
    words.contrasts = [
      "and not", "but not", "not", "and no", "no", "instead of", "rather than", "as opposed to", "and no longer",
      "no longer", "and never", "in place of", "and not in",
    ]
    words.corrections = ["but", "but rather", "but is", "but are", "but now", "rather"]
    words.nors = ["nor", "or"]
    words.copulas = [
      "is", "are", "was", "be", "isn't", "aren't", "remains", "remain", "stays", "becomes", "become", "equals", "says",
      "has the value", "have the value", "is set to",
    ]
    words.adverbs = [
      "now", "no", "not", "longer", "yet", "also", "still", "already", "either", "both", "currently", "then",
      "actually",
    ]
    words.naming = ["as", "under the name", "with the name", "by the name"]
    words.lacking = [
      "free of", "free from", "without", "without any", "lacks", "devoid of", "void of", "clean of", "clear of",
      "empty of", "free of any", "free from any",
    ]
    words.missing = [
      "disappeared", "disappears", "is gone", "are gone", "is missing", "are missing", "is absent", "are absent",
      "vanished",
    ]
    words.ofs = ["for", "of", "beside", "in the row of", "in the row for"]
    words.quantifiers = ["all", "every", "each"]
    words.nones = ["none", "nothing", "nobody", "no one", "zero"]
    words.numbers = ["both", "two", "three", "four", "five", "several", "single"]
    words.conditionals = ["if", "when"]
    words.limits = [
      "or later", "or newer", "or higher", "or above", "or greater", "and later", "exit status", "exit code",
      "instead of", "rather than", "times", "only", "at least", "at most", "more than", "less than", "fewer than",
      "greater than", "other than", "except", "unless", "until", "exactly", "nothing but", "nothing except", "none but",
      "none other", "one of", "some of", "most of", "up to", "twice", "depending", "same", "except for", "apart from",
      "all but", "not all", "not every", "not only", "cannot be", "instead of only", "between", "earlier than",
      "later than", "may", "might", "sometimes", "hardly", "barely", "almost", "nearly", "partially", "soon be",
      "used to be", "first line", "second line", "third line", "last line", "first row", "second row", "last row",
      "first entry", "last entry", "first column", "second column", "last column", "first word", "last word",
      "starts with", "start with", "begins with", "begin with", "ends with", "end with", "next to", "followed by",
      "preceded by", "higher than", "lower than", "larger than", "smaller than", "bigger than", "longer than",
      "shorter than", "newer than", "older than", "better than", "worse than", "no more than", "no less than",
      "exceeds", "exceed", "exceeding", "far from", "anything but", "fails to", "fail to", "failed to", "ceases to",
      "cease to", "ceased to", "ceased", "stops being", "stopped being", "stops showing", "stopped showing",
      "stops appearing", "stopped appearing", "avoids", "omits", "excludes", "hides", "instead of showing", "half of",
      "a third of", "percent of", "in that order", "alphabetical", "consecutive", "opposite of", "contrary of",
      "unlike", "regardless",
    ]
    words.comparisons = [
      "above", "below", "over", "under", "beyond", "past", "before", "after", "around", "about", "approximately",
      "roughly", "nearly", "close to", "near", "within", "minimum of", "maximum of", "minimum", "maximum", "since",
    ]
    words.claims = ["that", "whether", "if"]
    words.auxiliaries = [
      "is", "are", "was", "were", "can", "could", "has", "have", "does", "do", "will", "must", "should",
    ]
    words.purposes = ["to", "in order to"]
    words.made = [
      "created", "was added", "were added", "been added", "was built", "were built", "been built", "was pushed",
      "been pushed", "was pulled", "exists",
    ]
    words.installed = ["installed"]
    words.removed = ["deleted", "removed", "destroyed", "erased"]
    words.uninstalled = ["uninstalled"]
    words.lists = ["list", "lists", "listed", "results", "table", "output"]
    return words
  }()
}
