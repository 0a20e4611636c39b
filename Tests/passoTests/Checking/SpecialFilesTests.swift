import Testing

/// What is no file, or has no end, is refused wherever a path is read: nothing hangs and nothing grows.
@Suite struct SpecialFilesTests {
  /// How each comes to be, at the path `$1`.
  static let kinds = [
    "pipe": "mkfifo \"$1\"",
    "link to a pipe": "mkfifo there; ln -s \"$PWD/there\" \"$1\"",
    "endless device": "ln -s /dev/zero \"$1\"",
    "link to a link to a device": "ln -s /dev/urandom there; ln -s \"$PWD/there\" \"$1\"",
    "socket": "python3 -c 'import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])' \"$1\"",
    "large file": "truncate -s 65M \"$1\"",
    "directory": "mkdir \"$1\"",
  ]

  /// A place where a path is read: the file there, and the call that reads it.
  static let places: [(file: String, call: String)] = [
    ("page.md", "plan page.md"), ("page.md", "run --yes page.md"), ("page.md", "check page.md"),
    ("values.yml", "plan good.md --values values.yml"), ("values.yml", "run --yes good.md --values values.yml"),
    ("words.yml", "plan good.md --keywords words.yml"), ("passo.yml", "check good.md"),
    ("other.yml", "check good.md --config other.yml"), ("known.txt", "check good.md --baseline known.txt"),
    ("against.md", "check good.md --against against.md"), ("run.jsonl", "report run.jsonl"),
    ("state/passo/runs/20260101T000000Z-abcdef.jsonl", "report 20260101T000000Z-abcdef"),
    ("state/passo/runs/20260101T000000Z-abcdef.jsonl", "run --resume 20260101T000000Z-abcdef"),
  ]

  @Test(arguments: kinds.keys.sorted()) func areRefused(kind: String) throws {
    let making = try #require(Self.kinds[kind])
    for place in Self.places {
      // A folder of sources is one that may be compared with.
      if kind == "directory", place.file == "against.md" { continue }
      let passo = try Passo().file("good.md", Pages.greeting).file("state/passo/runs/nothing", "")
      let outcome = try passo.bash(
        """
        set -e
        export XDG_STATE_HOME="$PWD/state"
        make() { \(making); }
        make "\(place.file)"
        ulimit -v 4194304
        timeout 10 \(Passo.path) \(place.call) </dev/null
        """)
      #expect(outcome.status == 2, "\(kind) for \(place.call): \(outcome)")
      #expect(outcome.errors.contains("passo: "), "\(kind) for \(place.call): \(outcome)")
    }
  }

  @Test(arguments: kinds.keys.sorted()) func inAFolderThatIsCheckedTheyArePassedOver(kind: String) throws {
    let making = try #require(Self.kinds[kind])
    let passo = try Passo().file("docs/good.md", Pages.greeting)
    let outcome = try passo.bash(
      "make() { \(making); }\nmake docs/odd.md\nulimit -v 4194304\ntimeout 10 \(Passo.path) check docs </dev/null")
    #expect(outcome.status == 0, "\(kind): \(outcome)")
    #expect(outcome.errors.contains("docs/odd.md") && outcome.errors.contains("it is passed over"), "\(outcome)")
  }

  @Test func settingsThatAreALinkToNothingAreNotPassedOver() throws {
    for link in ["passo.yml", "nowhere"] {
      let passo = try Passo().file("page.md", Pages.greeting)
      let outcome = try passo.bash("ln -s \(link) passo.yml; timeout 10 \(Passo.path) check page.md </dev/null")
      #expect(outcome.status == 2 && outcome.errors.contains("passo.yml"), "\(link): \(outcome)")
    }
  }

  /// What a cloned repository says is read no more than what a person names.
  @Test func aConfigurationNamesNoSpecialFile() throws {
    for settings in ["keywords: odd", "source: odd"] {
      let passo = try Passo().file("page.md", Pages.greeting).file("passo.yml", settings + "\n")
      let outcome = try passo.bash("mkfifo odd; timeout 10 \(Passo.path) check page.md </dev/null")
      #expect(outcome.status == 2 && outcome.errors.contains("odd is a pipe, not a file"), "\(settings): \(outcome)")
    }
  }

