/// The words of one language by which a sentence leaves what it asks for to some readers, besides its words for "if".
package struct ConditionWords: Sendable {
  /// Openings of what is done only where something holds: `assuming` you use bash, `users of` fish.
  package var provisos: [String] = []
  /// Openings of a sentence above what no reader is meant to do here, or hardly any: `do not run` this on production, `the
  /// old way` was, `as a last resort`.
  package var forbidding: [String] = []
  /// Phrases, anywhere in the sentence that asks, by which not everyone needs it: you `may need to` log in again.
  package var leaving: [String] = []
  /// Openings of a sentence of its own before the one that asks: `only needed` on old kernels. Load the module.
  package var restricting: [String] = []
  /// Words before a kind of readers, machines or uses: `for` production use.
  package var audienceOpenings: [String] = []
  /// Those kinds: for large `installations`.
  package var audiences: [String] = []
  /// Words after such an opening with which it is about what the page is about: for `this` installation.
  package var sparingDeterminers: [String] = []
  /// Verbs after an opening such as "to" for what is done long after, if at all: to `uninstall` it.
  package var reverting: [String] = []
  /// Verbs that are of ``reverting`` only where no new thing is named after them: to `remove` `it again`.
  package var removing: [String] = []
  /// Those words.
  package var pronouns: [String] = []
  /// Words for "if" after what is asked for: restart it `if` it is running.
  package var after: [String] = []
  /// Words before one of ``after`` with which it asks to find out, or says something else: `check` if it is running.
  package var findingOut: [String] = []
  /// Words of a condition that holds for those who lack what all others have: if `necessary`, install it.
  package var lacking: [String] = []

  package init() {}
}

