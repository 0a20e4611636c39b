import Bytes
import Diagnostics
import ShellSyntax

/// The sentence of a step: what its command does, as far as that is known of its program.
enum DraftSentence {
  /// For any command.
  static let plain: Message = "Run the following command."
  /// For a command after one that works on another machine or in a container.
  static let back: Message = "Back on your own machine, run the following command."

  /// What follows it on a page would be read as typed there.
  static func goesElsewhere(_ text: String) -> Bool {
    ShellScript(text).programEntries.contains(where: \.goesElsewhere)
  }

  /// - Parameter text: a command.
  static func of(_ text: String) -> Message {
    let script = ShellScript(text)
    let calls = script.calls.filter { !$0.words.isEmpty }
    // What is only handed on is not what is done.
    guard let call = calls.first(where: { !["echo", "printf", "cat"].contains($0.program) }) ?? calls.first else {
      return script.commands.contains { !$0.assigns.isEmpty } ? "Set the variables." : plain
    }
    let words = withoutWrapper(call.words)
    guard let program = words.first?.literal.map({ String($0.split(separator: "/").last ?? "") }) else { return plain }
    let operands = words.dropFirst().compactMap(\.literal).filter { !$0.hasPrefix("-") }
    if let sentence = sentence(program, operands.first ?? "", operands) { return sentence }
    if call.redirections.contains(where: { $0.operation.hasPrefix(">") }), ["echo", "printf", "cat"].contains(program) {
      return "Write the file."
    }
    guard isName(program) else { return plain }
    let verb = operands.first.flatMap { verbPrograms.contains(program) && isName($0) ? $0 : nil }
    // Not as code: a command in a sentence would be one more to run.
    return "Run \(MarkdownSafe.line([program, verb].compactMap { $0 }.joined(separator: " ")))."
  }

  /// Steps of one kind belong together.
  static func kind(_ text: String) -> String {
    let call = ShellScript(text).calls.first { !$0.words.isEmpty }
    let words = withoutWrapper(call?.words ?? [])
    let program = words.first?.literal ?? ""
    let verb =
      verbPrograms.contains(program) ? words.dropFirst().compactMap(\.literal).first { !$0.hasPrefix("-") } : nil
    return program + " " + (verb ?? "")
  }

  /// It prepares the shell for what follows, and is no step by itself.
  static func isPreparation(_ text: String) -> Bool {
    let commands = ShellScript(text).commands
    return !commands.isEmpty
      && commands.allSatisfy { command in
        command.simpleCommands.count == 1
          && command.program.map { preparing.contains($0) } ?? !command.assigns.isEmpty
      }
  }

  private static let preparing: Set<String> = [
    "cd", "pushd", "export", "source", ".", "set", "umask", "alias", "unset", "shopt",
  ]
  private static let wrappers: Set<String> = ["sudo", "time", "nohup", "env", "command", "exec"]
  private static let verbPrograms: Set<String> = [
    "git", "docker", "podman", "kubectl", "oc", "helm", "systemctl", "apt", "apt-get", "dnf", "yum", "npm", "yarn",
    "pnpm",
    "pip", "pip3", "cargo", "go", "swift", "terraform", "brew", "gh", "docker-compose", "snap", "openssl",
  ]

  private static func withoutWrapper(_ words: [ShellWord]) -> [ShellWord] {
    var words = words[...]
    while let first = words.first?.literal, wrappers.contains(first), words.count > 1 {
      words = words.dropFirst().drop { $0.text.hasPrefix("-") || $0.text.containsBytes(of: "=") }
    }
    return Array(words)
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 40 && text.utf8.allSatisfy { $0.isAlphanumeric || "._+-".utf8.contains($0) }
  }

  private static func sentence(_ program: String, _ verb: String, _ operands: [String]) -> Message? {
    ofFiles(program) ?? ofPackages(program, verb) ?? ofServices(program, verb) ?? ofContainers(program, verb)
      ?? ofGit(program, verb)
  }

