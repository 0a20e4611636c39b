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
      ("default", "custom"), ("default", "customized"), ("root", "non-root"), ("rootful", "rootless"),
      ("root", "rootless"), ("single-node", "multi-node"), ("single node", "multi node"),
      ("single-node", "multiple-node"), ("single", "multi"), ("single-tier", "multi-tier"),
      ("single-user", "multi-user"), ("single-instance", "multi-instance"), ("standalone", "cluster"),
      ("standalone", "clustered"), ("standalone", "distributed"), ("embedded", "external"),
      ("built-in", "external"), ("global", "local"), ("globally", "locally"),
      ("system-wide", "per-user"), ("stable", "nightly"), ("stable", "development"),
      ("release", "development"), ("minimal", "full"), ("temporary", "permanent"), ("temporarily", "permanently"),
      ("cpu", "gpu"), ("cpus", "gpus"), ("managed", "self-managed"), ("managed", "unmanaged"), ("https", "ssh"),
      ("online", "air-gapped"), ("internet", "offline"), ("development", "production"), ("dev", "prod"),
      ("public", "air-gapped"), ("automated", "manual"), ("automatic", "manual"),
      ("automatically", "manually"),
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
    words.plural = [
      "methods", "ways", "alternatives", "approaches", "backends", "providers", "variants", "flavors", "flavours",
      "deployment targets",
    ]
    words.pluralOfGetting = ["options", "platforms", "targets", "environments", "choices"]
    words.supporting = [
      "supports several", "supports multiple", "supports different", "supports various", "supports many",
      "supports a number of", "supports the following", "supports two", "supports three", "several ways",
      "multiple ways", "different ways", "various ways", "two ways", "three ways", "four ways", "a few ways",
      "number of ways", "many ways", "several methods", "multiple methods", "different methods", "two methods",
      "three methods", "one of the following", "one of these", "one of the methods", "any of the following",
      "any of these", "following options", "several options", "multiple options", "two options", "three options",
      "choose one", "choose your", "choose between", "choose the one", "pick one", "pick your", "select one",
      "following methods", "whichever", "either of the following", "either of these", "depending on your",
      "depending on which", "depending on how", "depending on where",
    ]
    words.kindsOfThings = [
      "server", "servers", "backend", "storage", "bucket", "database", "service", "provider", "broker", "cluster",
      "deployment", "setup", "installation", "object storage", "users", "user", "plugin", "extension", "driver",
    ]
    words.chapters = [
      "usage", "use", "configuration", "config", "settings", "test", "tests", "testing", "verification", "verify",
      "validation", "troubleshooting", "prerequisites", "prerequisite", "requirements", "dependencies", "next steps",
      "cleanup", "clean up", "cleaning up", "overview", "introduction", "background", "example", "examples", "features",
      "notes", "note", "security", "monitoring", "logging", "logs", "backup", "backups", "maintenance", "performance",
      "summary", "environment variables", "building", "running", "development", "contributing", "license", "support",
      "faq", "common", "general", "checking", "verifying", "configuring", "creating", "updating", "upgrading",
      "upgrade", "uninstall", "uninstalling", "uninstallation", "removing", "setting", "setup", "preparing",
      "preparation", "quick start", "quickstart", "getting started", "step", "first", "second", "after", "before",
      "additional", "advanced", "optional", "other", "more", "initial", "final", "post-installation", "see also",
      "debugging", "known issues", "what", "why", "how", "when", "where", "part", "phase", "stage", "chapter",
      "section", "lesson", "day", "exercise", "architecture", "cloning", "installing",
    ]
    words.warnedAgainst = [
      "bad", "bad example", "wrong", "incorrect", "don't", "don't do this", "do not do this", "never do this",
      "avoid", "avoid this", "not like this", "not recommended", "anti-pattern", "antipattern", "this is wrong",
      "this won't work", "this will not work", "this does not work", "this doesn't work", "this fails",
    ]
    words.outdated = [
      "old", "older", "legacy", "deprecated", "obsolete", "old method", "old way", "previous versions",
      "older versions", "not recommended", "discouraged", "unmaintained", "no longer supported",
      "no longer recommended",
    ]
    words.newest = [
      "development version", "latest version", "nightly", "nightly builds", "bleeding edge", "unreleased version",
      "git version", "main branch", "master branch", "development release", "pre-release", "snapshot",
    ]
    return words
  }()
}
