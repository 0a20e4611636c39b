/// One row of the success table.
struct SuccessRow: Sendable {
  enum Effect: String, Sendable {
    case makes, changes, removes, lists
    /// The command changes nothing and asks about its one object, of which alone the answer can be.
    case asks
  }

  let pattern: CommandPattern
  /// The pattern as the table has it: rows with the same one are about the same command.
  let command: String
  let effect: Effect?
  /// Of the objects, `{KIND}` where the command names it; empty where there is no effect.
  let objectClass: String
  /// Nil: the program prints nothing when it succeeds.
  let message: SuccessMessage?
  /// Where the program's documentation or source has the message.
  let source: String

  /// Nil for a line that is no row.
  init?(_ line: Substring) {
    let columns = line.split(separator: " | ")
    guard columns.count == 4 else { return nil }
    let words = columns[1].split(separator: " ").map(String.init)
    pattern = CommandPattern(columns[0])
    command = String(columns[0])
    effect = Effect(rawValue: words[0])
    objectClass = words.count > 1 ? words[1] : ""
    message = SuccessMessage(columns[2])
    source = String(columns[3])
  }

  func objectClass(of object: CommandPattern.Object) -> String {
    objectClass == "{KIND}" ? ObjectClass.named(object["KIND"] ?? "") : objectClass
  }
}
