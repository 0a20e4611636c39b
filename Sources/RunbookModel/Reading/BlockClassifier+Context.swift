extension BlockClassifier {
  /// What stands around a block.
  struct Context {
    var label = BlockLabel.none
    var leadIn = BlockLeadIn()
    /// The block stands in a step, or in text that leads to a command.
    var isInProcedure = true
    /// A command stands before it in the same item.
    var hasCommandBefore = false
    /// A command stands before it in the same section.
    var hasCommandInSection = false
    /// Its first prompted command is the one that stands before it.
    var repeatsCommand = false
    /// It begins with the program of the command that stands before it.
    var repeatsProgram = false
    /// Nothing but a component table stands between that command and this block.
    var directlyFollowsCommand = false
    /// Its first call stands nowhere else in the section.
    var isNewCall = false
    /// The block above it is a part of a file.
    var followsPart = false
    /// Nothing stands between an output and this block.
    var directlyFollowsOutput = false
    /// It begins with the calls that stand right before it, and goes on.
    var showsCallsAgain = false
    /// The section is the entry of a command reference and the block begins with its title.
    var isReferenceEntry = false
    /// A file name in the sentences before, or read by a later command.
    var fileName: FileName?
  }
}
