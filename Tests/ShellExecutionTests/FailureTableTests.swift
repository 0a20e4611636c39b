import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which test shows what, of all that is known to go wrong between a runner and a live shell. A row whose test is gone
/// is found here.
@Suite struct FailureTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var tests: [String]

    init(_ what: String, _ tests: String...) { (self.what, self.tests) = (what, tests) }

    var testDescription: String { what }
  }

  /// What a step may do, and what must come of it.
  static let cases = [
    Row(
      "environment, directory, functions, arrays, aliases, umask and jobs last from step to step",
      "ShellSessionTests/stateSurvivesFromStepToStep", "ShellSessionTests/jobsAreKnownToTheNextStep",
      "ShellStateTests/functionsArraysAndTrapsComeBack"),
    Row(
      "`read`, a hidden `read`, and a reader that is ended by ^D get what is typed, and no one else",
      "PersonTerminalTests/keysGoToTheStepAndModesComeBack", "PersonTerminalTests/endOfFileEndsAReader",
      "PromptTests/answersAreTypedWhenTheProgramWaits"),
    Row(
      "the standard input is empty without a person; the terminal stays reachable",
      "HostileStepTests/oddStepsEndWithTheirOwnStatus", "PromptTests/aReadWithoutAPromptIsNoticedToo"),
    Row("a password prompt is seen at once and does not hang", "PromptTests/aPasswordThatNoOneKnowsEndsTheWait"),
    Row(
      "an unclosed here-document or `if` does not hang, in no shell",
      "HostileStepTests/oddStepsEndWithTheirOwnStatus", "HostileStepTests/syntaxErrorsFailAndTheSessionGoesOn"),
    Row(
      "a line of 100 kB, NUL, bytes that are no UTF-8", "StepsOwnShellTests/aLineLongerThanATerminalTakesIsWhole",
      "HostileStepTests/oddStepsEndWithTheirOwnStatus", "OutputTests/bytesComeAsTheyWereWritten"),
    Row(
      "redirected or closed output, `PATH=`, `unset`, posix, noclobber, a deleted directory, limits, a descriptor kept",
      "HostileStepTests/oddStepsEndWithTheirOwnStatus", "StepsOwnShellTests/theStatusComesDespiteAllThatAStepRemoves",
      "ShellSessionTests/descriptorsAndHistoryAreTheStepsOwn"),
    Row("`set -n`: the shell never answers", "HostileStepTests/aShellThatDoesNotAnswerIsReplaced"),
    Row("`set -v` and `set -x` show the step only", "HostileStepTests/tracingShowsTheStepAndNothingOfOurs"),
    Row(
      "Ctrl-C in a program, in a loop, and where the step has a trap of its own",
      "InterrupterTests/theFirstIsLikeCtrlC", "StepsOwnShellTests/anInterruptEndsALoopOnce",
      "StepsOwnShellTests/anInterruptTrapIsTheStepsOwn", "PersonTerminalTests/ctrlCEndsTheStepAndNotTheRunner"),
    Row("Ctrl-\\ ends the program with 131; the shell lives", "StepsOwnShellTests/quittingEndsTheProgramAlone"),
    Row("the size of the window follows the person's", "PersonTerminalTests/theWindowsSizeFollows"),
    Row("output of any size in bounded memory", "OutputTests/aLargeOutputKeepsItsHeadAndTail"),
    Row(
      "a time limit ends plain, stubborn, detached and double-forked programs", "TimeLimitTests/nothingOfItIsLeft",
      "TimeLimitTests/aForkingStepIsEndedToo"),
    Row("nothing outlives a runner that is killed", "SupervisorTests/nothingOutlivesTheRunner"),
    Row(
      "a hundred sessions leave neither descriptors nor zombies", "ShellSessionTests/aHundredSessionsLeaveNothingOpen",
      "StepsOwnShellTests/nothingOfAHundredSessionsStaysOpenHere"),
  ]

  /// Where the talk between runner and shell can fail.
  static let moments = [
    Row(
      "the status comes before the output", "OutputTests/bytesComeAsTheyWereWritten",
      "RemoteShellTests/everyByteOfTheOutputArrivesBeforeTheEnd"),
    Row("the marker is split over two reads", "HostileMomentTests/aMarkerInTwoPiecesIsFound"),
    Row("the marker is lost: the step closed its terminal", "HostileStepTests/oddStepsEndWithTheirOwnStatus"),
    Row(
      "the step prints what looks like an answer", "ManyHostileStepsTests/noStatusIsLostOrWrong",
      "StatusRecordTests/anotherNonceSaysNothing"),
    Row(
      "the shell dies before its status, or after it", "ShellSessionTests/aShellThatEndsIsReplaced",
      "SupervisorTests/aShellThatEndsBetweenStepsIsReplacedBeforeTheNext"),
    Row("the step removes the session's directory", "HostileStepTests/aStepMayRemoveTheSessionsDirectory"),
    Row(
      "the state is larger than a pipe, while no one reads the terminal",
      "HostileMomentTests/aStateLargerThanThePipeArrives"),
    Row(
      "a process in the background writes between steps", "HostileMomentTests/theBackgroundMayWriteBetweenSteps",
      "OutputTests/outputOfTheBackgroundIsNotTheNextStepsOutput"),
    Row(
      "the step changes modes or size of the terminal, umask, IFS, `set -e`, the DEBUG trap",
      "PromptTests/takingTheTerminalOverIsSaid", "StepsOwnShellTests/theSizeOfTheWindowIsGivenBack",
      "HostileStepTests/oddStepsEndWithTheirOwnStatus", "HostileStepTests/aDebugTrapSeesTheStepsCommandsOnly",
      "ShellStateTests/variablesDirectoryUmaskAliasesAndOptionsComeBack"),
    Row("a function named printf", "HostileStepTests/oddStepsEndWithTheirOwnStatus"),
    Row(
      "the folder for temporary files cannot be written, or nothing in it executed",
      "TemporaryFolderTests/oneThatCannotBeWrittenIsPassedOver", "TemporaryFolderTests/nothingInItIsExecuted"),
    Row(
      "directories of a run that crashed", "AbandonedDirectoriesTests/onlyWhatIsOldAndOfNoProcessIsRemoved",
      "AbandonedDirectoriesTests/aLivingSessionsDirectoryStays"),
    Row(
      "two runs of one page", "ResumeTests/twoRunsOfOnePageDoNotDisturbEachOther",
      "ResumeTests/oneRunIsGoneOnWithByOnePassoOnly"),
    Row("a time limit while the state is reported", "HostileMomentTests/aTimeLimitWhileTheStateIsReported"),
    Row("a step that keeps forking", "HostileMomentTests/aChainOfForksEndsWithItsStep"),
    Row(
      "a secret in the state", "ShellStateTests/copiesOfASecretAreLeftOutToo",
      "ResumeTests/stateAndValuesComeBackAndSecretsDoNotReachTheDisk"),
    Row("output that is no UTF-8", "OutputTests/bytesComeAsTheyWereWritten", "RunEventTests/whatIsWrittenIsReadBack"),
    Row(
      "carriage returns, titles and cleared screens in what is shown later",
      "TerminalSafeTests/whatATerminalWouldActOnIsShown"),
  ]

  private static let tests: String = #filePath.split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 }

  private static let sources: [String: String] = {
    var sources: [String: String] = [:]
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: tests)) ?? []
    for path in paths where path.hasSuffix("Tests.swift") {
      let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      sources[String(name)] = FileManager.default.contents(atPath: "\(tests)/\(path)")
        .map { String(decoding: $0, as: UTF8.self) }
    }
    return sources
  }()

  @Test(arguments: cases + moments)
  func everyRowHasItsTests(row: Row) {
    for test in row.tests {
      let parts = test.split(separator: "/").map(String.init)
      #expect(Self.sources[parts[0]]?.contains("func \(parts[1])(") == true, "\(test)")
    }
  }
}
