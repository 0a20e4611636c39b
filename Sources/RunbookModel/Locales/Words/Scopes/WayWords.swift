/// The words of one language by which headings, openings and remarks tell ways apart, or say for whom something is.
package struct WayWords: Sendable {
  /// Places to which the reader goes from this machine: "from another machine".
  package var fromElsewhere: [String] = []
  /// Beginnings of what ends a section: "finally", "once you have".
  package var ending: [String] = []
  /// Conditions that are about the sentence before: "if so".
  package var referringBack: [String] = []
  /// Words before a condition that join it to what is above: "and" if.
  package var joining: [String] = []
  /// Words that something has not to be done: "no need to".
  package var sparing: [String] = []
  /// Openings of a sentence that says what is done about an error: "to fix it".
  package var remedies: [String] = []
  /// What announces ways even above numbers: "one of the following options".
  package var options: [String] = []
  /// Words before the name of the system on which the task of a title is done: "on" Windows.
  package var onSystem: [String] = []
  /// Openings of a heading below which a program is got or put to work, often in several ways: `installation`.
  package var getting: [String] = []
  /// Words in such a heading which say that all below it is needed: `dependencies`.
  package var several: [String] = []
  /// Openings of a heading that asks to choose one of what is below it: `choose a`.
  package var choosing: [String] = []
  /// Words for a manner that does not ask for each step: `quick` installation.
  package var quick: [String] = []
  /// Words for the opposite manner: `manual` installation.
  package var byHand: [String] = []
  /// Words of which one excludes the other where all else is the same: deploy `with` a proxy, `without` a proxy.
  package var contrasted: [(word: String, opposite: String)] = []
  /// Words for manners of which one excludes the other, though one noun is all that is left of the title: `single` mode, `mixed` mode.
  package var manners: [(word: String, opposite: String)] = []
  /// Words of which one excludes the other before the same noun: a `new` project, an `existing` project.
  package var adjectives: [(word: String, opposite: String)] = []
  /// Openings of a title that takes what is there already in the place of something new: `use` an existing project.
  package var reusing: [String] = []
  /// Openings of a sentence that offers something in the place of what is above it: `instead of` installing it.
  package var replacing: [String] = []
  /// Openings of a section that does in another way what the section before it does: `alternatively`.
  package var otherSections: [String] = []
  /// Words in brackets at the end of a heading that say the same: `(alternative)`.
  package var otherMarks: [String] = []
  /// Words for one of several things of a kind, where the call before takes all or the usual one: a `specific` version.
  package var specific: [String] = []
  /// Openings before the name of what the reader uses: `if you use` a shell.
  package var using: [String] = []
  /// Words that leave out all others: for administrators `only`.
  package var only: [String] = []
  /// Words with which what they are left out by is said: only `if`.
  package var limiting: [String] = []
  /// Phrases for the part of the page that a sentence is in: `this step`.
  package var partsOfPage: [String] = []
  /// Words for leaving it out: `skip` this step.
  package var skipping: [String] = []
  /// Words before the number of the step with which one goes on: `skip to step`.
  package var skippingTo: [String] = []
  /// Phrases for doing at once what several steps do: `in one command`.
  package var atOnce: [String] = []
  /// Openings of a clause for what happens at some other time, before a verb of ``upkeep``: `when you` update it.
  package var occasions: [String] = []
  /// Phrases for what comes in the place of what was installed, after a verb of ``upkeep``: `the latest version`.
  package var newVersions: [String] = []
  /// Verbs for what is done to a thing long after it was set up: `update`.
  package var upkeep: [String] = []
  /// Words for what was there before the page: the `old` version.
  package var former: [String] = []
  /// Openings of a question that offers a way instead of another one: `prefer` plain manifests?
  package var preferring: [String] = []
  /// Openings of a question to the reader, whose answer says whether what is below it is for them: `need` metrics?
  package var asking: [String] = []
  /// Marks, in brackets or at the beginning of a comment, of the one of several ways that is usual: `default`.
  package var usual: [String] = []
  /// Names of a cluster besides the one with which a page begins: `secondary cluster`.
  package var otherClusters: [String] = []
  /// Names of that one, where a page tells it apart: `primary cluster`.
  package var firstClusters: [String] = []
  /// Openings of a sentence that goes to a cluster: `switch to`.
  package var switchingTo: [String] = []
  /// Openings of the heading of what is done to a thing that is installed already: `Upgrading`.
  package var upgrading: [String] = []
  /// Headings that say so only as a whole, or before the name of the thing: `Update`.
  package var updating: [String] = []
  /// Phrases after an opening of ``occasions`` for what a reader's machine has or not: when compression `is enabled`.
  package var states: [String] = []
  /// Verbs after an opening such as "to" for what not every reader wants: to `allow` remote clients.
  package var allowing: [String] = []
  /// Verbs with which a setting is asked for, besides those of `StepWords.altering`: `add` the option.
  package var setting: [String] = []
  /// Phrases for what a command before has come to: check whether `this worked`.
  package var results: [String] = []
  /// Words that say that a heading is above several ways, of which one is followed: installation `methods`.
  package var plural: [String] = []
  /// The same where the heading is about getting something: deployment `options`.
  package var pluralOfGetting: [String] = []
  /// Phrases in the text above sections which say that each of them does the same: `supports several`.
  package var supporting: [String] = []
  /// Nouns that titles have besides the name of a product: REST `server`.
  package var kindsOfThings: [String] = []
  /// Titles, or their beginnings, of sections that every page has, and that name no way: `verification`.
  package var chapters: [String] = []
  /// Labels of what a reader shall not do: `don't`.
  package var warnedAgainst: [String] = []
  /// Words, at the beginning of a title or in brackets, for a way that was taken before: `legacy` installation.
  package var outdated: [String] = []
  /// Phrases for a version of the program other than the released one: the `development version`.
  package var newest: [String] = []

  package init() {}
}
