/// What is known of one call of a program: the columns of ``ProgramCatalogue``.
package struct ProgramEntry: Hashable, Sendable {
  package var columns: ProgramColumns = []
  /// The options whose value is a file that it reads.
  package var fileOptions: [String] = []

  /// It opens the files in its words for editing.
  package var opensEditor: Bool { columns.contains(.opensEditor) }
  /// It needs a person at the terminal.
  package var takesTerminal: Bool { columns.contains(.takesTerminal) }
  /// It removes or overwrites something that cannot be had again.
  package var destroys: Bool { columns.contains(.destroys) }
  /// It prints nothing when it succeeds.
  package var printsNothing: Bool { columns.contains(.printsNothing) }
  /// It does not end by itself: a server, a watcher, a log that is followed.
  package var staysInForeground: Bool { columns.contains(.staysInForeground) }
  /// What is typed after it is read there: by another computer, in a container, by another program.
  package var goesElsewhere: Bool { columns.contains(.goesElsewhere) }
  /// What is typed after it is read by another shell of the reader's own machine: `bash`, `sudo -s`.
  package var opensOwnShell: Bool { columns.contains(.opensOwnShell) }
  /// One of its words is a program: `sh -c`, `eval`, `awk`.
  package var interpretsArgument: Bool { columns.contains(.interpretsArgument) }
  /// It only shows what is there.
  package var onlyShows: Bool { columns.contains(.onlyShows) }

  /// It makes, changes or removes something.
  package var changes: Bool { columns.contains(.changes) || destroys }
  /// Its status answers a question: 1 is "no", not a failure.
  package var answersByStatus: Bool { columns.contains(.answersByStatus) }

  /// It has to name what it is about: `docker pull` alone is the name of a command.
  package var isIncomplete: Bool { columns.contains(.isIncomplete) }

  mutating func formUnion(_ other: ProgramEntry) {
    columns.formUnion(other.columns)
    fileOptions += other.fileOptions
  }
}

package struct ProgramColumns: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let opensEditor = ProgramColumns(rawValue: 1)
  package static let takesTerminal = ProgramColumns(rawValue: 2)
  package static let destroys = ProgramColumns(rawValue: 4)
  package static let printsNothing = ProgramColumns(rawValue: 8)
  package static let staysInForeground = ProgramColumns(rawValue: 16)
  package static let goesElsewhere = ProgramColumns(rawValue: 32)
  package static let interpretsArgument = ProgramColumns(rawValue: 64)
  package static let onlyShows = ProgramColumns(rawValue: 128)
  package static let isIncomplete = ProgramColumns(rawValue: 256)
  package static let changes = ProgramColumns(rawValue: 512)
  package static let answersByStatus = ProgramColumns(rawValue: 1024)
  package static let opensOwnShell = ProgramColumns(rawValue: 2048)

  /// As the table names them.
  static let named: [String: ProgramColumns] = [
    "editor": .opensEditor, "terminal": .takesTerminal, "destroys": .destroys, "silent": .printsNothing,
    "stays": .staysInForeground, "elsewhere": .goesElsewhere, "shows": .onlyShows,
    "incomplete": .isIncomplete, "changes": .changes, "answers": .answersByStatus,
    "here": .opensOwnShell,
  ]
}
