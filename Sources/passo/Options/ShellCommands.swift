import Bytes
import Diagnostics
import RunbookModel
import RunbookRunner

/// The commands that open the shells of a run. ssh and its kind have no other way to be given a password than their
/// words or their environment: secrets in them are neither kept nor shown.
struct ShellCommands {
  /// By the name of the place.
  let places: [String: String]
  /// Of the run's own shell; nil: a local one.
  let shell: String?
  private let mask: SecretMask

  /// - Throws: a ``Complaint`` where a command comes from a journal and held a secret.
  init(places: [String: String], shell: String?, bindings: Bindings) throws(Complaint) {
    self.places = places
    self.shell = shell
    var mask = SecretMask(bindings.secrets)
    mask.add((places.values + [shell].compactMap(\.self)).flatMap(TokenScanner.tokens))
    self.mask = mask
    try check()
  }

  /// As the journal keeps them.
  var kept: (places: [String: String]?, shell: String?) {
    (places.isEmpty ? nil : places.mapValues(mask.masked), shell.map(mask.masked))
  }

  func hidden(_ message: Message) -> Message { mask.masked(message) }

  private func check() throws(Complaint) {
    for (name, command) in places.sorted(by: { $0.key < $1.key }) where command.containsBytes(of: Binding.mask) {
      throw Complaint(
        "the command that opens the shell of `\(name)` held a secret, which is kept nowhere",
        help: "give it again: --place \(name)=COMMAND", status: ExitStatus.usage)
    }
    if let shell, shell.containsBytes(of: Binding.mask) {
      throw Complaint(
        "the command of --shell held a secret, which is kept nowhere", help: "give it again: --shell COMMAND",
        status: ExitStatus.usage)
    }
  }
}
