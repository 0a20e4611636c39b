import Testing

@testable import RunbookReport

@Suite struct MendedCommandTests {
  @Test(arguments: [
    ("ecko \"hello <person>\" > x", "echo \"hello Ann\" > x", "echo \"hello <person>\" > x"),
    ("cp <a> <b>", "cp -r one.txt two.txt", "cp -r <a> <b>"), ("cp <a> <b>", "cp two.txt one.txt", "cp <b> <a>"),
    ("cp <a> <b>", "cp three.txt two.txt", "cp three.txt <b>"), ("echo <s>", "echo -n 'x y'", "echo -n <s>"),
    ("echo <n> <secret>", "echo -e 7 <secret>", "echo -e <n> <secret>"), ("make", "make all", "make all"),
    ("ls <a>\nls <b>", "ls -l one.txt\nls -l two.txt", "ls -l <a>\nls -l <b>"),
    ("echo \"<a>\"", "echo \"one.txt and one.txt\"", "echo \"<a> and <a>\""), ("cat <a>", "cat other", "cat other"),
  ])
  func placeholdersStayWhereTheEditDidNotTouchThem(page: String, edited: String, expected: String) {
    let values = ["person": "Ann", "a": "one.txt", "b": "two.txt", "s": "x y", "n": "7"]
    #expect(MendedCommand.text(edited, from: page, values: values) == expected)
  }

  @Test func whatIsLongIsTakenAsItIs() {
    let long = "echo " + String(repeating: "x", count: 20_000)
    #expect(MendedCommand.text(long, from: "echo <a>", values: ["a": "b"]) == long)
  }
}
