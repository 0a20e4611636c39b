import Bytes

/// Lines by which programs say that something went wrong, no matter what their exit status.
enum ErrorBanner {
  /// In bytes; banners are at the beginning.
  private static let longestLook = 500

  /// Says whether a line is one.
  static func isBanner(_ line: TextSlice) -> Bool {
    let text = TextSlice(line.trimmed.prefix(longestLook).lowercased)
    guard let first = text.first, first != "{", first != "\"" else { return false }
    if wholeLines.contains(text.string) { return true }
    if let beginning = beginnings.first(where: { text.starts(with: $0) }) {
      // `Errors: 0`, `Error: none` report that there is none.
      return !nothing.contains(text.dropFirst(beginning.count).trimmed.string)
    }
    if isHTTPFailure(text) { return true }
    return phrases.contains { text.byteRange(of: $0) != nil }
  }

  private static let wholeLines: Set<String> = [
    "failed", "error", "unauthorized", "forbidden", "échec", "Échec", "echec", "fehlgeschlagen", "falha", "com falha",
    "fallo", "falló", "con errores", "error.", "non riuscito", "non riuscita", "失敗", "失敗しました", "失败", "실패", "失败。",
  ]

  private static let nothing: Set<String> = ["0", "none", "<none>", "null", "nil", "no", "-", "false"]

  private static let beginnings = [
    "error:", "error from server", "error response from daemon", "[error]", "fatal:", "fatal error", "panic:",
    "exception in thread", "traceback (most recent call last)", "curl: (", "npm err!", "err!", "e: ", "erreur :",
    "erreur:", "fehler:", "erro:", "errore:", "error :", "<!doctype html", "<html", "access denied",
    "permission denied",
    "authentication required", "segmentation fault", "unable to connect to the server", "build failed", "unauthorized:",
    "denied:",
  ].map { TextSlice($0) }

  private static let phrases = [
    ": error:", ": fatal:", "command not found", "no such file or directory", ": permission denied", "not logged in",
    "not authenticated", "401 unauthorized", "403 forbidden", "404 not found", "500 internal server error",
    "502 bad gateway", "503 service unavailable", "connection refused", "could not resolve host", "session has expired",
    "token has expired", "login session expired", "is not a registered command",
    "is not recognized as an internal or external command",
    "pas connecté", "nicht angemeldet", "não está conectado", "não efetuou login", "no ha iniciado sesión",
    "no ha iniciado la sesión", "non è collegato", "non hai eseguito l'accesso", "ログインしていません", "로그인하지 않", "未登录",
    "尚未登录", "未登入", "尚未登入",
  ].map { TextSlice($0) }

  /// `HTTP/1.1 401 …` and what curl makes of it: `< HTTP/2 503`.
  private static func isHTTPFailure(_ text: TextSlice) -> Bool {
    let status = text.begins(with: "< ") ? text.dropFirst(2) : text
    guard status.begins(with: "http/"), let blank = status.firstIndex(of: 0x20) else { return false }
    let code = status[(blank + 1)...].prefix(3)
    return code.count == 3 && (code.first == "4" || code.first == "5") && code.allSatisfy(\.isDigit)
  }
}