  private static func ofFiles(_ program: String) -> Message? {
    switch program {
    case "cd", "pushd": "Change to the directory."
    case "export", "set", "unset": "Set the variables."
    case "source", ".": "Load the settings into the shell."
    case "mkdir": "Create the directory."
    case "touch": "Create the file."
    case "cp", "rsync", "scp": "Copy the files."
    case "mv": "Move the files."
    case "rm", "rmdir": "Remove what is no longer needed."
    case "ln": "Make the link."
    case "chmod", "chown", "chgrp": "Set the permissions."
    case "tar", "zip", "unzip", "gzip", "gunzip": "Pack or unpack the files."
    case "cat", "less", "head", "tail": "Look at the content."
    case "ls", "tree", "stat", "du": "List the files."
    case "grep", "find", "rg": "Search the files."
    case "vi", "vim", "nvim", "nano", "emacs", "code": "Edit the file."
    case "sed": "Change the text."
    case "ssh": "Work on the other machine."
    case "curl", "wget", "http": "Send the request."
    default: nil
    }
  }

  private static let packagePrograms: Set<String> = [
    "apt", "apt-get", "dnf", "yum", "zypper", "apk", "brew", "snap", "npm", "pip", "pip3", "gem", "cargo", "pipx",
  ]

  private static func ofPackages(_ program: String, _ verb: String) -> Message? {
    switch (program, verb) {
    case _ where !packagePrograms.contains(program): nil
    case (_, "install"), (_, "add"), ("npm", "ci"): "Install the packages."
    case ("npm", _), ("cargo", _): nil
    case (_, "update"): "Bring the list of packages up to date."
    case (_, "upgrade"): "Bring the packages up to date."
    case (_, "remove"), (_, "uninstall"), (_, "purge"): "Remove the packages."
    default: nil
    }
  }

  private static func ofServices(_ program: String, _ verb: String) -> Message? {
    switch (program, verb) {
    case ("systemctl", "start"), ("systemctl", "enable"): "Start the service."
    case ("systemctl", "stop"), ("systemctl", "disable"): "Stop the service."
    case ("systemctl", "restart"), ("systemctl", "reload"): "Restart the service."
    case ("systemctl", "status"): "Look at the state of the service."
    case ("make", ""), ("cmake", _), ("ninja", _): "Build the project."
    case ("make", "install"): "Install what was built."
    case ("make", "test"): "Run the tests."
    case ("cargo", "build"), ("swift", "build"), ("go", "build"): "Build the project."
    case ("cargo", "test"), ("swift", "test"), ("go", "test"), ("npm", "test"), ("pytest", _): "Run the tests."
    default: nil
    }
  }

  private static func ofContainers(_ program: String, _ verb: String) -> Message? {
    switch (program, verb) {
    case ("docker", "build"), ("podman", "build"): "Build the image."
    case ("docker", "pull"), ("podman", "pull"): "Get the image."
    case ("docker", "push"), ("podman", "push"): "Publish the image."
    case ("docker", "tag"), ("podman", "tag"): "Give the image its name."
    case ("docker", "run"), ("podman", "run"): "Start the container."
    case ("docker", "login"), ("podman", "login"): "Log in to the registry."
    case ("kubectl", "apply"), ("kubectl", "create"), ("oc", "apply"), ("oc", "create"):
      "Create the objects in the cluster."
    case ("kubectl", "get"), ("kubectl", "describe"), ("oc", "get"), ("oc", "describe"):
      "Look at the objects in the cluster."
    case ("kubectl", "delete"), ("oc", "delete"): "Remove the objects from the cluster."
    case ("helm", "install"), ("helm", "upgrade"): "Install the chart."
    default: nil
    }
  }

  private static func ofGit(_ program: String, _ verb: String) -> Message? {
    switch (program, verb) {
    case ("git", "clone"): "Clone the repository."
    case ("git", "init"): "Make a repository."
    case ("git", "checkout"), ("git", "switch"): "Change to the branch."
    case ("git", "add"), ("git", "commit"): "Commit the changes."
    case ("git", "push"): "Push the commits."
    case ("git", "pull"), ("git", "fetch"): "Get the latest commits."
    case ("git", "status"), ("git", "log"), ("git", "diff"): "Look at the state of the repository."
    default: nil
    }
  }
}
