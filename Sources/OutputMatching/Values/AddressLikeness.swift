import Bytes
import Diagnostics

/// How far an address of the output may differ from the sample's: it may be another, but not one that reaches others.
enum AddressLikeness {
  /// Who can reach an address.
  private enum Reach {
    case loopback, everybody, linkLocal, machine
  }

  private static func reach(_ host: TextSlice) -> Reach {
    if host.isEqual(to: "localhost") || host.begins(with: "127.") || host.isEqual(to: "::1") { return .loopback }
    if host.isEqual(to: "0.0.0.0") || host.isEqual(to: "::") || host.isEqual(to: "*") { return .everybody }
    if host.begins(with: "169.254.") || host.begins(with: "fe80:") { return .linkLocal }
    return .machine
  }

  /// Host and port: `0.0.0.0:8080`, `[::1]:80`, `db.example.com`.
  static func ofHosts(_ sample: TextSlice, _ actual: TextSlice, _ shape: ValueShape) -> Likeness {
    let expected = parts(sample.prefix { $0 != "/" })
    let found = parts(actual.prefix { $0 != "/" })
    if reach(expected.host) != reach(found.host) { return .different("an address that reaches others") }
    guard samePort(expected.port, found.port) else { return .unexplained("another port") }
    guard prefixLength(sample) == prefixLength(actual) else { return .unexplained("a network of another size") }
    return isNeighbour(expected.host, found.host) ? .unexplained("another host of the same domain") : .typed(shape)
  }

  /// `mail.example.com` beside `www.example.com` is another thing; `web2.example.com` beside `web1.example.com` is
  /// another of the same, and a host of another domain is the reader's.
  private static func isNeighbour(_ sample: TextSlice, _ actual: TextSlice) -> Bool {
    guard let dot = sample.firstIndex(of: 0x2E), let other = actual.firstIndex(of: 0x2E),
      sample[dot...].count(where: { $0 == "." }) - (sample.last == "." ? 1 : 0) > 1,
      sample[dot...].contains(where: \.isLetter), sample[dot...].isEqualIgnoringCase(to: actual[other...])
    else { return false }
    let (label, name) = (sample[..<dot], actual[..<other])
    if ValueShape.of(label) == .exampleName || isMadeUp(label) || isMadeUp(name) { return false }
    return !letters(label).isEqualIgnoringCase(to: letters(name))
  }

  /// `d111111abcdef8`, `web-5c8d7b9f4`: of letters and digits mixed.
  private static func isMadeUp(_ label: TextSlice) -> Bool {
    label.split(at: "-").contains { part in
      part.count >= 5 && zip(part, part.dropFirst()).count { $0.isDigit != $1.isDigit } >= 2
        || part.count >= 8 && part.contains(where: \.isDigit) && part.contains(where: \.isLetter)
    }
  }

  private static func letters(_ label: TextSlice) -> TextSlice { TextSlice(label.filter { !$0.isDigit }) }

  /// `/24` of a network; empty for a host.
  private static func prefixLength(_ address: TextSlice) -> TextSlice {
    address.firstIndex(of: 0x2F).map { address[$0...] } ?? []
  }

  /// The host of a URL may be another; its scheme and port may not, its path as `PathLikeness` says.
  static func ofURLs(_ sample: TextSlice, _ actual: TextSlice) -> Likeness {
    guard let expected = sample.byteRange(of: TextSlice("://")), let found = actual.byteRange(of: TextSlice("://"))
    else {
      return .unexplained("another URL")
    }
    guard sample[..<expected.lowerBound].isEqualIgnoringCase(to: actual[..<found.lowerBound]) else {
      return .different("another protocol")
    }
    let (host, path) = cut(sample[expected.upperBound...])
    let (actualHost, actualPath) = cut(actual[found.upperBound...])
    let hosts = host == actualHost ? .same : ofHosts(host, actualHost, .url)
    let paths = path == actualPath ? .same : PartsLikeness.ofPaths(path, actualPath, isAddress: true)
    return hosts.worse(paths)
  }

  private static func cut(_ address: TextSlice) -> (host: TextSlice, path: TextSlice) {
    let host = address.prefix { $0 != "/" && $0 != "?" }
    var path = address[host.endIndex...]
    if path.last == "/" { path = path.dropLast() }
    return (host, path)
  }

  private static func parts(_ text: TextSlice) -> (host: TextSlice, port: TextSlice) {
    if text.first == "[", let close = text.firstIndex(of: 0x5D) {
      return (text[(text.startIndex + 1)..<close], text[(close + 1)...])
    }
    guard text.count(where: { $0 == ":" }) == 1, let colon = text.firstIndex(of: 0x3A) else { return (text, []) }
    return (text[..<colon], text[colon...])
  }

  /// Ports from 32768 on are given out by the system anew each time (Linux: `ip_local_port_range`).
  private static func samePort(_ sample: TextSlice, _ actual: TextSlice) -> Bool {
    if sample == actual { return true }
    guard let port = Int(sample.dropFirst().string), let found = Int(actual.dropFirst().string) else { return false }
    return port >= 32_768 && found >= 32_768
  }
}
