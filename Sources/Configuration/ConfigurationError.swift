package import Diagnostics

/// Why a configuration file cannot be used, where in it, and what to do about it.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the person named it.
  package var path: String
  package var position: SourcePosition
  package var message: Message
  /// What to do about it.
  package var help: Message?

  package init(path: String, position: SourcePosition, message: Message, help: Message? = nil) {
    self.path = path
    self.position = position
    self.message = message
    self.help = help
  }

  /// `values.yml:3:5: …`, in English.
  package var description: String {
    "\(path):\(position): \(message)" + (help.map { ". \($0)" } ?? "")
  }
}

/// All that is wrong in a file of settings.
package struct ConfigurationMistakes: Error, Hashable, Sendable {
  /// In the order of the file; never empty.
  package var all: [ConfigurationError]

  package init(all: [ConfigurationError]) { self.all = all }
}
