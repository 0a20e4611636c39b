public import ShellSyntax

/// The words of one language in names that say what is to be written in their place: `container-name`, `user@IP`,
/// `name-of-your-app`. Without accents, in lower case.
public struct UnfilledNames: Sendable {
  /// What a value is: `container-name`, `node-ip`.
  public var kinds: Set<String> = []
  /// What has such a value.
  public var things: Set<String> = []
  /// What is after the `@` of an address: `user@IP`.
  public var machines: Set<String> = []
  /// What is after the colon of such a machine: `host:port`.
  public var ports: Set<String> = []
  /// Between a kind and a thing: `nom-du-projet`.
  public var prepositions: Set<String> = []
  /// First words of a sample path, before a preposition: `/chemin/vers/fichier`.
  public var paths: Set<String> = []
  /// What follows the colon of a login and is no word for a secret elsewhere: `user:pass`.
  public var secrets: Set<String> = []
  /// Possessives that are names of programs too, so that they count only before what is the reader's own: `su_clave`.
  public var possessives: Set<String> = []
  /// The parts of the name of a person: "First Last".
  public var persons: Set<String> = []
  /// Words that are nothing but what a program takes at their place, without what divides them: `username`.
  public var roles: [OperandRole: Set<String>] = [:]
  /// More of `kinds` and of `things` for such places only: `container_id`, `commit-hash`.
  public var roleKinds: Set<String> = []
  public var roleThings: Set<String> = []
  /// What a writer calls his own in an example: `minha-chave`.
  public var ownPossessives: Set<String> = []
  /// The same where it is a common part of real names, so that it counts only for a secret: `mypassword`.
  public var mine: Set<String> = []
  /// What a directory is called in a phrase: "dossier du projet".
  public var folders: Set<String> = []
  /// Whose a repository or a file is, `owner/repo`, `user:group`; and what a repository is called there.
  public var owners: Set<String> = []
  public var stores: Set<String> = []
}
