import RunbookModel
import ShellExecution

extension ShellState {
  /// The same state without what is secret by its name or by what it holds, and without what was made from a secret.
  func withoutSecrets(_ secrets: [String]) -> ShellState {
    // A short one is by chance in many a text: only what is nothing else counts.
    let short = Set(secrets.filter { $0.utf8.count < ShellState.shortestSought })
    let shared = SharedRun(with: secrets)
    let names = variables.filter { variable in
      SecretName.isSecret(variable.name) || variable.text.map(short.contains) ?? false
    }.map(\.name)
    let long = secrets.filter { $0.utf8.count >= ShellState.shortestSought }
    return removing(
      variables: Set(names + variableNames(where: shared.isFound)),
      containing: long.flatMap { Array(SecretForms.all(of: $0)) })
  }

  /// In bytes.
  private static let shortestSought = 4
}
