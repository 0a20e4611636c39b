extension ValueWords {
  static let english = ValueWords(
    numbers: [
      "pid", "pids", "ppid", "gid", "groups", "process", "uid", "inode", "id", "ids", "identifier", "size", "bytes",
      "length", "time", "times", "timestamp", "duration", "elapsed", "took", "uptime", "age", "iat", "exp", "nbf",
      "expires", "expiration", "expiry", "epoch", "date", "created", "updated", "modified", "cpu", "cpus", "mem",
      "memory", "load", "used", "free", "avail", "usage", "use%", "resource", "generation", "revision", "serial", "seq",
      "sequence", "offset", "latency", "ms", "seconds", "sec", "secs", "s", "rate", "speed", "speedup", "downloaded",
      "received", "sent", "transferred", "objects", "delta", "tasks", "connections", "blocks", "ttl", "build", "number",
      "nonce", "lease", "packages", "hits", "clock", "mtime", "ctime", "atime", "%cpu", "%mem", "rss", "vsz", "backend",
      "xid", "oid", "requests", "lag",
    ],
    versions: [
      "version", "versions", "release", "build", "gitversion", "kubelet", "client", "server", "engine", "buildkit",
      "openssl", "openssh", "kernel", "compiler", "rev",
    ],
    expiries: [
      "expires", "expire", "expired", "expiry", "expiration", "exp", "after", "until", "valid", "renewal", "end",
    ],
    starts: [
      "before", "from", "since", "start", "started", "starts", "begin", "begins", "began", "created", "creation",
      "createdat", "opened", "submitted", "ordered", "issued", "issue", "iat", "nbf", "notbefore", "last",
    ],
    ends: [
      "after", "until", "end", "ended", "ends", "expires", "expire", "expiry", "expiration", "exp", "notafter",
      "finished", "finish", "completed", "completion", "stopped", "due", "deadline", "closed", "updated", "modified",
      "next", "to",
    ],
    limits: ["limit", "limits", "quota", "capacity", "maximum", "max", "hard", "allowance", "maxmemory"],
    uses: [
      "used", "usage", "use", "free", "avail", "available", "io", "read", "written", "sent", "received",
      "transferred", "net", "block", "stored", "added", "buff", "cache", "cached", "shared", "lag", "objects", "rss",
      "resident",
      "alloc", "fsuse%", "fsavail", "cap", "frag", "use%",
    ],
    flows: ["lag", "not upgraded", "looking for"],
    lags: ["lag", "delay", "skew", "drift", "behind", "slow", "fast", "lagging"],
    rests: ["valid", "remaining", "left", "remains", "expires", "expiry"],
    percents: ["percent", "percentage", "pct"],
    growths: ["revision"],
    machines: ["node", "host", "hostname", "machine", "worker", "instance"],
    failures: [
      "error", "errors", "failed", "failure", "failures", "fail", "fails", "unhealthy", "invalid", "missing",
      "rejected", "conflicts", "violations", "unreachable", "vulnerabilities", "warnings", "skipped", "lost", "dropped",
      "loss",
    ],
    waits: ["waiting"])
}
