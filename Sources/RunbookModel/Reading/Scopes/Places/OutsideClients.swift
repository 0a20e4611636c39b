import ShellSyntax

/// Programs that are called beside a container or a machine, not within it: who types them has left it.
enum OutsideClients {
  /// - Parameter program: by whose call the place was entered; nil: a sentence named it.
  static func areCalled(by action: Action, enteredBy program: String?) -> Bool {
    guard !action.programs.isEmpty else { return false }
    guard let program else { return action.programs.allSatisfy(ofContainers.contains) }
    return (ofContainers.contains(program) || ofMachines.contains(program))
      && action.programs.allSatisfy { $0 == program }
  }

  /// `docker exec web ls`, which goes into the container by itself.
  static func goInside(_ script: ShellScript) -> Bool {
    script.commands.flatMap(\.simpleCommands).contains { command in
      let words = command.words.map { $0.literal ?? $0.text }
      return words.first.map(ofContainers.contains) == true && words.dropFirst().contains { entries.contains($0) }
    }
  }

  private static let entries: Set<String> = ["exec", "rsh", "attach", "debug"]

  private static let ofContainers: Set<String> = [
    "docker", "podman", "nerdctl", "docker-compose", "podman-compose", "kubectl", "oc", "finch", "lxc", "incus",
  ]
  private static let ofMachines: Set<String> = [
    "vagrant", "minikube", "multipass", "limactl", "lima", "colima", "docker-machine", "gcloud", "az", "aws", "heroku",
    "cf", "fly", "flyctl", "doctl", "ibmcloud",
  ]
}
