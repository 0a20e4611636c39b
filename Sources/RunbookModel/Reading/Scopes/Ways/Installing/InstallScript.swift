import Bytes
import ShellSyntax

/// A script that is fetched and run in one command: `curl -fsSL https://example.com/install.sh | sh`,
/// `sh -c "$(curl …)" -- -d`, `bash <(curl …)`.
struct InstallScript {
  /// Its address without scheme and versions: the same script in another version is another way to the same thing.
  var name: String

  /// Nil for a command that does not fetch what it runs.
  init?(_ command: ShellCommand) {
    let programs = Set(command.programs)
    guard !programs.isDisjoint(with: Self.fetching), !programs.isDisjoint(with: Self.running),
      let scheme = command.text.byteRange(of: "://")
    else { return nil }
    let address = command.text[scheme.upperBound...].prefix { !" \t\n'\"`)|;<>".contains($0) }
    let parts = address.prefix { $0 != "?" }.split(separator: "/").filter { !Self.isVersion($0) }
    guard parts.count > 1 else { return nil }
    name = parts.joined(separator: "/").lowercased()
  }

  private static let fetching: Set<String> = ["curl", "wget"]
  private static let running: Set<String> = ["sh", "bash", "zsh", "python", "python3", "perl"]

  /// `v1.2.3`, `0.6`
  private static func isVersion(_ part: Substring) -> Bool {
    let digits = part.first == "v" ? part.dropFirst() : part
    return digits.first?.isNumber == true && digits.allSatisfy { $0.isNumber || ".-".contains($0) }
  }
}
