/// The words of one language by which a page says where, when, or in which of several ways something is done.
public struct ScopeWords: Sendable {
  /// Nouns that number ways in a heading: `option` 1, `method` B.
  public var options: [String] = []
  /// Phrases that announce that one of several ways is followed: `one of the following`.
  public var choosing: [String] = []
  /// Words for doing several things one by one, as another way than all at once: `individually`.
  public var oneByOne: [String] = []
  /// Openings of a sentence that offers what is after it: `you can`.
  public var offering: [String] = []
  /// Phrases that leave what a sentence offers to the reader: `you can optionally`.
  public var offeringFreely: [String] = []
  /// Openings of a sentence that offers something besides what the page asks for: `you can also`.
  public var offeringBesides: [String] = []
  /// Labels, and openings before a comma, of what is said besides: `tip`.
  public var remarks: [String] = []
  /// Phrases for what a procedure does only where something is not there yet: `any missing`.
  public var lacking: [String] = []
  /// Phrases for what is put after a command that was given: `append`.
  public var appending: [String] = []
  /// Words that say that a condition is the reader's own wish: `if you want to`.
  public var wishes: [String] = []
  /// Openings of a sentence that goes on with what the one before it asks for: `these commands`.
  public var resuming: [String] = []
  /// Words with which something holds besides what is said before: `too`.
  public var adding: [String] = []
  /// Words after the number of a version and of all on one side of it: `and later`.
  public var versions: [String] = []
  /// Words before the means by which something is done: `using` the console.
  public var means: [String] = []
  /// Words before a place, a target or a system: `on` Debian, `to` Kubernetes.
  public var prepositions: [String] = []
  /// Words before the place or the material from which the same thing is done: `from` the console.
  public var sources: [String] = []
  /// Phrases that announce examples of which each is another call of one program: `the following examples show`.
  public var exampleCalls: [String] = []
  /// Parts of such a sentence that say that what is below it is an example: `are examples of`.
  public var beingExamples: [String] = []
  /// Verbs of a heading below which something is made: `create`.
  public var creating: [String] = []
  /// Verbs of a heading below which something that is there is changed or removed: `rotate`.
  public var tending: [String] = []
  /// Openings of a heading below which the reader gets a program: `install`, `build`.
  public var obtaining: [String] = []
  /// What says in such a heading that it is made from its source.
  public var fromSource: [String] = []
  /// Words of a wish to do the same in another manner: "if you want to install it `manually`".
  public var manners: [String] = []
  /// Openings of what is another way of doing what is above: `alternatively`.
  public var others: [String] = []
  /// Openings of a sentence that offers another means for what is above: `you can also use`.
  public var otherMeans: [String] = []
  /// Words with which a sentence goes on for all of the ways above it: `in both cases`.
  public var allWays: [String] = []
  /// Openings of the title of a part that unfolds which only offer to look at it: `show`.
  public var unfolding: [String] = []
  /// Openings of a label for the systems that the labels before it do not name: `other systems`.
  public var otherSystems: [String] = []
  /// Openings of a condition that holds where the one before does not: `otherwise`.
  public var contrasts: [String] = []
  /// Nouns for a machine that is not the operator's: `server`.
  public var hosts: [String] = []
  /// Nouns for a container.
  public var containers: [String] = []
  /// Phrases with which a sentence asks to go there: `log in to`.
  public var entering: [String] = []
  /// Words between a sentence's opening and a place: `on the`.
  public var inside: [String] = []
  /// Phrases for a terminal besides the one at hand: `another terminal`.
  public var terminals: [String] = []
  /// The same for one that is opened, which may only be there to read a profile again: `new terminal`.
  public var newTerminals: [String] = []
  /// Phrases that say that a command does not end by itself: `leave it running`.
  public var staying: [String] = []
  /// Phrases with which a sentence returns to the operator's own machine: `back on your`.
  public var returning: [String] = []
  /// Openings of a sentence that goes on with what the one before is about: `then`.
  public var continuing: [String] = []
  /// Openings of headings whose sections take back what the page made: `clean up`.
  public var undoing: [String] = []
  /// Words right before the name of a directory in which something is done: `in the folder`.
  public var directories: [String] = []
  /// The same where a noun for a directory follows the name: `in the` … folder.
  public var directoryOpenings: [String] = []
  /// Words right before the name of a directory to which one changes: `change to the folder`.
  public var directoryChanges: [String] = []
  /// The same where a noun for a directory follows the name: `change to the` … folder.
  public var directoryMoves: [String] = []
  /// Nouns for a directory after its name.
  public var directoryNouns: [String] = []
  /// Phrases for being at the root of a repository or project: `from the root of the repository`.
  public var directoryRoots: [String] = []

  public init() {}
}