extension ConditionWords {
  static let english = {
    var words = ConditionWords()
    words.provisos = [
      "assuming", "provided", "provided that", "providing", "as long as", "should the", "should this", "should it",
      "should you", "should your", "in the event", "in rare cases", "in some cases", "in certain cases",
      "sometimes", "occasionally", "from time to time", "once in a while", "periodically",
      "once a day", "once a week", "once a month", "depending on", "where required", "where needed",
      "where necessary", "where applicable", "where appropriate", "as needed", "as required", "as necessary",
      "when needed",
      "when necessary", "when required", "whenever", "every time", "each time", "any time", "when using",
      "when running on",
      "when running under", "when running behind", "when running in", "when working with", "when developing",
      "when debugging", "when deploying to", "when testing", "users of", "users with", "users who", "users on",
      "those who", "those with", "anyone who", "anyone with", "anyone on", "people who", "people with", "readers who",
      "owners of", "some users", "some systems", "some distributions", "some distros", "some platforms", "some setups",
      "some versions", "some environments", "some installations", "on older", "on old", "on newer", "on some",
      "on certain",
      "on systems", "on distributions", "on machines with", "on machines without", "on computers with",
      "on headless", "for older", "for some", "for certain", "for those", "for users", "for people", "for anyone",
      "for advanced", "for experienced", "for debugging", "for troubleshooting", "for diagnostics", "for diagnosis",
      "for development", "for local development", "for production", "for ci", "for testing", "for testing purposes",
      "for debugging purposes", "for development purposes", "for offline", "for air-gapped", "during development",
      "behind a", "behind your", "as a bonus", "as an extra", "as an optional", "feel free", "before upgrading",
      "after upgrading", "after an upgrade", "after each", "after every", "before each", "before every",
      "before an upgrade", "having trouble", "having problems", "having issues", "still not working", "got stuck",
      "something went wrong", "only needed", "only required", "only necessary", "needed only", "required only",
      "necessary only", "not needed", "not required", "not necessary",
    ]
    words.forbidding = [
      "don't run", "don't use", "don't do", "don't execute", "don't try", "do not run", "do not use", "do not do",
      "do not execute", "do not try", "never run", "never use", "never do", "never execute", "avoid running",
      "avoid using", "it is dangerous to", "it is risky to", "it is unsafe to", "it is not recommended to",
      "it is not safe to", "an attacker", "attackers", "this is what happens", "this would", "the following would",
      "example of a wrong", "example of a bad", "the wrong way", "a wrong way", "the bad way", "the old way",
      "the former way", "previously you", "previously, you", "formerly", "in the past", "in older versions",
      "as a last resort", "if all else fails", "on error", "on failure", "in case of an error", "in case of errors",
      "in case of failure", "developers only", "maintainers only", "for developers only", "for maintainers only",
    ]
    words.leaving = [
      "only need this", "only need to do this", "later, you can", "it later", "them later",
      "may want to", "might want to", "may need to", "might need to", "may have to", "might have to",
      "may be necessary", "might be necessary", "may be needed", "might be needed", "may be required",
      "might be required", "may wish to", "might wish to", "may also want", "may prefer", "can skip this",
      "can be skipped",
      "may be skipped", "only needed", "only required", "only necessary", "are free to", "feel free to", "at any time",
      "at any point", "when you want to", "whenever you want", "whenever you need", "should you want",
      "should you need",
      "should you wish", "should it fail", "in case you", "not required for", "not needed for", "not necessary for",
      "has been generated with", "have been generated with", "was generated with", "were generated with",
      "has been created with", "have been created with", "was created with", "were created with",
      "has been generated using", "have been generated using", "was generated using", "were generated using",
      "has been created using", "have been created using", "was created using", "were created using",
    ]
    words.restricting = [
      "only needed", "only required", "only necessary", "needed only", "required only", "this is only",
      "these are only",
      "you only need", "this is not needed", "this is not required", "this is not necessary", "not needed",
      "not required", "not necessary", "skip this", "skip it", "you can skip this", "you may skip this",
      "you can skip it", "in rare cases", "sometimes", "occasionally", "having trouble", "having problems",
      "having issues", "still not working", "something went wrong", "this may not be", "this might not be",
    ]
    words.audienceOpenings = ["for", "with", "without"]
    words.audiences = [
      "users", "developers", "maintainers", "contributors", "admins", "administrators", "operators", "packagers",
      "host",
      "hosts", "machine", "machines", "systems", "versions", "distributions", "distros", "installations", "installs",
      "deployment", "deployments", "environments", "setups", "clusters", "gpu", "gpus", "cards", "boards", "devices",
      "platforms", "architectures", "kernels", "browsers", "desktops", "laptops", "servers", "releases", "accounts",
      "production", "development", "debugging", "troubleshooting", "testing", "ci", "support", "proxies", "projects",
      "repositories", "teams", "organizations", "builds",
    ]
    words.sparingDeterminers = [
      "the", "this", "these", "that", "those", "our", "your", "its", "their", "all", "each", "every", "both", "example",
      "instance", "more", "most", "any",
    ]
    words.reverting = [
      "uninstall", "undo", "revert", "roll back", "rollback", "downgrade", "start over", "start from scratch",
      "turn it off", "disable it", "switch back", "opt out", "wipe", "erase", "purge", "reset",
    ]
    words.removing = ["remove", "delete", "stop", "clean up", "disable", "destroy", "shut down", "turn off"]
    words.pronouns = ["it", "them", "this", "everything", "all of it", "all of this", "again", "later"]
    words.after = ["if", "unless", "as long as", "provided that", "should it", "whenever"]
    words.findingOut = [
      "see", "sees", "check", "checks", "determine", "determines", "test", "tests", "verify", "verifies", "know",
      "tell",
      "tells", "ask", "asks", "asking", "asked", "out", "even", "as", "sure", "confirm", "confirms", "decide",
      "decides",
      "and", "or", "what", "wonder", "validate", "look", "find", "seeing", "checking", "testing", "only", "say", "says",
      "show",
      "shows", "indicate", "indicates", "learn",
    ]
    words.lacking = [
      "necessary", "needed", "required", "want", "like", "missing", "fails", "failed", "error", "errors",
    ]
    return words
  }()
}
