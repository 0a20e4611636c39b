import Bytes

/// Statements of a database: `SELECT name FROM users;`, `CREATE POLICY own ON orders USING (true);`.
enum StatementText {
  /// - Parameter lines: without blanks around them, the first one first.
  static func isOne(_ lines: [ArraySlice<UInt8>]) -> Bool {
    guard let first = lines.first(where: { !isRemark($0) }) else { return false }
    let word = first.firstWord
    // `shop=> SELECT …`
    if word.utf8.count < first.count, word.hasSuffix("=>") || word.hasSuffix("=#") || word == "mysql>" { return true }
    if begins(first) { return true }
    // `\c shop` goes to the database of the statements below it.
    return isMetaCommand(first) && lines.dropFirst().contains { begins($0) }
  }

  /// `-- Make the table`
  private static func isRemark(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "--".utf8) && line.dropFirst(2).first.map { $0.isBlank || $0 == UInt8(ascii: "-") } ?? true
  }

  private static func isMetaCommand(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "\\") && line.dropFirst().first.map(\.isLetter) == true
  }

  private static func begins(_ line: ArraySlice<UInt8>) -> Bool {
    let word = line.firstWord
    guard word.utf8.count < line.count || line.last == UInt8(ascii: ";") else { return false }
    let verb = word.utf8.last == UInt8(ascii: ";") ? String(word.dropLast()) : word
    let rest = line.split(whereSeparator: \.isBlank).dropFirst().map { $0.text.uppercased() }
    if let objects = statements[verb.uppercased()],
      objects.contains(where: { object in rest.contains { $0 == object || $0 == object + ";" } })
    {
      return true
    }
    // Of capitals and with its end: `SET GLOBAL max_connections = 100;`, `FLUSH PRIVILEGES;`
    guard others.contains(verb) || statements[verb] != nil else { return false }
    return line.last == UInt8(ascii: ";") || line.suffix(2).elementsEqual("\\G".utf8)
  }

  /// Statements and a word that must follow, for some of them are English or shell as well.
  private static let statements: [String: Set<String>] = [
    "SELECT": ["FROM"], "INSERT": ["INTO"], "UPDATE": ["SET"], "DELETE": ["FROM"], "GRANT": ["TO", "ON"],
    "CREATE": [
      "TABLE", "DATABASE", "USER", "INDEX", "SCHEMA", "VIEW", "ROLE", "EXTENSION", "POLICY", "PUBLICATION",
      "SUBSCRIPTION", "FUNCTION", "PROCEDURE", "TRIGGER", "SEQUENCE", "TABLESPACE", "KEYSPACE", "EVENT",
    ],
    "ALTER": [
      "TABLE", "DATABASE", "USER", "ROLE", "SYSTEM", "EXTENSION", "POLICY", "PUBLICATION", "SUBSCRIPTION", "SEQUENCE",
      "KEYSPACE", "SCHEMA", "INDEX",
    ],
    "DROP": [
      "TABLE", "DATABASE", "USER", "INDEX", "ROLE", "EXTENSION", "POLICY", "PUBLICATION", "SUBSCRIPTION", "SCHEMA",
      "VIEW", "KEYSPACE",
    ],
    "REVOKE": ["FROM"],
  ]

  private static let others: Set<String> = [
    "ANALYZE", "BEGIN", "CALL", "CHANGE", "CHECKPOINT", "CLUSTER", "COMMENT", "COMMIT", "COPY", "DESCRIBE", "EXPLAIN",
    "FLUSH", "INSTALL", "KILL", "LOCK", "OPTIMIZE", "PURGE", "REINDEX", "REPAIR", "RESET", "ROLLBACK", "SET", "SHOW",
    "START", "STOP", "TRUNCATE", "UNINSTALL", "UNLOCK", "USE", "VACUUM", "WITH",
  ]
}
