/// Words by which programs say whether things are well. Another word of the same class is tolerated; one of another
/// class never is, so that `Running` in a sample is not satisfied by `CrashLoopBackOff`.
enum StateWord {
  case good, pending, bad

  static func of(_ bytes: Bytes) -> StateWord? {
    guard bytes.count <= 32 else { return nil }
    let word = String(decoding: bytes.lowercased.filter { $0 != 0x5F && $0 != 0x2D }, as: UTF8.self)
    if goodWords.contains(word) { return .good }
    if pendingWords.contains(word) { return .pending }
    return badWords.contains(word) || failureEndings.contains(where: word.hasSuffix) ? .bad : nil
  }

  private static let goodWords: Set<String> = [
    "ok", "running", "ready", "active", "available", "bound", "complete", "completed", "succeeded", "success",
    "successful",
    "normal", "deployed", "healthy", "up", "passed", "enabled", "online", "started", "created", "provisioned",
    "connected", "configured", "valid", "verified", "synced", "green", "reachable",
  ]
  private static let pendingWords: Set<String> = [
    "pending", "creating", "containercreating", "podinitializing", "provisioning", "deploying", "starting", "waiting",
    "inprogress", "queued", "scheduling", "updating", "initializing", "requested", "unknown", "yellow",
  ]
  private static let badWords: Set<String> = [
    "failed", "failure", "error", "errored", "crashloopbackoff", "imagepullbackoff", "errimagepull", "evicted",
    "oomkilled",
    "notready", "unavailable", "unhealthy", "down", "terminating", "terminated", "lost", "critical", "deleting",
    "deleted", "denied", "unauthorized", "forbidden", "expired", "rejected", "aborted", "canceled", "cancelled",
    "disconnected", "unreachable", "offline", "invalid", "revoked", "suspended", "disabled", "stopped", "exited", "red",
    "inactive", "notfound", "missing", "timeout", "timedout", "refused", "unsuccessful",
  ]
  private static let failureEndings = ["backoff", "error", "failed"]
}