  @Test func aValueComesFromAFileOnly() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
      .file("values.yml", "values:\n  person: {from: file, name: odd}\n")
    let outcome = try passo.bash("mkfifo odd; timeout 10 \(Passo.path) plan page.md --values values.yml </dev/null")
    #expect(outcome.status == 2 && outcome.errors.contains("odd is a pipe, not a file"), "\(outcome)")
  }

  @Test func earlierAnswersAreReadFromAFileOnly() throws {
    let passo = try Passo().file("page.md", Pages.greeting).file("state/passo/nothing", "")
    let outcome = try passo.bash(
      """
      export XDG_STATE_HOME="$PWD/state"
      mkfifo state/passo/values.json state/passo/consents
      timeout 10 \(Passo.path) run --yes --non-interactive page.md </dev/null
      """)
    #expect(outcome.status == 0 || outcome.status == 2, "\(outcome)")
    #expect(outcome.status != 124)
  }
}

/// The folder where runs are kept is the person's own.
@Suite struct StateFolderTests {
  @Test(arguments: ["passo", "passo/runs"]) func aLinkIsRefusedAndNotFollowed(folder: String) throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    for call in ["run --yes page.md", "runs", "report"] {
      let outcome = try passo.bash(
        """
        export XDG_STATE_HOME="$PWD/state"
        rm -rf state elsewhere; mkdir -p "$(dirname state/\(folder))" elsewhere; chmod 755 elsewhere
        ln -s "$PWD/elsewhere" state/\(folder)
        \(Passo.path) \(call) </dev/null; status=$?
        stat -c %a elsewhere; exit $status
        """)
      #expect(outcome.status == 2, "\(call): \(outcome)")
      #expect(outcome.errors.contains("is a link") && outcome.errors.contains("set XDG_STATE_HOME"), "\(outcome)")
      #expect(outcome.output.contains("755\n"), "its rights stay: \(outcome)")
    }
  }

  @Test(.enabled(if: StateFolderTests.isRoot, "only root can give a folder away"))
  func aFolderOfAnotherUserIsRefused() throws {
    let passo = try Passo().file("page.md", Pages.greeting).file("state/passo/runs/nothing", "")
    for call in ["run --yes page.md", "runs"] {
      let outcome = try passo.bash(
        "export XDG_STATE_HOME=\"$PWD/state\"; chown 12345 state/passo/runs; \(Passo.path) \(call) </dev/null")
      #expect(outcome.status == 2 && outcome.errors.contains("belongs to another user"), "\(call): \(outcome)")
    }
  }

  private static let isRoot = (try? Passo().bash("id -u").output) == "0\n"
}

/// A command that does not stop printing does not fill the disk.
@Suite struct LongOutputTests {
  @Test func onlyItsBeginningIsRecorded() throws {
    let page = """
      # T
      {: #t}

      1.  Print.

          ```
          yes 0123456789012345678901234567890123456789 | head -c 6000000; echo; echo the very end
          ```
          {: pre data-expect="the very end"}

      2.  Print a little.

          ```
          echo hello
          ```
          {: pre data-expect-exit="0"}

      """
    let passo = try Passo().file("page.md", page)
    let outcome = try passo.run("run", "--yes", "--non-interactive", "page.md", "--report", "report.md")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("the very end"), "all of it is shown")
    let remark = "this command has printed more than 4 MiB: what follows is shown and checked, but not recorded"
    #expect(outcome.output.contains("this command has printed more than 4 MiB"))
    #expect(passo.folder.text("report.md")?.contains(remark) == true)
    let journal = try passo.bash("cat .local/state/passo/runs/*.jsonl")
    #expect(journal.output.utf8.count < 6 << 20)
    #expect(journal.output.contains(remark) && journal.output.contains("hello"))
    let numbers = try passo.bash(
      "grep -o '\"seq\": *[0-9]*' .local/state/passo/runs/*.jsonl | grep -o '[0-9]*$' | uniq -d")
    #expect(numbers.output == "", "no number is taken twice")
  }
}
