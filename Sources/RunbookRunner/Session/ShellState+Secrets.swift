import RunbookModel
import ShellExecution

extension ShellState {
  /// The same state without what is secret by its name or by what it holds.
  func withoutSecrets(_ secrets: [String]) -> ShellState {
    // A short one stands by chance in many a text: only what is nothing else counts.
    let short = Set(secrets.filter { $0.utf8.count < ShellState.shortestSought })
    let names = variables.filter { variable in
      SecretName.isSecret(variable.name) || variable.text.map(short.contains) ?? false
    }
    let long = secrets.filter { $0.utf8.count >= ShellState.shortestSought }
    return removing(
      variables: Set(names.map(\.name)), containing: long.flatMap { Array(SecretForms.all(of: $0)) })
  }

  /// In bytes.
  private static let shortestSought = 4
}
