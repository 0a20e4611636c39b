extension WayWords {
  static let english = {
    var words = WayWords()
    words.fromElsewhere = [
      "from a new machine", "from another machine", "from a different machine", "from another computer",
      "from another host", "from a different host", "from a new host",
    ]
    words.ending = ["finally", "lastly", "once you have", "once that is done", "once this is done", "when you have"]
    words.referringBack = ["if so", "if that is the case", "if this is the case", "in that case", "in this case"]
    words.onSystem = ["on", "under"]
    words.remedies = [
      "to fix", "to solve", "to resolve", "to correct", "to work around", "one way", "a workaround", "as a workaround",
      "one solution", "the solution", "the fix", "this can be fixed", "this can be solved", "you can fix",
      "you can solve", "you can resolve", "in this case", "in that case",
    ]
    words.sparing = ["no need to", "need not", "do not need to", "don't need to", "do not have to", "don't have to"]
    words.joining = ["and", "so", "but", "also", "however", "then"]
    words.options = [
      "one of the following options", "one of the following methods", "one of the following ways",
      "one of these options", "one of these methods", "one of these ways", "either of the following", "one of two ways",
      "two options",
    ]
    words.getting = [
      "install", "installing", "installation", "get", "getting started", "get started", "download", "downloading",
      "quick start", "quickstart", "setup", "set up", "setting up", "deploy", "deploying", "deployment", "run",
      "running", "upgrade", "upgrading",
    ]
    words.several = [
      "prerequisites", "dependencies", "requirements", "tools", "packages", "components", "plug-ins", "plugins",
      "add-ons", "drivers", "both", "all", "everything", "and",
    ]
    words.choosing = [
      "choose a", "choose an", "choose your", "choose the", "choose how", "choose one", "choosing a", "choosing an",
      "choosing your", "select a", "select an", "select your", "pick a", "pick an", "pick your",
    ]
    words.quick = [
      "quick", "quickly", "automatic", "automated", "automatically", "scripted", "easy", "express", "fast", "one-line",
      "one-step", "with a script", "by script",
    ]
    words.byHand = ["manual", "manually", "by hand", "step by step", "step-by-step"]
    words.contrasted = [("with", "without"), ("online", "offline"), ("from the internet", "without internet")]
    words.manners = [
      ("single", "mixed"), ("single", "multiple"), ("static", "dynamic"), ("interactive", "non-interactive"),
      ("synchronous", "asynchronous"),
      ("default", "custom"), ("default", "customized"),
    ]
    words.adjectives = [("new", "existing")]
    words.reusing = [
      "use", "using", "reuse", "reusing", "add", "adding", "import", "importing", "join", "joining", "adopt",
      "adopting", "convert", "converting", "migrate", "migrating",
    ]
    words.replacing = ["instead of", "rather than"]
    words.otherSections = ["alternatively", "as an alternative", "another way", "another option"]
    words.otherMarks = ["alternate", "alternative", "alternative way", "alternative method", "another way"]
    words.specific = ["specific", "particular", "single", "certain", "only one"]
    words.using = [
      "if you use", "if you are using", "if you're using", "if you prefer", "if you prefer to use", "if you like",
      "when using", "when you use", "if using", "if you work with", "if you are on", "if you're on",
    ]
    words.only = ["only"]
    words.limiting = ["if", "when", "unless", "for", "on", "in", "applies", "apply", "relevant", "to"]
    words.partsOfPage = [
      "this step", "these steps", "this section", "this part", "this procedure", "this task", "the following steps",
    ]
    words.skipping = [
      "skip", "can be skipped", "may be skipped", "ignore", "not required", "not needed", "not necessary",
    ]
    words.skippingTo = [
      "skip to step", "skip ahead to step", "go to step", "go directly to step", "jump to step", "continue with step",
      "continue at step", "continue to step", "proceed to step", "proceed with step",
    ]
    words.atOnce = [
      "in one command", "in one step", "in one go", "all at once", "in a single command", "with a single command",
      "in a single step",
    ]
    words.occasions = [
      "when you", "whenever you", "each time you", "every time you", "any time you", "when", "whenever",
    ]
    words.newVersions = [
      "latest version", "newer version", "new version", "newest version", "latest release", "newer release",
      "new release",
    ]
    words.upkeep = ["update", "updating", "upgrade", "upgrading", "renew", "renewing", "rotate", "rotating"]
    words.former = [
      "old", "older", "previous", "legacy", "existing", "former", "conflicting", "deprecated", "outdated",
    ]
    words.preferring = [
      "prefer", "do you prefer", "would you prefer", "you prefer", "would you rather", "rather use", "rather not",
    ]
    words.asking = [
      "prefer", "do you", "would you", "want", "want to", "need", "need to", "are you", "have you", "using", "running",
      "got", "looking for", "looking to", "don't have", "don't want", "no access",
    ]
    words.usual = ["default", "the default", "by default", "recommended", "preferred"]
    words.otherClusters = [
      "second cluster", "secondary cluster", "other cluster", "remote cluster", "destination cluster",
      "target cluster", "standby cluster", "replica cluster", "dr cluster", "cluster 2", "cluster b", "cluster two",
      "member cluster", "workload cluster", "spoke cluster", "passive cluster", "recovery cluster",
    ]
    words.firstClusters = [
      "first cluster", "primary cluster", "source cluster", "local cluster", "cluster 1", "cluster a", "cluster one",
      "hub cluster", "management cluster", "active cluster", "host cluster",
    ]
    words.switchingTo = ["switch to", "switch over to", "connect to", "log in to", "change to", "switch back to"]
    words.upgrading = ["upgrade", "upgrades", "upgrading", "how to upgrade", "upgrade instructions"]
    words.updating = ["update", "updates", "updating", "how to update"]
    words.states = [
      "is enabled", "are enabled", "is disabled", "are disabled", "is used", "are used", "is missing", "are missing",
      "is in use", "is not used", "is not enabled", "is turned on", "is turned off", "is active",
    ]
    words.allowing = [
      "allow", "enable", "disable", "permit", "customize", "customise", "override", "restrict", "limit", "increase",
      "reduce", "avoid", "prevent", "support",
    ]
    words.setting = ["add", "edit", "change", "pass", "specify", "include", "uncomment", "open", "adjust", "append"]
    words.results = [
      "this worked", "it worked", "that it works", "the installation", "it is installed", "it was installed",
    ]
    return words
  }()
}
