/// One thing that goes wrong in the world of the stand-ins while everything ends with status 0 where it can.
enum StandInFault: String, CaseIterable, Sendable {
  /// The servers answer 401 with a JSON body.
  case unauthorized
  /// The programs print that no one is logged in, and end with 0.
  case loggedOut = "logged-out"
  /// The cluster does not know the namespace.
  case wrongNamespace = "wrong-namespace"
  /// A JSON key, a label or a variable has another name.
  case renamedKey = "renamed-key"
  /// Lists and tables have no rows.
  case emptyList = "empty-list"
}
