import Bytes
import ShellSyntax

/// Secrets that a program reads from its input: `echo secret | sudo chpasswd`, `passwd ann <<< secret`.
extension DraftSecrets {
  /// Programs and words of commands that read a secret from their input.
  private static let readers: Set<String> = [
    "chpasswd", "passwd", "cryptsetup", "smbpasswd", "kinit", "vncpasswd", "openconnect", "su", "login", "secret",
    "secrets",
    "encrypt_string", "secret-tool", "keyring", "age", "pass", "databricks", "read", "gpg", "sshpass", "authtoken",
    "unseal",
    "wpa_passphrase", "wpa_supplicant", "base64",
  ]
  /// Rows of words that do.
  private static let phrases = [["vercel", "env", "add"], ["hcloud", "context", "create"], ["wg", "set"]]
  private static let options: Set<String> = [
    "--password-stdin", "--stdin", "--with-token", "--passphrase-fd", "--token-stdin", "--passwd-on-stdin",
    "--password-file",
    "--auth-user-pass", "--token", "--data-file=-", "-S", "-f", "-K",
  ]
  /// Options of `sudo` that are one with others: `-Sk`.
  private static func isOption(_ word: String, of program: String) -> Bool {
    options.contains(String(word.prefix { $0 != "=" })) || options.contains(word)
      || program == "sudo" && word.hasPrefix("-") && !word.hasPrefix("--") && word.contains("S")
  }

  mutating func readInputs() {
    let calls = script.calls
    let pipelines = script.commands.map { command in calls.filter { command.range.contains($0.range.lowerBound) } }
    for group in pipelines where group.contains(where: readsSecret) {
      let isPair = group.contains { $0.words.contains { $0.text == "chpasswd" || $0.text == "base64" } }
      for call in group {
        if ["echo", "printf", "yes"].contains(call.program ?? "") {
          for word in call.words.dropFirst() where word.text.utf8.first != .dash && !isFormat(word, of: call) {
            addInput(inner(word), isPair: isPair)
          }
        }
        guard readsSecret(call) else { continue }
        for redirection in call.redirections where redirection.operation.hasPrefix("<<") {
          if let body = redirection.body { add(body, "password", .input) }
          if redirection.operation == "<<<", let target = redirection.target { addInput(inner(target), isPair: isPair) }
        }
      }
    }
    for call in calls where ["echo", "printf"].contains(call.program ?? "") && writesSecret(call) {
      for word in call.words.dropFirst() where word.text.utf8.first != .dash && !isFormat(word, of: call) {
        addInput(inner(word), isPair: false)
      }
    }
    readInner()
  }

  private func readsSecret(_ call: SimpleCommand) -> Bool {
    let words = call.words.map { $0.literal ?? $0.text }
    guard let program = words.first else { return false }
    if ["echo", "printf", "cat", "grep", "ssh"].contains(program) { return false }
    let reads = words.enumerated().contains { index, word in
      let name = word.split(separator: "/").last.map(String.init) ?? word
      return index < 4 && Self.readers.contains(name) || index > 0 && isSecretOption(word, program)
    }
    return reads || Self.phrases.contains { phrase in words.starts(with: phrase) }
  }

  private func isSecretOption(_ word: String, _ program: String) -> Bool {
    switch word {
    case "-f": program == "sshpass"
    case "-K": program == "curl"
    default: Self.isOption(word, of: program)
    }
  }

  /// `echo secret > ~/.vault-token`
  private func writesSecret(_ call: SimpleCommand) -> Bool {
    call.redirections.contains { redirection in
      guard redirection.operation.hasPrefix(">"), let target = redirection.target?.text else { return false }
      let file = target.split(separator: "/").last.map(String.init) ?? target
      let stem = file.split(separator: ".").first.map(String.init) ?? file
      return Self.isName(stem) || file == ".pgpass" || target.hasPrefix("/run/secrets/")
    }
  }

  /// `printf '%s' secret`
  private func isFormat(_ word: ShellWord, of call: SimpleCommand) -> Bool {
    call.program == "printf" && word == call.words.dropFirst().first && call.words.count > 2
      && word.text.containsBytes(of: "%")
  }

  /// `user:password` for chpasswd.
  private mutating func addInput(_ range: Range<Int>, isPair: Bool) {
    let own = isPair ? part(of: range, after: ":") ?? range : range
    add(own, "password", .input)
  }

  /// `ssh web1 "echo secret | sudo -S reboot"`: a command within a word.
  private mutating func readInner() {
    for call in script.calls
    where ["ssh", "bash", "sh", "su", "docker", "kubectl", "sudo"].contains(call.program ?? "") {
      for word in call.words.dropFirst() where word.text.containsBytes(of: " ") {
        let range = inner(word)
        let text = text(range)
        guard text.utf8.count < script.text.utf8.count, !text.containsBytes(of: "\\") else { continue }
        for finding in DraftSecrets.of(ShellScript(text)) {
          let start = range.lowerBound + finding.range.lowerBound
          add(start..<(start + finding.range.count), finding.name, .input)
        }
      }
    }
  }

  /// Programs whose output is a secret, or may be one.
  private static let printers: Set<String> = [
    "pass", "pwgen", "apg", "keyring", "secret-tool", "gopass", "op", "bw", "mkpasswd",
  ]

  /// What it prints is no sample: `kubectl get secret x -o yaml`, `wg genkey`, `cat password.txt`.
  static func printsSecret(_ script: ShellScript) -> Bool {
    script.calls.contains { call in
      let words = call.words.map { $0.literal ?? $0.text }
      return words.first.map(printers.contains) ?? false
        || words.contains { word in
          let name = word.split(separator: "/").last.map(String.init) ?? word
          let stem = name.split(separator: ".").first.map(String.init) ?? name
          return isName(member(word)) || isName(stem)
            || ["genkey", "genpsk", "rand", "secret", "secrets"].contains(word)
            || ["password", "passwd", "token", "secret", "psk"].contains { word.lowercased().hasSuffix($0) }
        }
    }
  }
}
