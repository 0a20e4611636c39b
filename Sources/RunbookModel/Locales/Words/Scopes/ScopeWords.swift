/// The words of one language by which a page says where, when, or in which of several ways something is done.
package struct ScopeWords: Sendable {
  /// Nouns that number ways in a heading: `option` 1, `method` B.
  package var options: [String] = []
  /// Phrases that announce that one of several ways is followed: `one of the following`.
  package var choosing: [String] = []
  /// With which a sentence of any length begins that has the ways in it: `choose to either`.
  package var deciding: [String] = []
  /// Words for doing several things one by one, as another way than all at once: `individually`.
  package var oneByOne: [String] = []
  /// Openings of a sentence that offers what is after it: `you can`.
  package var offering: [String] = []
  /// Phrases that leave what a sentence offers to the reader: `you can optionally`.
  package var offeringFreely: [String] = []
  /// Openings of a sentence that offers something besides what the page asks for: `you can also`.
  package var offeringBesides: [String] = []
  /// Labels, and openings before a comma, of what is said besides: `tip`.
  package var remarks: [String] = []
  /// Phrases for what a procedure does only where something is not there yet: `any missing`.
  package var lacking: [String] = []
  /// Phrases for what is put after a command that was given: `append`.
  package var appending: [String] = []
  /// Words that say that a condition is the reader's own wish: `if you want to`.
  package var wishes: [String] = []
  /// Openings of a sentence that goes on with what the one before it asks for: `these commands`.
  package var resuming: [String] = []
  /// Words with which something holds besides what is said before: `too`.
  package var adding: [String] = []
  /// Words after the number of a version and of all on one side of it: `and later`.
  package var versions: [String] = []
  /// Words before the means by which something is done: `using` the console.
  package var means: [String] = []
  /// Words before a place, a target or a system: `on` Debian, `to` Kubernetes.
  package var prepositions: [String] = []
  /// Words before the place or the material from which the same thing is done: `from` the console.
  package var sources: [String] = []
  /// Phrases that announce examples of which each is another call of one program: `the following examples show`.
  package var exampleCalls: [String] = []
  /// Parts of such a sentence that say that what is below it is an example: `are examples of`.
  package var beingExamples: [String] = []
  /// Verbs of a heading below which something is made: `create`.
  package var creating: [String] = []
  /// Verbs of a heading below which something that is there is changed or removed: `rotate`.
  package var tending: [String] = []
  /// Openings of a heading below which the reader gets a program: `install`, `build`.
  package var obtaining: [String] = []
  /// What says in such a heading that it is made from its source.
  package var fromSource: [String] = []
  /// Words of a wish to do the same in another manner: "if you want to install it `manually`".
  package var manners: [String] = []
  /// Openings of what is another way of doing what is above: `alternatively`.
  package var others: [String] = []
  /// Openings of a sentence that offers another means for what is above: `you can also use`.
  package var otherMeans: [String] = []
  /// Words with which a sentence goes on for all of the ways above it: `in both cases`.
  package var allWays: [String] = []
  /// Openings of the title of a part that unfolds which only offer to look at it: `show`.
  package var unfolding: [String] = []
  /// Openings of a label for the systems that the labels before it do not name: `other systems`.
  package var otherSystems: [String] = []
  /// Words for what is left over when one kind was named: with `other` cards.
  package var otherKinds: [String] = []
  /// Openings of a condition that holds where the one before does not: `otherwise`.
  package var contrasts: [String] = []
  /// Words before the name of a place that are no part of it: `each` worker, `your` server.
  package var placeDeterminers: [String] = []
  /// Nouns for a machine that is not the operator's: `server`.
  package var hosts: [String] = []
  /// Nouns for a container.
  package var containers: [String] = []
  /// Phrases with which a sentence asks to go there: `log in to`.
  package var entering: [String] = []
  /// What a sentence may begin with before those phrases: `first`, `use SSH to`.
  package var placeOpenings: [String] = []
  /// Words between a sentence's opening and a place: `on the`.
  package var inside: [String] = []
  /// Nouns for what is done, before words that say where: run the following `commands` on the server.
  package var doneThere: [String] = []
  /// Words between those nouns and a place: `from`.
  package var doneAt: [String] = []
  /// Phrases for a terminal besides the one at hand: `another terminal`.
  package var terminals: [String] = []
  /// The same for one that is opened, which may only be there to read a profile again: `new terminal`.
  package var newTerminals: [String] = []
  /// Phrases that say that a command does not end by itself: `leave it running`.
  package var staying: [String] = []
  /// Phrases with which a sentence returns to the operator's own machine: `back on your`.
  package var returning: [String] = []
  /// Words before the name of a place to which one goes back: `back on` the first server.
  package var returningTo: [String] = []
  /// Openings of a sentence that goes on with what the one before is about: `then`.
  package var continuing: [String] = []
  /// Openings of headings whose sections take back what the page made: `clean up`.
  package var undoing: [String] = []
  /// Words with which the label of a button begins that takes away what the page made: click `Delete`.
  package var deleting: [String] = []
  /// Words right before the name of a directory in which something is done: `in the folder`.
  package var directories: [String] = []
  /// The same where a noun for a directory follows the name: `in the` … folder.
  package var directoryOpenings: [String] = []
  /// Words right before the name of a directory to which one changes: `change to the folder`.
  package var directoryChanges: [String] = []
  /// The same where a noun for a directory follows the name: `change to the` … folder.
  package var directoryMoves: [String] = []
  /// Nouns for a directory after its name.
  package var directoryNouns: [String] = []
  /// Phrases for going to a directory, before `the new` and its kin and a noun: `navigate into`.
  package var directoryVerbs: [String] = []
  /// Words for being in one, before the same: `from within`.
  package var directoryPlaces: [String] = []
  /// What is between those and the name: `the`, `newly`, `created`, nouns included.
  package var directoryFillers: [String] = []
  /// What may be before those words besides the beginning of a clause: `make sure you are`.
  package var directoryBeing: [String] = []
  /// What joins going there to what is done before: `and`.
  package var directoryJoints: [String] = []
  /// Phrases for being at the root of a repository or project: `from the root of the repository`.
  package var directoryRoots: [String] = []
  /// How headings, openings and remarks tell ways apart.
  package var ways = WayWords()
  /// How sentences leave what they ask for to some readers.
  package var conditions = ConditionWords()

  package init() {}
}
