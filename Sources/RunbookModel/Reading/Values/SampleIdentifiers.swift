import Bytes
import ShellSyntax

/// Names that a machine gave to something on the author's machine: the number of a process in `kill -9 12345`, the id of a
/// container in `docker rm 3f4e5d6c7b8a`. On another machine they name something else, or nothing.
enum SampleIdentifiers {
  /// Together with names that say what they stand for: `docker rm container_id`.
  static func named(in script: ShellScript) -> [String] { UnfilledRole.distinct(in: script) + all(in: script) }

  private static func all(in script: ShellScript) -> [String] {
    // Most commands have no digits.
    guard script.text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
    var found: [String] = []
    for command in script.commands.flatMap(\.simpleCommands) {
      for place in command.rolePlaces where isGiven(place, by: command) && !found.contains(place.text) {
        found.append(place.text)
      }
    }
    return found
  }

  private static func isGiven(_ place: RolePlace, by command: SimpleCommand) -> Bool {
    guard place.option.isEmpty else { return false }
    switch place.role {
    case .process: return isProcess(place.text)
    case .object: return programs.contains(command.program ?? "") && isHash(place.text)
    default: return false
    }
  }

  /// Processes of one digit are those of the system.
  private static func isProcess(_ text: String) -> Bool {
    text.utf8.count > 1 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// `3f4e5d6c7b8a`: as long as the ids that are shown, of hexadecimal digits and letters.
  private static func isHash(_ text: String) -> Bool {
    let bytes = text.utf8
    return [12, 64].contains(bytes.count)
      && bytes.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
      && bytes.contains { $0 < 0x40 } && bytes.contains { $0 > 0x60 }
  }

  private static let programs: Set<String> = ["docker", "podman", "nerdctl", "crictl", "ctr"]
}
