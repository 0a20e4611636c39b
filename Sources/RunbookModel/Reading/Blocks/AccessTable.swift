import Bytes

/// Lines of `pg_hba.conf`, the first word of which is the name of a program as well: `host all all 127.0.0.1/32 md5`.
///
/// Source: the manual of PostgreSQL, "The pg_hba.conf File".
enum AccessTable {
  private static let types: Set<String> = ["local", "host", "hostssl", "hostnossl", "hostgssenc", "hostnogssenc"]
  private static let methods: Set<String> = [
    "trust", "reject", "scram-sha-256", "md5", "password", "gss", "sspi", "ident", "peer", "ldap", "radius", "cert",
    "pam",
  ]

  static func isOne(_ text: String) -> Bool {
    guard text.containsBytes(of: "host") || text.containsBytes(of: "local") else { return false }
    let lines = text.parts(separatedBy: "\n").map { $0.split(whereSeparator: \.isSpace) }
      .filter { !($0.first?.hasPrefix("#") ?? true) }
    return !lines.isEmpty
      && lines.allSatisfy { words in
        words.count > 3 && types.contains(String(words[0]))
          && words.dropFirst(3).contains { methods.contains(String($0)) }
      }
  }
}
