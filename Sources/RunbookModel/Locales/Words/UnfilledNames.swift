package import ShellSyntax

/// The words of one language in names that say what is to be written in their place: `container-name`, `user@IP`,
/// `name-of-your-app`. Without accents, in lower case.
package struct UnfilledNames: Sendable {
  /// What a value is: `container-name`, `node-ip`.
  package var kinds: Set<String> = []
  /// What has such a value.
  package var things: Set<String> = []
  /// What is after the `@` of an address: `user@IP`.
  package var machines: Set<String> = []
  /// What is after the colon of such a machine: `host:port`.
  package var ports: Set<String> = []
  /// Between a kind and a thing: `nom-du-projet`.
  package var prepositions: Set<String> = []
  /// First words of a sample path, before a preposition: `/chemin/vers/fichier`.
  package var paths: Set<String> = []
  /// What follows the colon of a login and is no word for a secret elsewhere: `user:pass`.
  package var secrets: Set<String> = []
  /// Possessives that are names of programs too, so that they count only before what is the reader's own: `su_clave`.
  package var possessives: Set<String> = []
  /// The parts of the name of a person: "First Last".
  package var persons: Set<String> = []
  /// Words that are nothing but what a program takes at their place, without what divides them: `username`.
  package var roles: [OperandRole: Set<String>] = [:]
  /// More of `kinds` and of `things` for such places only: `container_id`, `commit-hash`.
  package var roleKinds: Set<String> = []
  package var roleThings: Set<String> = []
  /// What a writer calls his own in an example: `minha-chave`.
  package var ownPossessives: Set<String> = []
  /// The same where it is a common part of real names, so that it counts only for a secret: `mypassword`.
  package var mine: Set<String> = []
  /// What a directory is called in a phrase: "dossier du projet".
  package var folders: Set<String> = []
  /// Whose a repository or a file is, `owner/repo`, `user:group`; and what a repository is called there.
  package var owners: Set<String> = []
  package var stores: Set<String> = []
}
