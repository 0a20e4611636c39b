import Testing

/// A procedure of a page that is run with stand-ins.
struct StandInProcedure: CustomTestStringConvertible, Sendable {
  /// A page of ours by name, or a seed.
  var page: String
  var procedure: String
  var choices: [String: String] = [:]
  /// Keys of the values that the run has to find in outputs.
  var captures: Set<String> = []
  /// What a fault makes of the run; others do not touch the procedure.
  var faults: [StandInFault: String] = [:]

  var testDescription: String { "\(page)#\(procedure)" }

  static let ours = [
    StandInProcedure(
      page: "registry.en.md", procedure: "cluster_token", captures: ["token_value"],
      faults: [
        .unauthorized: "failed", .loggedOut: "failed", .wrongNamespace: "failed", .renamedKey: "failed",
        .emptyList: "unverified",
      ]),
    StandInProcedure(
      page: "registry.en.md", procedure: "login_token", captures: ["token_value"],
      faults: [.loggedOut: "failed", .renamedKey: "failed", .emptyList: "failed"]),
    StandInProcedure(page: "cluster.fr.md", procedure: "plugin", faults: [.emptyList: "failed"]),
    StandInProcedure(
      page: "cluster.fr.md", procedure: "configuration",
      faults: [.loggedOut: "failed", .renamedKey: "failed", .emptyList: "failed"]),
    StandInProcedure(
      page: "cluster.fr.md", procedure: "api", captures: ["iam_token", "iam_refresh_token", "account_id"],
      faults: [.unauthorized: "failed", .renamedKey: "failed", .emptyList: "failed"]),
  ]

  static let seeds =
    ["en", "fr", "pt-BR"].map { locale in
      StandInProcedure(
        page: "cs_dedicated_tokens.\(locale).md", procedure: "cs_dedicated_tokens", captures: ["token_value"],
        faults: [
          .unauthorized: "failed", .loggedOut: "failed", .wrongNamespace: "failed", .renamedKey: "failed",
          .emptyList: "unverified",
        ])
    } + [
      StandInProcedure(page: "registry_access.fr.md", procedure: "registry_api_key_use"),
      StandInProcedure(
        page: "registry_access.fr.md", procedure: "registry_tokens_create", captures: ["token_value"],
        faults: [.loggedOut: "failed", .renamedKey: "failed", .emptyList: "unverified"]),
      StandInProcedure(
        page: "registry_access.fr.md", procedure: "registry_tokens_use", captures: ["token_value"],
        faults: [.loggedOut: "failed", .renamedKey: "failed", .emptyList: "unverified"]),
      StandInProcedure(
        page: "registry_access.fr.md", procedure: "registry_tokens_remove",
        faults: [.loggedOut: "unverified", .emptyList: "unverified"]),
      StandInProcedure(
        page: "cs_cli_install.fr.md", procedure: "cs_cli_install_steps", faults: [.emptyList: "unverified"]),
      StandInProcedure(page: "cs_cli_install.fr.md", procedure: "cs_cli_container"),
      StandInProcedure(
        page: "cs_cli_install.fr.md", procedure: "cs_cli_configure",
        faults: [.loggedOut: "failed", .renamedKey: "failed", .emptyList: "unverified"]),
      StandInProcedure(page: "cs_cli_install.fr.md", procedure: "cs_cli_upgrade"),
      StandInProcedure(page: "cs_cli_install.fr.md", procedure: "cs_cli_uninstall"),
      StandInProcedure(
        page: "cs_cli_install.fr.md", procedure: "cs_api", choices: ["cs_api/1/1": "2", "cs_api/3/1": "2"],
        captures: ["iam_token", "refresh_token", "account_id"],
        faults: [.unauthorized: "failed", .renamedKey: "failed", .emptyList: "failed"]),
      StandInProcedure(
        page: "cs_cli_install.fr.md", procedure: "cs_api_refresh", choices: ["cs_api_refresh/1~2/1": "2"],
        captures: ["iam_token", "iam_refresh_token"], faults: [.unauthorized: "failed", .renamedKey: "failed"]),
    ]
}
