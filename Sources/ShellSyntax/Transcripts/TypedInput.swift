import Bytes

/// What is typed into a program that a command starts, after the prompt of that program:
///
///     mysql -u root
///     mysql> SHOW TABLES;
///
/// A shell would run `mysql` once more and write into a file `SHOW`.
package struct TypedInput: Hashable, Sendable {
  /// UTF-8 byte offsets, from the first prompt to the end of the last line.
  package let range: Range<Int>

  /// - Returns: Nil when no line of `text` begins with such a prompt.
  package init?(_ text: String) {
    guard text.containsBytes(of: ">") || text.containsBytes(of: "#") else { return nil }
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: .newline) ?? bytes.count
      if Self.isPrompted(bytes[start..<end]) {
        range = start..<(bytes.lastIndex { !$0.isBlank && $0 != .newline } ?? start) + 1
        return
      }
      start = end + 1
    }
    return nil
  }

  private static func isPrompted(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.drop(while: \.isBlank)
    let prompt = line.prefix { !$0.isBlank }
    let rest = line[prompt.endIndex...].drop(while: \.isBlank)
    guard !rest.isEmpty, let sign = prompt.last else { return false }
    if prompt.elementsEqual(">>>".utf8) || isPromptInBrackets(prompt, rest) { return true }
    var name = prompt.dropLast()
    switch sign {
    // `shop=> SELECT 1;`, `shop=# SELECT 1;`, `mysql> SHOW TABLES;`
    case .greater where name.last == UInt8(ascii: "="): name = name.dropLast()
    case UInt8(ascii: "#") where name.last == UInt8(ascii: "="): name = name.dropLast()
    case .greater: break
    default: return false
    }
    guard let first = name.first, first.isLetter || first.isDigit,
      name.allSatisfy({ $0.isNameByte || ":.-".utf8.contains($0) })
    else { return false }
    if programs.contains(name.text.lowercased()) || name.count < prompt.count - 1 { return true }
    // `tool> file` may be a redirection; no one redirects into a sentence with an end.
    let last = rest.last { !$0.isBlank && $0 != 0x0D }
    return last == UInt8(ascii: ";") || last == UInt8(ascii: ")")
  }

  /// `MariaDB [(none)]> SHOW TABLES;`
  private static func isPromptInBrackets(_ name: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "["), programs.contains(name.text.lowercased()),
      let end = rest.byteRange(of: Array("]>".utf8))
    else { return false }
    return rest[end.upperBound...].contains { !$0.isBlank }
  }

  /// Programs that ask with their own name.
  private static let programs: Set<String> = [
    "sql", "mysql", "mariadb", "mongo", "mongos", "mongosh", "sqlite", "cqlsh", "hive", "scala", "spark-sql", "irb",
    "ftp", "sftp", "lftp", "gremlin", "neo4j", "redis", "rman", "db2", "jshell", "node", "etcdctl", "kafkacat", "ghci",
    "smb", "nsupdate", "ldap", "openssl", "telnet", "runmqsc", "msf", "trino", "presto", "impala", "influx", "ksql",
  ]
}
