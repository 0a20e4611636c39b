import Bytes

/// Names (labels, headings, keys, words beside a number) whose value another run is expected to show otherwise.
enum VolatileName {
  /// Says whether a number under this name is an example: a process id, a size, a time.
  static func isOfNumber(_ name: Bytes?) -> Bool {
    guard let name, name.count <= longest else { return false }
    let words = words(name)
    return words.indices.contains { index in
      // "number of peers" counts them; a "serial number" changes.
      numbers.contains(words[index]) && !(words[index] == "number" && words.dropFirst(index + 1).first == "of")
    }
  }

  /// Says whether a version under this name may be a later one.
  static func isOfVersion(_ name: Bytes?) -> Bool { holds(name, versions) }

  /// Says whether a number under this name counts what went wrong: zero is then no example.
  static func isOfFailures(_ name: Bytes?) -> Bool { holds(name, failures) }

  /// Says whether a date under this name is one until which something holds.
  static func isOfExpiry(_ name: Bytes?) -> Bool { holds(name, expiries) }

  /// Says whether a text under this name marks one edition of what a server sends.
  static func isOfTag(_ name: Bytes?) -> Bool { holds(name, tags) }

  /// Says whether a number under this name is that of the reader's account.
  static func isOfAccount(_ name: Bytes?) -> Bool { holds(name, accounts) }

  private static func holds(_ name: Bytes?, _ known: Set<String>) -> Bool {
    guard let name, name.count <= longest else { return false }
    return words(name).contains(where: known.contains)
  }

  /// In bytes.
  private static let longest = 80

  /// `expiresIn`, `expires_in` and `Expires in:` have the same words.
  private static func words(_ name: Bytes) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLowercase = false
    for character in name.string {
      let isPart = character.isAlphabetic || character.isNumeric || character == "%"
      if !isPart || character.isUppercase && wasLowercase, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isPart { word += character.lowercased() }
      wasLowercase = character.isLowercase || character.isNumeric
    }
    return word.isEmpty ? words : words + [word]
  }

  private static let numbers: Set<String> = [
    "pid", "pids", "ppid", "gid", "groups", "groupes", "grupos", "process", "processus", "processo", "uid", "inode",
    "id", "ids", "identifier", "size",
    "taille",
    "tamanho", "bytes", "octets", "length", "time", "times", "timestamp", "temps", "tempo", "duration", "durée",
    "duração", "elapsed", "took", "uptime", "age", "iat", "exp", "nbf", "expires", "expiration", "expiry", "epoch",
    "date",
    "created", "updated", "modified", "cpu", "cpus", "mem", "memory", "mémoire", "memória", "load", "used", "free",
    "avail", "usage", "use%", "resource", "generation", "revision", "serial", "série", "seq", "sequence", "offset",
    "latency", "ms",
    "seconds", "secondes", "segundos", "sec", "secs", "s", "rate", "speed", "speedup", "downloaded", "received", "sent",
    "transferred",
    "objects", "delta", "tasks", "connections", "blocks", "ttl", "build", "number", "nonce", "lease",
    "packages", "paquets", "pacotes", "paquetes", "hits", "clock", "mtime", "ctime", "atime", "%cpu", "%mem", "rss",
    "vsz", "backend", "xid", "oid", "requests",
  ]
  private static let versions: Set<String> = [
    "version", "versions", "versão", "versión", "versione", "release", "build", "gitversion", "kubelet", "client",
    "server", "engine", "buildkit", "openssl", "openssh", "kernel", "compiler", "rev",
  ]
  private static let expiries: Set<String> = [
    "expires", "expire", "expired", "expiry", "expiration", "exp", "after", "until", "valid", "renewal", "end",
    "échéance", "jusqu", "jusqu'au", "validade", "expira",
    "vencimento", "até",
  ]
  private static let tags: Set<String> = ["etag"]
  private static let accounts: Set<String> = ["account", "accountid", "owner", "ownerid", "userid"]
  private static let failures: Set<String> = [
    "error", "errors", "failed", "failure", "failures", "fail", "fails", "unhealthy", "invalid", "missing", "rejected",
    "conflicts", "violations", "unreachable", "vulnerabilities", "warnings", "échec", "échecs", "erreur", "erreurs",
    "échoué", "échoués", "falha", "falhas", "erro", "erros", "falharam", "skipped", "lost", "dropped", "loss",
  ]
}
