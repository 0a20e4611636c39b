/// A sample as a program of some family prints it, with outputs that contradict it and outputs that do not.
struct AttackFamily: Sendable {
  struct Output: Sendable {
    var family: String
    /// As it ran; empty where the family says nothing of it.
    var command: String
    /// What the page says beside the sample.
    var said: [String]
    var sample: String
    var bindings: [String: String]
    var reason: String
    var text: String
    var isWrong: Bool
  }

  /// Reads `families.txt`: `== family`, `-- command: …`, `-- says: …`, `-- bind name=value`, `-- sample`, `-- wrong: why`, `-- harmless: why`, each
  /// followed by its lines.
  static func outputs(in text: String) -> [Output] {
    var outputs: [Output] = []
    var family = ""
    var command = ""
    var said: [String] = []
    var sample = ""
    var bindings: [String: String] = [:]
    var isSample = false
    // A line end of Windows is one character of a text, and two scalars.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init) {
      if line.hasPrefix("== ") {
        (family, command, said, sample, bindings, isSample) = (String(line.dropFirst(3)), "", [], "", [:], false)
      } else if line.hasPrefix("-- command: ") {
        command = String(line.dropFirst(12))
      } else if line.hasPrefix("-- says: ") {
        said.append(String(line.dropFirst(9)))
      } else if line.hasPrefix("-- bind ") {
        let parts = line.dropFirst(8).split(separator: "=", maxSplits: 1)
        bindings[String(parts[0])] = String(parts[1])
      } else if line == "-- sample" {
        (sample, isSample) = ("", true)
      } else if line.hasPrefix("-- wrong: ") || line.hasPrefix("-- harmless: ") {
        isSample = false
        outputs.append(
          Output(
            family: family, command: command, said: said, sample: sample, bindings: bindings,
            reason: String(line.dropFirst(3)), text: "", isWrong: line.hasPrefix("-- wrong")))
      } else if isSample {
        sample += line + "\n"
      } else if !outputs.isEmpty, !line.isEmpty {
        outputs[outputs.count - 1].text += line + "\n"
      }
    }
    return outputs
  }
}
