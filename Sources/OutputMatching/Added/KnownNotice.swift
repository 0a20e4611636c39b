import Bytes

/// Lines by which programs tell something that does not depend on what they were asked: a new version, a way that will
/// be given up, where to read on, how far they are. Data: `*` stands for any text; in lower case.
enum KnownNotice {
  static func isIn(_ line: Bytes) -> Bool {
    let text = Bytes(line.trimmed.prefix(longestLook).lowercased)
    guard !text.isEmpty else { return false }
    guard patterns.contains(where: { $0.matches(text) }) else { return false }
    return !settled.contains { text.firstRange(of: $0) != nil }
  }

  /// What has been given up already is no notice.
  private static let settled = [
    "was removed", "been removed", "was disabled", "been disabled", "is disabled", "was deleted", "been deleted",
    "is blocked", "dry-run", "dry run", "rolled back", "reverted",
  ].map { Bytes($0) }

  /// In bytes.
  private static let longestLook = 500

  private struct Pattern: Sendable {
    let parts: [Bytes]
    /// The longest one is looked for first: most lines do not have it.
    let longest: Bytes

    init(_ text: Substring) {
      parts = Bytes(text).split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map { Bytes(Array($0)) }
      longest = parts.max { $0.count < $1.count } ?? []
    }

    func matches(_ text: Bytes) -> Bool {
      guard let first = parts.first, let last = parts.last, text.starts(with: first),
        text.firstRange(of: longest) != nil
      else { return false }
      guard parts.count > 1 else { return text.count == first.count }
      var rest = text.dropFirst(first.count)
      for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let range = rest.firstRange(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
      return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
    }
  }

  private static let patterns = lines.parts(separatedBy: "\n").filter { !$0.hasPrefix("#") }.map(Pattern.init)

  private static let lines = """
    # What will be given up
    *is deprecated*
    *are deprecated*
    *has been deprecated*
    *have been deprecated*
    *was deprecated*
    deprecated:*
    *deprecationwarning:*
    npm warn deprecated *
    *is obsolete*
    *est obsolète*
    *sont obsolètes*
    *est dépréciée*
    *est déprécié*
    *está obsoleto*
    *está obsoleta*
    *foi descontinuado*
    *foi descontinuada*
    *está en desuso*
    *ist veraltet*
    *è deprecato*
    *è deprecata*
    # A new version
    *new release of * available*
    *new version of * available*
    *new version is available*
    *newer version of * available*
    *newer version is available*
    *new major version of * available*
    *new minor version of * available*
    *new patch version of * available*
    *update available*
    *updates are available*
    *updates available*
    *nouvelle version * disponible*
    *nouvelle version est disponible*
    *mise à jour est disponible*
    *nova versão * disponível*
    *nova versão está disponível*
    *atualização está disponível*
    *atualização disponível*
    *nueva versión * disponible*
    *nueva versión disponible*
    *neue version * verfügbar*
    *neue version ist verfügbar*
    *nuova versione * disponibile*
    *nuova versione disponibile*
    # Greetings
    welcome to *
    bienvenue *
    bem-vindo *
    last login: *
    dernière connexion : *
    dernière connexion: *
    último login: *
    letzte anmeldung: *
    último acceso: *
    ultimo login: *
    # ssh, docker, kubectl and helm
    warning: permanently added * to the list of known hosts.
    warning! your password will be stored unencrypted in *
    configure a credential helper to remove this warning. see*
    logging in with your password grants your terminal complete access to your account*
    for better security, log in with a limited-privilege personal access token*
    unable to find image * locally
    warning: the requested image's platform * does not match the detected host platform *
    *: pulling from *
    *: pull complete
    *: already exists
    *: layer already exists
    *: mounted from *
    *: pushed
    warning! using *--password via the cli is insecure*
    warning: version difference between client * and server * exceeds the supported minor version skew *
    removing intermediate container *
    use 'docker scan' to run snyk tests *
    warning: kubernetes configuration file is *-readable. this is insecure.*
    warning: resource * is missing the kubectl.kubernetes.io/last-applied-configuration annotation*
    warning: use tokens from the tokenrequest api or manually created secret-based tokens *
    test suite: none
    hang tight while we grab the latest from your chart repositories...
    update complete. *happy helming!*
    if you don't see a command prompt, try pressing enter.
    defaulted container * out of: *
    # Packages
    warning: apt does not have a stable cli interface. use with caution in scripts.
    debconf: delaying package configuration, since apt-utils is not installed
    the following new packages will be installed:*
    the following additional packages will be installed:*
    the following packages were automatically installed and are no longer required:*
    suggested packages:*
    recommended packages:*
    * upgraded, * newly installed, * to remove and * not upgraded.
    need to get * of archives.
    after this operation, * of additional disk space will be used.
    selecting previously unselected package *
    (reading database *
    invoke-rc.d: policy-rc.d denied execution of *
    get:* http*
    hit:* http*
    ign:* http*
    use 'apt autoremove' to remove *
    *can result in broken permissions and conflicting behaviour with the system package manager*
    [notice] *
    *: defaulting to user installation because normal site-packages is not writeable
    * packages are looking for funding
    * package is looking for funding
    run `npm fund` for details
    found 0 vulnerabilities
    npm notice*
    last metadata expiration check: *
    *verificação de data de vencimento de metadados*
    *vérification de l'expiration des métadonnées*
    *comprobación de caducidad de metadatos*
    warning: using the root user's home directory *
    # Databases, clouds and others
    notice: *already exists, skipping
    *using a password on the command line interface can be insecure.
    *resorting to sigkill
    ?*[no test files]
    warning: you have selected a disk size of under *
    *iptables-legacy tables present, use iptables-legacy to see them
    # Git and others
    remote: create a pull request for * by visiting:
    remote: to create a merge request for *, visit:
    delta compression using up to * threads
    total * (delta *), reused * (delta *)*
    warning: * lf will be replaced by crlf*
    warning: in the working copy of *, lf will be replaced by crlf *
    hint: *
    [warning]: platform * on host * is using the discovered python interpreter at *
    * collects anonymous usage *
    * client-side throttling, *
    """
}
