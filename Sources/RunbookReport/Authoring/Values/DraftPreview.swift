import RunbookModel
import ShellSyntax

/// Commands as a person may look at them while another person does: secrets are hidden.
package enum DraftPreview {
  package static func lines(of commands: [DraftCommand]) -> [String] {
    commands.map { command in
      var bytes = Array(command.text.utf8)
      for secret in DraftSecrets.of(ShellScript(command.text)).reversed() {
        bytes.replaceSubrange(secret.range, with: Binding.mask.utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
