import Bytes
import ShellSyntax

/// What a well-known call lists, and the first line that it prints.
struct Listing {
  /// `kubectl get pods`, for people.
  var call: String
  /// The call in all spellings, the words of each joined by blanks: `kubectl get po`.
  var spellings: Set<String>
  /// Columns that no other listing has one after the other.
  var columns: [String]

  private init(_ program: String, _ objects: String..., columns: String) {
    call = program + " " + objects[0]
    spellings = Set(objects.map { program + " " + $0 })
    self.columns = columns.parts(separatedBy: " ").map(String.init)
  }

  private init(_ spellings: String..., printing columns: String) {
    call = spellings[0]
    self.spellings = Set(spellings)
    self.columns = columns.parts(separatedBy: " ").map(String.init)
  }

  /// The columns are those of kubectl 1.34, Docker 28 and Helm 3.
  static let all: [Self] = [
    Self("kubectl get", "pods", "pod", "po", columns: "READY STATUS RESTARTS"),
    Self("kubectl get", "nodes", "node", "no", columns: "STATUS ROLES AGE VERSION"),
    Self("kubectl get", "services", "service", "svc", columns: "TYPE CLUSTER-IP EXTERNAL-IP PORT(S)"),
    Self("kubectl get", "deployments", "deployment", "deploy", columns: "UP-TO-DATE AVAILABLE"),
    Self("kubectl get", "persistentvolumeclaims", "pvc", columns: "STATUS VOLUME CAPACITY"),
    Self("kubectl get", "persistentvolumes", "pv", columns: "CAPACITY ACCESS MODES RECLAIM POLICY"),
    Self("kubectl get", "cronjobs", "cronjob", "cj", columns: "SCHEDULE SUSPEND ACTIVE"),
    Self("kubectl get", "ingress", "ingresses", "ing", columns: "HOSTS ADDRESS PORTS"),
    Self("kubectl get", "hpa", "horizontalpodautoscalers", columns: "REFERENCE TARGETS MINPODS"),
    Self("docker ps", "docker container ls", "docker container list", printing: "CONTAINER ID IMAGE COMMAND"),
    Self("docker images", "docker image ls", "docker image list", printing: "REPOSITORY TAG IMAGE ID"),
    Self("docker network ls", "docker network list", printing: "NETWORK ID NAME DRIVER SCOPE"),
    Self("docker volume ls", "docker volume list", printing: "DRIVER VOLUME NAME"),
    Self("helm list", "helm ls", printing: "REVISION UPDATED STATUS CHART"),
    Self("helm repo list", "helm repo ls", printing: "NAME URL"),
  ]

  /// The listing that a call makes; nil for one that is not known, that lists several kinds, or chooses its columns.
  static func made(by simple: SimpleCommand) -> Self? {
    guard let program = simple.program, program == "kubectl" || program == "docker" || program == "helm" else {
      return nil
    }
    if simple.words.contains(where: { $0.text.hasPrefix("-o") || $0.text.hasPrefix("--o") || $0.text == "--format" }) {
      return nil
    }
    for count in 2...3 {
      let call = simple.words.prefix(count).map(\.text).joined(separator: " ")
      if let listing = bySpelling[call] { return listing }
    }
    return nil
  }

  private static let bySpelling: [String: Self] = all.reduce(into: [:]) { found, listing in
    for spelling in listing.spellings { found[spelling] = listing }
  }

  /// The listing whose first line this is.
  static func printing(_ line: Substring) -> Self? {
    let words = line.parts(separatedBy: " ").map(String.init)
    return all.first { listing in
      guard words.count >= listing.columns.count else { return false }
      return words.indices.contains { words[$0...].starts(with: listing.columns) }
    }
  }
}
